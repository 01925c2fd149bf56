"""The legal moves on the flat array, as numbers; `codes` tells how a move is written."""

from engine.ai.kernels.kernel import kernel

from .board import (
    CENTRE_DECK,
    CITY,
    CITY_SIZE,
    DECISION,
    DECK_AT,
    DRAWN,
    FACE,
    FACES,
    HELD,
    LEFT,
    LOOKED_AT,
    OWNER,
    PILE_AT,
    PLAYERS,
    READY,
    SEAT,
)
from .cities import right_of
from .codes import (
    ACT,
    ANYWHERE,
    BITS,
    CENTRE_CARDS,
    DECK,
    DECK_CARDS,
    DIFFERENT,
    DONE,
    EXTRA,
    GREENS,
    KEEP,
    KEPT,
    KINDS,
    LOOK,
    N_CARDS,
    N_GREEN,
    N_STAGES,
    N_TOKENS,
    SAME,
    TAKE,
    TAKE_TOKEN,
    TOKEN,
    TOKEN_BITS,
    TOKENS_IN_BOX,
    TURN,
    TURN_IN,
    UNSEEN,
    USE,
)
from .offers import can_take
from .payments import available, builds


@kernel
def moves(s, out, scratch):
    """Write the legal moves into `out`; return how many there are, 0 when the game has ended."""
    decision, seat = s[DECISION], s[SEAT]
    if decision in (TURN, EXTRA):
        n = owned(s, TAKE, seat, out, 0)
        n = owned(s, TAKE, right_of(s, seat), out, n)
        return central(s, out, n)
    if decision == ACT:
        return acts(s, out, scratch)
    n = 0
    if decision == ANYWHERE:
        for owner in range(s[PLAYERS]):
            n = owned(s, TAKE, owner, out, n)
        n = central(s, out, n)
    elif decision == TOKEN:
        n = tokens(s, TAKE_TOKEN, 0, out, 0)
    elif decision == DECK:
        n = owned(s, LOOK, seat, out, 0)
        n = owned(s, LOOK, right_of(s, seat), out, n)
    elif decision == KEPT:
        n = keeps(s, out)
    return n


@kernel
def owned(s, kind, owner, out, n):
    """Add a move that names a wonder's deck, if cards lie in it."""
    if s[CITY + owner * CITY_SIZE + LEFT]:
        out[n] = kind + KINDS * owner
        n += 1
    return n


@kernel
def central(s, out, n):
    """Add the move that takes from the central deck, if cards lie in it."""
    if s[DRAWN] < CENTRE_CARDS:
        out[n] = TAKE + KINDS * CENTRE_DECK
        n += 1
    return n


@kernel
def tokens(s, kind, what, out, n):
    """Add a move for each token on offer, once each; `what` is added to the token."""
    for at in range(FACE, FACE + s[FACES]):
        again = False
        for before in range(FACE, at):
            again = again or s[before] == s[at]
        if not again:
            out[n] = kind + KINDS * (what | s[at])
            n += 1
    if s[PILE_AT] < TOKENS_IN_BOX:
        out[n] = kind + KINDS * (what | UNSEEN)
        n += 1
    return n


@kernel
def keeps(s, out):
    """Add a move for each kind of card that is looked at."""
    own, seen, n = CITY + s[OWNER] * CITY_SIZE, 0, 0
    first = own + DECK_AT + DECK_CARDS - s[own + LEFT]
    for at in range(first, first + min(s[own + LEFT], s[LOOKED_AT])):
        seen |= 1 << s[at]
    for card in range(N_CARDS):
        if seen >> card & 1:
            out[n] = KEEP + KINDS * card
            n += 1
    return n


@kernel
def acts(s, out, scratch):
    """Add what can be done between the card and the end of the turn."""
    own, n = CITY + s[SEAT] * CITY_SIZE, 0
    for stage in range(N_STAGES):
        if available(s, own, stage):
            n = builds(s, own, stage, out, n, scratch)
    n = sets(s, own, out, n)
    forced = n > 0
    if s[READY] and can_take(s, s[SEAT]):
        for token in range(N_TOKENS):
            if s[READY] >> token & 1:
                out[n] = USE + KINDS * token
                n += 1
        if not forced:
            out[n] = DONE
            n += 1
    return n


@kernel
def sets(s, own, out, n):
    """Add the sets of symbols that can be turned in, for every token on offer."""
    for spent in range(1 << N_GREEN):
        kinds, symbols, holds = 0, 0, True
        for at in range(N_GREEN):
            if spent >> at & 1:
                kinds += 1
                symbols |= 1 << BITS * at
                holds = holds and s[own + HELD + GREENS[at]] > 0
        if holds and kinds == DIFFERENT:
            n = tokens(s, TURN_IN, symbols << TOKEN_BITS, out, n)
    for at in range(N_GREEN):
        if s[own + HELD + GREENS[at]] >= SAME:
            n = tokens(s, TURN_IN, SAME << BITS * at << TOKEN_BITS, out, n)
    return n
