"""`python -m engine.ai.seven.train FILE`: tune the weights of the policy of 7 Wonders."""

from random import Random
from typing import Any

from engine.ai.seven.search.board import CITY, CITY_SIZE, PLAYER_KIND
from engine.ai.seven.search.encoding import flat_state
from engine.ai.seven.search.native import machine
from engine.ai.seven.search.weights import GROUPS
from engine.ai.train.tune import Rows, Tuned, tune
from engine.seven.game import SEVEN

TABLES = (4, 3, 5, 4, 7, 4)


def start(luck: Random, players: int) -> Any:
    """Deal a game."""
    state = SEVEN.start(SEVEN.deal(luck, players, {}))
    return machine().array(flat_state(state))


def play(root: Any, rows: Rows, noise: float, rng: Any, seat: int) -> tuple[float, float]:
    """Play a game out."""
    return machine()._replace(weights=rows).play(root, noise, rng, seat)


def row_of(seat: int) -> int:
    """Return the place of the row by which a seat plays."""
    return CITY + seat * CITY_SIZE + PLAYER_KIND


if __name__ == "__main__":
    tune(Tuned(GROUPS, start, play, row_of, TABLES), "engine.ai.seven.train")
