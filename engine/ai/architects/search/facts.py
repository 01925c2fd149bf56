"""Public facts of a position for the network, as one seat sees the table."""

from engine.ai.kernels.kernel import kernel

from .board import (
    BUILT,
    CAT,
    CITY,
    CITY_SIZE,
    DECISION,
    DECK_AT,
    DRAWN,
    FACE,
    FACES,
    HAS_TOKEN,
    HELD,
    LEFT,
    LYING,
    MOST_SEATS,
    PEACE,
    PLAYERS,
    READY,
    SEAT,
    SHIELDS_HELD,
    STAGES,
    TOKENS_HELD,
    VICTORIES,
    WONDER,
)
from .cities import left_of, points, right_of
from .codes import (
    CENTRE_CARDS,
    DECK_CARDS,
    GREENS,
    GREYS,
    HORNS_OF,
    N_CARDS,
    N_GREEN,
    N_GREY,
    N_HORNED,
    N_STAGES,
    N_TOKENS,
    N_WONDERS,
    OVER,
    YELLOW,
)
from .payments import available, missing
from .values import lead

MOST_PEACE, MOST_LACK, MOST_COINS = 6, 4, 5
STEPS = 13
"""How finely leads are told: from the least step to the most, in the middle even."""

# What one city has, counted from its first place.
OF_WONDER = 0
OF_STAGES = OF_WONDER + N_WONDERS
OF_LACK = OF_STAGES + N_WONDERS * N_STAGES
OF_SECOND = OF_LACK + MOST_LACK + 1
OF_HELD = OF_SECOND + MOST_LACK + 1
OF_COINS = OF_HELD + N_CARDS
OF_GREYS = OF_COINS + MOST_COINS + 1
OF_SYMBOLS = OF_GREYS + MOST_COINS + 1
OF_TOKENS = OF_SYMBOLS + (1 << N_GREEN)
OF_NUMBERS = OF_TOKENS + N_TOKENS  # shields, victories, points, tokens, horns, stages
OF_TOP = OF_NUMBERS + 6
OF_REST = OF_TOP + N_CARDS + 1
OF_CAT = OF_REST + N_CARDS
OF_BUILT = OF_CAT + 1
OF_CITY = OF_BUILT + N_STAGES + 1

ONE_LIES = 1.0 / 3.0
"""What one card in a deck adds to the amount of its kind."""

CITIES = 4
"""Cities that are told: the seat's own, the next, the one before; of all others the mean."""

OF_ARMS = CITIES * OF_CITY  # for two neighbours: how far ahead, at each number of tokens at peace
OF_LEAD = OF_ARMS + 2 * STEPS * (MOST_PEACE + 1)
OF_NEAR = OF_LEAD + STEPS  # the lead when somebody is one stage away from the end
OF_PEACE = OF_NEAR + STEPS
OF_FACES = OF_PEACE + MOST_PEACE + 1
OF_CENTRE = OF_FACES + N_TOKENS
OF_PLAYERS = OF_CENTRE + N_CARDS + 1
OF_TURN = OF_PLAYERS + MOST_SEATS + 1
OF_DECISION = OF_TURN + MOST_SEATS
OF_READY = OF_DECISION + OVER + 1
N_FACTS = OF_READY + 2

MOST_OF_CITY = 96
"""More facts than are told of a city."""

MOST_OF_TABLE = 64
"""More facts than are told of the table, and of how a seat sees it."""

MOST_FACTS = MOST_SEATS * MOST_OF_CITY + MOST_OF_TABLE
"""More than are told of any position."""


@kernel
def tell(at, value, n, fact, amount):
    """Note a fact, unless its amount is 0; return how many are noted.

    It is written in any case, and written over, which costs less than a branch that is hard to
    predict.
    """
    at[n], value[n] = fact, amount
    return n + (1 if amount != 0 else 0)


