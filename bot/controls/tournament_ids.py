"""The custom_ids of tournaments."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from .numbers import are_numbers

Deed: TypeAlias = Literal["join", "leave", "begin", "ask", "end", "table", "rounds", "pick"]
"""What can be pressed; `ask` asks before `end`, `table` and `rounds` show all there is.

`pick` is a list whose options are deeds of several tournaments; it names no tournament.
"""

_DEEDS = ("join", "leave", "begin", "ask", "end", "table", "rounds", "pick")


class PressTournament(Struct, frozen=True):
    """Do something with a tournament: `T:<tournament>:<deed>`, for a round `:<round>`."""

    tournament: int
    deed: Deed
    round: int = 0

    def __str__(self) -> str:
        return f"T:{self.tournament}:{self.deed}" + (f":{self.round}" if self.round else "")


def parse(kind: str, fields: Sequence[str]) -> PressTournament | None:
    """Parse the parts of a custom_id; return `None` for an unknown one."""
    match kind, fields:
        case "T", [number, deed, *rest] if (
            deed in _DEEDS and len(rest) <= 1 and are_numbers(number, *rest)
        ):
            return PressTournament(int(number), deed, *map(int, rest))  # type: ignore[arg-type]
        case _:
            return None
