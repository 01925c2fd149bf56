"""The flat rules interpreted by Python, for thinking without compiled code."""

from engine.ai.kernels.chance import below, below_interpreted, blend, blend_interpreted
from engine.ai.kernels.interpreted import Interpreter

from . import chance, features, gains, network, prices, rules, scoring, threats

_interpreted = Interpreter({below: below_interpreted, blend: blend_interpreted})

legal = _interpreted(rules.legal)
apply = _interpreted(rules.apply)
produce = _interpreted(gains.produce)
points = _interpreted(scoring.points)
market = _interpreted(prices.market)
price = _interpreted(prices.price)
facts = _interpreted(features.facts)
outcome = _interpreted(chance.outcome)
winning_move = _interpreted(threats.winning_move)
policy_rows = _interpreted(network.policy_rows)
