"""The custom_ids of controls: one value class each, with its text form and a parser.

An id holds everything that a press needs, so presses work after a restart. Discord allows 100
characters.
"""

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from . import lesson_ids, onlooker_ids, setting_ids, tournament_ids, undo_ids
from .looking_back_ids import (
    ChoosePastGame as ChoosePastGame,
)
from .looking_back_ids import (
    Replay as Replay,
)
from .looking_back_ids import (
    Review as Review,
)
from .looking_back_ids import (
    ReviewedMove as ReviewedMove,
)
from .looking_back_ids import (
    ShowHistory as ShowHistory,
)
from .looking_back_ids import (
    ShowProof as ShowProof,
)
from .numbers import are_numbers

ChallengeAnswer: TypeAlias = Literal["accept", "decline", "withdraw"]
LobbyAnswer: TypeAlias = Literal["join", "leave", "start", "cancel", "add", "remove"]


class Play(Struct, frozen=True):
    """Make a move: `m:<table>:<seat>:<ply>:<move>`; `ply` counts the seat's own moves from 0."""

    table: int
    seat: int
    ply: int
    move: str

    def __str__(self) -> str:
        return f"m:{self.table}:{self.seat}:{self.ply}:{self.move}"


class SelectMove(Struct, frozen=True):
    """Make the move selected in a list: `s:<table>:<seat>:<ply>:<part>`."""

    table: int
    seat: int
    ply: int
    part: int

    def __str__(self) -> str:
        return f"s:{self.table}:{self.seat}:{self.ply}:{self.part}"


class ShowOptions(Struct, frozen=True):
    """Show privately the moves with an item: `w:<table>:<seat>:<ply>:<item>`."""

    table: int
    seat: int
    ply: int
    item: str

    def __str__(self) -> str:
        return f"w:{self.table}:{self.seat}:{self.ply}:{self.item}"


class AnswerChallenge(Struct, frozen=True):
    """Answer a challenge: `c:<challenge>:<accept, decline or withdraw>`."""

    challenge: int
    answer: ChallengeAnswer

    def __str__(self) -> str:
        return f"c:{self.challenge}:{self.answer}"


class AnswerLobby(Struct, frozen=True):
    """Change an invitation for several, or begin its game: `l:<invitation>:<answer>`.

    The answers are join, leave, start and cancel as buttons, and add (the value is the level of a
    computer) and remove (the value is a player, see `lobby_rules`) as lists.
    """

    invitation: int
    answer: LobbyAnswer

    def __str__(self) -> str:
        return f"l:{self.invitation}:{self.answer}"


class CutCards(Struct, frozen=True):
    """Cut the cards of an invitation: `k:<invitation>`, as button and as form.

    Who has not joined joins, or accepts; who has promised words opens them.
    """

    invitation: int

    def __str__(self) -> str:
        return f"k:{self.invitation}"


