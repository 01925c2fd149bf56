"""Exact look-ahead: a move that wins by supremacy at once (rulings 32 and 37)."""

from engine.ai.kernels.kernel import kernel

from .board import (
    CITY,
    EXTRA_SHIELDS,
    KIND_NOW,
    MOVER,
    PAWN,
    SEAT,
    SLOT,
    SYMBOL_N,
    SYMBOLS_HELD,
    WONDER_AT,
)
from .codes import (
    BUILD,
    CAPITAL,
    DISCARD,
    FIRST_TOKEN,
    FIRST_WONDER,
    KIND,
    MOVE_CARD,
    MOVE_DRAFT,
    MOVE_START,
    MOVE_TOKEN,
    N_CARDS,
    REVIVE,
    SHIELDS,
    SYMBOL,
    SYMBOLS_TO_WIN,
    WAYS,
    WITH_WONDER,
)


@kernel
def item_gained(s, move):
    """Return the card, wonder or token that a move gives its maker, -1 for none."""
    if move < MOVE_DRAFT:
        way = move % WAYS
        if way == BUILD:
            return s[SLOT + move // WAYS]
        if way == DISCARD:
            return -1
        return FIRST_WONDER + s[SEAT + s[MOVER] * CITY + WONDER_AT + way - WITH_WONDER]
    if move < MOVE_TOKEN or move >= MOVE_START:
        return -1
    if move < MOVE_CARD:
        return FIRST_TOKEN + move - MOVE_TOKEN
    return move - MOVE_CARD if s[KIND_NOW] == REVIVE else -1


@kernel
def wins(s, move):
    """Return whether a legal move wins the game at once by military or science."""
    item = item_gained(s, move)
    if item < 0:
        return False
    own = SEAT + s[MOVER] * CITY
    symbol = SYMBOL[item]
    if symbol >= 0:
        return s[own + SYMBOL_N] == SYMBOLS_TO_WIN - 1 and not s[own + SYMBOLS_HELD + symbol]
    shields = SHIELDS[item]
    if not shields:
        return False
    if item < N_CARDS:
        shields += s[own + EXTRA_SHIELDS + KIND[item]]
    return s[PAWN] * (1 - 2 * s[MOVER]) + shields >= CAPITAL


@kernel
def winning_move(s, moves, n):
    """Return the place in `moves` of one that wins at once, -1 where there is none."""
    for i in range(n):
        if wins(s, moves[i]):
            return i
    return -1
