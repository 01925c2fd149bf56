"""Undo in Architects: which moves belong to one decision, and what hidden things each revealed."""

from collections.abc import Iterator

from engine.architects.events import (
    CardsSeen,
    CardTaken,
    DeckShuffled,
    Event,
    TokenRevealed,
    TokenTaken,
    TopSeen,
)
from engine.architects.game import ARCHITECTS

from ..positions import Decision
from ..positions import decisions as decisions_of
from ..store import TableRecord
from .forced import forced


def decisions(record: TableRecord) -> Iterator[Decision]:
    """Yield the decisions of a game; what follows from one without a choice belongs to it."""
    return decisions_of(ARCHITECTS, record.deal, record.made, _turned, forced)


def _turned(event: Event) -> str | None:
    match event:
        case CardTaken() | CardsSeen() | DeckShuffled() | TopSeen():  # the next card lies open
            return "cards"
        case TokenRevealed() | TokenTaken(unseen=True):
            return "tokens"
        case _:
            return None
