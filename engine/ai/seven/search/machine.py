"""The kernels that the search calls, in one of two forms: compiled or interpreted."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .board import MOST_HAND, MOST_SEATS, SIZE
from .codes import WAYS
from .encoding import Flat
from .market import SCRATCH
from .playouts import RESULT
from .tree import Tree


class Machine(NamedTuple):
    """The kernels in one form, the weights of the policy, and arrays to work in.

    `array` makes of a flat state what the kernels take. `most` is the number of simulations that
    are made for a move at most.
    """

    plant: Callable[..., Any]
    weigh: Callable[..., Any]
    decide_for_city: Callable[..., Any]
    decide_revival: Callable[..., Any]
    simulate: Callable[..., Any]
    array: Callable[[Flat], Any]
    generator: Callable[[int], Any]
    weights: Any
    state: Any
    scratch: Any
    out: Any
    result: Any
    tree: Tree
    most: int

    def weights_of(self, s: Flat, seat: int) -> Sequence[float]:
        """Return the weight of every play of the hand of a seat; see `policy.weigh`."""
        self.weigh(self.array(s), seat, self.weights, self.scratch, self.out)
        return [float(each) for each in self.out]

    def planned_for_city(self, s: Flat) -> Flat:
        """Return a state with the plan of the policy for the Free City."""
        state = self.array(s)
        self.decide_for_city(state, self.weights, self.scratch)
        return list(map(int, state))

    def planned_revival(self, s: Flat, seat: int) -> Flat:
        """Return a state with the plan of the policy for a revival."""
        state = self.array(s)
        self.decide_revival(state, seat, self.weights)
        return list(map(int, state))

    def play(
        self, root: Any, noise: float, rng: Any, seat: int, node: int = 0
    ) -> tuple[float, float]:
        """Play a state out; return what a seat won (0 to 1), and by what margin of points.

        `node` is that of the seat's move in the tree, which learns; at 0 all play by the policy.
        """
        self.simulate(
            root, self.state, self.weights, noise, rng, self.scratch, self.out, self.result,
            seat, node, self.tree,
        )  # fmt: skip
        return float(self.result[RESULT * seat]), float(self.result[RESULT * seat + 1])

    def shares(self, players: int) -> list[float]:
        """Return how likely each seat was to win by how the last playout ended."""
        return [float(each) for each in self.result[RESULT - 1 : RESULT * players : RESULT]]


LENGTHS = {
    "state": SIZE,
    "scratch": SCRATCH,
    "out": WAYS * MOST_HAND,
    "result": RESULT * MOST_SEATS,
}
"""How long the arrays to work in are."""
