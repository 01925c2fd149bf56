"""Games played to their end by the policy."""

from engine.ai.architects.search.board import DECISION
from engine.ai.architects.search.cities import worth
from engine.ai.architects.search.codes import OVER
from engine.ai.architects.search.policy import decide
from engine.ai.architects.search.rules import apply
from engine.ai.kernels.kernel import kernel


@kernel
def play_out(root, w, noise, rng, seat, s, found, scratch, out):
    """Play a copy of a state out; return what a seat won, 0 to 1, and its margin.

    `w` are the rows of weights, `noise` is that of `policy.decide`; the last are room to work in.
    """
    s[:] = root
    while s[DECISION] != OVER:
        apply(s, decide(s, w, noise, rng, found, scratch, out), scratch)
    return worth(s, seat)
