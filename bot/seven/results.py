"""What statistics need to know of a finished game of 7 Wonders."""

from engine.core.game import Seat
from engine.seven.score import score

from ..contract import Standing
from ..store import TableRecord
from ..wording.strings import Words
from .session import SevenSession


def standings(record: TableRecord) -> tuple[Standing, ...]:
    """Return points and wonder of each seat; equal points are told apart by coins."""
    table = SevenSession.open(record).table
    found = list[Standing]()
    for seat in map(Seat, range(len(record.players))):
        city, points = table.cities[seat], score(table, seat).total
        found.append(Standing((points, city.coins), points, (city.board.wonder,)))
    return tuple(found)


def wonder_name(words: Words, wonder: str) -> str:
    """Return the name of a wonder."""
    return words(f"seven-wonder-{wonder}")
