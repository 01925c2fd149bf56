"""Games on the flat array in which everybody plays at random, and what a greedy player counts."""

from engine.ai.kernels.chance import below
from engine.ai.kernels.kernel import kernel
from engine.ai.seven.search.board import (
    AGE,
    ASKS_REVIVAL,
    ASKS_SEVENTH,
    BOARD,
    CHOOSING,
    CITIES,
    CITY,
    CITY_SIZE,
    COINS,
    DISCARDED,
    DISCARDS,
    GIFT_USED,
    HAS,
    HAS_GIFT,
    OVER,
    PHASE,
    PILE,
    PLAN,
    PLAN_CARD,
    PLAN_LEFT,
    PLAN_RIGHT,
    PLAYERS,
    PURSE,
    SHIELDS_HELD,
    STAGES,
)
from engine.ai.seven.search.cities import next_stage
from engine.ai.seven.search.codes import (
    AGE_OF,
    BUILD,
    COINS_PER_POINT,
    COST_COINS,
    DEFEAT_POINTS,
    DISCARD,
    HAND,
    N_CARDS,
    NOTHING,
    REVIVE,
    STAGED,
    STAGES_OF,
    STRUCTURE,
    TURNS,
    VICTORY,
    WAYS,
)
from engine.ai.seven.search.market import IMPOSSIBLE, PAID, chained, left_of, price, right_of
from engine.ai.seven.search.rules import (
    carry_out_turn,
    hand_of,
    holder,
    next_turn,
    pay_out,
    place,
    play_seventh,
    revive,
)
from engine.ai.seven.search.scoring import points, worth
from engine.ai.seven.search.values import turns_left

RICH = 99
"""More coins than anything costs."""
UNPAYABLE = 8.0
"""What a card is taken to cost that cannot be paid with any coins."""
BUILT_OF_TURNS = 0.7
"""In how many of the turns to come a greedy player expects to build a card."""


@kernel
def purse_of(s, own):
    """Return the coins with which a city can pay."""
    return s[own + PURSE] if s[own + ASKS_SEVENTH] else s[own + COINS]


@kernel
def paid_for(s, seat, what, card, scratch):
    """Return what a play pays the neighbours in the cheapest way, or `IMPOSSIBLE`."""
    own = CITY + seat * CITY_SIZE
    if what == DISCARD:
        return 0
    if what == STAGED:
        if s[own + STAGES] == STAGES_OF[s[own + BOARD]]:
            return IMPOSSIBLE
        return price(s, seat, next_stage(s, seat), purse_of(s, own), scratch)
    if s[own + HAS + STRUCTURE[card]]:
        return IMPOSSIBLE
    if what == BUILD:
        return price(s, seat, card, purse_of(s, own), scratch)
    gift = s[own + HAS_GIFT] and s[own + GIFT_USED] != s[AGE] and not s[own + ASKS_SEVENTH]
    return 0 if gift else IMPOSSIBLE


@kernel
def plan_play(s, own, what, card, paid):
    """Write a plan that pays so much."""
    s[own + PLAN], s[own + PLAN_CARD] = what, card
    s[own + PLAN_LEFT], s[own + PLAN_RIGHT] = paid % PAID, paid // PAID - paid % PAID


