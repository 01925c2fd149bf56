"""The search without compiled code: the same kernels interpreted, some hundred times slower."""

from engine.ai.kernels.chance import generator
from engine.ai.per_thread import per_thread

from .interpreted_rules import decide_for_city, decide_revival, plant, simulate, weigh
from .machine import LENGTHS, Machine
from .tree import new_tree
from .weights import GROUPS

MOST_SIMULATIONS = 40
"""About a second of one core."""


@per_thread
def machine() -> Machine:
    """Return the interpreted kernels, and this thread's memory for one search at a time."""
    weights = {(0, at): weight for at, weight in enumerate(GROUPS.load())}
    return Machine(
        plant,
        weigh,
        decide_for_city,
        decide_revival,
        simulate,
        list,
        lambda seed: [int(generator(seed)[0])],
        weights,
        tree=new_tree(lambda n: [0] * n, lambda n: [0.0] * n),
        most=MOST_SIMULATIONS,
        **{name: [0] * length for name, length in LENGTHS.items()},
    )
