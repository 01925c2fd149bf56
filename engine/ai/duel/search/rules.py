"""The rules of Duel on flat arrays: which moves are legal, and what each does."""

import numpy as np

from engine.ai.kernels.kernel import kernel

from .board import (
    AGE,
    BUILT,
    BUILT_ALL,
    CHAIN_COINS,
    CITY,
    COLOUR,
    COUNT,
    DISCARD_PILE,
    DISCARDED,
    FIRST_PENDING,
    FREE,
    FREE_N,
    GONE,
    IN_CITY,
    KIND_NOW,
    LEFT,
    LOST,
    MOVER,
    NEXT,
    OFFER,
    PAWN,
    PENDING,
    POINTS_NOW,
    PURSE,
    REASON,
    REPLAYS_NOW,
    SEAT,
    SLOT,
    TO_BUILD,
    TOKENS_DRAWN,
    TOKENS_HELD,
    TOKENS_OPEN,
    TRADE_COINS,
    UNDER_WONDER,
    WHERE,
    WONDER_AT,
    WONDER_IS,
)
from .chance import library
from .codes import (
    AGES,
    BUILD,
    COST_COINS,
    DESTROY,
    DISCARD,
    DISCARD_GAIN,
    DRAFT,
    FIRST_TOKEN,
    FIRST_WONDER,
    KIND,
    LIBRARY,
    MOST_WONDERS,
    MOVE_CARD,
    MOVE_DRAFT,
    MOVE_START,
    MOVE_TOKEN,
    N_CARDS,
    N_TOKENS,
    N_WONDERS,
    OFFERED,
    OVER,
    PICK_TOKEN,
    POINTS,
    REVIVE,
    STARTER,
    TURN,
    WAYS,
    WITH_WONDER,
    YELLOW,
)
from .gains import gain, produce
from .layout import begin_age, draft, turn_cards, uncover
from .prices import chained, market, price, trade
from .scoring import settle


@kernel
def legal(s, moves):
    """Write the codes of the legal moves into `moves`; return how many there are."""
    kind = s[KIND_NOW]
    if kind == TURN:
        return _turns(s, moves)
    n = 0
    if kind == DRAFT:
        for wonder in range(N_WONDERS):
            if s[OFFER] >> wonder & 1:
                moves[n] = MOVE_DRAFT + wonder
                n += 1
    elif kind in (PICK_TOKEN, LIBRARY):
        mask = s[TOKENS_OPEN] if kind == PICK_TOKEN else s[TOKENS_DRAWN]
        for token in range(N_TOKENS):
            if mask >> token & 1:
                moves[n] = MOVE_TOKEN + token
                n += 1
    elif kind == REVIVE:
        for card in range(N_CARDS):
            if s[WHERE + card] == DISCARD_PILE:
                moves[n] = MOVE_CARD + card
                n += 1
    elif kind == DESTROY:
        theirs = IN_CITY + 1 - s[MOVER]
        for card in range(N_CARDS):
            if s[WHERE + card] == theirs and KIND[card] == s[COLOUR]:
                moves[n] = MOVE_CARD + card
                n += 1
    elif kind == STARTER:
        moves[0], moves[1] = MOVE_START, MOVE_START + 1
        n = 2
    return n


@kernel
def _turns(s, moves):
    seat = s[MOVER]
    own = SEAT + seat * CITY
    purse = s[own + PURSE]
    made, prices = market(s, seat)
    wonders, ways = 0, np.int64(0)  # the ways to build those that can be paid, eight bits each
    for which in range(OFFERED):
        if s[own + WONDER_AT + which] >= 0 and s[own + WONDER_IS + which] == TO_BUILD:
            item = FIRST_WONDER + s[own + WONDER_AT + which]
            if COST_COINS[item] + trade(s, seat, item, made, prices) <= purse:
                ways |= np.int64(WITH_WONDER + which) << (8 * wonders)
                wonders += 1
    n = 0
    for at in range(FREE, FREE + s[FREE_N]):
        slot = s[at]
        first = slot * WAYS
        if price(s, seat, s[SLOT + slot], made, prices) <= purse:
            moves[n] = first + BUILD
            n += 1
        moves[n] = first + DISCARD
        n += 1
        for each in range(wonders):
            moves[n] = first + (ways >> (8 * each) & 255)
            n += 1
    return n