@kernel
def plan_any(s, seat, rng, scratch):
    """Plan a play of a hand, each as likely as another; it is paid in the cheapest way."""
    hand, paid, what, card = hand_of(s, seat), IMPOSSIBLE, DISCARD, NOTHING
    while paid == IMPOSSIBLE:  # a discard always is possible
        drawn = below(rng, WAYS * s[hand])
        what, card = drawn % WAYS, s[hand + 1 + drawn // WAYS]
        paid = paid_for(s, seat, what, card, scratch)
    plan_play(s, CITY + seat * CITY_SIZE, what, card, paid)


@kernel
def plan_any_for_city(s, rng, scratch):
    """Plan any play for the Free City; it discards where nothing else can be done."""
    city, me = s[PLAYERS], holder(s)
    own, hand = CITY + city * CITY_SIZE, hand_of(s, me)
    first, n, skipped = hand + 1, s[hand], s[CITY + me * CITY_SIZE + PLAN_CARD]
    if s[own + ASKS_SEVENTH]:
        first, n, skipped = PILE + (s[AGE] - 1) * HAND + TURNS, 1, NOTHING
    found, staged = 0, paid_for(s, city, STAGED, NOTHING, scratch)
    for at in range(first, first + n):
        card = s[at]
        if card == skipped:
            skipped = NOTHING
            continue
        builds = paid_for(s, city, BUILD, card, scratch)
        if builds != IMPOSSIBLE:
            found += 1
            if below(rng, found) == 0:
                plan_play(s, own, BUILD, card, builds)
        if staged != IMPOSSIBLE and not (builds != IMPOSSIBLE and chained(s, city, card)):
            found += 1
            if below(rng, found) == 0:
                plan_play(s, own, STAGED, card, staged)
        if found == 0:
            plan_play(s, own, DISCARD, card, 0)


@kernel
def plan_any_revival(s, seat, rng):
    """Plan to build any discarded card, or none."""
    own, found = CITY + seat * CITY_SIZE, 1
    plan_play(s, own, REVIVE, NOTHING, 0)
    for at in range(DISCARDED, DISCARDED + s[DISCARDS]):
        if not s[own + HAS + STRUCTURE[s[at]]]:
            found += 1
            if below(rng, found) == 0:
                s[own + PLAN_CARD] = s[at]


@kernel
def play_randomly(s, rng, scratch):
    """Play a state to its end at random; what is planned already is done first."""
    while s[PHASE] != OVER:
        if s[PHASE] == CHOOSING:
            for seat in range(s[PLAYERS]):
                if s[CITY + seat * CITY_SIZE + PLAN] == NOTHING:
                    plan_any(s, seat, rng, scratch)
            if s[CITIES] > s[PLAYERS] and s[CITY + s[PLAYERS] * CITY_SIZE + PLAN] == NOTHING:
                plan_any_for_city(s, rng, scratch)
            carry_out_turn(s)
        for seat in range(s[CITIES]):
            own = CITY + seat * CITY_SIZE
            if s[own + ASKS_SEVENTH]:
                if s[own + PLAN] == NOTHING:
                    if seat < s[PLAYERS]:
                        plan_any(s, seat, rng, scratch)
                    else:
                        plan_any_for_city(s, rng, scratch)
                play_seventh(s, seat)
        for seat in range(s[CITIES]):
            own = CITY + seat * CITY_SIZE
            while s[own + ASKS_REVIVAL]:
                if s[own + PLAN] == NOTHING:
                    plan_any_revival(s, seat, rng)
                revive(s, seat)
        next_turn(s)


@kernel
def random_ending(root, s, rng, scratch, seat):
    """Play a copy of a state out at random; return what a seat won of the game."""
    s[:] = root
    play_randomly(s, rng, scratch)
    won, _ = worth(s, seat)
    return won


@kernel
def standing(root, s, seat, scratch):
    """Return the points of a seat after its plan, conflicts as they stand, and what it saves.

    The cards to come cost it coins for its neighbours; `s` is an array to work in.
    """
    s[:] = root
    own = CITY + seat * CITY_SIZE
    if s[own + PLAN] == REVIVE:
        revive(s, seat)
    else:
        place(s, seat)
        pay_out(s, seat)
    total = 1.0 * points(s, seat) - s[own + COINS] // COINS_PER_POINT
    total += s[own + COINS] / COINS_PER_POINT
    for side in range(2):
        rival = right_of(s, seat) if side else left_of(s, seat)
        ahead = s[own + SHIELDS_HELD] - s[CITY + rival * CITY_SIZE + SHIELDS_HELD]
        if ahead > 0:
            total += VICTORY[s[AGE]]
        elif ahead < 0:
            total -= DEFEAT_POINTS
    coins, cards = 0.0, 0
    for card in range(N_CARDS):
        if AGE_OF[card] >= s[AGE] and not s[own + HAS + STRUCTURE[card]]:
            paid = price(s, seat, card, RICH, scratch)
            coins += UNPAYABLE if paid == IMPOSSIBLE else paid // PAID + COST_COINS[card]
            cards += 1
    return total - BUILT_OF_TURNS * turns_left(s) * coins / max(1, cards) / COINS_PER_POINT
