"""Tree search by compiled code, for full strength; see `kernels.program` for how it is compiled."""

from collections.abc import Callable
from functools import cache
from random import Random
from time import monotonic
from typing import Any

import numpy as np

from engine.ai.kernels.chance import generator
from engine.ai.kernels.program import Program
from engine.ai.per_thread import per_thread
from engine.duel.game import DUEL
from engine.duel.types import FIRST

from .encoding import NOTHING_KNOWN, State, flat_state
from .memory import Tree, new_room, new_tree
from .network import Network, load, untrained
from .outcome import EXPLORATION, UNTRIED_LESS, Candidate, Outcome
from .playouts import heuristic_playout
from .tree import best_edge, plant, search

MOST_SIMULATIONS = 400_000
AT_ONCE = 256
"""How many simulations are made between two looks at the clock."""

NO_DEAL = np.array(NOTHING_KNOWN, np.int16)


def _examples() -> dict[str, tuple[Any, ...]]:
    """Return arguments of the types with which the search is called."""
    net, tree = untrained(np.random.default_rng(0)), new_tree(1)
    start = (tree, new_room(net), net, np.zeros(1, np.int16), generator(0), NO_DEAL)
    return {
        "plant": (*start, None),
        "search": (*start, AT_ONCE, EXPLORATION, UNTRIED_LESS, None),
        "best_edge": (tree,),
    }


PROGRAM = Program(
    "duel",
    {"plant": plant, "search": search, "best_edge": best_edge},
    _examples,
    without=(heuristic_playout,),
)


class Searcher:
    """Compiled code, a network, and memory for one tree, used search after search in one thread."""

    def __init__(self, net: Network, nodes: int = MOST_SIMULATIONS) -> None:
        self._code, self._net = PROGRAM.code, net
        self._tree, self._room = new_tree(nodes), new_room(net)

    def run(
        self,
        root: State,
        seed: int,
        seconds: float,
        simulations: int,
        clock: Callable[[], float] = monotonic,
    ) -> Outcome:
        """Search a position, as `run`. When memory is full, the tree grows no more."""
        code, tree = self._code, self._tree
        made = 0
        start = (tree, self._room, self._net, np.array(root, np.int16), generator(seed), NO_DEAL)
        end = clock() + seconds
        code["plant"](*start, None)
        while made < simulations and (not made or clock() < end):
            wanted = min(AT_ONCE, simulations - made)
            done = int(code["search"](*start, wanted, EXPLORATION, UNTRIED_LESS, None))
            made += done
            if done < wanted or tree.width[0] == 1:
                break
        edges = range(int(tree.first[0]), int(tree.first[0] + tree.width[0]))
        found = tuple(_candidate(tree, edge) for edge in edges)
        return Outcome(found, float(tree.worth[0]), made)


@per_thread
def _searcher() -> Searcher:
    return Searcher(load())


@cache
def load_code() -> None:
    """Load compiled code into this process, the network, and memory for a tree of this thread."""
    root = flat_state(DUEL.view(DUEL.start(DUEL.deal(Random(0), 2, {})), FIRST))
    run(root, 0, 0.0, 1)  # numba reads a function from disk when it is first called


def loaded() -> bool:
    """Whether compiled code has been loaded into this process."""
    return load_code.cache_info().currsize > 0


def run(
    root: State,
    seed: int,
    seconds: float,
    simulations: int,
    clock: Callable[[], float] = monotonic,
) -> Outcome:
    """Search a position until time is up, enough simulations are made, or the result is proven.

    At least one simulation is made. The same seed gives the same outcome, unless time ran out.
    `clock` counts the seconds.
    """
    return _searcher().run(root, seed, seconds, simulations, clock)


def _candidate(tree: Tree, edge: int) -> Candidate:
    child = tree.child[edge]
    return Candidate(
        int(tree.move[edge]),
        float(tree.prior[edge]),
        int(tree.tried[edge]),
        float(tree.total[edge]),
        int(tree.settled[edge]),
        bool(child >= 0 and tree.visits[child] > 0),
    )
