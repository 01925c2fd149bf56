"""What an item costs a city: the cheapest way to pay, by own production and both neighbours."""

from engine.ai.kernels.kernel import kernel

from .board import (
    CHEAP,
    CHOICES,
    CITIES,
    CITY,
    CITY_SIZE,
    HAS,
    MOST,
    SOLD,
    SOLD_CHOICES,
    SOLD_MOST,
    UNITS,
)
from .codes import (
    CHAINS,
    COST,
    COST_COINS,
    GIVER,
    N_CARDS,
    N_NEEDED,
    N_RAW,
    N_RESOURCES,
    N_SIDES,
    NEEDED,
    NOTHING,
    TRADE_PRICE,
)

PAID = 1024
"""Payments are written as coins to both neighbours times this, plus coins to the left one."""
IMPOSSIBLE = -1
_NO_WAY = 1 << 30

MOST_UNITS = 8
"""More units than any cost has."""
SCRATCH = (1 << MOST_UNITS) + MOST_UNITS
"""The length of the array in which prices are worked out."""
_MISSING = 1 << MOST_UNITS


@kernel
def left_of(s, seat):
    """Return the left neighbour."""
    return seat + 1 if seat + 1 < s[CITIES] else 0


@kernel
def right_of(s, seat):
    """Return the right neighbour."""
    return seat - 1 if seat else s[CITIES] - 1


@kernel
def chained(s, seat, card):
    """Return whether a structure of the city makes a card free."""
    own = CITY + seat * CITY_SIZE + HAS
    for place in range(CHAINS):
        giver = GIVER[card, place]
        if giver != NOTHING and s[own + giver]:
            return True
    return False


@kernel
def price(s, seat, item, purse, scratch):
    """Return what the neighbours are paid for an item (see `PAID`), or `IMPOSSIBLE`.

    Of the cheapest ways it is the one that pays the left neighbour least. It is impossible where
    `purse` is too small for it and for the coins printed on the item.
    """
    if item < N_CARDS and chained(s, seat, item):
        return 0
    purse -= COST_COINS[item]
    if purse < 0:
        return IMPOSSIBLE
    own = CITY + seat * CITY_SIZE
    left = CITY + left_of(s, seat) * CITY_SIZE
    right = CITY + right_of(s, seat) * CITY_SIZE
    missing = 0
    for at in range(N_NEEDED[item]):
        resource = NEEDED[item, at]
        need = COST[item, resource]
        have = s[own + MOST + resource]
        if need > have + s[left + SOLD_MOST + resource] + s[right + SOLD_MOST + resource]:
            return IMPOSSIBLE
        for _ in range(need - s[own + UNITS + resource]):
            scratch[_MISSING + missing] = resource
            missing += 1
    if missing == 0:
        return 0
    wanted = 0
    for at in range(missing):
        wanted |= 1 << scratch[_MISSING + at]
    helping, least = 0, TRADE_PRICE
    for at in range(s[own + CHOICES]):
        helping += 1 if s[own + CHOICES + 1 + at] & wanted else 0
    for side in range(N_SIDES):
        least = 1 if s[own + CHEAP + side] else least
    if (missing - helping) * least > purse:
        return IMPOSSIBLE
    if missing > 1:
        return _cheapest(s, own, left, right, missing, wanted, purse, scratch)
    return 0 if helping else _cheapest_unit(s, own, left, right, scratch[_MISSING], purse)


@kernel
def _cheapest_unit(s, own, left, right, resource, purse):
    """Return what one unit is paid for, as `_cheapest` does; one of the neighbours sells it."""
    cheap, found = own + CHEAP + (0 if resource < N_RAW else 1), _NO_WAY
    if s[left + SOLD_MOST + resource]:
        found = (1 if s[cheap] else TRADE_PRICE) * (PAID + 1)
    if s[right + SOLD_MOST + resource]:
        found = min(found, (1 if s[cheap + 2] else TRADE_PRICE) * PAID)
    return found if found // PAID <= purse else IMPOSSIBLE


@kernel
def _cheapest(s, own, left, right, missing, wanted, purse, scratch):
    """Return the cheapest way to cover the missing units, each by a producer of its own.

    They are listed in `scratch`; `wanted` is the mask of their resources. Where two ways cost as
    much, it is the one that pays the left neighbour less; `IMPOSSIBLE` where `purse` is too small.

    `scratch` holds the least paid for each set of units covered. One producer after another may
    cover one unit more.
    """
    every = (1 << missing) - 1
    for covered in range(every + 1):
        scratch[covered] = _NO_WAY
    scratch[0] = 0
    for at in range(s[own + CHOICES]):
        gives = s[own + CHOICES + 1 + at] & wanted
        if gives:
            _cover(scratch, missing, gives, 0)
    if scratch[every] == 0:
        return 0
    for side in range(2):
        theirs = right if side else left
        for resource in range(N_RESOURCES):
            if wanted >> resource & 1:
                coins = 1 if s[own + CHEAP + 2 * side + (resource >= N_RAW)] else TRADE_PRICE
                paid = coins * PAID if side else coins * (PAID + 1)
                for _ in range(s[theirs + SOLD + resource]):
                    _cover(scratch, missing, 1 << resource, paid)
        for at in range(s[theirs + SOLD_CHOICES]):
            gives = s[theirs + SOLD_CHOICES + 1 + at] & wanted
            if gives:  # sold choices are raw goods, as all brown cards are
                coins = 1 if s[own + CHEAP + 2 * side] else TRADE_PRICE
                _cover(scratch, missing, gives, coins * PAID if side else coins * (PAID + 1))
    found = scratch[every]
    return found if found // PAID <= purse else IMPOSSIBLE


@kernel
def _cover(scratch, missing, gives, paid):
    """Let one more producer cover a unit in every way; of equal units the first is covered."""
    for covered in range((1 << missing) - 1, -1, -1):
        before = scratch[covered]
        if before == _NO_WAY:
            continue
        last = -1
        for at in range(missing):
            resource = scratch[_MISSING + at]
            if covered >> at & 1 or resource == last:
                continue
            last = resource
            if gives >> resource & 1 and before + paid < scratch[covered | 1 << at]:
                scratch[covered | 1 << at] = before + paid
