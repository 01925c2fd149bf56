"""The rules of 7 Wonders Architects on a flat array: what a move does.

`engine.architects` decides games; a test plays random games by both, move by move.
"""

from engine.ai.kernels.kernel import kernel

from .board import (
    BUILT,
    CAT,
    CENTRE_DECK,
    CITY,
    CITY_SIZE,
    DECISION,
    DECK_AT,
    DRAWN,
    FACE,
    FACES,
    HAS_TOKEN,
    HELD,
    LEFT,
    LOOKED_AT,
    LYING,
    OWNER,
    PEACE,
    PEEKED,
    PILE,
    PILE_AT,
    PLAYERS,
    READY,
    SEAT,
    SHUFFLE,
    SHUFFLED,
    STAGES,
    TOKENS_HELD,
    USED,
    VICTORIES,
    WONDER,
)
from .cities import hold, lasting, own_token, right_of, won
from .codes import (
    ACT,
    ANYWHERE,
    BITS,
    BUILD,
    CATS,
    CENTRE_CARDS,
    CONFLICT,
    DECK,
    DECK_CARDS,
    EXTRA,
    FIRST_STAGE,
    FOR_STAGE,
    FROM_ANY,
    FROM_CENTRE,
    FROM_SIDES,
    GIVES_EXTRA,
    GIVES_TOKEN,
    GREENS,
    GREYS,
    HORNS,
    HORNS_OF,
    KEEP,
    KEPT,
    KINDS,
    LOOK,
    LOOKS,
    N_GREEN,
    N_GREY,
    N_HORNED,
    N_STAGES,
    N_TOKENS,
    NOTHING,
    ONES,
    OVER,
    TAKE,
    TAKE_TOKEN,
    TOKEN,
    TOKEN_BITS,
    TOKENS_IN_BOX,
    TURN,
    TURN_IN,
    UNSEEN,
    USE,
    YELLOW,
)
from .offers import TOKEN_ONES, any_card, can_act, can_take, tokens_left, top_of
from .payments import complete, helpers


@kernel
def offer(s, own, what):
    """Make the tokens ready that give an extra card for a card, or for a stage."""
    if s[own + TOKENS_HELD] == 0:
        return
    for token in range(N_TOKENS):
        if s[own + HAS_TOKEN + token] and GIVES_EXTRA[token, what] and not s[USED] >> token & 1:
            s[READY] |= 1 << token


@kernel
def place(s, card):
    """Place a card that was taken in front of the seat that decides, and do what it does."""
    own = CITY + s[SEAT] * CITY_SIZE
    hold(s, own, card, 1)
    offer(s, own, card)
    s[PEACE] = max(0, s[PEACE] - HORNS[card])
    if CATS[card]:
        s[CAT] = s[SEAT]


@kernel
def take_top(s, deck):
    """Take the top card of a deck, if there is one."""
    card = top_of(s, deck)
    if card == NOTHING:
        return
    if deck == CENTRE_DECK:
        s[DRAWN] += 1
        s[LYING + card] -= 1
        s[PEEKED] = 0
    else:
        s[CITY + deck * CITY_SIZE + LEFT] -= 1
    place(s, card)


@kernel
def take_token(s, token):
    """Take a face-up token, which is replaced, or the unseen one."""
    own, left = CITY + s[SEAT] * CITY_SIZE, TOKENS_IN_BOX - s[PILE_AT]
    if token == UNSEEN:
        token = s[PILE + s[PILE_AT]]
        s[PILE_AT] += 1
    else:
        at = FACE
        while s[at] != token:
            at += 1
        if left:
            s[at] = s[PILE + s[PILE_AT]]
            s[PILE_AT] += 1
        else:
            s[FACES] -= 1
            while at < FACE + s[FACES]:
                s[at] = s[at + 1]
                at += 1
    own_token(s, own, token, 1)


