"""Flat Monte Carlo players on the flat array, to play against in training."""

import numpy as np

from engine.ai.architects.search.board import MOST_MOVES, SEAT, SIZE
from engine.ai.architects.search.unseen import redeal
from engine.ai.kernels.kernel import kernel

from .random_games import random_ending

IN_A_WORLD = 48
"""Playouts in one guessed world."""


@kernel
def new_flat_room():
    """Return room to work in: two states, moves, and of each move its playouts and victories."""
    return (
        np.zeros((2, SIZE), np.int16),
        np.zeros(MOST_MOVES, np.int64),
        np.zeros((2, MOST_MOVES), np.float64),
    )


@kernel
def most_played(s, found, n, playouts, rng, scratch, room):
    """Return which of the first `n` moves in `found` was played out most, by UCB1.

    What the seat to move has not seen is dealt anew for every `IN_A_WORLD` playouts; `room` is
    that of `new_flat_room`.
    """
    states, replies, count = room
    seat, (visits, won) = s[SEAT], count
    count[:] = 0.0
    for made in range(playouts):
        if made % IN_A_WORLD == 0:
            states[0] = s
            redeal(states[0], seat, rng)
        at = made if made < n else most_promising(visits, won, n, made)
        won[at] += random_ending(states[0], states[1], found[at], rng, replies, scratch, seat)
        visits[at] += 1.0
    best = 0
    for at in range(1, n):
        if (visits[at], won[at]) > (visits[best], won[best]):
            best = at
    return best


@kernel
def most_promising(visits, won, n, made):
    """Return the move that UCB1 plays out next, after `made` playouts."""
    spread, best, most = np.sqrt(2.0 * np.log(float(made))), 0, -1.0
    for at in range(n):
        score = won[at] / visits[at] + spread / np.sqrt(visits[at])
        if score > most:
            best, most = at, score
    return best
