"""Victory points on the flat array."""

from engine.ai.kernels.kernel import kernel

from .board import (
    BOARD,
    CITY,
    CITY_SIZE,
    COINS,
    FREE_SYMBOLS,
    HAS,
    HAS_COPY,
    PLAYERS,
    SAFE_POINTS,
    STAGES,
    SYMBOL_AT,
    TOKENS,
)
from .cities import counted
from .codes import (
    ANY_SCIENCE,
    COINS_PER_POINT,
    COUNTING,
    FIRST_STAGE,
    GUILDS,
    MOST_STAGES,
    POINTS_OF,
    POINTS_PER,
    POINTS_WHAT,
    SCIENCE_SET,
)
from .market import left_of, right_of

N_COUNTING, N_GUILDS = len(COUNTING), len(GUILDS)


@kernel
def science(a, b, c, free):
    """Return the most points of so many of each symbol and so many free ones."""
    most = 0
    for first in range(free + 1):
        for second in range(free - first + 1):
            x, y, z = a + first, b + second, c + free - first - second
            low = min(x, y, z)
            found = x * x + y * y + z * z + SCIENCE_SET * low
            if found > most:
                most = found
    return most


@kernel
def science_of(s, own, more):
    """Return the points of a city's symbols, with so many more free ones."""
    at = own + SYMBOL_AT
    return science(s[at], s[at + 1], s[at + 2], s[own + FREE_SYMBOLS] + more)


@kernel
def points(s, seat):
    """Return the points of a city if the game ended now."""
    own = CITY + seat * CITY_SIZE
    symbols = science_of(s, own, 0)
    total = s[own + TOKENS] + s[own + COINS] // COINS_PER_POINT + s[own + SAFE_POINTS] + symbols
    for at in range(N_COUNTING):
        card = COUNTING[at]
        if s[own + HAS + card]:
            total += POINTS_PER[card] * counted(s, seat, POINTS_WHAT[card], POINTS_OF[card])
    first = FIRST_STAGE + s[own + BOARD] * MOST_STAGES
    for stage in range(first, first + s[own + STAGES]):
        if POINTS_PER[stage]:
            total += POINTS_PER[stage] * counted(s, seat, POINTS_WHAT[stage], POINTS_OF[stage])
    if s[own + HAS_COPY]:
        total += copied(s, seat, symbols)
    return total


@kernel
def copied(s, seat, symbols):
    """Return what the best guild of a neighbour adds; `symbols` are the points of science."""
    own = CITY + seat * CITY_SIZE
    left = CITY + left_of(s, seat) * CITY_SIZE + HAS
    right = CITY + right_of(s, seat) * CITY_SIZE + HAS
    best = 0
    for at in range(N_GUILDS):
        guild = GUILDS[at]
        if s[left + guild] or s[right + guild]:
            found = POINTS_PER[guild] * counted(s, seat, POINTS_WHAT[guild], POINTS_OF[guild])
            if ANY_SCIENCE[guild]:
                found = science_of(s, own, 1) - symbols
            best = max(best, found)
    return best


@kernel
def worth(s, seat):
    """Return how good the end of a game is for a seat: from 0 to 1, a victory from 0.5 on.

    A victory counts most, shared by those who share it; the margin counts a little.
    """
    own = points(s, seat)
    own_coins, best, best_coins, shared = s[CITY + seat * CITY_SIZE + COINS], -99, 0, 1
    for rival in range(s[PLAYERS]):
        if rival != seat:
            theirs, coins = points(s, rival), s[CITY + rival * CITY_SIZE + COINS]
            if theirs == own and coins == own_coins:
                shared += 1
            if theirs > best or (theirs == best and coins > best_coins):
                best, best_coins = theirs, coins
    lost = best > own or (best == own and best_coins > own_coins)
    return 0.0 if lost else 1.0 / shared, 1.0 * (own - best)
