"""The flat rules and the policy interpreted by Python, for thinking without compiled code."""

from engine.ai.kernels.chance import below, below_interpreted
from engine.ai.kernels.interpreted import Interpreter

from . import market, rules, scoring

interpreted = Interpreter({below: below_interpreted})

add = interpreted(rules.add)
next_stage = interpreted(rules.next_stage)
price = interpreted(market.price)
points = interpreted(scoring.points)
