"""The custom_ids of tournaments."""

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from .numbers import are_numbers

Action: TypeAlias = Literal["join", "leave", "begin", "ask", "end", "table", "rounds", "pick"]
"""What can be pressed; `ask` asks before `end`, `table` and `rounds` show all there is.

`pick` is a list whose options are actions of several tournaments; it names no tournament.
"""

_ACTIONS = get_args(Action)


class PressTournament(Struct, frozen=True):
    """Do something with a tournament: `T:<tournament>:<action>`, for a round `:<round>`."""

    tournament: int
    action: Action
    round: int = 0

    def __str__(self) -> str:
        return f"T:{self.tournament}:{self.action}" + (f":{self.round}" if self.round else "")


def parse(kind: str, fields: Sequence[str]) -> PressTournament | None:
    """Parse the parts of a custom_id; return `None` for an unknown one."""
    match kind, fields:
        case "T", [number, action, *rest] if (
            action in _ACTIONS and len(rest) <= 1 and are_numbers(number, *rest)
        ):
            return PressTournament(int(number), action, *map(int, rest))  # type: ignore[arg-type]
        case _:
            return None
