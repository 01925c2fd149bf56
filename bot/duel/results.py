"""What statistics need to know of a finished duel."""

from engine.duel.score import score
from engine.duel.types import SEATS

from ..contract import Standing
from ..store import TableRecord
from ..wording.strings import Words
from .session import DuelSession


def standings(record: TableRecord) -> tuple[Standing, ...]:
    """Return points and wonders of each seat; equal points are told apart by blue cards."""
    table = DuelSession.open(record).table
    scores = [score(table, seat) for seat in SEATS]
    return tuple(
        Standing((each.total, each.blue), each.total, (*city.built, *city.wonders))
        for each, city in zip(scores, table.cities, strict=True)
    )


def wonder_name(words: Words, wonder: str) -> str:
    """Return the short name of a wonder."""
    return words(f"wonder-{wonder}.short")
