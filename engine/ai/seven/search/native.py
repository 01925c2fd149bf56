"""The search by compiled code; see `kernels.program` for how it is compiled."""

from random import Random
from sys import maxsize
from typing import Any

import numpy as np

from engine.ai.kernels.chance import generator
from engine.ai.kernels.program import Program
from engine.ai.per_thread import per_thread
from engine.seven.game import SEVEN

from .board import SIZE
from .encoding import Flat, flat_state
from .machine import LENGTHS, Machine
from .playouts import simulate
from .policy import decide_for_city, decide_revival, weigh
from .tree import Tree, new_tree, plant
from .weights import GROUPS


def _arrays() -> dict[str, Any]:
    types = {"state": np.int16, "scratch": np.int64, "out": np.float64, "result": np.float64}
    return {name: np.zeros(length, types[name]) for name, length in LENGTHS.items()}


def _tree() -> Tree:
    return new_tree(lambda n: np.zeros(n, np.int64), lambda n: np.zeros(n, np.float64))


def _rows(weights: list[float]) -> Any:
    return np.array([weights], np.float64)


def _array(s: Flat) -> Any:
    return np.array(s, np.int16)


def _examples() -> dict[str, tuple[Any, ...]]:
    """Return arguments of the types with which the kernels are called."""
    s, rows, arrays = np.zeros(SIZE, np.int16), _rows(GROUPS.starting), _arrays()
    scratch, out, result = arrays["scratch"], arrays["out"], arrays["result"]
    tree = _tree()
    return {
        "plant": (tree, 0),
        "weigh": (s, 0, rows, scratch, out),
        "decide_for_city": (s, rows, scratch),
        "decide_revival": (s, 0, rows),
        "simulate": (
            s,
            arrays["state"],
            rows,
            0.5,
            generator(0),
            scratch,
            out,
            result,
            0,
            0,
            tree,
        ),
    }


PROGRAM = Program(
    "seven",
    {
        "plant": plant,
        "weigh": weigh,
        "decide_for_city": decide_for_city,
        "decide_revival": decide_revival,
        "simulate": simulate,
    },
    _examples,
)


@per_thread
def machine() -> Machine:
    """Return the compiled kernels, and this thread's memory for one search at a time."""
    return Machine(
        **PROGRAM.code,
        array=_array,
        generator=generator,
        weights=_rows(GROUPS.load()),
        tree=_tree(),
        most=maxsize,
        **_arrays(),
    )


def load_code() -> None:
    """Load the compiled kernels: numba reads each when it is first called."""
    ready, state = machine(), SEVEN.start(SEVEN.deal(Random(0), 2, {}))
    flat = flat_state(state)
    ready.weights_of(flat, 0)
    ready.planned_for_city(flat)
    ready.planned_revival(flat, 0)
    ready.plant(ready.tree, 1)
    ready.play(_array(flat), 0.0, generator(0), 0)
