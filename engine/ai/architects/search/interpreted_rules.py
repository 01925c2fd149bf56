"""The flat rules and the policy interpreted by Python, for thinking without compiled code."""

from engine.ai.kernels.chance import below, below_interpreted
from engine.ai.kernels.interpreted import Interpreter

from . import cities, moves, playouts, policy, rules

interpreted = Interpreter({below: below_interpreted})

apply = interpreted(rules.apply)
legal = interpreted(moves.moves)
points = interpreted(cities.points)
weigh = interpreted(policy.weigh)
simulate = interpreted(playouts.simulate)
