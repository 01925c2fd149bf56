"""What reference players of Architects need: guessed worlds played at random, a greedy count."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from engine.ai.architects.search.board import MOST_MOVES, SIZE
from engine.ai.architects.search.encoding import code, flat_state
from engine.ai.architects.search.payments import SCRATCH
from engine.ai.kernels.chance import generator
from engine.ai.kernels.native import compiled
from engine.ai.per_thread import per_thread
from engine.ai.train.references import Measured, Playing
from engine.architects.game import ARCHITECTS
from engine.architects.table import View
from engine.core.game import Seat

from .random_games import random_ending, standing

GUESSES = 8
"""In how many guessed worlds a greedy player counts: it does not see the card that it takes."""


class _Kernels(NamedTuple):
    """Compiled kernels, and arrays for them to work in."""

    ending: Any
    standing: Any
    state: Any
    found: Any
    scratch: Any


@per_thread
def _kernels() -> _Kernels:
    state = np.zeros(SIZE, np.int16)
    found, scratch = (np.zeros(length, np.int64) for length in (MOST_MOVES, SCRATCH))
    return _Kernels(compiled(random_ending), compiled(standing), state, found, scratch)


def _root(view: View, luck: Random) -> Any:
    return np.array(flat_state(ARCHITECTS.guess(view, luck)), np.int16)


def guess(view: View, seat: Seat, luck: Random) -> Playing:
    """Return a guessed world in which all play at random after a move of `seat`."""
    kernels, root = _kernels(), _root(view, luck)
    rng = generator(luck.getrandbits(48))

    def play(move: Any) -> float:
        work = (kernels.found, kernels.scratch)
        return float(kernels.ending(root, kernels.state, code(move), rng, *work, seat))

    return play


def greedy(view: View, seat: Seat, moves: Sequence[Any], luck: Random) -> list[float]:
    """Return what a greedy player has on average after each of its moves."""
    kernels, total = _kernels(), [0.0] * len(moves)
    for _ in range(GUESSES):
        root = _root(view, luck)
        for at, move in enumerate(moves):
            total[at] += kernels.standing(root, kernels.state, code(move), seat, kernels.scratch)
    return total


MEASURED = Measured(ARCHITECTS, "engine.ai.architects.agent", 2, guess, greedy)
