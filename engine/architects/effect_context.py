"""The interface through which effects read and change a table while a move is carried out."""

from typing import Literal, Protocol, TypeAlias

from engine.core.game import Seat

from .decisions import Decision
from .types import DeckId

Counted: TypeAlias = Literal["cat_icon", "victory", "token"]
"""What effects count: cats on own blue cards, military victory tokens, progress tokens."""


class CityCounts(Protocol):
    """Counts what a city has."""

    @property
    def complete(self) -> bool:
        """Whether all stages of the wonder are built."""
        ...

    def count(self, what: Counted) -> int:
        """Return how much of `what` the city has."""
        ...


class EffectContext(Protocol):
    """A table that the immediate part of an effect may change; `MutableTable` implements it."""

    @property
    def decks_with_cards(self) -> tuple[DeckId, ...]:
        """The decks of the whole table that are not empty."""
        ...

    @property
    def tokens_left(self) -> bool:
        """Whether a progress token can be taken."""
        ...

    def sides(self, seat: Seat) -> tuple[Seat, Seat]:
        """Return the owners of the decks to the left and to the right of `seat`."""
        ...

    def take_top(self, seat: Seat, deck: DeckId) -> None:
        """Place the top card of `deck` in front of `seat`, if there is one."""
        ...

    def take_cat(self, seat: Seat) -> None:
        """Move the cat to `seat` from wherever it is."""
        ...

    def blow(self, seat: Seat, horns: int) -> None:
        """Flip conflict tokens for the horns of a card that `seat` took, as many as are left."""
        ...

    def ask(self, decision: Decision) -> None:
        """Insert a decision before everything else."""
        ...
