"""The kernels that the search calls, in one of two forms: compiled or interpreted."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .board import MOST_MOVES, MOST_SEATS, SIZE
from .codes import NOTHING
from .encoding import Flat
from .payments import SCRATCH


class Machine(NamedTuple):
    """The kernels in one form, the weights of the policy, and arrays to work in.

    `array` makes of a flat state what the kernels take, `moves` of the numbers of moves. `most` is
    the number of simulations that are made for a move at most.
    """

    weigh: Callable[..., Any]
    simulate: Callable[..., Any]
    array: Callable[[Flat], Any]
    moves: Callable[[Sequence[int]], Any]
    generator: Callable[[int], Any]
    weights: Any
    state: Any
    found: Any
    scratch: Any
    out: Any
    result: Any
    most: int

    def weights_of(self, s: Flat, moves: Sequence[int]) -> list[float]:
        """Return the weight of each of the moves; see `policy.weigh`."""
        self.weigh(self.array(s), self.moves(moves), len(moves), self.weights, self.out)
        return [float(each) for each in self.out[: len(moves)]]

    def play(
        self, root: Any, noise: float, rng: Any, seat: int, move: int = NOTHING
    ) -> tuple[float, float]:
        """Play a state out, with a move first if there is one.

        Returns what a seat won (0 to 1), and by what margin of points.
        """
        work = (self.found, self.scratch, self.out, self.result)
        self.simulate(root, self.state, move, self.weights, noise, rng, *work)
        return float(self.result[2 * seat]), float(self.result[2 * seat + 1])


LENGTHS = {
    "state": SIZE,
    "found": MOST_MOVES,
    "scratch": SCRATCH,
    "out": MOST_MOVES,
    "result": 2 * MOST_SEATS,
}
"""How long the arrays to work in are."""