@kernel
def build(s, stage, coins, cards):
    """Build a stage with so many coins and a choice of grey cards."""
    own = CITY + s[SEAT] * CITY_SIZE
    s[USED] |= helpers(s, own, stage, coins, cards)
    hold(s, own, YELLOW, -coins)
    for at in range(N_GREY):
        hold(s, own, GREYS[at], -(cards >> BITS * at & ONES))
    s[own + BUILT] |= 1 << stage
    s[own + STAGES] += 1
    item = FIRST_STAGE + s[own + WONDER] * N_STAGES + stage
    lasting(s, own, item, 1)
    offer(s, own, FOR_STAGE)
    if FROM_CENTRE[item]:
        take_top(s, CENTRE_DECK)
    if FROM_SIDES[item]:
        take_top(s, s[SEAT])
        take_top(s, right_of(s, s[SEAT]))
    if FROM_ANY[item] and any_card(s):
        s[DECISION] = ANYWHERE
    if GIVES_TOKEN[item] and tokens_left(s):
        s[DECISION] = TOKEN
    if LOOKS[item] and (s[own + LEFT] or s[CITY + right_of(s, s[SEAT]) * CITY_SIZE + LEFT]):
        s[DECISION], s[LOOKED_AT] = DECK, LOOKS[item]


@kernel
def keep(s, card, scratch):
    """Take a card from among the top ones of the deck that is looked at, and shuffle the rest."""
    own = CITY + s[OWNER] * CITY_SIZE
    left = s[own + LEFT] - 1
    first = own + DECK_AT + DECK_CARDS - left
    at = first - 1
    while s[at] != card:
        at += 1
    while at >= first:  # the permutation is of the rest in its order
        s[at] = s[at - 1]
        at -= 1
    s[at] = card  # places above a deck keep what was taken: the network counts by them
    for nth in range(left):
        scratch[nth] = s[first + nth]
    to, begin = first, SHUFFLE + s[SHUFFLED] * DECK_CARDS
    for at in range(begin, begin + DECK_CARDS):
        if s[at] < left:
            s[to] = scratch[s[at]]
            to += 1
    s[SHUFFLED] += 1
    s[own + LEFT] = left
    place(s, card)


@kernel
def apply(s, move, scratch):
    """Make a move; then, where nothing more can be done, end the turn."""
    kind, what = move % KINDS, move // KINDS
    s[DECISION] = ACT
    if kind == TAKE:
        take_top(s, what)
    elif kind == BUILD:
        build(s, what & ONES, what >> BITS & ONES, what >> 2 * BITS)
    elif kind == TURN_IN:
        for at in range(N_GREEN):
            spent = what >> TOKEN_BITS + BITS * at & ONES
            hold(s, CITY + s[SEAT] * CITY_SIZE, GREENS[at], -spent)
        take_token(s, what & TOKEN_ONES)
    elif kind == TAKE_TOKEN:
        take_token(s, what)
    elif kind == LOOK:
        s[OWNER], s[DECISION] = what, KEPT
    elif kind == KEEP:
        keep(s, what, scratch)
    elif kind == USE:
        s[READY] &= ~(1 << what)
        s[USED] |= 1 << what
        s[DECISION] = EXTRA
    else:
        s[READY] = 0
    if s[DECISION] == ACT and not can_act(s, s[SEAT]):
        end_turn(s)


@kernel
def end_turn(s):
    """Fight the battle that is due, then end the game or begin the next turn."""
    if s[PEACE] == 0:
        fight(s)
    s[READY], s[USED] = 0, 0
    if complete(s, CITY + s[SEAT] * CITY_SIZE) or not any_card(s):
        s[DECISION] = OVER
        return
    seat = (s[SEAT] + 1) % s[PLAYERS]
    while not can_take(s, seat):
        seat = (seat + 1) % s[PLAYERS]
    s[SEAT], s[DECISION] = seat, TURN
    if s[CAT] == seat and s[DRAWN] < CENTRE_CARDS:
        s[PEEKED] |= 1 << seat


@kernel
def fight(s):
    """Resolve a battle, then discard the cards with horns."""
    for seat in range(s[PLAYERS]):
        s[CITY + seat * CITY_SIZE + VICTORIES] += won(s, seat)
    for seat in range(s[PLAYERS]):
        own = CITY + seat * CITY_SIZE
        for at in range(N_HORNED):
            hold(s, own, HORNS_OF[at], -s[own + HELD + HORNS_OF[at]])
    s[PEACE] = CONFLICT[s[PLAYERS]]
