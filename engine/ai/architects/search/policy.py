"""A fast policy: it weighs every legal move by what it gains, spends, and leaves to others."""

from engine.ai.kernels.chance import below
from engine.ai.kernels.kernel import kernel

from .board import (
    CENTRE,
    CENTRE_DECK,
    CITY,
    CITY_SIZE,
    DRAWN,
    LEFT,
    LYING,
    PEEKED,
    PLAYER_KIND,
    SEAT,
)
from .cities import left_of, right_of
from .codes import (
    BITS,
    BUILD,
    CENTRE_CARDS,
    COLOUR,
    DONE,
    KEEP,
    KINDS,
    LOOK,
    N_CARDS,
    N_GREEN,
    ONES,
    TAKE,
    TOKEN_BITS,
    TURN_IN,
    UNSEEN,
    USE,
)
from .moves import moves
from .offers import TOKEN_ONES, top_of
from .payments import chosen
from .values import (
    GREY_COLOUR,
    SPARE,
    SYMBOL,
    UNSEEN_TOKEN,
    YELLOW_COLOUR,
    lead,
    prospects,
    stage_value,
    token_value,
    value,
)
from .weights import FIRST

DENY, FRESH = FIRST["deny"], FIRST["fresh"]
FINE = 1 << 20


@kernel
def weigh(s, found, n, w, out):
    """Write the weight of each of the first `n` moves in `found` into `out`."""
    seat = s[SEAT]
    row = s[CITY + seat * CITY_SIZE + PLAYER_KIND]
    ahead = lead(s, seat)
    before, known = 0.0, False
    for at in range(n):
        kind, what = found[at] % KINDS, found[at] // KINDS
        if not known and kind in (TAKE, KEEP, USE):  # only cards ask for it
            before, known = prospects(s, seat, ahead, w, row), True
        if kind == TAKE:
            out[at] = taking(s, seat, what, ahead, before, w)
        elif kind == BUILD:
            spent = w[row, SPARE] * chosen(what >> 2 * BITS)
            spent += w[row, SPARE + 1] * (what >> BITS & ONES)
            out[at] = stage_value(s, seat, what & ONES, ahead, w, row) - spent
        elif kind == KEEP:
            out[at] = value(s, seat, what, ahead, before, w)
        elif kind == LOOK:
            out[at] = 0.1 * s[CITY + what * CITY_SIZE + LEFT]
        elif kind == USE:
            out[at] = best_take(s, seat, ahead, before, w)
        elif kind == DONE:
            out[at] = 0.0
        else:
            out[at] = a_token(s, seat, what, w, row)
            if kind == TURN_IN:
                for kinds in range(N_GREEN):
                    out[at] -= w[row, SYMBOL] * (what >> TOKEN_BITS + BITS * kinds & ONES)


@kernel
def a_token(s, seat, what, w, row):
    """Return the worth of the token that a move names."""
    token = what & TOKEN_ONES
    return w[row, UNSEEN_TOKEN] if token == UNSEEN else token_value(s, seat, token, w, row)


@kernel
def best_take(s, seat, ahead, before, w):
    """Return the worth of the best card of the three decks of a seat."""
    best = -99.0
    if s[CITY + seat * CITY_SIZE + LEFT]:
        best = max(best, taking(s, seat, seat, ahead, before, w))
    right = right_of(s, seat)
    if s[CITY + right * CITY_SIZE + LEFT]:
        best = max(best, taking(s, seat, right, ahead, before, w))
    if s[DRAWN] < CENTRE_CARDS:
        best = max(best, taking(s, seat, CENTRE_DECK, ahead, before, w))
    return best


@kernel
def taking(s, seat, deck, ahead, before, w):
    """Return the worth of a deck's top card, and of taking it from a neighbour who could.

    Of the central deck, only who has peeked knows the card; to others it is worth the mean.
    """
    row = s[CITY + seat * CITY_SIZE + PLAYER_KIND]
    if deck == CENTRE_DECK:
        if s[PEEKED] >> seat & 1:
            return value(s, seat, s[CENTRE + s[DRAWN]], ahead, before, w)
        total = 0.0
        for card in range(N_CARDS):
            if s[LYING + card]:
                total += s[LYING + card] * value(s, seat, card, ahead, before, w)
        return total / (CENTRE_CARDS - s[DRAWN])
    card = top_of(s, deck)
    found = value(s, seat, card, ahead, before, w)
    if deck == seat:
        return found + w[row, DENY] * denied(s, left_of(s, seat), card, w, row)
    return found + w[row, DENY + 1] * denied(s, deck, card, w, row)


@kernel
def denied(s, rival, card, w, row):
    """Return what a card is worth to a neighbour, more than the one that may come to light."""
    ahead, before = 0, 0.0
    if COLOUR[card] in (GREY_COLOUR, YELLOW_COLOUR):
        ahead = lead(s, rival)
        before = prospects(s, rival, ahead, w, row)
    return value(s, rival, card, ahead, before, w) - w[row, FRESH]


@kernel
def decide(s, w, noise, rng, found, scratch, out):
    """Return the best move; up to `noise` points either way are added to each by chance."""
    n = moves(s, found, scratch)
    if n == 1:
        return found[0]
    weigh(s, found, n, w, out)
    best, most = 0, -1e9
    for at in range(n):
        weight = out[at]
        if noise > 0.0:
            weight += noise * (below(rng, FINE) + below(rng, FINE) - FINE) / FINE
        if weight > most:
            best, most = at, weight
    return found[best]
