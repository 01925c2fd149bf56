"""`python -m engine.ai.architects.train FILE`: tune the weights of the policy of Architects."""

from random import Random
from typing import Any

from engine.ai.architects.search.board import CITY, CITY_SIZE, PLAYER_KIND
from engine.ai.architects.search.encoding import flat_state
from engine.ai.architects.search.native import machine
from engine.ai.architects.search.weights import GROUPS
from engine.ai.train.tune import Rows, Tuned, tune
from engine.architects.game import ARCHITECTS

TABLES = (2, 3, 2, 4, 2, 7)


def start(luck: Random, players: int) -> Any:
    """Deal a game."""
    state = ARCHITECTS.start(ARCHITECTS.deal(luck, players, {}))
    return machine().array(flat_state(state))


def play(root: Any, rows: Rows, noise: float, rng: Any, seat: int) -> tuple[float, float]:
    """Play a game out."""
    return machine()._replace(weights=rows).play(root, noise, rng, seat)


def row_of(seat: int) -> int:
    """Return the place of the row by which a seat plays."""
    return CITY + seat * CITY_SIZE + PLAYER_KIND


if __name__ == "__main__":
    tune(Tuned(GROUPS, start, play, row_of, TABLES), "engine.ai.architects.train")
