"""The search without compiled code: the same kernels interpreted, some hundred times slower."""

from functools import cache

from engine.ai.kernels.chance import generator

from .interpreted_rules import simulate, weigh
from .machine import LENGTHS, Machine
from .weights import GROUPS

MOST_SIMULATIONS = 40
"""About a second of one core."""


@cache
def machine() -> Machine:
    """Return the interpreted kernels."""
    return Machine(
        weigh,
        simulate,
        list,
        list,
        lambda seed: [int(generator(seed)[0])],
        {(0, at): weight for at, weight in enumerate(GROUPS.load())},
        most=MOST_SIMULATIONS,
        **{name: [0] * length for name, length in LENGTHS.items()},
    )
