"""What effects work on: two cities in which things are counted, and a table open to change."""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from engine.core.game import Seat

from .decisions import Decision
from .types import SEATS, CardId, Colour, Symbol

Counted: TypeAlias = Colour | Literal["wonder", "token", "coin_set"]
"""What is counted: cards of a colour, built wonders, own tokens, full sets of 3 coins."""


class Census(Protocol):
    """Two cities in which things can be counted."""

    def count(self, seat: Seat, what: Counted) -> int:
        """Return how much of `what` the city of `seat` has."""
        ...


def most(cities: Census, what: Sequence[Counted]) -> int:
    """Return what the one city with more of it has, all kinds of `what` together (ruling 53)."""
    return max(sum(cities.count(seat, each) for each in what) for seat in SEATS)


class Stage(Census, Protocol):
    """A table in the middle of a move; `Scene` is one."""

    discard: tuple[CardId, ...]

    def gain(self, seat: Seat, coins: int) -> None:
        """Give coins of the bank to `seat`."""
        ...

    def lose(self, seat: Seat, coins: int) -> None:
        """Take coins from `seat`, at most what it has."""
        ...

    def advance(self, seat: Seat, shields: int) -> None:
        """Move the pawn for the shields of `seat`."""
        ...

    def extra_shields(self, seat: Seat) -> int:
        """Return the shields that `seat` adds to those of what is being carried out."""
        ...

    def discover(self, seat: Seat, symbol: Symbol) -> None:
        """Count a symbol that `seat` has just got."""
        ...

    def ask(self, decision: Decision) -> None:
        """Put a decision before the next turn."""
        ...

    def play_again(self, seat: Seat) -> None:
        """Give the next turn to `seat`."""
        ...
