"""Games played to their end by the policy."""

from engine.ai.kernels.kernel import kernel

from .board import DECISION, PLAYERS
from .cities import worth
from .codes import OVER
from .policy import decide
from .rules import apply


@kernel
def simulate(root, s, move, w, noise, rng, found, scratch, out, result):
    """Play a copy of a state out, with `move` first; write how it ended for every seat.

    `result` gets of each what it won, 0 to 1, and its margin. `w` are the rows of weights, `noise`
    is that of `policy.decide`. A negative `move` stands for none.
    """
    s[:] = root
    if move >= 0:
        apply(s, move, scratch)
    while s[DECISION] != OVER:
        apply(s, decide(s, w, noise, rng, found, scratch, out), scratch)
    for seat in range(s[PLAYERS]):
        result[2 * seat], result[2 * seat + 1] = worth(s, seat)