@kernel
def step_of(ahead, width):
    """Return the step of a lead, `width` of it being one step."""
    return min(STEPS - 1, max(0, int(ahead / width + STEPS // 2 + 0.5)))


@kernel
def facts(s, seat, at, value):
    """Write the facts of a position for a seat: which, and how much; return how many."""
    n = seen(s, seat, at, value, table(s, at, value, 0))
    for other in range(s[PLAYERS]):
        first, share, begin = first_of(s, seat, other), share_of(s, seat, other), n
        n = buried(s, other, 1, at, value, city(s, other, at, value, n))
        for nth in range(begin, n):
            at[nth] += first
            value[nth] *= share
    return n


@kernel
def first_of(s, seat, other):
    """Return the first of the facts that tell a seat of a city."""
    if other == seat:
        return 0
    if other == left_of(s, seat):
        return OF_CITY
    return 2 * OF_CITY if other == right_of(s, seat) else 3 * OF_CITY


@kernel
def share_of(s, seat, other):
    """Return by what the facts of a city are multiplied: those of distant cities are a mean."""
    near = other == seat or other == left_of(s, seat) or other == right_of(s, seat)
    return 1.0 if near else 1.0 / (s[PLAYERS] - 3)


@kernel
def table(s, at, value, n):
    """Note what is the same for all seats."""
    n = tell(at, value, n, OF_PEACE + s[PEACE], 1.0)
    for place in range(FACE, FACE + s[FACES]):
        n = tell(at, value, n, OF_FACES + s[place], 1.0)
    for card in range(N_CARDS):
        n = tell(at, value, n, OF_CENTRE + card, s[LYING + card] / 6.0)
    n = tell(at, value, n, OF_CENTRE + N_CARDS, (CENTRE_CARDS - s[DRAWN]) / 30.0)
    n = tell(at, value, n, OF_PLAYERS + s[PLAYERS], 1.0)
    return tell(at, value, n, OF_DECISION + s[DECISION], 1.0)


@kernel
def seen(s, seat, at, value, n):
    """Note how a seat stands to the others: armies, points, and when it plays."""
    n = arms(s, seat, left_of(s, seat), 0, at, value, n)
    if s[PLAYERS] > 2:
        n = arms(s, seat, right_of(s, seat), 1, at, value, n)
    n = ends(s, seat, at, value, n)
    n = tell(at, value, n, OF_TURN + (s[SEAT] - seat + s[PLAYERS]) % s[PLAYERS], 1.0)
    return tell(at, value, n, OF_READY + (s[SEAT] != seat), 1.0 if s[READY] else 0.0)


@kernel
def ends(s, seat, at, value, n):
    """Note how far a seat is ahead of the best other, and so when the end is near."""
    ahead, near = lead(s, seat), False
    for each in range(s[PLAYERS]):
        near = near or s[CITY + each * CITY_SIZE + STAGES] >= N_STAGES - 1
    n = tell(at, value, n, OF_LEAD + step_of(ahead, 4.0), 1.0)
    if near:
        n = tell(at, value, n, OF_NEAR + step_of(ahead, 2.0), 1.0)
    return n


@kernel
def arms(s, seat, rival, side, at, value, n):
    """Note how many shields a seat is ahead of a neighbour, and how near the battle is."""
    ahead = s[CITY + seat * CITY_SIZE + SHIELDS_HELD] - s[CITY + rival * CITY_SIZE + SHIELDS_HELD]
    place = (side * (MOST_PEACE + 1) + s[PEACE]) * STEPS + step_of(ahead, 1.0)
    return tell(at, value, n, OF_ARMS + place, 1.0)


@kernel
def city(s, seat, at, value, n):
    """Note what a city has, as facts counted from the first of a city.

    Of its deck, that is the open card; `buried` notes what lies below.
    """
    own = CITY + seat * CITY_SIZE
    wonder = s[own + WONDER]
    n = tell(at, value, n, OF_WONDER + wonder, 1.0)
    least, second = MOST_LACK, MOST_LACK
    for stage in range(N_STAGES):
        if s[own + BUILT] >> stage & 1:
            n = tell(at, value, n, OF_STAGES + wonder * N_STAGES + stage, 1.0)
        elif available(s, own, stage):
            lacks = min(MOST_LACK, missing(s, own, stage))
            second = min(second, max(least, lacks))
            least = min(least, lacks)
    n = tell(at, value, n, OF_LACK + least, 1.0)
    n = tell(at, value, n, OF_SECOND + second, 1.0)
    n = tell(at, value, n, OF_BUILT + s[own + STAGES], 1.0)
    n = tell(at, value, n, OF_COINS + min(MOST_COINS, s[own + HELD + YELLOW]), 1.0)
    greys, horns, symbols = 0, 0, 0
    for kind in range(N_GREY):
        held = s[own + HELD + GREYS[kind]]
        greys += held
        n = tell(at, value, n, OF_HELD + GREYS[kind], 1.0 * held)
    for kind in range(N_GREEN):
        if s[own + HELD + GREENS[kind]]:
            symbols |= 1 << kind
    for kind in range(N_HORNED):
        horns += s[own + HELD + HORNS_OF[kind]]
    n = tell(at, value, n, OF_GREYS + min(MOST_COINS, greys), 1.0)
    n = tell(at, value, n, OF_SYMBOLS + symbols, 1.0)
    if s[own + TOKENS_HELD]:
        for token in range(N_TOKENS):
            n = tell(at, value, n, OF_TOKENS + token, 1.0 * s[own + HAS_TOKEN + token])
    n = tell(at, value, n, OF_NUMBERS, s[own + SHIELDS_HELD] / 3.0)
    n = tell(at, value, n, OF_NUMBERS + 1, s[own + VICTORIES] / 3.0)
    n = tell(at, value, n, OF_NUMBERS + 2, points(s, seat) / 20.0)
    n = tell(at, value, n, OF_NUMBERS + 3, s[own + TOKENS_HELD] / 3.0)
    n = tell(at, value, n, OF_NUMBERS + 4, horns / 2.0)
    n = tell(at, value, n, OF_NUMBERS + 5, s[own + STAGES] / 3.0)
    n = tell(at, value, n, OF_CAT, 1.0 if s[CAT] == seat else 0.0)
    top = s[own + DECK_AT + DECK_CARDS - s[own + LEFT]] if s[own + LEFT] else N_CARDS
    return tell(at, value, n, OF_TOP + top, 1.0)


@kernel
def buried(s, seat, over, at, value, n):
    """Note how many cards of each kind lie in a city's deck, below the `over` top ones.

    All kinds are counted where the next facts belong; then those that lie there move together.
    """
    end = CITY + seat * CITY_SIZE + DECK_AT + DECK_CARDS
    for card in range(N_CARDS):
        at[n + card], value[n + card] = OF_REST + card, 0.0
    for place in range(end - s[CITY + seat * CITY_SIZE + LEFT] + over, end):
        value[n + s[place]] += ONE_LIES
    for nth in range(n, n + N_CARDS):
        n = tell(at, value, n, at[nth], value[nth])
    return n


@kernel
def uncovered(s, seat, lay, at, value, n):
    """Note which of the `lay` cards that lay in a city's deck no longer lie below its top one.

    Each takes away what `buried` told of it.
    """
    own = CITY + seat * CITY_SIZE
    end = own + DECK_AT + DECK_CARDS
    for place in range(end - lay, min(end, end - s[own + LEFT] + 1)):
        n = tell(at, value, n, OF_REST + s[place], -ONE_LIES)
    return n
