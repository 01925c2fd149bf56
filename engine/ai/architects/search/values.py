"""What cards, stages and tokens are worth to a city, in victory points."""

import numpy as np

from engine.ai.kernels.kernel import kernel

from .board import (
    CAT,
    CITY,
    CITY_SIZE,
    FACE,
    FACES,
    HAS_TOKEN,
    HELD,
    PEACE,
    PILE_AT,
    PLAYER_KIND,
    PLAYERS,
    READY,
    SHIELDS_HELD,
    STAGES,
    TOKENS_HELD,
    USED,
    WONDER,
)
from .cities import left_of, own_token, points, right_of, token_points
from .codes import (
    CAT_POINTS,
    CATS,
    COLOUR,
    COUNTED,
    DIFFERENT,
    DOUBLE,
    FIRST_STAGE,
    FIRST_TOKEN,
    FOR_STAGE,
    FROM_ANY,
    FROM_CENTRE,
    FROM_SIDES,
    GIVES_EXTRA,
    GIVES_TOKEN,
    GREENS,
    HORNS,
    LOOKS,
    MORE,
    N_GREEN,
    N_STAGES,
    N_TOKENS,
    POINTS,
    POINTS_FOR_WONDER,
    POINTS_PER,
    SAME,
    SHIELDS,
    TOKENS_IN_BOX,
    VICTORY_POINTS,
    YELLOW,
)
from .payments import available, missing
from .weights import FIRST

CLOSE, OTHER, SPARE, STEP = FIRST["close"], FIRST["other"], FIRST["spare"], FIRST["step"]
GIFT, FINISH, LEAD, CAT_WORTH = FIRST["gift"], FIRST["finish"], FIRST["lead"], FIRST["cat"]
SYMBOL, SET, TOKEN, UNSEEN_TOKEN = (
    FIRST["symbol"], FIRST["set"], FIRST["token"], FIRST["unseen"]
)  # fmt: skip
GROWTH, EXTRA, BATTLE, DOUBT = FIRST["growth"], FIRST["extra"], FIRST["battle"], FIRST["doubt"]
LOST, LASTING = FIRST["lost"], FIRST["lasting"]
GREY_COLOUR, YELLOW_COLOUR, GREEN_COLOUR = 0, 1, 2
N_COUNTED = len(COUNTED)
LACKS_MOST = 4

FINELY, MOST_FINE = 32, 512
ODDS = 1.0 / (1.0 + np.exp(np.arange(MOST_FINE, -MOST_FINE - 1, -1) / FINELY))
"""The logistic function from -16 to 16 in steps of 1/32, that of 0 in the middle.

Looked up, because exponentials take long; wrong by at most 0.004.
"""


@kernel
def likely(ahead, sure):
    """Return how likely who is so many shields ahead wins a battle in the end.

    The larger `sure`, the more a shield decides: it is 1 over the doubt, in shields.
    """
    at = FINELY * sure * (ahead - 0.5)
    return ODDS[int(min(MOST_FINE, max(-MOST_FINE, at)) + MOST_FINE + 0.5)]


@kernel
def battle(s, seat, shields, peace, w, row):
    """Return what the next battle is worth with so many shields, and conflict tokens at peace.

    The more of them, the further it is ("battle") and the less sure ("doubt"); what neighbours win
    counts, too ("lost").
    """
    left = s[CITY + left_of(s, seat) * CITY_SIZE + SHIELDS_HELD]
    sure = 1.0 / max(0.05, w[row, DOUBT] * 0.3 + w[row, DOUBT + 1] * peace)
    if s[PLAYERS] == 2:
        total = MORE * likely(shields - left, sure)
        total += (DOUBLE - MORE) * likely(shields - max(1, 2 * left - 1), sure)
        lost = MORE * likely(left - shields, sure)
        lost += (DOUBLE - MORE) * likely(left - max(1, 2 * shields - 1), sure)
    else:
        right = s[CITY + right_of(s, seat) * CITY_SIZE + SHIELDS_HELD]
        total = likely(shields - left, sure) + likely(shields - right, sure)
        lost = likely(left - shields, sure) + likely(right - shields, sure)
    return VICTORY_POINTS * w[row, BATTLE + peace] * (total - w[row, LOST] * lost)


@kernel
def arms(s, seat, shields, horns, w, row):
    """Return what shields and horns change: the next battle, and later ones if they stay."""
    own = CITY + seat * CITY_SIZE
    then = battle(s, seat, s[own + SHIELDS_HELD] + shields, max(0, s[PEACE] - horns), w, row)
    now = battle(s, seat, s[own + SHIELDS_HELD], s[PEACE], w, row)
    return then - now + shields * w[row, LASTING + (1 if horns else 0)]


@kernel
def lead(s, seat):
    """Return by how many points a seat leads, less than 0 where it is behind."""
    best = -99
    for rival in range(s[PLAYERS]):
        if rival != seat:
            best = max(best, points(s, rival))
    return points(s, seat) - best


