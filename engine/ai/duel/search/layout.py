"""The cards of an age as they lie, and the draft: what is free, turned, dealt and offered."""

import numpy as np

from engine.ai.kernels.chance import below
from engine.ai.kernels.kernel import kernel

from .board import (
    AGE,
    AGE_BACK,
    CITY,
    COVERED,
    DRAFTED,
    FREE,
    FREE_N,
    GONE,
    GUILD_BACK,
    KIND_NOW,
    LEFT,
    MOVER,
    OFFER,
    SEAT,
    SLOT,
    WONDER_AT,
    WONDERS_HELD,
)
from .chance import DEAL_CARDS, DEAL_WONDERS, draw_mask, turned
from .codes import (
    AGES,
    COVERS,
    DRAFT_GROUPS,
    DRAFT_ORDER,
    FACE_DOWN,
    GUILDS_DEALT,
    KIND,
    N_WONDERS,
    OFFERED,
    PURPLE,
    SLOTS,
    TURN,
    UNDER,
)


@kernel
def uncover(s, slot):
    """Take a slot off the free ones, and add those that it alone covered."""
    last = s[FREE_N] - 1
    for at in range(last):
        if s[FREE + at] == slot:
            s[FREE + at] = s[FREE + last]
            break
    for which in range(2):
        below_it = UNDER[s[AGE] - 1, slot, which]
        if below_it >= 0:
            s[COVERED + below_it] -= 1
            if s[COVERED + below_it] == 0:
                s[FREE + last] = below_it
                last += 1
    s[FREE_N] = last


@kernel
def turn_cards(s, rng, deal):
    """Turn the face-down cards on which nothing lies any more; return a number for them."""
    luck = 0
    for at in range(s[FREE_N]):
        slot = s[FREE + at]
        if s[SLOT + slot] < GONE:
            luck = luck * 4096 + slot * 128 + turned(s, rng, deal, s[AGE], slot) + 1
    return luck


@kernel
def begin_age(s, age, rng, deal):
    """Lay out the cards of an age; return a number for what is seen of them."""
    s[AGE], s[LEFT], s[FREE_N] = age, SLOTS, 0
    luck = np.int64(age)
    guilds = GUILDS_DEALT if age == AGES else 0
    for slot in range(SLOTS):
        s[COVERED + slot] = COVERS[age - 1, slot]
        if deal[0] >= 0:
            guild = KIND[deal[DEAL_CARDS + (age - 1) * SLOTS + slot]] == PURPLE
        else:
            guild = below(rng, SLOTS - slot) < guilds
            guilds -= guild
        s[SLOT + slot] = GUILD_BACK if guild else AGE_BACK
        if not FACE_DOWN[age - 1, slot]:
            turned(s, rng, deal, age, slot)
        luck = (luck * 1000003) ^ (s[SLOT + slot] + 8)
        if s[COVERED + slot] == 0:
            s[FREE + s[FREE_N]] = slot
            s[FREE_N] += 1
    return luck | 1


@kernel
def draft(s, seat, wonder, rng, deal):
    """Take a wonder; the last one of a group is given, and the next group or Age I follows."""
    _receive(s, seat, wonder)
    step = s[DRAFTED]
    s[DRAFTED] = step + 1
    group, nth = step // (OFFERED - 1), step % (OFFERED - 1)
    luck = np.int64(0)
    if nth == OFFERED - 2:
        for last in range(N_WONDERS):
            if s[OFFER] >> last & 1:
                _receive(s, DRAFT_ORDER[group, OFFERED - 1], last)
        if group == DRAFT_GROUPS - 1:
            s[KIND_NOW], s[MOVER] = TURN, 0
            return begin_age(s, 1, rng, deal)
        s[OFFER] = deal[DEAL_WONDERS] if deal[0] >= 0 else offer(s, rng)
        luck = np.int64(1) + s[OFFER]
        group, nth = group + 1, -1
    s[MOVER] = DRAFT_ORDER[group, nth + 1]
    return luck


@kernel
def _receive(s, seat, wonder):
    own = SEAT + seat * CITY
    s[OFFER] &= ~(1 << wonder)
    s[own + WONDER_AT + s[own + WONDERS_HELD]] = wonder
    s[own + WONDERS_HELD] += 1


@kernel
def offer(s, rng):
    """Return the mask of the next group of wonders, none of those that have been taken."""
    seen = 0
    for city in range(2):
        for which in range(s[SEAT + city * CITY + WONDERS_HELD]):
            seen |= 1 << s[SEAT + city * CITY + WONDER_AT + which]
    return draw_mask(rng, N_WONDERS, seen, OFFERED)
