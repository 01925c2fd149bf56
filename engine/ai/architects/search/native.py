"""The search by compiled code; see `kernels.program` for how it is compiled."""

from random import Random
from sys import maxsize
from typing import Any

import numpy as np

from engine.ai.kernels.chance import generator
from engine.ai.kernels.program import Program
from engine.ai.per_thread import per_thread
from engine.ai.playouts import Budget
from engine.architects.apply import FIRST
from engine.architects.game import ARCHITECTS

from .encoding import Flat, code, flat_state
from .machine import EXPLORATION, HEAT, Machine
from .memory import new_room, new_tree
from .network import judge, load, untrained
from .policy import weigh
from .tree import grow, plant
from .weights import GROUPS

NODES = 150_000
BATCH = 64


def rows(*weights: list[float]) -> Any:
    """Return rows of weights of the policy as kernels take them."""
    return np.array(weights, np.float64)


def array(s: Flat) -> Any:
    """Return a flat state as kernels take it."""
    return np.array(s, np.int16)


def _moves(codes: Any) -> Any:
    return np.array(codes, np.int64)


def _examples() -> dict[str, tuple[Any, ...]]:
    """Return arguments of the types with which the kernels are called."""
    net = untrained(np.random.default_rng(0))
    tree, room, weights = new_tree(1), new_room(net), rows(GROUPS.starting)
    return {
        "weigh": (room.s, room.found, 0, weights, room.out),
        "plant": (tree, room, net, room.s, weights, HEAT),
        "grow": (tree, room, net, room.s, 0, generator(0), weights, EXPLORATION, HEAT, 0),
        "judge": (net, room.s, room),
    }


PROGRAM = Program(
    "architects", {"weigh": weigh, "plant": plant, "grow": grow, "judge": judge}, _examples
)


@per_thread
def machine() -> Machine:
    """Return the compiled kernels, and this thread's memory for one search at a time."""
    net = load()
    return Machine(
        **PROGRAM.code,
        array=array,
        moves=_moves,
        generator=generator,
        weights=rows(GROUPS.load()),
        network=net,
        tree=new_tree(NODES),
        room=new_room(net),
        most=maxsize,
        batch=BATCH,
    )


def load_code() -> None:
    """Load the compiled kernels: numba reads each when it is first called."""
    ready, state = machine(), ARCHITECTS.start(ARCHITECTS.deal(Random(0), 2, {}))
    flat, moves = flat_state(state), ARCHITECTS.legal(ARCHITECTS.view(state, FIRST), FIRST)
    ready.weights_of(flat, [code(move) for move in moves])
    list(ready.search(flat, FIRST, 0, Budget(1, 1)))
    ready.chances_of(flat)
