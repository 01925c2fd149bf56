"""The kernels that the search calls, in one of two forms: compiled or interpreted."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.ai.playouts import Budget

from .board import PLAYERS
from .encoding import Flat
from .memory import Room, Tree
from .network import Network

EXPLORATION = 0.5
"""How much moves are tried that are likely and were tried little."""

HEAT = 3.0
"""How many points more, by the policy, make a move e times as likely to be tried."""


class Machine(NamedTuple):
    """The kernels in one form, the weights of the policy, the network, and memory.

    `array` makes of a flat state what the kernels take, `moves` of the numbers of moves. `most` is
    the number of simulations that are made for a move at most, `batch` that between two looks at
    the clock.
    """

    weigh: Callable[..., Any]
    plant: Callable[..., Any]
    grow: Callable[..., Any]
    judge: Callable[..., Any]
    array: Callable[[Flat], Any]
    moves: Callable[[Sequence[int]], Any]
    generator: Callable[[int], Any]
    weights: Any
    network: Network
    tree: Tree
    room: Room
    most: int
    batch: int

    def weights_of(self, s: Flat, moves: Sequence[int]) -> list[float]:
        """Return the weight of each of the moves; see `policy.weigh`."""
        out = self.room.out
        self.weigh(self.array(s), self.moves(moves), len(moves), self.weights, out)
        return [float(each) for each in out[: len(moves)]]

    def chances_of(self, s: Flat) -> list[float]:
        """Return how likely the network thinks each seat to win, 1 together."""
        self.judge(self.network, self.array(s), self.room)
        return [float(each) for each in self.room.result[: s[PLAYERS]]]

    def search(
        self, s: Flat, seat: int, seed: int, budget: Budget
    ) -> Iterator[tuple[int, int, float]]:
        """Search by what `seat` sees of a state, in which it is to move.

        Yields its moves: the number of each, how often it was tried, and the sum of what it won.
        """
        end, rng, root = budget.clock() + budget.seconds, self.generator(seed), self.array(s)
        tree, left = self.tree, min(budget.simulations, self.most)
        work = (tree, self.room, self.network, root)
        self.plant(tree, self.room, self.network, root, self.weights, HEAT)
        while left > 0:
            now = min(left, self.batch)
            self.grow(*work, seat, rng, self.weights, EXPLORATION, HEAT, now)
            left = left - now if budget.clock() < end else 0
        for edge in range(int(tree.width[0])):
            yield int(tree.move[edge]), int(tree.tried[edge]), float(tree.total[edge])
