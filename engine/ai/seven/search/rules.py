"""The rules of 7 Wonders on a flat array: a turn carried out, and what comes after it.

`engine.seven` decides games; a test plays random games by both.
"""

from engine.ai.kernels.kernel import kernel

from .board import (
    AFTER_TURN,
    AGE,
    ASKS_REVIVAL,
    ASKS_SEVENTH,
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
    GIFT_USED,
    HAND_SIZE,
    HANDS,
    HAS_SEVENTH,
    OVER,
    PHASE,
    PILE,
    PLAN,
    PLAN_CARD,
    PLAN_LEFT,
    PLAN_RIGHT,
    PLAYERS,
    PURSE,
    SHIELDS_HELD,
    TOKENS,
    TURN,
)
from .cities import add, gain, next_stage
from .codes import (
    AGES,
    BUILD,
    COST_COINS,
    DEFEAT,
    DEFEAT_POINTS,
    DISCARD,
    DISCARD_GAIN,
    GIFT,
    HAND,
    HOLDER,
    NOTHING,
    PASSES,
    STAGED,
    TURNS,
    VICTORY,
)
from .market import chained, left_of, right_of


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
