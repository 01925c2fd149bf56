"""Games played to their end by the policy, the first moves by a tree."""

import numpy as np

from engine.ai.kernels.kernel import kernel
from engine.ai.playouts import SCALE, VICTORY_SHARE

from .board import DECISION, PLAYERS
from .cities import worth
from .codes import OVER
from .policy import decide
from .rules import apply
from .tree import descend, learn


@kernel
def simulate(root, s, move, w, noise, rng, found, scratch, out, result):
    """Play a copy of a state out, with `move` first; write how it ended for every seat.

    `result` gets of each what it won, 0 to 1, and its margin. `w` are the rows of weights, `noise`
    is that of `policy.decide`. A negative `move` stands for none.
    """
    s[:] = root
    if move >= 0:
        apply(s, move, scratch)
    play_out(s, w, noise, rng, found, scratch, out, result)


@kernel
def play_out(s, w, noise, rng, found, scratch, out, result):
    """Play a state to its end, and write `result`."""
    while s[DECISION] != OVER:
        apply(s, decide(s, w, noise, rng, found, scratch, out), scratch)
    for seat in range(s[PLAYERS]):
        result[2 * seat], result[2 * seat + 1] = worth(s, seat)


@kernel
def grow(root, s, many, tree, sums, path, w, noise, rng, found, scratch, out, result):
    """Play a copy of a state out so many times; the tree chooses first, and learns."""
    for _ in range(many):
        s[:] = root
        depth = descend(s, tree, sums, path, w, found, scratch, out)
        play_out(s, w, noise, rng, found, scratch, out, result)
        for seat in range(s[PLAYERS]):
            odds = 1.0 / (1.0 + np.exp(-result[2 * seat + 1] / SCALE))
            result[2 * seat] = VICTORY_SHARE * result[2 * seat] + (1.0 - VICTORY_SHARE) * odds
        learn(tree, sums, path, depth, result)
