"""The rules of 7 Wonders on a flat array: a turn carried out, and what comes after it.

`engine.seven` decides games; a test plays random games by both.
"""

from engine.ai.kernels.kernel import kernel

from .board import (
    AFTER_TURN,
    AGE,
    ASKS_REVIVAL,
    ASKS_SEVENTH,
    BOARD,
    CHEAP,
    CHOICES,
    CHOOSING,
    CITIES,
    CITY,
    CITY_SIZE,
    COINS,
    COUNT,
    DEALT,
    DEALT_SIZE,
    DISCARDED,
    DISCARDS,
    FREE_SYMBOLS,
    GIFT_USED,
    HAND_SIZE,
    HANDS,
    HAS,
    HAS_COPY,
    HAS_GIFT,
    HAS_SEVENTH,
    MOST,
    OVER,
    PHASE,
    PILE,
    PLAN,
    PLAN_CARD,
    PLAN_LEFT,
    PLAN_RIGHT,
    PLAYERS,
    PURSE,
    SAFE_POINTS,
    SHIELDS_HELD,
    SOLD,
    SOLD_CHOICES,
    SOLD_MOST,
    STAGES,
    SYMBOL_AT,
    TOKENS,
    TURN,
    UNITS,
)
from .codes import (
    AGES,
    ANY_SCIENCE,
    BUILD,
    CHOICE,
    COINS_OF,
    COINS_PER,
    COINS_WHAT,
    COLOUR,
    COPIES,
    COST_COINS,
    DEFEAT,
    DEFEAT_POINTS,
    DISCARD,
    DISCARD_GAIN,
    DISCOUNT,
    FIRST_STAGE,
    GIFT,
    GIFTED,
    HAND,
    HOLDER,
    LEFT,
    MAKES,
    MOST_STAGES,
    N_CARDS,
    N_COUNTED,
    N_RESOURCES,
    NOTHING,
    PASSES,
    POINTS,
    PRODUCES,
    REVIVES,
    RIGHT,
    SEVENTH,
    SHIELDS,
    SIDES,
    STAGE,
    STAGED,
    STRUCTURE,
    SYMBOL,
    TRADES,
    TURNS,
    VICTORY,
)
from .codes import COINS as GIVES_COINS
from .market import chained, left_of, right_of

N_SIDES = len(SIDES)


@kernel
def city_of(seat):
    """Return the place of a city."""
    return CITY + seat * CITY_SIZE


@kernel
def hand_of(s, seat):
    """Return the place of the hand that a seat holds."""
    passed = (min(TURNS, s[TURN])) - 1
    return HANDS + (seat + PASSES[s[AGE]] * passed) % s[PLAYERS] * HAND_SIZE


@kernel
def holder(s):
    """Return the player who holds the Free City this turn."""
    return (HOLDER[s[AGE]] + s[TURN] - 1) % 2


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
def begin_age(s, age):
    """Deal the hands of an Age, and begin its first turn."""
    s[AGE] = age
    for seat in range(s[PLAYERS]):
        hand = HANDS + seat * HAND_SIZE
        s[hand] = HAND
        for at in range(HAND):
            s[hand + 1 + at] = s[DEALT + (age - 1) * DEALT_SIZE + seat * HAND + at]
    begin_turn(s, 1)


@kernel
def begin_turn(s, turn):
    """Let all choose; with two players the Free City's holder draws a card first."""
    s[TURN], s[PHASE] = turn, CHOOSING
    for seat in range(s[CITIES]):
        s[CITY + seat * CITY_SIZE + PLAN] = NOTHING
    if s[CITIES] > s[PLAYERS]:
        hand = hand_of(s, holder(s))
        s[hand] += 1
        s[hand + s[hand]] = s[PILE + (s[AGE] - 1) * HAND + turn - 1]


@kernel
def take(s, hand, card):
    """Take a card out of a hand."""
    at = hand + 1
    while s[at] != card:
        at += 1
    while at < hand + s[hand]:
        s[at] = s[at + 1]
        at += 1
    s[hand] -= 1


@kernel
def discard(s, card):
    """Lay a card on the pile of discards."""
    s[DISCARDED + s[DISCARDS]] = card
    s[DISCARDS] += 1


