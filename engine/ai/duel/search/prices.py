"""What building costs a city, as `engine.duel.economy` has it (rulings 1 to 10).

Five resources are worked with at once: a *bundle* is one integer with eight bits a resource, the
raw ones lowest. No number in a bundle is above 127, so that a lane's highest bit tells which of
two numbers is larger.
"""

import numpy as np

from engine.ai.kernels.kernel import kernel

from .board import (
    CITY,
    FIXED_PRICE,
    FREE_MANUFACTURED,
    FREE_RAW,
    IN_CITY,
    MADE,
    PURSE,
    SEAT,
    SOLD,
    WAIVED,
    WHERE,
)
from .codes import BASE_PRICE, CHAIN, COST, COST_COINS, KIND, N_CARDS, N_RAW, N_RESOURCES

LANE = 8
HIGH = sum(1 << (LANE * resource + LANE - 1) for resource in range(N_RESOURCES))
"""The highest bit of every lane."""
NEEDED = (COST.astype("int64") << (LANE * np.arange(N_RESOURCES))).sum(axis=1)
"""What each item needs, as a bundle."""


@kernel
def unit_price(s, own, rival, resource):
    """Return what one unit of a resource costs the city that begins at `own`."""
    fixed, usual = s[own + FIXED_PRICE + resource], BASE_PRICE + s[rival + SOLD + resource]
    return fixed or usual


@kernel
def market(s, seat):
    """Return what `seat` produces and what it pays for a unit, as bundles."""
    own, rival = SEAT + seat * CITY, SEAT + (1 - seat) * CITY
    made, prices = np.int64(0), np.int64(0)
    for resource in range(N_RESOURCES):
        made |= np.int64(s[own + MADE + resource]) << (LANE * resource)
        prices |= np.int64(unit_price(s, own, rival, resource)) << (LANE * resource)
    return made, prices


@kernel
def chained(s, seat, card):
    """Return whether the city of `seat` holds the card that makes this one free."""
    giver = CHAIN[card]
    return giver >= 0 and s[WHERE + giver] == IN_CITY + seat


@kernel
def trade(s, seat, item, made, prices):
    """Return the coins that an item's resources cost `seat` beyond its production, at a market."""
    more = (NEEDED[item] | HIGH) - made
    short = more & HIGH
    lacking = more & (short - (short >> (LANE - 1)))
    if lacking == 0:
        return np.int64(0)
    own = SEAT + seat * CITY
    raw, manufactured = s[own + FREE_RAW], s[own + FREE_MANUFACTURED]
    waived = s[own + WAIVED + KIND[item]]
    if raw + manufactured + waived:
        lacking = _spare(lacking, prices, raw, 0, N_RAW)
        lacking = _spare(lacking, prices, manufactured, N_RAW, N_RESOURCES)
        lacking = _spare(lacking, prices, waived, 0, N_RESOURCES)
    coins = np.int64(0)
    for resource in range(N_RESOURCES):
        coins += (lacking >> (LANE * resource) & 127) * (prices >> (LANE * resource) & 127)
    return coins


@kernel
def _spare(lacking, prices, units, first, last):
    """Take so many units off a bundle, each time the dearest of these resources (ruling 6)."""
    for _ in range(units):
        dearest, at = np.int64(0), -1
        for resource in range(first, last):
            price = prices >> (LANE * resource) & 127
            if lacking >> (LANE * resource) & 127 and price > dearest:
                dearest, at = price, resource
        if at < 0:
            break
        lacking -= np.int64(1) << (LANE * at)
    return lacking


@kernel
def price(s, seat, item, made, prices):
    """Return the coins that a card or wonder costs `seat` at a market, whether it can or not."""
    if item < N_CARDS and chained(s, seat, item):
        return np.int64(0)
    return COST_COINS[item] + trade(s, seat, item, made, prices)


@kernel
def affordable(s, seat, item, made, prices):
    """Return whether `seat` can pay for building a card or a wonder at a market."""
    return price(s, seat, item, made, prices) <= s[SEAT + seat * CITY + PURSE]
