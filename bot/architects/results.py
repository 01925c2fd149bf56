"""What statistics need to know of a finished game of Architects."""

from engine.architects.score import score
from engine.core.game import Seat

from ..contract import Standing
from ..store import TableRecord
from ..wording.strings import Words
from .session import ArchitectsSession


def standings(record: TableRecord) -> tuple[Standing, ...]:
    """Return points and wonder of each seat; equal points are told apart by built stages."""
    table = ArchitectsSession.open(record).table
    found = list[Standing]()
    for seat in map(Seat, range(len(record.players))):
        city, points = table.cities[seat], score(table, seat).total
        found.append(Standing((points, len(city.stages)), points, (city.wonder,)))
    return tuple(found)


def wonder_name(words: Words, wonder: str) -> str:
    """Return the name of a wonder."""
    return words(f"architects-wonder-{wonder}")
