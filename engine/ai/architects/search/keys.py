"""Keys of positions: what the seat that decides sees, as one number."""

import numpy as np

from engine.ai.kernels.chance import blend
from engine.ai.kernels.kernel import kernel

from .board import (
    CENTRE,
    CITY,
    CITY_SIZE,
    DECISION,
    DECK_AT,
    DRAWN,
    FACE,
    FACES,
    LEFT,
    LOOKED_AT,
    LYING,
    OWNER,
    PEEKED,
    PLAYERS,
    SEAT,
)
from .codes import DECK_CARDS, KEPT, N_CARDS

COUNT_BITS = 4
"""In counts of cards, the bits for the cards of one kind."""


@kernel
def counted(s, first, end):
    """Return how many cards of each kind lie in places from `first` to before `end`."""
    found = np.int64(0)
    for at in range(first, end):
        found += np.int64(1) << COUNT_BITS * s[at]
    return found


@kernel
def key_of(s):
    """Return the key of what the seat that decides sees of a position; never 0."""
    key = np.int64(0x2545F4914F6CDD1D)
    for at in range(FACE + s[FACES]):
        key = blend(key, s[at])
    for at in range(LYING, LYING + N_CARDS):
        key = blend(key, s[at])
    for seat in range(s[PLAYERS]):
        own = CITY + seat * CITY_SIZE
        for at in range(own, own + LEFT + 1):
            key = blend(key, s[at])
        end = own + DECK_AT + DECK_CARDS
        key = blend(key, counted(s, end - s[own + LEFT], end))
        if s[own + LEFT]:
            key = blend(key, s[end - s[own + LEFT]])
    if s[PEEKED] >> s[SEAT] & 1:
        key = blend(key, s[CENTRE + s[DRAWN]])
    if s[DECISION] == KEPT:
        own = CITY + s[OWNER] * CITY_SIZE
        first = own + DECK_AT + DECK_CARDS - s[own + LEFT]
        key = blend(key, counted(s, first, first + min(s[own + LEFT], s[LOOKED_AT])))
    return key | 1
