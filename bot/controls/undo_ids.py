"""The custom_ids of requests to undo moves."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from .numbers import are_numbers

Answer: TypeAlias = Literal["agree", "decline", "withdraw"]
"""What can be answered to a request; only who asked can withdraw it."""


class AnswerUndo(Struct, frozen=True):
    """Answer a request to take moves back: `U:<table>:<request>:<agree, decline or withdraw>`."""

    table: int
    request: int
    answer: Answer

    def __str__(self) -> str:
        return f"U:{self.table}:{self.request}:{self.answer}"


def parse(kind: str, fields: Sequence[str]) -> AnswerUndo | None:
    """Parse the parts of a custom_id; return `None` for an unknown one."""
    match kind, fields:
        case "U", [table, request, ("agree" | "decline" | "withdraw") as answer] if are_numbers(
            table, request
        ):
            return AnswerUndo(int(table), int(request), answer)
        case _:
            return None
