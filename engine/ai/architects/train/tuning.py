"""What tuning needs to know of 7 Wonders Architects: its policy, and how games are played by it."""

from engine.ai.architects.search.board import CITY, CITY_SIZE, PLAYER_KIND
from engine.ai.architects.search.encoding import flat_state
from engine.ai.architects.search.native import machine
from engine.ai.architects.search.weights import GROUPS
from engine.ai.train.tune import Tuned
from engine.architects.game import ARCHITECTS

TABLES = (2, 3, 2, 4, 2, 7)


def row_of(seat: int) -> int:
    """Return the place of the row by which a seat plays."""
    return CITY + seat * CITY_SIZE + PLAYER_KIND


TUNED = Tuned(GROUPS, ARCHITECTS, machine, flat_state, row_of, TABLES)
