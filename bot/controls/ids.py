"""What a pressed control says: its custom_id, written and read back.

Everything a click needs is in its id, so that a restart forgets nothing. Discord allows 100
characters.
"""

import re
from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

_NUMBER = re.compile(r"[0-9]{1,19}")


class Play(Struct, frozen=True):
    """Make a move: `m:<table>:<seat>:<nth>:<move>`, `nth` counting that seat's own moves."""

    table: int
    seat: int
    ply: int
    move: str

    def __str__(self) -> str:
        return f"m:{self.table}:{self.seat}:{self.ply}:{self.move}"


class Choose(Struct, frozen=True):
    """Make the move that a select names: `s:<table>:<seat>:<nth>:<part>`."""

    table: int
    seat: int
    ply: int
    part: int

    def __str__(self) -> str:
        return f"s:{self.table}:{self.seat}:{self.ply}:{self.part}"


class ShowOptions(Struct, frozen=True):
    """Show privately what can be done with a thing: `w:<table>:<seat>:<nth>:<thing>`."""

    table: int
    seat: int
    ply: int
    thing: str

    def __str__(self) -> str:
        return f"w:{self.table}:{self.seat}:{self.ply}:{self.thing}"


class AnswerChallenge(Struct, frozen=True):
    """Answer a challenge: `c:<challenge>:<accept, decline or withdraw>`."""

    challenge: int
    word: str

    def __str__(self) -> str:
        return f"c:{self.challenge}:{self.word}"


class CutCards(Struct, frozen=True):
    """Cut the cards of a challenge before accepting it: `k:<challenge>`, as button and as form."""

    challenge: int

    def __str__(self) -> str:
        return f"k:{self.challenge}"


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


class Review(Struct, frozen=True):
    """Look back upon a finished game, privately: `v:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"v:{self.table}"


class Moment(Struct, frozen=True):
    """Show the board before a move of a finished game, privately: `v:<table>:<n>`, from 0."""

    table: int
    n: int

    def __str__(self) -> str:
        return f"v:{self.table}:{self.n}"


class Resign(Struct, frozen=True):
    """Confirm giving a game up: `x:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"x:{self.table}"


class End(Struct, frozen=True):
    """Confirm ending a damaged or an abandoned game without a winner: `e:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"e:{self.table}"


class GiveUp(Struct, frozen=True):
    """Choose a game to give up: `g:<part>`; the select's values are ids of `Resign` or `End`."""

    part: int

    def __str__(self) -> str:
        return f"g:{self.part}"


class OpenThread(Struct, frozen=True):
    """Open a thread: `t:<opponent>:<wonders>:<begins>:<1 to watch, else 0>:<level>`.

    `level` is the computer's, and empty where none was asked for.
    """

    opponent: int
    wonders: str
    begins: str
    watch: bool = False
    level: str = ""

    def __str__(self) -> str:
        return f"t:{self.opponent}:{self.wonders}:{self.begins}:{int(self.watch)}:{self.level}"


class Substitute(Struct, frozen=True):
    """Let the computer take over one's own seat, or a deserted one: `u:<table>:<seat>:<level>`."""

    table: int
    seat: int
    level: str

    def __str__(self) -> str:
        return f"u:{self.table}:{self.seat}:{self.level}"


class Consent(Struct, frozen=True):
    """Answer who wants to be replaced: `y:<table>:<seat>:<request>:<level>:<word>`.

    `seat` is the seat of the one who asked; the word is agree, decline or withdraw.
    """

    table: int
    seat: int
    request: int
    level: str
    word: str

    def __str__(self) -> str:
        return f"y:{self.table}:{self.seat}:{self.request}:{self.level}:{self.word}"


class TakeBack(Struct, frozen=True):
    """Take the seat back in which the computer stands in: `b:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"b:{self.table}"


class Forget(Struct, frozen=True):
    """Confirm that one wants to be forgotten: `p:<user>`, who alone can confirm it."""

    user: int

    def __str__(self) -> str:
        return f"p:{self.user}"


Pressed: TypeAlias = (
    Play
    | Choose
    | ShowOptions
    | AnswerChallenge
    | CutCards
    | Rematch
    | Replay
    | Review
    | Moment
    | Resign
    | End
    | GiveUp
    | OpenThread
    | Substitute
    | Consent
    | TakeBack
    | Forget
)

_OF_ONE: Mapping[
    str, type[CutCards | Rematch | Replay | Review | Resign | End | GiveUp | TakeBack | Forget]
] = {
    "k": CutCards,
    "r": Rematch,
    "f": Replay,
    "v": Review,
    "x": Resign,
    "e": End,
    "g": GiveUp,
    "b": TakeBack,
    "p": Forget,
}


def read(custom_id: str) -> Pressed | None:
    """Read a custom_id; `None` for one that no control of ours carries."""
    kind, *words = custom_id.split(":", 4 if custom_id[:1] in "msw" else -1)
    match kind, words:
        case "m", [table, seat, ply, move] if _numbers(table, seat, ply):
            return Play(int(table), int(seat), int(ply), move)
        case "s", [table, seat, ply, part] if _numbers(table, seat, ply, part):
            return Choose(int(table), int(seat), int(ply), int(part))
        case "w", [table, seat, ply, thing] if _numbers(table, seat, ply):
            return ShowOptions(int(table), int(seat), int(ply), thing)
        case "c", [challenge, ("accept" | "decline" | "withdraw") as word] if _numbers(challenge):
            return AnswerChallenge(int(challenge), word)
        case _, [one] if kind in _OF_ONE and _numbers(one):
            return _OF_ONE[kind](int(one))
        case "v", [table, n] if _numbers(table, n):
            return Moment(int(table), int(n))
        case "t", [opponent, wonders, begins, ("0" | "1") as watch, *level] if (
            _numbers(opponent) and len(level) < 2  # buttons of former days name no level
        ):
            return OpenThread(int(opponent), wonders, begins, watch == "1", "".join(level))
        case "u", [table, seat, level] if _numbers(table, seat):
            return Substitute(int(table), int(seat), level)
        case "y", [table, seat, request, level, ("agree" | "decline" | "withdraw") as word] if (
            _numbers(table, seat, request)
        ):
            return Consent(int(table), int(seat), int(request), level, word)
        case _:
            return None


def _numbers(*texts: str) -> bool:
    return all(_NUMBER.fullmatch(text) and int(text) < 1 << 63 for text in texts)
