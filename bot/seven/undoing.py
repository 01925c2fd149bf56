"""Undo in 7 Wonders: which moves belong to one turn, and what hidden things each revealed."""

from collections.abc import Iterator

from engine.seven.events import AgeBegan, Chose, Drew, Event, HandsPassed
from engine.seven.game import SEVEN

from ..positions import Decision
from ..positions import decisions as decisions_of
from ..store import TableRecord
from .turn import asks_holder


def decisions(record: TableRecord) -> Iterator[Decision]:
    """Yield the turns of a game; with two players, the Free City's card belongs to the turn."""
    return decisions_of(SEVEN, record.deal, record.made, _turned, joined=asks_holder)


def _turned(event: Event) -> str | None:
    match event:
        case Chose():
            return "choices"
        case HandsPassed():
            return "hands"
        case AgeBegan() | Drew():
            return "cards"
        case _:
            return None
