"""Deal what a seat has not seen anew, so that every simulation plays in another world."""

from engine.ai.kernels.chance import below
from engine.ai.kernels.kernel import kernel

from .board import (
    CENTRE,
    CITY,
    CITY_SIZE,
    DECISION,
    DECK_AT,
    DRAWN,
    LEFT,
    LOOKED_AT,
    OWNER,
    PEEKED,
    PILE,
    PILE_AT,
    PLAYERS,
    SEAT,
    SHUFFLE,
    SHUFFLED,
)
from .codes import CENTRE_CARDS, DECK_CARDS, KEPT, SHUFFLES, TOKENS_IN_BOX


@kernel
def mix(s, begin, end, rng):
    """Put the numbers from `begin` to before `end` into any order."""
    for last in range(end - 1, begin, -1):
        at = begin + below(rng, last - begin + 1)
        s[at], s[last] = s[last], s[at]


@kernel
def redeal(s, seat, rng):
    """Deal anew what `seat` has not seen: decks, the centre, tokens, shuffles to come."""
    for owner in range(s[PLAYERS]):
        own, seen = CITY + owner * CITY_SIZE, 1
        if s[DECISION] == KEPT and s[SEAT] == seat and s[OWNER] == owner:
            seen = s[LOOKED_AT]
        mix(s, own + DECK_AT + DECK_CARDS - s[own + LEFT] + seen, own + DECK_AT + DECK_CARDS, rng)
    mix(s, CENTRE + s[DRAWN] + (s[PEEKED] >> seat & 1), CENTRE + CENTRE_CARDS, rng)
    mix(s, PILE + s[PILE_AT], PILE + TOKENS_IN_BOX, rng)
    for nth in range(s[SHUFFLED], SHUFFLES):
        mix(s, SHUFFLE + nth * DECK_CARDS, SHUFFLE + (nth + 1) * DECK_CARDS, rng)
