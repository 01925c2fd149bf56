"""What reference players of 7 Wonders need: guessed worlds played at random, a greedy count."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from engine.ai.kernels.chance import generator
from engine.ai.kernels.native import compiled
from engine.ai.per_thread import per_thread
from engine.ai.seven.search.board import SIZE
from engine.ai.seven.search.encoding import flat_view, plan
from engine.ai.seven.search.market import SCRATCH
from engine.ai.seven.search.thinking import worlds
from engine.ai.train.references import Measured, Playing
from engine.core.game import Seat
from engine.seven.game import SEVEN
from engine.seven.moves import TakeSide
from engine.seven.table import View
from engine.seven.types import FREE_CITY

from .random_games import random_ending, standing


class _Kernels(NamedTuple):
    """Compiled kernels, and arrays for them to work in."""

    ending: Any
    standing: Any
    state: Any
    scratch: Any


@per_thread
def _kernels() -> _Kernels:
    state, scratch = np.zeros(SIZE, np.int16), np.zeros(SCRATCH, np.int64)
    return _Kernels(compiled(random_ending), compiled(standing), state, scratch)


def guess(view: View, seat: Seat, luck: Random) -> Playing:
    """Return a guessed world in which all play at random after a move of `seat`."""
    kernels, world = _kernels(), worlds(view, seat)(luck)
    rng, roots = generator(luck.getrandbits(48)), dict[Any, Any]()

    def play(move: Any) -> float:
        if move not in roots:
            roots[move] = np.array(world(move), np.int16)
        return float(kernels.ending(roots[move], kernels.state, rng, kernels.scratch, seat))

    return play


def greedy(view: View, seat: Seat, moves: Sequence[Any], luck: Random) -> list[float]:
    """Return what a greedy player has after each of its moves; sides are drawn."""
    if isinstance(moves[0], TakeSide):
        return [luck.random() for _ in moves]
    kernels, found = _kernels(), list[float]()
    for move in moves:
        root = flat_view(view)
        plan(root, seat, move)
        at = FREE_CITY if move.city else seat
        state = np.array(root, np.int16)
        found.append(float(kernels.standing(state, kernels.state, at, kernels.scratch)))
    return found


MEASURED = Measured(SEVEN, "engine.ai.seven.agent", 4, guess, greedy)
