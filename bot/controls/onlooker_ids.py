"""The custom_ids of controls for people who look at a game, players or not; `ids` has all.

They export games, show imported ones, watch running ones, and show what was hidden in past ones.
"""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from .numbers import are_numbers


class Export(Struct, frozen=True):
    """Hand out a finished game as a file and a film, privately: `X:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"X:{self.table}"


class ImportedLog(Struct, frozen=True):
    """List the moves of an imported game privately: `X:<table>:log`."""

    table: int

    def __str__(self) -> str:
        return f"X:{self.table}:log"


WATCH_ANSWERS = ("end", "ages", "stop")
"""What one wants to be told of a game: its end, each Age and its end, nothing."""


class Watch(Struct, frozen=True):
    """Watch a game, and choose of what one is told: `W:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"W:{self.table}"


class ChooseWatch(Struct, frozen=True):
    """Choose of what one is told in a game: `W:<table>:<end, ages or stop>`."""

    table: int
    answer: str

    def __str__(self) -> str:
        return f"W:{self.table}:{self.answer}"


class ShowHidden(Struct, frozen=True):
    """Show privately what was hidden in a finished game: `W:<table>:hidden`."""

    table: int

    def __str__(self) -> str:
        return f"W:{self.table}:hidden"


TakeawayPressed: TypeAlias = Export | ImportedLog
WatchPressed: TypeAlias = Watch | ChooseWatch | ShowHidden


def parse(kind: str, fields: Sequence[str]) -> TakeawayPressed | WatchPressed | None:
    """Parse the parts of a custom_id; return `None` for an unknown one."""
    match kind, fields:
        case "X", [table] if are_numbers(table):
            return Export(int(table))
        case "X", [table, "log"] if are_numbers(table):
            return ImportedLog(int(table))
        case "W", [table] if are_numbers(table):
            return Watch(int(table))
        case "W", [table, "hidden"] if are_numbers(table):
            return ShowHidden(int(table))
        case "W", [table, answer] if are_numbers(table) and answer in WATCH_ANSWERS:
            return ChooseWatch(int(table), answer)
        case _:
            return None
