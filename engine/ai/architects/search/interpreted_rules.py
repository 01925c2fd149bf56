"""The flat rules, the policy and the tree interpreted by Python, to think without compiled code."""

from engine.ai.kernels.chance import below, below_interpreted, blend, blend_interpreted
from engine.ai.kernels.interpreted import Interpreter

from . import cities, moves, network, policy, rules, tree

interpreted = Interpreter(
    {
        below: below_interpreted,
        blend: blend_interpreted,
        network.add_rows: network.add_rows_interpreted,
    }
)

apply = interpreted(rules.apply)
legal = interpreted(moves.moves)
points = interpreted(cities.points)
weigh = interpreted(policy.weigh)
plant = interpreted(tree.plant)
grow = interpreted(tree.grow)
judge = interpreted(network.judge)
