"""Whole games played at once: by chance, or by a simple sensible policy."""

import numpy as np

from engine.ai.kernels.chance import below
from engine.ai.kernels.kernel import kernel

from .board import KIND_NOW
from .codes import (
    BUILD,
    DISCARD,
    FIRST_WONDER,
    MOST_MOVES,
    MOVE_DRAFT,
    OVER,
    POINTS,
    SHIELDS,
    SYMBOL,
    WAYS,
)
from .rules import apply, legal
from .threats import item_gained, wins


@kernel
def play_out(s, rng, deal, moves):
    """Play a state to its end by legal moves, each as likely; return how many were made."""
    plies = 0
    while s[KIND_NOW] != OVER:
        n = legal(s, moves)
        apply(s, moves[below(rng, n)], rng, deal)
        plies += 1
    return plies


@kernel
def play_many(start, games, rng, deal):
    """Play a state out many times; return the moves made in all, for measuring speed."""
    moves = np.zeros(MOST_MOVES, np.int16)
    s = start.copy()
    plies = 0
    for _ in range(games):
        s[:] = start
        plies += play_out(s, rng, deal, moves)
    return plies


@kernel
def liking(s, move):
    """Return how much a sensible beginner likes a legal move: wins, wonders and strong cards."""
    if wins(s, move):
        return 1e6
    item = item_gained(s, move)
    if move < MOVE_DRAFT and move % WAYS == DISCARD:
        return 1.0
    if item < 0:
        return 4.0
    liked = 4.0 + POINTS[item] + 2.0 * SHIELDS[item]
    if SYMBOL[item] >= 0:
        liked += 4.0
    if move < MOVE_DRAFT and move % WAYS != BUILD and item >= FIRST_WONDER:
        liked += 2.0
    return liked


@kernel
def heuristic_playout(s, rng, deal, moves, weights):
    """Play a state to its end, each move as likely as a sensible beginner likes it."""
    while s[KIND_NOW] != OVER:
        n = legal(s, moves)
        total = 0.0
        for i in range(n):
            weights[i] = liking(s, moves[i])
            total += weights[i]
        left = total * below(rng, 1 << 24) / (1 << 24)
        chosen = 0
        for i in range(n):
            chosen = i
            left -= weights[i]
            if left < 0:
                break
        apply(s, moves[chosen], rng, deal)
