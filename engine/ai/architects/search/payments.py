"""How a stage is paid on the flat array; `engine.architects.payments` explains the rulings."""

from engine.ai.kernels.kernel import kernel

from .board import BUILT, HAS_TOKEN, HELD, MOST_MOVES, STAGES, USED, WONDER
from .codes import (
    BITS,
    BUILD,
    COST,
    COST_SAME,
    DEAR,
    FIRST_TOKEN,
    FREE,
    GREYS,
    KINDS,
    N_DEAR,
    N_FREE,
    N_GREY,
    N_STAGES,
    NEEDS,
    NOTHING,
    ONES,
    WORTH,
    YELLOW,
)

SCRATCH = MOST_MOVES
"""The length of the array in which choices of grey cards are worked out."""


@kernel
def available(s, own, stage):
    """Return whether a stage is not built, and all that it rests on is."""
    need = NEEDS[s[own + WONDER], stage]
    return not s[own + BUILT] >> stage & 1 and s[own + BUILT] & need == need


@kernel
def complete(s, own):
    """Return whether a wonder is finished."""
    return s[own + STAGES] == N_STAGES


@kernel
def dear_coin(s, own):
    """Return the token that makes a coin worth most, if it was not used, or `NOTHING`."""
    found = NOTHING
    for at in range(N_DEAR):
        token = DEAR[at]
        usable = s[own + HAS_TOKEN + token] and not s[USED] >> token & 1
        most = 1 if found == NOTHING else WORTH[FIRST_TOKEN + found]
        if usable and WORTH[FIRST_TOKEN + token] > most:
            found = token
    return found


@kernel
def any_grey(s, own):
    """Return the token that takes any resources, if it was not used, or `NOTHING`."""
    for at in range(N_FREE):
        if s[own + HAS_TOKEN + FREE[at]] and not s[USED] >> FREE[at] & 1:
            return FREE[at]
    return NOTHING


@kernel
def counting(s, own, stage):
    """Return how many grey cards count for a stage as its cost is printed."""
    kinds, most = 0, 0
    for at in range(N_GREY):
        held = s[own + HELD + GREYS[at]]
        kinds += held > 0
        most = max(most, held)
    return min(COST[stage], most if COST_SAME[stage] else kinds)


@kernel
def greys(s, own):
    """Return how many grey cards a city has."""
    n = 0
    for at in range(N_GREY):
        n += s[own + HELD + GREYS[at]]
    return n


@kernel
def missing(s, own, stage):
    """Return how many resources a stage lacks; 0 where it can be paid, with tokens too."""
    grey = counting(s, own, stage)
    if any_grey(s, own) != NOTHING:
        grey = max(grey, min(COST[stage], greys(s, own)))
    lack, coins = COST[stage] - grey, s[own + HELD + YELLOW]
    if lack <= coins:
        return 0
    dear = dear_coin(s, own)
    if dear != NOTHING and coins:
        return max(0, lack - coins - WORTH[FIRST_TOKEN + dear] + 1)
    return lack - coins


@kernel
def printed(s, own, stage, cards):
    """Return whether a choice of grey cards pays as much as they can, as the cost is printed."""
    n, most = 0, 0
    for at in range(N_GREY):
        many = cards >> BITS * at & ONES
        n += many
        most = max(most, many)
    if n != counting(s, own, stage):
        return False
    return most == n if COST_SAME[stage] else most <= 1


@kernel
def chosen(cards):
    """Return how many cards a choice has."""
    n = 0
    for at in range(N_GREY):
        n += cards >> BITS * at & ONES
    return n


@kernel
def choices(s, own, most, scratch):
    """Write all choices of at most so many grey cards into `scratch`; return how many there are."""
    scratch[0] = 0
    n = 1
    for at in range(N_GREY):
        for before in range(n):
            room = min(s[own + HELD + GREYS[at]], most - chosen(scratch[before]))
            for many in range(1, room + 1):
                scratch[n] = scratch[before] + (many << BITS * at)
                n += 1
    return n


@kernel
def builds(s, own, stage, out, n, scratch):
    """Write the moves that build a stage into `out` from place `n` on; return the place after."""
    if missing(s, own, stage):
        return n
    coins, dear, free = s[own + HELD + YELLOW], dear_coin(s, own), any_grey(s, own)
    most = min(COST[stage], greys(s, own))
    for at in range(choices(s, own, COST[stage], scratch)):
        cards = scratch[at]
        grey = chosen(cards)
        helped = free != NOTHING and grey == most
        if not helped and not printed(s, own, stage, cards):
            continue
        lack = COST[stage] - grey
        if lack <= coins:
            out[n] = payment(stage, lack, cards)
            n += 1
        if dear != NOTHING:
            fewer = lack - WORTH[FIRST_TOKEN + dear] + 1
            if 0 < fewer <= coins:
                out[n] = payment(stage, fewer, cards)
                n += 1
    return n


@kernel
def payment(stage, coins, cards):
    """Return the move that builds a stage with so many coins and a choice of grey cards."""
    return BUILD + KINDS * (stage | coins << BITS | cards << 2 * BITS)


@kernel
def helpers(s, own, stage, coins, cards):
    """Return the tokens that help to pay for a stage so, as a mask."""
    found = 0
    if not printed(s, own, stage, cards):
        found |= 1 << any_grey(s, own)
    if coins < COST[stage] - chosen(cards):
        found |= 1 << dear_coin(s, own)
    return found
