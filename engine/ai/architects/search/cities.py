"""What a city has on the flat array, its points, and what a card or a token changes in it."""

from engine.ai.kernels.kernel import kernel

from .board import (
    CAT,
    CAT_ICONS,
    CITY,
    CITY_SIZE,
    HAS_TOKEN,
    HELD,
    PLAYERS,
    SAFE_POINTS,
    SHIELDS_HELD,
    STAGES,
    TOKENS_HELD,
    VICTORIES,
)
from .codes import (
    CAT_POINTS,
    CATS,
    DOUBLE,
    FIRST_TOKEN,
    LEAST,
    MORE,
    N_STAGES,
    N_TOKENS,
    POINTS,
    POINTS_BY_COPIES,
    POINTS_FOR_WONDER,
    POINTS_PER,
    SHIELDS,
    VICTORY_POINTS,
)


@kernel
def left_of(s, seat):
    """Return the left neighbour, who plays next."""
    return seat + 1 if seat + 1 < s[PLAYERS] else 0


@kernel
def right_of(s, seat):
    """Return the right neighbour."""
    return seat - 1 if seat else s[PLAYERS] - 1


@kernel
def lasting(s, own, item, many):
    """Add what lasts of an item to a city, so many times; less than none takes it away."""
    s[own + SHIELDS_HELD] += many * SHIELDS[item]
    s[own + SAFE_POINTS] += many * POINTS[item]


@kernel
def hold(s, own, card, many):
    """Add so many cards of a kind to a city, or take them away."""
    s[own + HELD + card] += many
    s[own + CAT_ICONS] += many * CATS[card]
    lasting(s, own, card, many)


@kernel
def own_token(s, own, token, many):
    """Add a progress token to a city, or take it away."""
    s[own + HAS_TOKEN + token] += many
    s[own + TOKENS_HELD] += many
    lasting(s, own, FIRST_TOKEN + token, many)


@kernel
def token_points(s, own):
    """Return the points of the progress tokens of a city."""
    total, finished = 0, 1 if s[own + STAGES] == N_STAGES else 0
    if s[own + TOKENS_HELD] == 0:
        return 0
    for token in range(N_TOKENS):
        many = s[own + HAS_TOKEN + token]
        if many:
            each = POINTS_FOR_WONDER[token, finished] + POINTS_PER[token, 0] * s[own + CAT_ICONS]
            each += POINTS_PER[token, 1] * s[own + VICTORIES]
            each += POINTS_PER[token, 2] * s[own + TOKENS_HELD]
            total += POINTS_BY_COPIES[token, many] + many * each
    return total


@kernel
def points(s, seat):
    """Return the points of a city if the game ended now."""
    own = CITY + seat * CITY_SIZE
    total = s[own + SAFE_POINTS] + VICTORY_POINTS * s[own + VICTORIES] + token_points(s, own)
    return total + CAT_POINTS if s[CAT] == seat else total


@kernel
def won_by_one(mine, theirs):
    """Return the victory tokens of one of two players."""
    if mine <= theirs:
        return 0
    return DOUBLE if mine >= max(2 * theirs, LEAST) else MORE


@kernel
def won(s, seat):
    """Return the victory tokens that a seat takes in a battle."""
    mine = s[CITY + seat * CITY_SIZE + SHIELDS_HELD]
    left = s[CITY + left_of(s, seat) * CITY_SIZE + SHIELDS_HELD]
    if s[PLAYERS] == 2:
        return won_by_one(mine, left)
    right = s[CITY + right_of(s, seat) * CITY_SIZE + SHIELDS_HELD]
    return (1 if mine > left else 0) + (1 if mine > right else 0)


@kernel
def worth(s, seat):
    """Return what a seat wins of a game that has ended, 0 to 1, and its margin of points.

    The margin is that over the best of the others.
    """
    own = points(s, seat)
    own_stages, best, best_stages, shared = s[CITY + seat * CITY_SIZE + STAGES], -1, 0, 1
    for rival in range(s[PLAYERS]):
        if rival != seat:
            theirs, stages = points(s, rival), s[CITY + rival * CITY_SIZE + STAGES]
            if theirs == own and stages == own_stages:
                shared += 1
            if theirs > best or (theirs == best and stages > best_stages):
                best, best_stages = theirs, stages
    lost = best > own or (best == own and best_stages > own_stages)
    return 0.0 if lost else 1.0 / shared, 1.0 * (own - best)
