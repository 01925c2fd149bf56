"""`python -m engine.ai.seven.train FILE`: tune the weights of the policy of 7 Wonders."""

from engine.ai.seven.search.board import CITY, CITY_SIZE, PLAYER_KIND
from engine.ai.seven.search.encoding import flat_state
from engine.ai.seven.search.native import machine
from engine.ai.seven.search.weights import GROUPS
from engine.ai.train.tune import Tuned, tune
from engine.seven.game import SEVEN

TABLES = (4, 3, 5, 4, 7, 4)


def row_of(seat: int) -> int:
    """Return the place of the row by which a seat plays."""
    return CITY + seat * CITY_SIZE + PLAYER_KIND


if __name__ == "__main__":
    tuned = Tuned(GROUPS, SEVEN, machine(), flat_state, row_of, TABLES)
    tune(tuned, "engine.ai.seven.train")
