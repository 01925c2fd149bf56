"""What a pressed control says: its custom_id, written and read back.

Everything a click needs is in its id, so that a restart forgets nothing. Discord allows 100
characters.
"""

import re
from typing import TypeAlias

from msgspec import Struct

_NUMBER = re.compile(r"[0-9]{1,19}")


class Play(Struct, frozen=True):
    """Make a move: `m:<table>:<seat>:<nth>:<move>`, `nth` counting that seat's own moves."""

    table: int
    seat: int
    nth: int
    move: str

    def __str__(self) -> str:
        return f"m:{self.table}:{self.seat}:{self.nth}:{self.move}"


class Choose(Struct, frozen=True):
    """Make the move that a select names: `s:<table>:<seat>:<nth>:<part>`."""

    table: int
    seat: int
    nth: int
    part: int

    def __str__(self) -> str:
        return f"s:{self.table}:{self.seat}:{self.nth}:{self.part}"


class Weigh(Struct, frozen=True):
    """Show privately what can be done with a thing: `w:<table>:<seat>:<nth>:<thing>`."""

    table: int
    seat: int
    nth: int
    thing: str

    def __str__(self) -> str:
        return f"w:{self.table}:{self.seat}:{self.nth}:{self.thing}"


class Answer(Struct, frozen=True):
    """Answer a challenge: `c:<challenge>:<accept, decline or withdraw>`."""

    challenge: int
    word: str

    def __str__(self) -> str:
        return f"c:{self.challenge}:{self.word}"


class Rematch(Struct, frozen=True):
    """Ask for the same game once more: `r:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"r:{self.table}"


class Replay(Struct, frozen=True):
    """Show a game as a film, privately: `f:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"f:{self.table}"


class Resign(Struct, frozen=True):
    """Confirm giving a game up: `x:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"x:{self.table}"


class OpenThread(Struct, frozen=True):
    """Open a thread for a challenge: `t:<opponent>:<wonders>:<begins>:<1 to watch, else 0>`."""

    opponent: int
    wonders: str
    begins: str
    watch: bool = False

    def __str__(self) -> str:
        return f"t:{self.opponent}:{self.wonders}:{self.begins}:{int(self.watch)}"


Pressed: TypeAlias = Play | Choose | Weigh | Answer | Rematch | Replay | Resign | OpenThread


def read(custom_id: str) -> Pressed | None:
    """Read a custom_id; `None` for one that no control of ours carries."""
    kind, *words = custom_id.split(":", 4 if custom_id[:1] in "msw" else -1)
    match kind, words:
        case "m", [table, seat, nth, move] if _numbers(table, seat, nth):
            return Play(int(table), int(seat), int(nth), move)
        case "s", [table, seat, nth, part] if _numbers(table, seat, nth, part):
            return Choose(int(table), int(seat), int(nth), int(part))
        case "w", [table, seat, nth, thing] if _numbers(table, seat, nth):
            return Weigh(int(table), int(seat), int(nth), thing)
        case "c", [challenge, ("accept" | "decline" | "withdraw") as word] if _numbers(challenge):
            return Answer(int(challenge), word)
        case "r", [table] if _numbers(table):
            return Rematch(int(table))
        case "f", [table] if _numbers(table):
            return Replay(int(table))
        case "x", [table] if _numbers(table):
            return Resign(int(table))
        case "t", [opponent, wonders, begins, ("0" | "1") as watch] if _numbers(opponent):
            return OpenThread(int(opponent), wonders, begins, watch == "1")
        case _:
            return None


def _numbers(*texts: str) -> bool:
    return all(_NUMBER.fullmatch(text) and int(text) < 1 << 63 for text in texts)
