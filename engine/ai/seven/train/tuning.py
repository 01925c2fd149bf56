"""What tuning needs to know of 7 Wonders: its policy, and how games are played by it."""

from engine.ai.seven.search.board import CITY, CITY_SIZE, PLAYER_KIND
from engine.ai.seven.search.encoding import flat_state
from engine.ai.seven.search.native import machine
from engine.ai.seven.search.weights import GROUPS
from engine.ai.train.tune import Tuned
from engine.seven.game import SEVEN

TABLES = (4, 3, 5, 4, 7, 4)


def row_of(seat: int) -> int:
    """Return the place of the row by which a seat plays."""
    return CITY + seat * CITY_SIZE + PLAYER_KIND


TUNED = Tuned(GROUPS, SEVEN, machine, flat_state, row_of, TABLES)