@kernel
def stage_value(s, seat, stage, ahead, w, row):
    """Return what building a stage is worth; `ahead` is `lead` without it."""
    own = CITY + seat * CITY_SIZE
    item = FIRST_STAGE + s[own + WONDER] * N_STAGES + stage
    total = POINTS[item] + w[row, STEP] + w[row, STEP + 1] * s[own + STAGES]
    total += w[row, GIFT] * FROM_ANY[item] + w[row, GIFT + 1] * FROM_CENTRE[item]
    total += w[row, GIFT + 2] * FROM_SIDES[item] + w[row, GIFT + 4] * GIVES_TOKEN[item]
    if LOOKS[item]:
        total += w[row, GIFT + 3]
    if SHIELDS[item]:
        total += arms(s, seat, SHIELDS[item], 0, w, row)
    if s[own + STAGES] == N_STAGES - 1:
        after = ahead + POINTS[item]
        for token in range(N_TOKENS):
            more = POINTS_FOR_WONDER[token, 1] - POINTS_FOR_WONDER[token, 0]
            after += s[own + HAS_TOKEN + token] * more
        total += w[row, LEAD] * after + w[row, FINISH + (0 if after > 0 else 1)]
    else:
        total += extras(s, own, FOR_STAGE) * w[row, EXTRA]
    return total


@kernel
def extras(s, own, what):
    """Return how many tokens would give an extra card for a card, or for a stage."""
    n = 0
    if s[own + TOKENS_HELD]:
        for token in range(N_TOKENS):
            if s[own + HAS_TOKEN + token] and GIVES_EXTRA[token, what]:
                n += 1 - ((s[USED] | s[READY]) >> token & 1)
    return n


@kernel
def prospects(s, seat, ahead, w, row):
    """Return what the goods of a city are worth for the stages that can come next."""
    own = CITY + seat * CITY_SIZE
    best, total = 0.0, 0.0
    for stage in range(N_STAGES):
        if available(s, own, stage):
            lacks = min(LACKS_MOST, missing(s, own, stage))
            found = stage_value(s, seat, stage, ahead, w, row) * w[row, CLOSE + lacks]
            total += found
            if found > best or (best == 0.0 and found < 0.0):
                best = found
    return best + w[row, OTHER] * (total - best)


@kernel
def token_value(s, seat, token, w, row):
    """Return what a progress token is worth: points now and later, shields, what else it does."""
    own = CITY + seat * CITY_SIZE
    before = token_points(s, own)
    own_token(s, own, token, 1)
    found = 1.0 * (token_points(s, own) - before)
    own_token(s, own, token, -1)
    found += w[row, TOKEN + token]
    for what in range(N_COUNTED):
        found += w[row, GROWTH + what] * POINTS_PER[token, what]
    if SHIELDS[FIRST_TOKEN + token]:
        found += arms(s, seat, SHIELDS[FIRST_TOKEN + token], 0, w, row)
    return found


@kernel
def best_token(s, seat, w, row):
    """Return what the best token on offer is worth, the unseen one included."""
    best = w[row, UNSEEN_TOKEN] if s[PILE_AT] < TOKENS_IN_BOX else 0.0
    for at in range(FACE, FACE + s[FACES]):
        best = max(best, token_value(s, seat, s[at], w, row))
    return best


@kernel
def study(s, seat, card, w, row):
    """Return what a symbol is worth: a set if it completes one, else the hope of it."""
    own = CITY + seat * CITY_SIZE
    others = 0
    for at in range(N_GREEN):
        if GREENS[at] != card and s[own + HELD + GREENS[at]]:
            others += 1
    if s[own + HELD + card] + 1 >= SAME or others + 1 >= DIFFERENT:
        spent = SAME - 1 if s[own + HELD + card] + 1 >= SAME else DIFFERENT - 1
        return w[row, SET] * best_token(s, seat, w, row) - spent * w[row, SYMBOL]
    return w[row, SYMBOL + others]


@kernel
def goods(s, seat, card, ahead, before, w, row):
    """Return what one more resource or coin is worth; `before` are the `prospects` without."""
    own = CITY + seat * CITY_SIZE
    s[own + HELD + card] += 1
    found = prospects(s, seat, ahead, w, row) - before
    s[own + HELD + card] -= 1
    return found + w[row, SPARE + (1 if card == YELLOW else 0)]


@kernel
def value(s, seat, card, ahead, before, w):
    """Return what a card is worth to a seat, given its `lead` and `prospects`."""
    own = CITY + seat * CITY_SIZE
    row, colour = s[own + PLAYER_KIND], COLOUR[card]
    total = 1.0 * POINTS[card]
    if CATS[card]:
        if s[CAT] != seat:
            total += CAT_POINTS + w[row, CAT_WORTH]
        if s[own + TOKENS_HELD]:
            for token in range(N_TOKENS):
                total += s[own + HAS_TOKEN + token] * POINTS_PER[token, 0]
    if SHIELDS[card] or HORNS[card]:
        total += arms(s, seat, SHIELDS[card], HORNS[card], w, row)
    if colour == GREEN_COLOUR:
        total += study(s, seat, card, w, row)
    elif colour in (GREY_COLOUR, YELLOW_COLOUR):
        total += goods(s, seat, card, ahead, before, w, row)
    return total + w[row, EXTRA] * extras(s, own, card)
