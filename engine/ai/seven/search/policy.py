"""A fast policy: it weighs every play of a hand by what it gains, costs and denies."""

from engine.ai.kernels.chance import blend
from engine.ai.kernels.kernel import kernel

from .board import (
    AGE,
    ASKS_SEVENTH,
    BOARD,
    CITY,
    CITY_SIZE,
    COINS,
    DISCARDED,
    DISCARDS,
    GIFT_USED,
    HAS,
    HAS_GIFT,
    MOST_HAND,
    MOST_SEATS,
    PILE,
    PLAN,
    PLAN_CARD,
    PLAN_LEFT,
    PLAN_RIGHT,
    PLAYER_KIND,
    PLAYERS,
    PURSE,
    STAGES,
    TURN,
)
from .cities import next_stage
from .codes import (
    BUILD,
    COST_COINS,
    DISCARD,
    DISCARD_GAIN,
    GIFT,
    HAND,
    N_CARDS,
    NOTHING,
    PASSES,
    REVIVE,
    SHIELDS,
    STAGED,
    STAGES_OF,
    STRUCTURE,
    TURNS,
    WAYS,
)
from .market import IMPOSSIBLE, PAID, chained, price
from .rules import hand_of, holder
from .values import COIN, military, value
from .weights import FIRST

POOR, FEED, DENY, DEAR, STAGE_EXTRA = (
    FIRST["poor"], FIRST["feed"], FIRST["deny"], FIRST["dear"], FIRST["stage"]
)  # fmt: skip
ENOUGH = 4
"""Coins below which a city is poor."""
NEVER = -1e9
"""The weight of a play that is not possible."""
FINE = 1 << 20
LOW = FINE - 1
"""The bits of a number below `FINE`."""
_OWN_LOSS = 0.5


@kernel
def lack(coins):
    """Return how many coins a city lacks to be at ease."""
    return ENOUGH - coins if coins < ENOUGH else 0


@kernel
def expense(s, seat, item, paid, w, row):
    """Return what paying for an item costs, in victory points; `paid` as `market.price` tells."""
    own = CITY + seat * CITY_SIZE
    age = s[AGE] - 1
    neighbours = paid // PAID
    coins = neighbours
    if item >= N_CARDS or not chained(s, seat, item):
        coins += COST_COINS[item]
    short = lack(s[own + COINS] - coins) - lack(s[own + COINS])
    return w[row, COIN + age] * coins + w[row, FEED] * neighbours + w[row, POOR + age] * short


@kernel
def denied(s, seat, card, peace, w, row, scratch):
    """Return what the next holder of a hand loses with a card; `peace` is its `military`."""
    own = CITY + seat * CITY_SIZE
    if s[own + HAS + STRUCTURE[card]]:
        return 0.0
    found = value(s, seat, card, peace, w, row)
    paid = price(s, seat, card, s[own + COINS], scratch)
    if paid == IMPOSSIBLE:
        return max(0.0, found * w[row, DEAR])
    return max(0.0, found - expense(s, seat, card, paid, w, row))


@kernel
def weigh(s, seat, w, scratch, out):
    """Write the weight of every play of a hand into `out`: card by card, way by way.

    `NEVER` stands for what is not possible.
    """
    own = CITY + seat * CITY_SIZE
    row, age = s[own + PLAYER_KIND], s[AGE] - 1
    purse = s[own + PURSE] if s[own + ASKS_SEVENTH] else s[own + COINS]
    peace = military(s, seat, 0, w, row)
    stage = stage_weight(s, seat, purse, peace, w, row, scratch)
    gift = s[own + HAS_GIFT] and s[own + GIFT_USED] != s[AGE] and not s[own + ASKS_SEVENTH]
    sale = w[row, COIN + age] * DISCARD_GAIN
    sale -= w[row, POOR + age] * (lack(s[own + COINS] + DISCARD_GAIN) - lack(s[own + COINS]))
    last = s[TURN] == TURNS
    rival = (seat - PASSES[s[AGE]]) % s[PLAYERS]
    their_peace = 0.0 if last else military(s, rival, 0, w, row)
    deny = w[row, DENY + age] * 3.0 / (s[PLAYERS] - 1)
    hand = hand_of(s, seat)
    for at in range(s[hand]):
        card = s[hand + 1 + at]
        first = WAYS * at
        taken = 0.0 if last else deny * denied(s, rival, card, their_peace, w, row, scratch)
        out[first + BUILD], out[first + GIFT] = NEVER, NEVER
        if not s[own + HAS + STRUCTURE[card]]:
            worth = value(s, seat, card, peace, w, row) + taken
            paid = price(s, seat, card, purse, scratch)
            if paid != IMPOSSIBLE:
                out[first + BUILD] = worth - expense(s, seat, card, paid, w, row)
            if gift:
                out[first + GIFT] = worth - 0.5 * w[row, COIN + age]
        out[first + STAGED] = stage + taken if stage > NEVER else NEVER
        out[first + DISCARD] = sale + taken


