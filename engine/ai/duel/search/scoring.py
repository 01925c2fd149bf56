"""Points and the end of a game on flat arrays (rulings 51 to 56)."""

from engine.ai.kernels.kernel import kernel

from .board import (
    BLUE_POINTS,
    CITY,
    CIVILIAN,
    COUNT,
    DRAW,
    IN_CITY,
    PAWN,
    POINTS_NOW,
    PURSE,
    REASON,
    SEAT,
    TIEBREAK,
    TOKENS_HELD,
    WHERE,
    WINNER,
)
from .codes import (
    COIN_SET,
    COINS_A_POINT,
    FIRST_TOKEN,
    N_CARDS,
    N_COUNTED,
    POINTS_MOST,
    POINTS_MOST_OF,
    POINTS_PER,
    SCORED,
    TRACK_POINTS,
)


@kernel
def count_of(s, city, what):
    """Return how much of `what` the city that begins at `city` has."""
    return s[city + PURSE] // COINS_A_POINT if what == COIN_SET else s[city + COUNT + what]


@kernel
def points(s, seat):
    """Return the points of `seat` if the game ended now."""
    own = SEAT + seat * CITY
    total = s[own + POINTS_NOW] + s[own + PURSE] // COINS_A_POINT
    distance = s[PAWN] * (1 - 2 * seat)
    if distance > 0:
        total += TRACK_POINTS[distance]
    for item in SCORED:
        if _holds(s, seat, item):
            total += worth(s, seat, item)
    return total


@kernel
def _holds(s, seat, item):
    if item < N_CARDS:
        return s[WHERE + item] == IN_CITY + seat
    return item >= FIRST_TOKEN and (
        s[SEAT + seat * CITY + TOKENS_HELD] >> (item - FIRST_TOKEN) & 1 == 1
    )


@kernel
def worth(s, seat, item):
    """Return the points that an item gives `seat` by what the cities hold now."""
    own, rival = SEAT + seat * CITY, SEAT + (1 - seat) * CITY
    total, mine, theirs = 0, 0, 0
    for what in range(N_COUNTED):
        if POINTS_PER[item, what]:
            total += POINTS_PER[item, what] * count_of(s, own, what)
        if POINTS_MOST_OF[item, what]:
            mine += count_of(s, own, what)
            theirs += count_of(s, rival, what)
    return total + POINTS_MOST[item] * max(mine, theirs)


@kernel
def settle(s):
    """Say who has won by points, then by blue points; -1 is a shared victory."""
    first, second = points(s, 0), points(s, 1)
    s[REASON] = CIVILIAN
    if first == second:
        first, second = s[SEAT + BLUE_POINTS], s[SEAT + CITY + BLUE_POINTS]
        s[REASON] = TIEBREAK
    if first == second:
        s[REASON] = DRAW
        s[WINNER] = -1
    else:
        s[WINNER] = 0 if first > second else 1
