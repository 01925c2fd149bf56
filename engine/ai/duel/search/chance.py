"""Luck: the cards, wonders and tokens that a generator of random numbers draws.

A deal, where one is given, is an array of what `engine.duel.deal` made: the wonders of the second
group as a mask, the tokens of the Great Library as a mask, then the cards of the three ages by
slot. Where its first entry is -1 nothing is known, and what is turned is drawn from what has not
been seen.
"""

import numpy as np

from engine.ai.kernels.chance import below, blend
from engine.ai.kernels.kernel import kernel

from .board import CITY, GUILD_BACK, OPEN, SEAT, SLOT, TOKENS_HELD, TOKENS_OPEN, UNSEEN, WHERE
from .codes import AGES, DECK, DECK_SIZE, LIBRARY_DRAWS, N_TOKENS, SLOTS

DEAL_WONDERS, DEAL_LIBRARY, DEAL_CARDS = 0, 1, 2
DEAL_SIZE = DEAL_CARDS + AGES * SLOTS

OUTCOMES = 0.7
"""How many outcomes a move has in a search, times the root of how often it was tried."""


@kernel
def outcome(rng, salt, edge, tried):
    """Return a generator's number from which the luck of a move is drawn in one simulation.

    A move that was tried little has few outcomes, so that the search sees what follows each of them
    and not only what each is worth at once; they become more as it is tried (progressive widening,
    Couetoux et al., 2011). `salt` is a number of the search, `edge` one of the move.
    """
    outcomes = max(1, int(OUTCOMES * np.sqrt(tried + 1.0)))
    return blend(blend(salt, edge), 1 + below(rng, outcomes)) | 1


@kernel
def draw_card(s, rng, back):
    """Draw a card that nobody has seen from a deck: an age's, counted from 0, or the guilds'."""
    while True:
        card = DECK[back, below(rng, DECK_SIZE[back])]
        if s[WHERE + card] == UNSEEN:
            return card


@kernel
def turned(s, rng, deal, age, slot):
    """Return the card that lies face down in a slot, and note that it has been seen."""
    if deal[0] >= 0:
        card = deal[DEAL_CARDS + (age - 1) * SLOTS + slot]
    elif s[SLOT + slot] == GUILD_BACK:
        card = draw_card(s, rng, AGES)
    else:
        card = draw_card(s, rng, age - 1)
    s[SLOT + slot] = card
    s[WHERE + card] = OPEN
    return card


@kernel
def draw_mask(rng, kinds, seen, n):
    """Draw `n` of so many kinds that are not in the mask `seen`; return them as a mask."""
    drawn = 0
    while n:
        bit = 1 << below(rng, kinds)
        if not (seen | drawn) & bit:
            drawn |= bit
            n -= 1
    return drawn


@kernel
def library(s, rng, deal):
    """Return the mask of the tokens that the Great Library draws."""
    if deal[0] >= 0:
        return deal[DEAL_LIBRARY]
    seen = s[TOKENS_OPEN] | s[SEAT + TOKENS_HELD] | s[SEAT + CITY + TOKENS_HELD]
    return draw_mask(rng, N_TOKENS, seen, LIBRARY_DRAWS)
