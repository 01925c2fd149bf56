"""The interface through which effects read and change the cities while a turn is carried out."""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from engine.core.game import Seat

from .types import Colour

Counted: TypeAlias = Colour | Literal["stage", "defeat"]
"""What effects count: cards of a colour, wonder stages built, defeat tokens."""

Whose: TypeAlias = Literal["own", "left", "right"]
"""In which cities effects count, seen from their owner."""


class CityCounts(Protocol):
    """Counts what the cities around a seat have."""

    def count(self, seat: Seat, what: Sequence[Counted], of: Sequence[Whose]) -> int:
        """Return how much of all kinds of `what` the cities `of` the owner at `seat` have."""
        ...


class EffectContext(CityCounts, Protocol):
    """A table that the immediate part of an effect may change; `MutableState` implements it."""

    def gain(self, seat: Seat, coins: int) -> None:
        """Give coins of the bank to `seat`."""
        ...

    def revive(self, seat: Seat) -> None:
        """Let `seat` build a discarded card at the end of the turn (ruling 37)."""
        ...