@kernel
def stage_weight(s, seat, purse, peace, w, row, scratch):
    """Return the weight of building the next stage, or `NEVER`."""
    own = CITY + seat * CITY_SIZE
    if s[own + STAGES] == STAGES_OF[s[own + BOARD]]:
        return NEVER
    item = next_stage(s, seat)
    paid = price(s, seat, item, purse, scratch)
    if paid == IMPOSSIBLE:
        return NEVER
    found = value(s, seat, item, peace, w, row) - expense(s, seat, item, paid, w, row)
    return found + w[row, STAGE_EXTRA + s[AGE] - 1]


@kernel
def decide(s, seat, w, noise, luck, scratch, out):
    """Plan the best play of a hand; up to `noise` points either way are added to each by chance.

    What is added depends on `luck`, the turn, the seat, the card and what is done with it, and on
    nothing else: so where games differ by one move, the others err alike, and the comparison of
    moves does not suffer from errors that have nothing to do with them.
    """
    weigh(s, seat, w, scratch, out)
    hand = hand_of(s, seat)
    turn = s[AGE] * MOST_HAND + s[TURN]
    here = blend(luck, 2 * (turn * MOST_SEATS + seat) + s[CITY + seat * CITY_SIZE + ASKS_SEVENTH])
    best, most = 0, NEVER
    for at in range(WAYS * s[hand]):
        if out[at] > NEVER:
            found = out[at]
            if noise > 0.0:
                drawn = blend(blend(here, WAYS * s[hand + 1 + at // WAYS] + at % WAYS), 0)
                found += noise * ((drawn >> 4 & LOW) + (drawn >> 34 & LOW) - LOW) / FINE
            if found > most:
                best, most = at, found
    commit(s, seat, best % WAYS, s[hand + 1 + best // WAYS], scratch)


@kernel
def commit(s, seat, what, card, scratch):
    """Write a plan with the cheapest way to pay."""
    own = CITY + seat * CITY_SIZE
    paid = 0
    if what in (BUILD, STAGED):
        purse = s[own + PURSE] if s[own + ASKS_SEVENTH] else s[own + COINS]
        item = card if what == BUILD else next_stage(s, seat)
        paid = price(s, seat, item, purse, scratch)
    s[own + PLAN], s[own + PLAN_CARD] = what, card
    s[own + PLAN_LEFT], s[own + PLAN_RIGHT] = paid % PAID, paid // PAID - paid % PAID


@kernel
def decide_for_city(s, w, scratch):
    """Plan for the Free City: its holder denies the other player the best card."""
    me = holder(s)
    city, own = s[PLAYERS], CITY + s[PLAYERS] * CITY_SIZE
    hand = hand_of(s, me)
    first, n, skipped = hand + 1, s[hand], s[CITY + me * CITY_SIZE + PLAN_CARD]
    if s[own + ASKS_SEVENTH]:
        first, n, skipped = PILE + (s[AGE] - 1) * HAND + TURNS, 1, NOTHING
    purse = s[own + PURSE] if s[own + ASKS_SEVENTH] else s[own + COINS]
    other, row = 1 - me, s[CITY + me * CITY_SIZE + PLAYER_KIND]
    peace, their_peace = military(s, me, 0, w, row), military(s, other, 0, w, row)
    staged = s[own + STAGES] < STAGES_OF[s[own + BOARD]]
    staged = staged and price(s, city, next_stage(s, city), purse, scratch) != IMPOSSIBLE
    what, which, most = DISCARD, NOTHING, NEVER
    for at in range(first, first + n):
        card = s[at]
        if card == skipped:
            skipped = NOTHING
            continue
        found = denied(s, other, card, their_peace, w, row, scratch)
        found -= _OWN_LOSS * denied(s, me, card, peace, w, row, scratch)
        builds = not s[own + HAS + STRUCTURE[card]]
        chain = chained(s, city, card)
        builds = builds and price(s, city, card, purse, scratch) != IMPOSSIBLE
        if builds:
            arms = military(s, me, -SHIELDS[card], w, row) - peace
            arms -= military(s, other, -SHIELDS[card], w, row) - their_peace
            if what == DISCARD or found + arms > most:
                what, which, most = BUILD, card, found + arms
        if staged and not (builds and chain) and (what == DISCARD or found > most):
            what, which, most = STAGED, card, found
        if what == DISCARD and found > most:
            which, most = card, found
    commit(s, city, what, which, scratch)


@kernel
def decide_revival(s, seat, w):
    """Plan which discarded card is built: the most valuable one, if there is any."""
    own = CITY + seat * CITY_SIZE
    s[own + PLAN], s[own + PLAN_CARD] = REVIVE, NOTHING
    if seat == s[PLAYERS]:
        return
    row = s[own + PLAYER_KIND]
    peace, most = military(s, seat, 0, w, row), 0.0
    for at in range(DISCARDED, DISCARDED + s[DISCARDS]):
        card = s[at]
        if not s[own + HAS + STRUCTURE[card]]:
            found = value(s, seat, card, peace, w, row)
            if found > most:
                s[own + PLAN_CARD], most = card, found
