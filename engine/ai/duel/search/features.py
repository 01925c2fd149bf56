"""What the network is told of a state: public facts, seen by the seat that is to move.

A fact is a place in the input and a value; most are 1. "Mine" is the seat to move, "theirs" the
other. Nothing of what lies face down is among them.
"""

from engine.ai.kernels.kernel import kernel

from .board import (
    AGE,
    BUILT,
    BUILT_ALL,
    CITY,
    COUNT,
    COVERED,
    DISCARD_PILE,
    FREE,
    FREE_MANUFACTURED,
    FREE_N,
    FREE_RAW,
    GONE,
    GUILD_BACK,
    IN_CITY,
    KIND_NOW,
    LEFT,
    LOOT,
    MADE,
    MOVER,
    NEXT,
    OPEN,
    PAWN,
    PURSE,
    SEAT,
    SLOT,
    SYMBOL_N,
    SYMBOLS_HELD,
    TO_BUILD,
    TOKENS_DRAWN,
    TOKENS_HELD,
    TOKENS_OPEN,
    WHERE,
    WONDER_AT,
    WONDER_IS,
)
from .codes import (
    AGES,
    CAPITAL,
    FIRST_WONDER,
    N_CARDS,
    N_KINDS,
    N_LOOT,
    N_RESOURCES,
    N_SYMBOLS,
    N_TOKENS,
    N_WONDERS,
    OFFERED,
    SHIELDS,
    SLOTS,
    SYMBOL,
    SYMBOLS_TO_WIN,
    UNDER,
)
from .prices import affordable, market, unit_price
from .scoring import points

MOST_MADE, MOST_COINS = 3, 20

HELD = 0  # mine, then theirs
PAID = HELD + 2 * N_CARDS  # free, and I can pay; free, and they can
DEAR = PAID + 2 * N_CARDS  # free, and I cannot pay
SEEN = DEAR + N_CARDS
DROPPED = SEEN + N_CARDS
WONDERS = DROPPED + N_CARDS  # to build and payable, to build and not, built
TOKENS = WONDERS + 6 * N_WONDERS  # open, drawn, mine, theirs
SYMBOLS = TOKENS + 4 * N_TOKENS
KINDS_OF_SYMBOL = SYMBOLS + 2 * N_SYMBOLS
TRACK = KINDS_OF_SYMBOL + 2 * (SYMBOLS_TO_WIN + 1)
LOOTS = TRACK + 2 * CAPITAL + 1
STAGE = LOOTS + 2 * N_LOOT
ASKED = STAGE + AGES + 1
CARDS_LEFT = ASKED + 8
FOLLOWS = CARDS_LEFT + SLOTS + 1
MAKES = FOLLOWS + 2
COINS = MAKES + 2 * N_RESOURCES * (MOST_MADE + 1)
ALL_WONDERS = COINS + 2 * (MOST_COINS + 1)
AMOUNTS = ALL_WONDERS + 8
EACH_AMOUNTS = 5 + N_RESOURCES + N_KINDS
NEXT_FREE = AMOUNTS + 2 * EACH_AMOUNTS + 2  # face up, and a single card lies on it
RIVALS = NEXT_FREE + N_CARDS  # free or not, held or not, by symbol; for mine, then for theirs
SOON = RIVALS + 2 * 4 * N_SYMBOLS  # amounts, free and not: shields; new symbols for each side
TURNS = SOON + 6  # what taking a free card lays open: face-down cards, face-up cards
N_FACTS = TURNS + 2
MOST_FACTS = 256


@kernel
def facts(s, at, value):
    """Write places and values of what is true in `s`; return how many there are."""
    me = s[MOVER]
    mine, their = market(s, me), market(s, 1 - me)
    n = 0
    for slot in range(s[FREE_N]):
        card = s[SLOT + s[FREE + slot]]
        if card >= 0:
            at[n] = (PAID if affordable(s, me, card, mine[0], mine[1]) else DEAR) + card
            n += 1
            if affordable(s, 1 - me, card, their[0], their[1]):
                at[n] = PAID + N_CARDS + card
                n += 1
    for card in range(N_CARDS):
        where = s[WHERE + card]
        if where >= IN_CITY:
            at[n] = HELD + (where != IN_CITY + me) * N_CARDS + card
            n += 1
        elif where == OPEN:
            at[n] = SEEN + card
            n += 1
        elif where == DISCARD_PILE:
            at[n] = DROPPED + card
            n += 1
    for side in range(2):
        n = _city(s, me if side == 0 else 1 - me, side, at, n)
    for token in range(N_TOKENS):
        if s[TOKENS_OPEN] >> token & 1:
            at[n] = TOKENS + token
            n += 1
        if s[TOKENS_DRAWN] >> token & 1:
            at[n] = TOKENS + N_TOKENS + token
            n += 1
    at[n] = TRACK + CAPITAL + s[PAWN] * (1 - 2 * me)
    at[n + 1] = STAGE + s[AGE]
    at[n + 2] = ASKED + s[KIND_NOW]
    at[n + 3] = CARDS_LEFT + s[LEFT]
    at[n + 4] = ALL_WONDERS + s[BUILT_ALL]
    n += 5
    if s[KIND_NOW] > 2:
        at[n] = FOLLOWS + (s[NEXT] != me)
        n += 1
    for i in range(n):
        value[i] = 1.0
    n = _soon(s, me, at, value, n)
    return _amounts(s, me, at, value, n)


