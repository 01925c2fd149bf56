"""The contract that every game keeps with the rest of the house."""

from collections.abc import Mapping
from random import Random
from typing import Generic, NewType, Protocol, TypeVar

from msgspec import Struct

from .luck import Luck

Seat = NewType("Seat", int)
"""A place at the table, counted from 0; 0 is the one who begins."""

D = TypeVar("D")
S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")
S_co = TypeVar("S_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)


class IllegalMove(Exception):  # noqa: N818 - a refusal, not a fault of the program
    """The move is not among the legal ones; the state has not changed."""


class UnknownMove(Exception):  # noqa: N818 - a refusal, not a fault of the program
    """The text is no move of this game."""


RESIGNATION = "resignation"
"""The reason of a game that a player gave up: it ends so by no game's rules."""

ABANDONED = "abandoned"
"""The reason of a game that was ended without a winner, because nobody plays on or nobody can.

It ends so by no game's rules either.
"""


class Result(Struct, frozen=True):
    """How a game ended.

    `reason` is a key of the game (`civilian`, `military` ...), never a sentence; `winners` are
    the seats that won: all of them where victory is shared, none where the game was abandoned.
    """

    reason: str
    winners: tuple[Seat, ...]


class Step(Struct, Generic[S_co, E_co], frozen=True):
    """What one move did: the state after it, and its events in the order they happened."""

    state: S_co
    events: tuple[E_co, ...]


class Game(Protocol[D, S, V, M, E_co]):
    """The rules of one game.

    `D` is a deal (every bit of luck), `S` the whole truth, `V` what one seat may know, `M` a
    move whose `str` reads back through `parse`, `E` an event.
    """

    name: str
    seats: range

    def deal(self, rng: Luck, seats: int, options: Mapping[str, str]) -> D:
        """Make every bit of luck of a game, before the first move.

        `seats` is how many play; `options` are the game's own settings. Raises `ValueError`
        for a number of seats or an option that the game does not know.
        """
        ...

    def start(self, deal: D) -> S:
        """Return the state before the first move."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that must decide now; none when the game has ended."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """Return what `seat` may know of `state`; `None` is a spectator."""
        ...

    def legal(self, view: V, seat: Seat) -> tuple[M, ...]:
        """Return the moves that `seat` may make, in a fixed order; none when it is not to act."""
        ...

    def apply(self, state: S, seat: Seat, move: M) -> Step[S, E_co]:
        """Make a move. A pure function; raises `IllegalMove` for what `legal` does not hold."""
        ...

    def result(self, state: S) -> Result | None:
        """Return how the game ended, or `None` while it goes on."""
        ...

    def guess(self, view: V, rng: Random) -> S:
        """Return a whole state that agrees with everything that is seen in `view`.

        It is for playing on, not for storing: moves replayed from its deal need not lead to it.
        """
        ...

    def parse(self, text: str) -> M:
        """Read a move from its text; raises `UnknownMove`."""
        ...

    def pack(self, deal: D) -> bytes:
        """Write a deal as JSON, the form in which it is stored."""
        ...

    def unpack(self, stored: bytes) -> D:
        """Read a deal back; raises `ValueError` for what is no deal of this game."""
        ...