@kernel
def apply(s, move, rng, deal):
    """Make a legal move; return a number for the luck that it met, 0 where there was none."""
    seat = s[MOVER]
    if move < MOVE_DRAFT:
        _turn(s, seat, move // WAYS, move % WAYS)
    elif move < MOVE_TOKEN:
        return draft(s, seat, move - MOVE_DRAFT, rng, deal)
    elif move < MOVE_CARD:
        token = move - MOVE_TOKEN
        if s[KIND_NOW] == PICK_TOKEN:
            s[TOKENS_OPEN] &= ~(1 << token)
        s[TOKENS_DRAWN] = 0
        s[SEAT + seat * CITY + TOKENS_HELD] |= 1 << token
        gain(s, seat, FIRST_TOKEN + token)
    elif move < MOVE_START:
        card = move - MOVE_CARD
        if s[KIND_NOW] == REVIVE:
            s[DISCARDED] -= 1
            _stand(s, seat, card)
        else:
            _destroy(s, 1 - seat, card)
    else:
        s[NEXT] = move - MOVE_START
    if s[REASON]:
        s[KIND_NOW] = OVER
        return 0
    return _go_on(s, seat, rng, deal)


@kernel
def _turn(s, seat, slot, way):
    """Take the card of a slot: build it, discard it, or build a wonder with it."""
    own = SEAT + seat * CITY
    card = s[SLOT + slot]
    s[SLOT + slot] = GONE
    s[LEFT] -= 1
    uncover(s, slot)
    s[NEXT] = 1 - seat
    if way == DISCARD:
        s[WHERE + card] = DISCARD_PILE
        s[DISCARDED] += 1
        s[own + PURSE] += DISCARD_GAIN + s[own + COUNT + YELLOW]
    elif way == BUILD:
        if chained(s, seat, card):
            s[own + PURSE] += s[own + CHAIN_COINS]
        else:
            _pay(s, seat, card)
        _stand(s, seat, card)
    else:
        s[WHERE + card] = UNDER_WONDER
        _build_wonder(s, seat, way - WITH_WONDER)


@kernel
def _pay(s, seat, item):
    made, prices = market(s, seat)
    bought = trade(s, seat, item, made, prices)
    s[SEAT + seat * CITY + PURSE] -= COST_COINS[item] + bought
    rival = SEAT + (1 - seat) * CITY
    if s[rival + TRADE_COINS]:
        s[rival + PURSE] += bought


@kernel
def _build_wonder(s, seat, which):
    own = SEAT + seat * CITY
    item = FIRST_WONDER + s[own + WONDER_AT + which]
    _pay(s, seat, item)
    s[own + WONDER_IS + which] = BUILT
    s[BUILT_ALL] += 1
    if s[BUILT_ALL] >= MOST_WONDERS:
        for city in range(2):
            for each in range(OFFERED):
                if s[SEAT + city * CITY + WONDER_IS + each] == TO_BUILD:
                    s[SEAT + city * CITY + WONDER_IS + each] = LOST
    gain(s, seat, item)
    if s[own + REPLAYS_NOW] and s[LEFT]:
        s[NEXT] = seat


@kernel
def _stand(s, seat, card):
    """Put a card into a city and let what it does happen."""
    s[WHERE + card] = IN_CITY + seat
    gain(s, seat, card)


@kernel
def _destroy(s, rival, card):
    theirs = SEAT + rival * CITY
    s[WHERE + card] = DISCARD_PILE
    s[DISCARDED] += 1
    s[theirs + COUNT + KIND[card]] -= 1
    s[theirs + POINTS_NOW] -= POINTS[card]
    produce(s, theirs, card, -1)


@kernel
def _go_on(s, seat, rng, deal):
    """Come to the next decision: a pending one, a turn, the next age, or the end."""
    if s[PENDING]:
        s[KIND_NOW] = s[FIRST_PENDING]
        s[PENDING] -= 1
        for at in range(s[PENDING]):
            s[FIRST_PENDING + at] = s[FIRST_PENDING + at + 1]
        if s[KIND_NOW] == LIBRARY:
            s[TOKENS_DRAWN] = library(s, rng, deal)
            return 1 + s[TOKENS_DRAWN]
        return 0
    if s[LEFT]:
        s[KIND_NOW], s[MOVER] = TURN, s[NEXT]
        return turn_cards(s, rng, deal)
    if s[AGE] < AGES:
        s[MOVER] = _chooser(s[PAWN], seat)
        s[KIND_NOW] = STARTER
        return begin_age(s, s[AGE] + 1, rng, deal)
    settle(s)
    s[KIND_NOW] = OVER
    return 0


@kernel
def _chooser(pawn, last):
    if pawn == 0:
        return last
    return 1 if pawn > 0 else 0
