"""What building costs a city, as `engine.duel.economy` has it (rulings 1 to 10)."""

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
from .codes import (
    BASE_PRICE,
    CHAIN,
    COINS_ALONE,
    COST,
    COST_COINS,
    KIND,
    N_CARDS,
    N_RAW,
    N_RESOURCES,
)
from .compiled import compiled


@compiled
def unit_price(s, own, rival, resource):
    """Return what one unit of a resource costs the city that begins at `own`."""
    fixed = s[own + FIXED_PRICE + resource]
    return fixed or BASE_PRICE + s[rival + SOLD + resource]


@compiled
def chained(s, seat, card):
    """Return whether the city of `seat` holds the card that makes this one free."""
    giver = CHAIN[card]
    return giver >= 0 and s[WHERE + giver] == IN_CITY + seat


@compiled
def trade(s, seat, item):
    """Return the coins that the resources of an item cost `seat` beyond its own production."""
    own, rival = SEAT + seat * CITY, SEAT + (1 - seat) * CITY
    lacking = 0
    for resource in range(N_RESOURCES):
        need = COST[item, resource] - s[own + MADE + resource]
        if need > 0:
            lacking += need
    if lacking == 0:
        return 0
    free_raw, free_manufactured = s[own + FREE_RAW], s[own + FREE_MANUFACTURED]
    waived = s[own + WAIVED + KIND[item]]
    if free_raw + free_manufactured + waived == 0:
        coins = 0
        for resource in range(N_RESOURCES):
            need = COST[item, resource] - s[own + MADE + resource]
            if need > 0:
                coins += need * unit_price(s, own, rival, resource)
        return coins
    return _with_choices(s, own, rival, item, free_raw, free_manufactured, waived)


@compiled
def _with_choices(s, own, rival, item, free_raw, free_manufactured, waived):
    """Return the trade cost where some units are spared: the dearest ones (ruling 6)."""
    spared_raw, spared_manufactured, coins = free_raw, free_manufactured, 0
    taken = 0  # four bits a resource: how many of its units are spared
    # One round for each unit that may be spared: first raw, then manufactured, then any.
    for spare in range(free_raw + free_manufactured + waived):
        if spare < spared_raw:
            first, last = 0, N_RAW
        elif spare < spared_raw + spared_manufactured:
            first, last = N_RAW, N_RESOURCES
        else:
            first, last = 0, N_RESOURCES
        dearest, at = 0, -1
        for resource in range(first, last):
            need = COST[item, resource] - s[own + MADE + resource]
            if need > (taken >> (4 * resource)) & 15:
                price = unit_price(s, own, rival, resource)
                if price > dearest:
                    dearest, at = price, resource
        if at >= 0:
            taken += 1 << (4 * at)
    for resource in range(N_RESOURCES):
        need = COST[item, resource] - s[own + MADE + resource]
        if need > 0:
            left = need - ((taken >> (4 * resource)) & 15)
            coins += left * unit_price(s, own, rival, resource)
    return coins


@compiled
def price(s, seat, item):
    """Return the coins that building a card or a wonder costs `seat`, whether it can or not."""
    if item < N_CARDS and chained(s, seat, item):
        return 0
    if COINS_ALONE[item]:
        return int(COST_COINS[item])
    return COST_COINS[item] + trade(s, seat, item)


@compiled
def affordable(s, seat, item):
    """Return whether `seat` can pay for building a card or a wonder."""
    return price(s, seat, item) <= s[SEAT + seat * CITY + PURSE]
