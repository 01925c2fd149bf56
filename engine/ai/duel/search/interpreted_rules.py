"""The flat rules interpreted by Python, for thinking without compiled code."""

from engine.ai.kernels.interpreted import Interpreter

from . import chance, features, gains, network, prices, rules, scoring, threats

MASK = (1 << 64) - 1


def _below(rng: list[int], bound: int) -> int:
    """Do what `chance.below` does with integers that do not wrap around at 64 bits."""
    x = rng[0] & MASK
    x ^= x << 13 & MASK
    x ^= x >> 7
    x ^= x << 17 & MASK
    rng[0] = x
    return (x >> 20 & 0xFFFFFFFF) * bound >> 32


_interpreted = Interpreter({chance.below: _below})

legal = _interpreted(rules.legal)
apply = _interpreted(rules.apply)
produce = _interpreted(gains.produce)
points = _interpreted(scoring.points)
market = _interpreted(prices.market)
price = _interpreted(prices.price)
facts = _interpreted(features.facts)
winning_move = _interpreted(threats.winning_move)
policy_rows = _interpreted(network.policy_rows)
