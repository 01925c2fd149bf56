"""The computer player of 7 Wonders: choose moves and evaluate positions from what a seat may know.

It thinks with compiled code once that has been loaded into the process. Until then it interprets
the same kernels, with fewer simulations at full strength and the same number at the other levels.
Importing this module does not import numba.
"""

from collections.abc import Sequence
from math import inf
from random import Random

from engine.ai.kernels.progress import Progress
from engine.ai.thought import Option, Thought
from engine.core.game import Seat
from engine.seven.table import View

from .search import interpreted, native
from .search.machine import Machine
from .search.thinking import Budget, Candidate, think
from .strength import STRENGTHS

MOST_SIMULATIONS = native.MOST_SIMULATIONS
CANDIDATES = STRENGTHS["master"].candidates

UNTRIED_LESS = 0.01
"""How much less than the worst simulated move one is thought to win that was not simulated."""


def time_limit(level: str) -> float:
    """Return the longest time in seconds that a level thinks about one move; raises `KeyError`."""
    return STRENGTHS[level].seconds


def ready() -> bool:
    """Return whether compiled code is complete on disk; cheap, and does not import numba."""
    return native.PROGRAM.ready()


def load() -> bool:
    """Load compiled code into this process, which takes seconds, and think with it from now on.

    Returns False, and changes nothing, if compiled code is not complete on disk.
    """
    if not ready():
        return False
    native.load_code()
    return True


def compile() -> None:  # noqa: A001 - the agent's verb, always called as `agent.compile`
    """Compile what is missing on disk; waits while another process does it.

    Call it in a process of its own with a low priority, `python -m engine.ai.compile seven`.
    """
    native.PROGRAM.compile()


def compiling() -> Progress | None:
    """Return how far a process is that compiles now; `None` if none does."""
    return native.PROGRAM.compiling()


def choose(
    view: View,
    seat: Seat,
    level: str,
    seed: int,
    seconds: float | None = None,
    *,
    machine: Machine | None = None,
) -> str:
    """Return the text of the move that `seat` makes at a level.

    The search ends after the level's number of simulations, or after `seconds` if that is earlier;
    `None` sets no time limit. The same seed gives the same move, unless time ran out. `machine` is
    `interpreted.machine()` or `native.machine()`, by default the faster one that is loaded. Raises
    `ValueError` if `seat` has no move.
    """
    strength = STRENGTHS[level]
    budget = Budget(strength.simulations, strength.candidates, inf if seconds is None else seconds)
    found = think(view, seat, budget, seed, machine or _machine())
    best = _blurred(found, strength.noise, seed) if strength.noise else found[0]
    return str(best.move)


def evaluate(
    view: View,
    seat: Seat,
    seed: int,
    seconds: float | None = None,
    simulations: int = STRENGTHS["master"].simulations,
) -> Thought:
    """Return the evaluation of every move of `seat`, as the strongest level thinks unless limited.

    Limits, seeds and errors are as for `choose`. A move's chance is the mean of how its
    simulations ended, where a margin counts beside a victory.
    """
    budget = Budget(simulations, CANDIDATES, inf if seconds is None else seconds)
    found = think(view, seat, budget, seed, _machine())
    chances = [each.chance for each in found if each.visits]
    worst = max(0.0, min(chances) - UNTRIED_LESS) if chances else 1.0 / view.table.players
    options = tuple(
        Option(str(each.move), each.chance if each.visits else worst, each.visits) for each in found
    )
    return Thought(seat, options, sum(each.visits for each in found))


def _machine() -> Machine:
    return native.machine() if native.loaded() else interpreted.machine()


def _blurred(found: Sequence[Candidate], noise: float, seed: int) -> Candidate:
    """Return the best candidate after an error, up to `noise` either way, is added to each."""
    luck = Random(seed)
    return max(found, key=lambda each: each.weight + luck.triangular(-noise, noise))
