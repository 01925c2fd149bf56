"""Many games between two rows of weights, played by compiled code."""

import numpy as np

from engine.ai.kernels.kernel import kernel
from engine.ai.seven.search.board import CITY, CITY_SIZE, PLAYER_KIND, PLAYERS
from engine.ai.seven.search.playouts import play_out
from engine.ai.seven.search.scoring import worth


@kernel
def match(starts, first, games, w, noise, rng, s, scratch, out):
    """Play games in which one seat plays by row 1 of the weights and the others by row 0.

    Returns the share of games that row 1 won, and its mean margin over the best of the others.
    Seats rotate, each deal is played once by every seat.
    """
    won, margins = 0.0, 0.0
    for game in range(games):
        s[:] = starts[(first + game // starts[0, PLAYERS]) % len(starts)]
        seat = game % s[PLAYERS]
        s[CITY + seat * CITY_SIZE + PLAYER_KIND] = 1
        play_out(s, w, noise, rng, scratch, out)
        share, margin = worth(s, seat)
        won += share
        margins += margin
    return np.array([won / games, margins / games])
