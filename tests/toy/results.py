"""What statistics need to know of a finished game; there are no wonders."""

from bot.contract import Standing
from bot.store import TableRecord
from bot.wording.strings import Words
from engine.core.game import Seat

from .rules import points
from .session import open_rps


def standings(record: TableRecord) -> tuple[Standing, ...]:
    """Return the points of each seat."""
    return tuple(Standing((each,), each) for each in points(open_rps(record).view(Seat(0)).table))


def wonder_name(words: Words, wonder: str) -> str:
    """Raise `KeyError`: there is none."""
    raise KeyError(wonder)