class Rematch(Struct, frozen=True):
    """Ask for a rematch: `r:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"r:{self.table}"


class OpenPanel(Struct, frozen=True):
    """Show privately what only one seat sees: `h:<table>`; who presses tells which seat."""

    table: int

    def __str__(self) -> str:
        return f"h:{self.table}"


class Resign(Struct, frozen=True):
    """Confirm resigning a game: `x:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"x:{self.table}"


class End(Struct, frozen=True):
    """Confirm ending a game without a winner: `e:<table>:<moves>`, a damaged one `e:<table>`.

    `moves` is how many moves people had made when it was asked.
    """

    table: int
    moves: int | None = None

    def __str__(self) -> str:
        return f"e:{self.table}" if self.moves is None else f"e:{self.table}:{self.moves}"


class ChooseResign(Struct, frozen=True):
    """Select a game to resign or end: `g:<part>`; the list's values are ids of those two."""

    part: int

    def __str__(self) -> str:
        return f"g:{self.part}"


class OpenThread(Struct, frozen=True):
    """Open a thread for an invitation whose channel is taken: `t:<invitation>`."""

    invitation: int

    def __str__(self) -> str:
        return f"t:{self.invitation}"


class Substitute(Struct, frozen=True):
    """Let the computer take over one's own or a deserted seat: `u:<table>:<seat>:<level>`."""

    table: int
    seat: int
    level: str

    def __str__(self) -> str:
        return f"u:{self.table}:{self.seat}:{self.level}"


class AnswerSubstitution(Struct, frozen=True):
    """Answer a request to be replaced: `y:<table>:<seat>:<request>:<level>:<answer>`.

    `seat` is the seat of the person who asked; the answer is agree, decline or withdraw.
    """

    table: int
    seat: int
    request: int
    level: str
    answer: undo_ids.Answer

    def __str__(self) -> str:
        return f"y:{self.table}:{self.seat}:{self.request}:{self.level}:{self.answer}"


class TakeSeatBack(Struct, frozen=True):
    """Take one's seat back from the computer: `b:<table>`."""

    table: int

    def __str__(self) -> str:
        return f"b:{self.table}"


class Forget(Struct, frozen=True):
    """Confirm the deletion of one's data: `p:<user>`; only that user can."""

    user: int

    def __str__(self) -> str:
        return f"p:{self.user}"


Pressed: TypeAlias = (
    Play
    | SelectMove
    | ShowOptions
    | AnswerChallenge
    | AnswerLobby
    | CutCards
    | Rematch
    | Replay
    | Review
    | ReviewedMove
    | OpenPanel
    | Resign
    | End
    | ChooseResign
    | OpenThread
    | Substitute
    | AnswerSubstitution
    | TakeSeatBack
    | ShowHistory
    | ChoosePastGame
    | ShowProof
    | Forget
    | undo_ids.AnswerUndo
    | lesson_ids.LessonPressed
    | onlooker_ids.TakeawayPressed
    | onlooker_ids.WatchPressed
    | setting_ids.SettingPressed
    | tournament_ids.PressTournament
)

_OF_ONE: Mapping[str, Callable[[int], Pressed]] = {
    "k": CutCards,
    "r": Rematch,
    "f": Replay,
    "v": Review,
    "h": OpenPanel,
    "t": OpenThread,
    "x": Resign,
    "e": End,
    "g": ChooseResign,
    "b": TakeSeatBack,
    "o": ShowHistory,
    "a": ChoosePastGame,
    "d": ShowProof,
    "p": Forget,
}


def parse(custom_id: str) -> Pressed | None:
    """Parse a custom_id; return `None` for an unknown one."""
    kind, *fields = custom_id.split(":", 4 if custom_id[:1] in "msw" else -1)
    match kind, fields:
        case "m", [table, seat, ply, move] if are_numbers(table, seat, ply):
            return Play(int(table), int(seat), int(ply), move)
        case "s", [table, seat, ply, part] if are_numbers(table, seat, ply, part):
            return SelectMove(int(table), int(seat), int(ply), int(part))
        case "w", [table, seat, ply, item] if are_numbers(table, seat, ply):
            return ShowOptions(int(table), int(seat), int(ply), item)
        case "c", [challenge, ("accept" | "decline" | "withdraw") as answer] if are_numbers(
            challenge
        ):
            return AnswerChallenge(int(challenge), answer)
        case "l", [
            invitation,
            ("join" | "leave" | "start" | "cancel" | "add" | "remove") as answer,
        ] if are_numbers(invitation):
            return AnswerLobby(int(invitation), answer)
        case _, [one] if kind in _OF_ONE and are_numbers(one):
            return _OF_ONE[kind](int(one))
        case "e", [table, moves] if are_numbers(table, moves):
            return End(int(table), int(moves))
        case "v", [table, n] if are_numbers(table, n):
            return ReviewedMove(int(table), int(n))
        case "u", [table, seat, level] if are_numbers(table, seat):
            return Substitute(int(table), int(seat), level)
        case "y", [table, seat, request, level, ("agree" | "decline" | "withdraw") as answer] if (
            are_numbers(table, seat, request)
        ):
            return AnswerSubstitution(int(table), int(seat), int(request), level, answer)
        case _:
            others = (lesson_ids, setting_ids, tournament_ids, undo_ids, onlooker_ids)
            return next((found for each in others if (found := each.parse(kind, fields))), None)
