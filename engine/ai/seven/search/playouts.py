"""Games played to their end: first own moves by the tree, all others by the policy."""

import numpy as np

from engine.ai.kernels.chance import below
from engine.ai.kernels.kernel import kernel
from engine.ai.playouts import SCALE, VICTORY_SHARE, worth_of

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
from .tree import enter, learn, steer

OWN_NOISE = 0.5
"""The part of the noise with which the seat that searches plans its turns by the policy."""

RESULT = 3
"""Of a seat: what it won (0 to 1), by what margin of points, and how likely it was to win."""


@kernel
def play_out(s, w, noise, rng, scratch, out, me, tree):
    """Play a state to its end; what is planned already is done first.

    `w` are the rows of weights, `noise` is that of `policy.decide`. `me` is the seat whose moves
    follow the path of the tree that was entered. The generator moves on once, and where it stands
    then is the luck of all errors in this playout.
    """
    below(rng, 2)
    luck = rng[0]
    while s[PHASE] != OVER:
        if s[PHASE] == CHOOSING:
            for seat in range(s[PLAYERS]):
                if s[CITY + seat * CITY_SIZE + PLAN] == NOTHING:
                    if seat != me:
                        decide(s, seat, w, noise, luck, scratch, out)
                    elif not steer(s, seat, w, scratch, out, tree):
                        decide(s, seat, w, OWN_NOISE * noise, luck, scratch, out)
            if s[CITIES] > s[PLAYERS] and s[CITY + s[PLAYERS] * CITY_SIZE + PLAN] == NOTHING:
                decide_for_city(s, w, scratch)
            carry_out_turn(s)
        finish_turn(s, w, noise, luck, scratch, out)
        next_turn(s)


@kernel
def finish_turn(s, w, noise, luck, scratch, out):
    """Play seventh cards, then revivals."""
    for seat in range(s[CITIES]):
        own = CITY + seat * CITY_SIZE
        if s[own + ASKS_SEVENTH]:
            if s[own + PLAN] == NOTHING:
                if seat < s[PLAYERS]:
                    decide(s, seat, w, noise, luck, scratch, out)
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
def simulate(root, s, w, noise, rng, scratch, out, result, me, node, tree):
    """Play a copy of a state out; write of every seat what `RESULT` names into `result`.

    `node` is that of the move of `me` which the state comes from, or 0; then nothing is learnt.
    """
    s[:] = root
    enter(tree, node)
    play_out(s, w, noise, rng, scratch, out, me if node else -1, tree)
    for seat in range(s[PLAYERS]):
        result[RESULT * seat], result[RESULT * seat + 1] = worth(s, seat)
    share_out(s[PLAYERS], result)
    learn(tree, worth_of(result[RESULT * me], result[RESULT * me + 1]))


@kernel
def share_out(players, result):
    """Write how likely each seat was to win by how the game ended: 1 together.

    Half is the victory; for the other half, points are odds as they are for `engine.ai.playouts`.
    """
    total = 0.0
    for seat in range(players):
        total += np.exp(min(0.0, result[RESULT * seat + 1]) / SCALE)
    for seat in range(players):
        odds = np.exp(min(0.0, result[RESULT * seat + 1]) / SCALE)
        won = VICTORY_SHARE * result[RESULT * seat]
        result[RESULT * seat + 2] = won + (1 - VICTORY_SHARE) * odds / total
