"""The interface that every game implements, and the values it exchanges with its callers."""

from collections.abc import Mapping
from random import Random
from typing import Generic, NewType, Protocol, TypeVar

from msgspec import Struct

from .hidden import Hidden
from .luck import Luck

Seat = NewType("Seat", int)
"""The index of a player at the table, from 0, clockwise.

Seat 0 makes the first move where one seat begins.
"""

D = TypeVar("D")
S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")
E = TypeVar("E")
S_co = TypeVar("S_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)


class IllegalMove(Exception):  # noqa: N818 - an answer to the player, not a bug
    """The move is not among the legal ones; the state has not changed."""


class UnknownMove(Exception):  # noqa: N818 - an answer to the player, not a bug
    """The text cannot be parsed as a move of this game."""


RESIGNATION = "resignation"
"""The `Result.reason` of a game that ended because a player resigned.

No `Game.result` returns it: callers end games so.
"""

ABANDONED = "abandoned"
"""The `Result.reason` of a game that was ended without a winner, because nobody plays on or can.

No `Game.result` returns it: callers end games so.
"""


class Result(Struct, frozen=True):
    """How a game ended.

    `reason` is a key of the game (`civilian`, `military` ...), never a sentence; `winners` are
    the seats that won: all of them where victory is shared, none where the game was abandoned.
    """

    reason: str
    winners: tuple[Seat, ...]


class Step(Struct, Generic[S_co, E_co], frozen=True):
    """The result of `Game.apply`: the state after the move, and the move's events in order."""

    state: S_co
    events: tuple[E_co, ...]


class Game(Protocol[D, S, V, M, E]):
    """The rules of one game.

    Type parameters: `D` a deal (the result of all randomness), `S` the complete state, `V` a view
    (what one seat may know), `M` a move, whose `str` is parsed back by `parse`, `E` an event.

    `name` is the id of the game, such as `duel`, and `seats` are the possible numbers of players.
    `data` is the version of the cards, and of all else from which deals are drawn: the digest of
    their files by `engine.core.data.digest`.
    """

    name: str
    data: str
    seats: range

    def deal(self, rng: Luck, seats: int, options: Mapping[str, str]) -> D:
        """Draw everything that is random in a game, before the first move.

        `seats` is the number of players; `options` are settings of this game. Raises `ValueError`
        for a number of seats or an option that the game does not have.
        """
        ...

    def start(self, deal: D) -> S:
        """Return the state before the first move."""
        ...

    def players(self, state: S) -> int:
        """Return the number of players."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that must decide now; empty when the game has ended.

        Several seats may have to decide at the same time. Apply their moves in any order: each seat
        is left out once its move is applied, and no view shows the move before the last of them is.
        """
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """Return what `seat` may know of `state`; `None` stands for a spectator."""
        ...

    def legal(self, view: V, seat: Seat) -> tuple[M, ...]:
        """Return the legal moves of `seat` in a fixed order; empty when it is not to act."""
        ...

    def apply(self, state: S, seat: Seat, move: M) -> Step[S, E]:
        """Return the state and events after a move; `state` itself is unchanged.

        Raises `IllegalMove` unless `legal` contains the move.
        """
        ...

    def hidden(self, state: S) -> tuple[Hidden, ...]:
        """Return everything that was not public, to be shown to all once the game has ended."""
        ...

    def result(self, state: S) -> Result | None:
        """Return how the game ended, or `None` while it goes on."""
        ...

    def visible(self, event: E, seat: Seat | None) -> bool:
        """Whether `seat` may know of an event while the game goes on; `None` is a spectator."""
        ...

    def guess(self, view: V, rng: Random) -> S:
        """Determinize: return a complete state consistent with `view`, hidden parts drawn anew.

        Use it for searches, not for storage: replaying the moves of the game from the deal of this
        state need not lead to this state.
        """
        ...

    def parse(self, text: str) -> M:
        """Parse the text of a move; raises `UnknownMove`."""
        ...

    def pack(self, deal: D) -> bytes:
        """Serialize a deal to JSON, the form in which it is stored."""
        ...

    def unpack(self, stored: bytes) -> D:
        """Deserialize a deal; raises `ValueError` if it is not a valid deal of this game."""
        ...
