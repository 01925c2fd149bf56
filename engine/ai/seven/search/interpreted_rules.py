"""The flat rules and the policy interpreted by Python, for thinking without compiled code."""

from engine.ai.kernels.chance import below, below_interpreted, blend, blend_interpreted
from engine.ai.kernels.interpreted import Interpreter

from . import cities, market, playouts, policy, scoring, tree

interpreted = Interpreter({below: below_interpreted, blend: blend_interpreted})

add = interpreted(cities.add)
next_stage = interpreted(cities.next_stage)
price = interpreted(market.price)
points = interpreted(scoring.points)
weigh = interpreted(policy.weigh)
decide_for_city = interpreted(policy.decide_for_city)
decide_revival = interpreted(policy.decide_revival)
plant = interpreted(tree.plant)
simulate = interpreted(playouts.simulate)
