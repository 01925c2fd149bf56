"""Undo in a duel: which moves belong to one decision, and what hidden things each revealed."""

from collections.abc import Iterator

from engine.duel.events import AgeBegan, Event, Revealed, WonderBuilt, WonderTaken
from engine.duel.game import DUEL

from ..positions import Decision
from ..positions import decisions as decisions_of
from ..store import TableRecord


def decisions(record: TableRecord) -> Iterator[Decision]:
    """Yield the decisions of a duel."""
    return decisions_of(DUEL, record.deal, record.made, _turned)


def _turned(event: Event) -> str | None:
    match event:
        case Revealed() | AgeBegan():
            return "cards"
        case WonderTaken(given=True):  # the next wonders were laid out, or the cards of Age I
            return "wonders"
        case WonderBuilt(wonder="great_library"):  # its builder sees three tokens (ruling 39)
            return "tokens"
        case _:
            return None
