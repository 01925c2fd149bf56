"""What a city has on the flat array, and what building changes in it."""

from engine.ai.kernels.kernel import kernel

from .board import (
    ASKS_REVIVAL,
    BOARD,
    CHEAP,
    CHOICES,
    CITY,
    CITY_SIZE,
    COINS,
    COUNT,
    FREE_SYMBOLS,
    HAS,
    HAS_COPY,
    HAS_GIFT,
    HAS_SEVENTH,
    MOST,
    SAFE_POINTS,
    SHIELDS_HELD,
    SOLD,
    SOLD_CHOICES,
    SOLD_MOST,
    STAGES,
    SYMBOL_AT,
    UNITS,
)
from .codes import (
    ANY_SCIENCE,
    CHOICE,
    COINS_OF,
    COINS_PER,
    COINS_WHAT,
    COLOUR,
    COPIES,
    DISCOUNT,
    FIRST_STAGE,
    GIFTED,
    LEFT,
    MAKES,
    MOST_STAGES,
    N_CARDS,
    N_COUNTED,
    N_RESOURCES,
    N_SIDES,
    NOTHING,
    POINTS,
    PRODUCES,
    REVIVES,
    RIGHT,
    SEVENTH,
    SHIELDS,
    STAGE,
    STRUCTURE,
    SYMBOL,
    TRADES,
)
from .codes import COINS as GIVES_COINS
from .market import left_of, right_of


@kernel
def next_stage(s, seat):
    """Return the item of the next stage; there is none where its board has no more."""
    own = CITY + seat * CITY_SIZE
    return FIRST_STAGE + s[own + BOARD] * MOST_STAGES + s[own + STAGES]


@kernel
def counted(s, seat, what, of):
    """Return how much is counted of a mask of kinds in a mask of cities around a seat."""
    n = 0
    for whose in range(3):
        if of >> whose & 1:
            at = seat
            if whose == LEFT:
                at = left_of(s, seat)
            elif whose == RIGHT:
                at = right_of(s, seat)
            count = CITY + at * CITY_SIZE + COUNT
            for kind in range(N_COUNTED):
                if what >> kind & 1:
                    n += s[count + kind]
    return n


@kernel
def add(s, seat, item):
    """Add an item to a city, with all that lasts."""
    own = CITY + seat * CITY_SIZE
    if item < N_CARDS:
        s[own + HAS + STRUCTURE[item]] = 1
        s[own + COUNT + COLOUR[item]] += 1
    else:
        s[own + STAGES] += 1
        s[own + COUNT + STAGE] += 1
    s[own + SHIELDS_HELD] += SHIELDS[item]
    s[own + SAFE_POINTS] += POINTS[item]
    s[own + FREE_SYMBOLS] += ANY_SCIENCE[item]
    s[own + HAS_SEVENTH] |= SEVENTH[item]
    s[own + HAS_GIFT] |= GIFTED[item]
    s[own + HAS_COPY] |= COPIES[item]
    if SYMBOL[item] != NOTHING:
        s[own + SYMBOL_AT + SYMBOL[item]] += 1
    if MAKES[item]:
        produce(s, own, item, item < N_CARDS and TRADES[item] == 1)


@kernel
def produce(s, own, item, sells):
    """Add what an item produces to a city, for its neighbours too where it `sells`."""
    for side in range(N_SIDES):
        s[own + CHEAP + side] |= DISCOUNT[item, side]
    gives = CHOICE[item]
    if gives:
        s[own + CHOICES] += 1
        s[own + CHOICES + s[own + CHOICES]] = gives
        if sells:
            s[own + SOLD_CHOICES] += 1
            s[own + SOLD_CHOICES + s[own + SOLD_CHOICES]] = gives
    for resource in range(N_RESOURCES):
        units = PRODUCES[item, resource]
        most = units + (gives >> resource & 1)
        s[own + UNITS + resource] += units
        s[own + MOST + resource] += most
        if sells:
            s[own + SOLD + resource] += units
            s[own + SOLD_MOST + resource] += most


@kernel
def gain(s, seat, item):
    """Carry out what an item does once: coins, and the right to revive a card."""
    own = CITY + seat * CITY_SIZE
    s[own + COINS] += GIVES_COINS[item]
    if COINS_PER[item]:
        s[own + COINS] += COINS_PER[item] * counted(s, seat, COINS_WHAT[item], COINS_OF[item])
    s[own + ASKS_REVIVAL] += REVIVES[item]