@kernel
def place(s, seat):
    """Pay for what a city plans, and place its card."""
    own = CITY + seat * CITY_SIZE
    what, card = s[own + PLAN], s[own + PLAN_CARD]
    s[own + PURSE] = s[own + COINS]
    if what == DISCARD:
        discard(s, card)
        s[own + COINS] += DISCARD_GAIN
        return
    item = next_stage(s, seat) if what == STAGED else card
    if what == GIFT:
        s[own + GIFT_USED] = s[AGE]
    elif what == STAGED or not chained(s, seat, card):
        s[own + COINS] -= COST_COINS[item] + s[own + PLAN_LEFT] + s[own + PLAN_RIGHT]
    s[own + PURSE] = s[own + COINS]
    add(s, seat, item)


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
def pay_out(s, seat):
    """Give the coins of what a city has just built, and what it pays, to those who get them."""
    own = CITY + seat * CITY_SIZE
    what = s[own + PLAN]
    if what == DISCARD:
        return
    item = s[own + PLAN_CARD] if what != STAGED else next_stage(s, seat) - 1
    gain(s, seat, item)
    if what in (BUILD, STAGED):
        s[CITY + left_of(s, seat) * CITY_SIZE + COINS] += s[own + PLAN_LEFT]
        s[CITY + right_of(s, seat) * CITY_SIZE + COINS] += s[own + PLAN_RIGHT]


@kernel
def gain(s, seat, item):
    """Carry out what an item does once: coins, and the right to revive a card."""
    own = CITY + seat * CITY_SIZE
    s[own + COINS] += GIVES_COINS[item]
    if COINS_PER[item]:
        s[own + COINS] += COINS_PER[item] * counted(s, seat, COINS_WHAT[item], COINS_OF[item])
    s[own + ASKS_REVIVAL] += REVIVES[item]


@kernel
def carry_out_turn(s):
    """Carry out what all cities plan; after the sixth turn the last cards are left."""
    if s[CITIES] > s[PLAYERS]:
        take(s, hand_of(s, holder(s)), s[CITY + s[PLAYERS] * CITY_SIZE + PLAN_CARD])
    for seat in range(s[PLAYERS]):
        take(s, hand_of(s, seat), s[CITY + seat * CITY_SIZE + PLAN_CARD])
    for seat in range(s[CITIES]):
        place(s, seat)
    for seat in range(s[CITIES]):
        pay_out(s, seat)
    for seat in range(s[CITIES]):
        s[CITY + seat * CITY_SIZE + PLAN] = NOTHING
    s[PHASE] = AFTER_TURN
    if s[TURN] == TURNS:
        leave_last_cards(s)


@kernel
def leave_last_cards(s):
    """Discard the last cards, but for those that are to be played."""
    for seat in range(s[CITIES]):
        own = CITY + seat * CITY_SIZE
        if s[own + HAS_SEVENTH]:
            s[own + ASKS_SEVENTH] = 1
        else:
            discard(s, last_card(s, seat))
            if seat < s[PLAYERS]:
                s[hand_of(s, seat)] = 0


@kernel
def last_card(s, seat):
    """Return the last card of an Age for a city."""
    if seat < s[PLAYERS]:
        return s[hand_of(s, seat) + 1]
    return s[PILE + (s[AGE] - 1) * HAND + TURNS]


@kernel
def play_seventh(s, seat):
    """Carry out the plan for the last card of an Age."""
    own = CITY + seat * CITY_SIZE
    s[own + ASKS_SEVENTH] = 0
    if seat < s[PLAYERS]:
        s[hand_of(s, seat)] = 0
    place(s, seat)
    pay_out(s, seat)
    s[own + PLAN] = NOTHING


@kernel
def revive(s, seat):
    """Carry out the plan to build a discarded card, or none."""
    own = CITY + seat * CITY_SIZE
    card = s[own + PLAN_CARD]
    s[own + ASKS_REVIVAL] -= 1
    s[own + PLAN] = NOTHING
    if card == NOTHING:
        return
    at = DISCARDED
    while s[at] != card:
        at += 1
    s[DISCARDS] -= 1
    s[at] = s[DISCARDED + s[DISCARDS]]
    add(s, seat, card)
    gain(s, seat, card)


@kernel
def next_turn(s):
    """Begin the next turn or Age, or end the game; revivals without a card to revive lapse."""
    for seat in range(s[CITIES]):
        s[CITY + seat * CITY_SIZE + ASKS_REVIVAL] = 0
    if s[TURN] < TURNS:
        begin_turn(s, s[TURN] + 1)
        return
    fight(s)
    if s[AGE] < AGES:
        begin_age(s, s[AGE] + 1)
    else:
        s[PHASE] = OVER


@kernel
def fight(s):
    """Give the tokens of the conflicts at the end of an Age."""
    for seat in range(s[CITIES]):
        own = CITY + seat * CITY_SIZE
        for side in range(2):
            rival = right_of(s, seat) if side else left_of(s, seat)
            theirs = s[CITY + rival * CITY_SIZE + SHIELDS_HELD]
            if s[own + SHIELDS_HELD] > theirs:
                s[own + TOKENS] += VICTORY[s[AGE]]
            elif s[own + SHIELDS_HELD] < theirs:
                s[own + TOKENS] -= DEFEAT_POINTS
                s[own + COUNT + DEFEAT] += 1
