"""The search without compiled code: the same kernels interpreted, some hundred times slower."""

from typing import Any

from engine.ai.kernels.chance import generator
from engine.ai.kernels.interpreted import table
from engine.ai.per_thread import per_thread

from .interpreted_rules import grow, judge, plant, weigh
from .machine import Machine
from .memory import new_room, new_tree
from .network import Network, load
from .weights import GROUPS

MOST_SIMULATIONS = 400
"""About a third of a second of one core with two players, a second with seven."""

BATCH = 4


def _zeros(length: int, kind: Any) -> list[int]:
    return [0] * length


@per_thread
def machine() -> Machine:
    """Return the interpreted kernels, and this thread's memory for one search at a time."""
    first, *others = load()
    net = Network(first, *map(table, others))  # type: ignore[arg-type]
    return Machine(
        weigh,
        plant,
        grow,
        judge,
        list,
        list,
        lambda seed: [int(generator(seed)[0])],
        {(0, at): weight for at, weight in enumerate(GROUPS.load())},
        net,
        new_tree(MOST_SIMULATIONS + 1, _zeros),
        new_room(net, _zeros),
        MOST_SIMULATIONS,
        BATCH,
    )
