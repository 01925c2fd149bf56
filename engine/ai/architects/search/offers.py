"""What a seat can take and do in a flat state."""

from engine.ai.kernels.kernel import kernel

from .board import (
    CENTRE,
    CENTRE_DECK,
    CITY,
    CITY_SIZE,
    DECK_AT,
    DRAWN,
    FACES,
    HELD,
    LEFT,
    PILE_AT,
    PLAYERS,
    READY,
)
from .cities import right_of
from .codes import (
    CENTRE_CARDS,
    DECK_CARDS,
    DIFFERENT,
    GREENS,
    N_GREEN,
    N_STAGES,
    NOTHING,
    SAME,
    TOKEN_BITS,
    TOKENS_IN_BOX,
)
from .payments import available, missing

TOKEN_ONES = (1 << TOKEN_BITS) - 1


@kernel
def top_of(s, deck):
    """Return the top card of a deck, or `NOTHING`."""
    if deck == CENTRE_DECK:
        return s[CENTRE + s[DRAWN]] if s[DRAWN] < CENTRE_CARDS else NOTHING
    own = CITY + deck * CITY_SIZE
    return s[own + DECK_AT + DECK_CARDS - s[own + LEFT]] if s[own + LEFT] else NOTHING


@kernel
def can_take(s, seat):
    """Return whether one of the three decks of a seat has a card."""
    if s[DRAWN] < CENTRE_CARDS or s[CITY + seat * CITY_SIZE + LEFT]:
        return True
    return s[CITY + right_of(s, seat) * CITY_SIZE + LEFT] > 0


@kernel
def any_card(s):
    """Return whether any deck on the table has a card."""
    lie = CENTRE_CARDS - s[DRAWN]
    for owner in range(s[PLAYERS]):
        lie += s[CITY + owner * CITY_SIZE + LEFT]
    return lie > 0


@kernel
def tokens_left(s):
    """Return whether a progress token can be taken."""
    return s[FACES] > 0 or s[PILE_AT] < TOKENS_IN_BOX


@kernel
def has_set(s, own):
    """Return whether a city can turn in a set of symbols."""
    kinds = 0
    for at in range(N_GREEN):
        held = s[own + HELD + GREENS[at]]
        if held >= SAME:
            return True
        kinds += held > 0
    return kinds >= DIFFERENT


@kernel
def can_act(s, seat):
    """Return whether something can still be done in a turn."""
    own = CITY + seat * CITY_SIZE
    if (tokens_left(s) and has_set(s, own)) or (s[READY] and can_take(s, seat)):
        return True
    for stage in range(N_STAGES):
        if available(s, own, stage) and missing(s, own, stage) == 0:
            return True
    return False
