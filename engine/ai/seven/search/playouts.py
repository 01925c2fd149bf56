"""Games played to their end by the policy."""

from engine.ai.kernels.kernel import kernel

from .board import (
    ASKS_REVIVAL,
    ASKS_SEVENTH,
    CHOOSING,
    CITIES,
    CITY,
    CITY_SIZE,
    OVER,
    PHASE,
    PLAN,
    PLAYERS,
)
from .codes import NOTHING
from .policy import decide, decide_for_city, decide_revival
from .rules import carry_out_turn, next_turn, play_seventh, revive
from .scoring import worth


@kernel
def play_out(s, w, noise, rng, scratch, out):
    """Play a state to its end; what is planned already is done first.

    `w` are the rows of weights, `noise` is that of `policy.decide`.
    """
    while s[PHASE] != OVER:
        if s[PHASE] == CHOOSING:
            for seat in range(s[PLAYERS]):
                if s[CITY + seat * CITY_SIZE + PLAN] == NOTHING:
                    decide(s, seat, w, noise, rng, scratch, out)
            if s[CITIES] > s[PLAYERS] and s[CITY + s[PLAYERS] * CITY_SIZE + PLAN] == NOTHING:
                decide_for_city(s, w, scratch)
            carry_out_turn(s)
        finish_turn(s, w, noise, rng, scratch, out)
        next_turn(s)


@kernel
def finish_turn(s, w, noise, rng, scratch, out):
    """Play seventh cards, then revivals."""
    for seat in range(s[CITIES]):
        own = CITY + seat * CITY_SIZE
        if s[own + ASKS_SEVENTH]:
            if s[own + PLAN] == NOTHING:
                if seat < s[PLAYERS]:
                    decide(s, seat, w, noise, rng, scratch, out)
                else:
                    decide_for_city(s, w, scratch)
            play_seventh(s, seat)
    for seat in range(s[CITIES]):
        own = CITY + seat * CITY_SIZE
        while s[own + ASKS_REVIVAL]:
            if s[own + PLAN] == NOTHING:
                decide_revival(s, seat, w)
            revive(s, seat)


@kernel
def simulate(root, s, w, noise, rng, scratch, out, result):
    """Play a copy of a state out; write what every seat won, and by what margin, into `result`."""
    s[:] = root
    play_out(s, w, noise, rng, scratch, out)
    for seat in range(s[PLAYERS]):
        result[2 * seat], result[2 * seat + 1] = worth(s, seat)
