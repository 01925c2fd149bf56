"""The search by compiled code; see `kernels.program` for how it is compiled."""

from functools import cache
from random import Random
from typing import Any

import numpy as np

from engine.ai.kernels.chance import generator
from engine.ai.kernels.program import Program
from engine.architects.apply import FIRST
from engine.architects.game import ARCHITECTS

from .encoding import Flat, code, flat_state
from .machine import LENGTHS, Machine
from .playouts import simulate
from .policy import weigh
from .weights import GROUPS

MOST_SIMULATIONS = 100_000

TYPES = {
    "state": np.int16,
    "found": np.int64,
    "scratch": np.int64,
    "out": np.float64,
    "result": np.float64,
}


def _arrays() -> dict[str, Any]:
    return {name: np.zeros(length, TYPES[name]) for name, length in LENGTHS.items()}


def _rows(weights: list[float]) -> Any:
    return np.array([weights], np.float64)


def _array(s: Flat) -> Any:
    return np.array(s, np.int16)


def _moves(codes: Any) -> Any:
    return np.array(codes, np.int64)


def _examples() -> dict[str, tuple[Any, ...]]:
    """Return arguments of the types with which the kernels are called."""
    rows, arrays = _rows(GROUPS.starting), _arrays()
    s, found, scratch, out, result = (arrays[name] for name in TYPES)
    return {
        "weigh": (s, found, 0, rows, out),
        "simulate": (s, s, 0, rows, 0.5, generator(0), found, scratch, out, result),
    }


PROGRAM = Program("architects", {"weigh": weigh, "simulate": simulate}, _examples)


@cache
def machine() -> Machine:
    """Return the compiled kernels."""
    return Machine(
        **PROGRAM.load(),
        array=_array,
        moves=_moves,
        generator=generator,
        weights=_rows(GROUPS.load()),
        most=MOST_SIMULATIONS,
        **_arrays(),
    )


def load_code() -> Machine:
    """Load the compiled kernels: numba reads each when it is first called."""
    ready, state = machine(), ARCHITECTS.start(ARCHITECTS.deal(Random(0), 2, {}))
    flat, moves = flat_state(state), ARCHITECTS.legal(ARCHITECTS.view(state, FIRST), FIRST)
    ready.weights_of(flat, [code(move) for move in moves])
    ready.play(_array(flat), 0.0, generator(0), 0)
    return ready