@kernel
def laid_open(s, slot):
    """Return how many cards lie under the card in `slot` alone: face down, and face up."""
    hidden, seen = 0, 0
    for which in range(2):
        below_it = UNDER[s[AGE] - 1, slot, which]
        if below_it >= 0 and s[COVERED + below_it] == 1:
            if s[SLOT + below_it] < GONE:
                hidden += 1
            else:
                seen += 1
    return hidden, seen


@kernel
def _soon(s, me, at, value, n):
    """Tell what can be taken now, and what one turn or more later."""
    amounts = n
    for i in range(8):
        at[n + i], value[n + i] = SOON + i, 0.0
    n += 8
    for slot in range(SLOTS):
        card = s[SLOT + slot]
        if card < 0:
            continue
        if s[COVERED + slot] == 1:
            at[n], value[n] = NEXT_FREE + card, 1.0
            n += 1
        later = 1 if s[COVERED + slot] > 0 else 0
        value[amounts + later] += SHIELDS[card] / 4.0
        if SYMBOL[card] >= 0:
            for side in range(2):
                own = SEAT + (me if side == 0 else 1 - me) * CITY
                held = 1 if s[own + SYMBOLS_HELD + SYMBOL[card]] > 0 else 0
                at[n] = RIVALS + (side * 4 + later * 2 + held) * N_SYMBOLS + SYMBOL[card]
                value[n] = 1.0
                n += 1
                value[amounts + 2 + side * 2 + later] += (1 - held) / 2.0
    for free in range(s[FREE_N]):
        hidden, seen = laid_open(s, s[FREE + free])
        value[amounts + 6] += hidden / 2.0
        value[amounts + 7] += seen / 2.0
    return n


@kernel
def _city(s, seat, side, at, n):
    own = SEAT + seat * CITY
    made, prices = market(s, seat)
    for which in range(OFFERED):
        wonder = s[own + WONDER_AT + which]
        if wonder >= 0:
            kind = -1
            if s[own + WONDER_IS + which] == BUILT:
                kind = 2
            elif s[own + WONDER_IS + which] == TO_BUILD:
                kind = 0 if affordable(s, seat, FIRST_WONDER + wonder, made, prices) else 1
            if kind >= 0:
                at[n] = WONDERS + (side * 3 + kind) * N_WONDERS + wonder
                n += 1
    for token in range(N_TOKENS):
        if s[own + TOKENS_HELD] >> token & 1:
            at[n] = TOKENS + (2 + side) * N_TOKENS + token
            n += 1
    for symbol in range(N_SYMBOLS):
        if s[own + SYMBOLS_HELD + symbol]:
            at[n] = SYMBOLS + side * N_SYMBOLS + symbol
            n += 1
    at[n] = KINDS_OF_SYMBOL + side * (SYMBOLS_TO_WIN + 1) + s[own + SYMBOL_N]
    n += 1
    for place in range(N_LOOT):
        if s[LOOT + seat * N_LOOT + place]:
            at[n] = LOOTS + side * N_LOOT + place
            n += 1
    for resource in range(N_RESOURCES):
        made = min(MOST_MADE, s[own + MADE + resource])
        at[n] = MAKES + (side * N_RESOURCES + resource) * (MOST_MADE + 1) + made
        n += 1
    at[n] = COINS + side * (MOST_COINS + 1) + min(MOST_COINS, s[own + PURSE])
    return n + 1


@kernel
def _amounts(s, me, at, value, n):
    mine, theirs = points(s, me), points(s, 1 - me)
    at[n], value[n] = AMOUNTS, (mine - theirs) / 10.0
    n += 1
    backs = 0
    for slot in range(SLOTS):
        backs += s[SLOT + slot] == GUILD_BACK
    at[n], value[n] = AMOUNTS + 1, backs
    n += 1
    for side in range(2):
        seat = me if side == 0 else 1 - me
        own, rival = SEAT + seat * CITY, SEAT + (1 - seat) * CITY
        first = AMOUNTS + 2 + side * EACH_AMOUNTS
        at[n], value[n] = first, s[own + PURSE] / 10.0
        at[n + 1], value[n + 1] = first + 1, (mine if side == 0 else theirs) / 30.0
        at[n + 2], value[n + 2] = first + 2, s[own + FREE_RAW]
        at[n + 3], value[n + 3] = first + 3, s[own + FREE_MANUFACTURED]
        n += 4
        for resource in range(N_RESOURCES):
            at[n] = first + 5 + resource
            value[n] = unit_price(s, own, rival, resource) / 4.0
            n += 1
        for kind in range(N_KINDS):
            if s[own + COUNT + kind]:
                at[n], value[n] = first + 5 + N_RESOURCES + kind, s[own + COUNT + kind] / 4.0
                n += 1
    return n
