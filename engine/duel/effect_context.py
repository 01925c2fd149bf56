"""The interface through which effects read and change a table while a move is carried out."""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from engine.core.game import Seat

from .decisions import Decision
from .types import SEATS, CardId, Colour, Symbol

Counted: TypeAlias = Colour | Literal["wonder", "token", "coin_set"]
"""What effects count: cards of a colour, built wonders, progress tokens, full sets of 3 coins."""


class CityCounts(Protocol):
    """Counts what each of the two cities has."""

    def count(self, seat: Seat, what: Counted) -> int:
        """Return how much of `what` the city of `seat` has."""
        ...


def most(cities: CityCounts, what: Sequence[Counted]) -> int:
    """Return the larger of both cities' totals, all kinds of `what` added up (ruling 53)."""
    return max(sum(cities.count(seat, each) for each in what) for seat in SEATS)


class EffectContext(CityCounts, Protocol):
    """A table that the immediate part of an effect may change; `MutableTable` implements it."""

    discard: tuple[CardId, ...]

    def gain(self, seat: Seat, coins: int) -> None:
        """Give coins of the bank to `seat`."""
        ...

    def lose(self, seat: Seat, coins: int) -> None:
        """Take coins from `seat`, at most what it has."""
        ...

    def advance(self, seat: Seat, shields: int) -> None:
        """Move the conflict pawn by the shields of `seat`."""
        ...

    def extra_shields(self, seat: Seat) -> int:
        """Return the shields that the city of `seat` adds to those of the card just built."""
        ...

    def gain_symbol(self, seat: Seat, symbol: Symbol) -> None:
        """Handle a scientific symbol that `seat` has just got: a pair, or scientific supremacy."""
        ...

    def ask(self, decision: Decision) -> None:
        """Insert a decision before the next turn."""
        ...

    def play_again(self, seat: Seat) -> None:
        """Give the next turn to `seat`."""
        ...
