"""What an item is worth to a city, in victory points and without its price."""

import numpy as np

from engine.ai.kernels.kernel import kernel

from .board import (
    AGE,
    BOARD,
    CHEAP,
    CITY,
    CITY_SIZE,
    COUNT,
    FREE_SYMBOLS,
    MOST,
    SHIELDS_HELD,
    SOLD_MOST,
    STAGES,
    SYMBOL_AT,
    TURN,
)
from .cities import counted, next_stage
from .codes import (
    AGES,
    ANY_SCIENCE,
    CHOICE,
    COINS_OF,
    COINS_PER,
    COINS_WHAT,
    COLOUR,
    COPIES,
    COST,
    DEFEAT_POINTS,
    DISCOUNT,
    FREES,
    GIFTED,
    GREEN,
    MAKES,
    N_CARDS,
    N_RAW,
    N_RESOURCES,
    NOTHING,
    POINTS,
    POINTS_OF,
    POINTS_PER,
    POINTS_WHAT,
    PRODUCES,
    REVIVES,
    SEVENTH,
    SHIELDS,
    STAGES_OF,
    SYMBOL,
    TURNS,
    VICTORY,
)
from .codes import COINS as GIVES_COINS
from .market import left_of, right_of
from .scoring import copied, science, science_of
from .weights import FIRST

COIN, GROW = FIRST["coin"], FIRST["grow"]
MILITARY, CALM, LATER = FIRST["military"], FIRST["calm"], FIRST["later"]
SCIENCE, STUDIES, COLLEGE = FIRST["science"], FIRST["studies"], FIRST["college"]
NEED, DECAY, NEAR, CHOOSES = FIRST["need"], FIRST["decay"], FIRST["near"], FIRST["choice"]
FOR_STAGE, CHEAPER, CHAIN = FIRST["for_stage"], FIRST["cheap"], FIRST["chain"]
SEVENTH_CARD, FREE_CARD = FIRST["seventh"], FIRST["gift"]
REVIVAL, COPY = FIRST["revive"], FIRST["copy"]
MOST_HELD = 3


@kernel
def turns_left(s):
    """Return how many turns come after this one."""
    return (AGES - s[AGE]) * TURNS + TURNS - s[TURN]


@kernel
def military(s, seat, more, w, row):
    """Return what the conflicts to come are worth with so many shields more.

    The further a conflict is, the less the shields of today decide it ("calm", "later").
    """
    own = s[CITY + seat * CITY_SIZE + SHIELDS_HELD] + more
    total, faith = 0.0, 1.0
    for age in range(s[AGE], AGES + 1):
        until = (age - s[AGE]) * TURNS + TURNS - s[TURN]
        spread = w[row, CALM] * 0.25 + w[row, CALM + 1] * until
        for side in range(2):
            rival = right_of(s, seat) if side else left_of(s, seat)
            ahead = own - s[CITY + rival * CITY_SIZE + SHIELDS_HELD]
            won = 1.0 / (1.0 + np.exp((0.5 - ahead) / spread))
            lost = 1.0 / (1.0 + np.exp((0.5 + ahead) / spread))
            total += faith * (VICTORY[age] * won - DEFEAT_POINTS * lost)
        faith *= w[row, LATER]
    return w[row, MILITARY] * total


@kernel
def value(s, seat, item, peace, w, row):
    """Return what an item is worth; `peace` is `military` with no shields more."""
    own = CITY + seat * CITY_SIZE
    age, left = s[AGE] - 1, turns_left(s)
    coins, total = GIVES_COINS[item], 1.0 * POINTS[item]
    colour = COLOUR[item] if item < N_CARDS else -1
    if COINS_PER[item]:
        self = colour >= 0 and COINS_OF[item] & 1 and COINS_WHAT[item] >> colour & 1
        coins += COINS_PER[item] * (counted(s, seat, COINS_WHAT[item], COINS_OF[item]) + self)
    if POINTS_PER[item]:
        self = colour >= 0 and POINTS_OF[item] & 1 and POINTS_WHAT[item] >> colour & 1
        n = counted(s, seat, POINTS_WHAT[item], POINTS_OF[item]) + self
        of = POINTS_OF[item]
        total += POINTS_PER[item] * (
            n + w[row, GROW] * left * ((of & 1) + (of >> 1 & 1) + (of >> 2))
        )
    total += w[row, COIN + age] * coins
    if SHIELDS[item]:
        total += military(s, seat, SHIELDS[item], w, row) - peace
    if SYMBOL[item] != NOTHING or ANY_SCIENCE[item]:
        total += study(s, own, item, w, row)
    if MAKES[item]:
        total += production(s, seat, item, w, row) * left / (AGES * TURNS)
    total += w[row, CHAIN + age] * FREES[item]
    total += w[row, SEVENTH_CARD] * SEVENTH[item] * (AGES - age)
    total += w[row, FREE_CARD] * GIFTED[item] * (AGES - age - 0.5)
    total += w[row, REVIVAL] * REVIVES[item]
    if COPIES[item]:
        total += max(w[row, COPY], 1.0 * copied(s, seat, science_of(s, own, 0)))
    return total


@kernel
def study(s, own, item, w, row):
    """Return what a symbol is worth: its points now, and what more symbols will add to it."""
    age = s[AGE] - 1
    a, b, c = s[own + SYMBOL_AT], s[own + SYMBOL_AT + 1], s[own + SYMBOL_AT + 2]
    free = s[own + FREE_SYMBOLS]
    before = science(a, b, c, free)
    if ANY_SCIENCE[item]:
        free += 1
    elif SYMBOL[item] == 0:
        a += 1
    elif SYMBOL[item] == 1:
        b += 1
    else:
        c += 1
    now = w[row, SCIENCE] * (science(a, b, c, free) - before)
    return now + w[row, COLLEGE + age] + w[row, STUDIES + age] * s[own + COUNT + GREEN]


@kernel
def production(s, seat, item, w, row):
    """Return what the resources and discounts of an item are worth over a whole game."""
    own = CITY + seat * CITY_SIZE
    left = CITY + left_of(s, seat) * CITY_SIZE
    right = CITY + right_of(s, seat) * CITY_SIZE
    stage = -1
    if s[own + STAGES] < STAGES_OF[s[own + BOARD]]:
        stage = next_stage(s, seat)
    total, most, every = 0.0, 0.0, 0.0
    for resource in range(N_RESOURCES):
        units = PRODUCES[item, resource]
        chosen = CHOICE[item] >> resource & 1
        if units == 0 and chosen == 0:
            continue
        have = s[own + MOST + resource]
        each = w[row, NEED + resource] * w[row, DECAY + min(have, MOST_HELD)]
        if units > 1:
            each += w[row, NEED + resource] * w[row, DECAY + min(have + 1, MOST_HELD)]
        if s[left + SOLD_MOST + resource] + s[right + SOLD_MOST + resource]:
            each *= w[row, NEAR]
        if stage >= 0 and COST[stage, resource] > have:
            each += w[row, FOR_STAGE]
        if units:
            total += each
        else:
            most = max(most, each)
            every += each
    total += most + w[row, CHOOSES] * (every - most)
    for side in range(4):
        if DISCOUNT[item, side] and not s[own + CHEAP + side]:
            theirs = (right if side > 1 else left) + SOLD_MOST
            sold = 0.5
            for resource in range(N_RAW if side & 1 else 0, N_RESOURCES if side & 1 else N_RAW):
                sold += s[theirs + resource]
            total += w[row, CHEAPER + (side & 1)] * sold
    return total
