"""A computer player that weighs moves by a policy and searches what may follow them."""

from collections.abc import Callable, Mapping, Sequence
from math import inf
from random import Random
from sys import maxsize
from time import monotonic
from typing import Any, Generic, Protocol, TypeVar

from engine.core.game import Seat

from .kernels.program import Program
from .kernels.progress import Progress
from .levels import STRONGEST
from .playouts import Budget, Candidate, Strength
from .thought import Option, Thought

V = TypeVar("V")

UNTRIED_LESS = 0.01
"""A move that was not simulated gets the chance of the worst simulated one, less this."""

SHORTLY = 64
"""The simulations that evaluate a move which is the only one, or no candidate of the search."""

UNTRIED = 0.5
"""The chance of every move where nothing is simulated."""

Think = Callable[[V, Seat, Budget, int, Any], Sequence[Candidate[Any]]]
"""Returns the moves of a seat, the best first, given a budget, a seed and a machine."""


class Native(Protocol):
    """The module of a game that runs its kernels compiled."""

    PROGRAM: Program

    def machine(self) -> Any:
        """Return the compiled kernels, with memory that is this thread's own."""
        ...

    def load_code(self) -> None:
        """Load the compiled kernels into this process."""
        ...


class PlayoutPlayer(Generic[V]):
    """Chooses moves and evaluates positions from what a seat may know (a `V`).

    It thinks with compiled code once that has been loaded into the process. Until then it
    interprets the same kernels, with fewer simulations at full strength and the same number at the
    other levels. Nothing here imports numba before `load`.
    """

    def __init__(
        self,
        think: Think[V],
        strengths: Mapping[str, Strength],
        native: Native,
        interpreted: Callable[[], Any],
    ) -> None:
        self._think, self._strengths = think, strengths
        self._native, self._interpreted = native, interpreted
        self._loaded = False

    def time_limit(self, level: str) -> float:
        """Return the longest time in seconds that a level thinks about a move, or `KeyError`."""
        return self._strengths[level].seconds

    def ready(self) -> bool:
        """Return whether compiled code is complete on disk; cheap, and does not import numba."""
        return self._native.PROGRAM.ready()

    def load(self) -> bool:
        """Load compiled code into this process, which takes seconds, and think with it then.

        Returns False, and changes nothing, if compiled code is not complete on disk.
        """
        if not self.ready():
            return False
        self._native.load_code()
        self._loaded = True
        return True

    def compile(self) -> None:
        """Compile what is missing on disk; waits while another process does it.

        Call it in a process of its own with a low priority, `python -m engine.ai.compile`.
        """
        self._native.PROGRAM.compile()

    def compiling(self) -> Progress | None:
        """Return the progress of the process that is compiling now; `None` if none is."""
        return self._native.PROGRAM.compiling()

    def choose(
        self,
        view: V,
        seat: Seat,
        level: str,
        seed: int,
        seconds: float | None = None,
        *,
        clock: Callable[[], float] = monotonic,
    ) -> str:
        """Return the text of the move that `seat` makes at a level.

        The search ends after the level's number of simulations, or after `seconds` if that is
        earlier; `None` sets no time limit. The strongest level is limited by seconds alone where
        there are any. The same seed gives the same move, unless time ran out.
        `clock` is as for `Budget`.
        Raises `ValueError` if `seat` has no move.
        """
        strength = self._strengths[level]
        limit = inf if seconds is None else seconds
        count = strength.simulations if level != STRONGEST or seconds is None else maxsize
        budget = Budget(count, strength.candidates, limit, clock=clock)
        found = self._think(view, seat, budget, seed, self._machine())
        best = _blurred(found, strength.noise, seed) if strength.noise else found[0]
        return str(best.move)

    def evaluate(
        self,
        view: V,
        seat: Seat,
        seed: int,
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> Thought:
        """Return the evaluation of every move of `seat`, as the strongest level unless limited.

        Limits, seeds and errors are as for `choose`. Chances are the mean of the simulations: for 7
        Wonders of how they ended (`share_out`), for Architects of how likely the seat was to win
        where they ended.
        """
        strongest = self._strengths[STRONGEST]
        count = strongest.simulations if simulations is None else simulations
        limit = inf if seconds is None else seconds
        budget = Budget(count, strongest.candidates, limit, SHORTLY, SHORTLY)
        found = self._think(view, seat, budget, seed, self._machine())
        chances = [each.likely(seat) for each in found if each.visits]
        worst = max(0.0, min(chances) - UNTRIED_LESS) if chances else UNTRIED
        options = tuple(
            Option(str(each.move), each.likely(seat) if each.visits else worst, each.visits)
            for each in found
        )
        others = tuple(found[0].likely(Seat(at)) for at in range(len(found[0].won)) if at != seat)
        return Thought(seat, options, sum(each.visits for each in found), others)

    def _machine(self) -> Any:
        return self._native.machine() if self._loaded else self._interpreted()


def _blurred(found: Sequence[Candidate[Any]], noise: float, seed: int) -> Candidate[Any]:
    """Return the best candidate after an error, up to `noise` either way, is added to each."""
    luck = Random(seed)
    return max(found, key=lambda each: each.weight + luck.triangular(-noise, noise))
