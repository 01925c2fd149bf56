"""The custom_ids of controls that export games, and that show imported ones; `ids` has all."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct


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


TakeawayPressed: TypeAlias = Export | ImportedLog


def parse(kind: str, fields: Sequence[str]) -> TakeawayPressed | None:
    """Parse the parts of a custom_id; return `None` for an unknown one."""
    match kind, fields:
        case "X", [table] if _number(table):
            return Export(int(table))
        case "X", [table, "log"] if _number(table):
            return ImportedLog(int(table))
        case _:
            return None


def _number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 20 and int(text) < 1 << 63
