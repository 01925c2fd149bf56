"""Players to measure against: random, greedy, and tree search by playouts.

They are compiled functions of a state, so that hundreds of games are played in minutes. Each
returns the code of a move.
"""

import numpy as np

from engine.ai.kernels.chance import below
from engine.ai.kernels.kernel import kernel

from .board import CITY, DRAW, KIND_NOW, MOVER, PURSE, REASON, SEAT, UNSEEN, WHERE, WINNER
from .board import OPEN as ON_TABLE
from .codes import COINS_A_POINT, N_CARDS, OVER
from .prices import market, trade
from .rules import apply, legal
from .scoring import points
from .tree import best_edge, plant, search

RANDOM, GREEDY, PLAYOUTS, NETWORK = range(4)

SUPREMACY = 1000.0
CARDS_STILL_BOUGHT = 6.0
"""How many of the cards to come a city is taken to buy, for weighing what it saves."""
PLAYOUTS_EXPLORE, TRY_ALL = 1.4, -10.0


@kernel
def random_move(s, rng, moves):
    """Return any legal move."""
    return moves[below(rng, legal(s, moves))]


@kernel
def _standing(s, seat):
    """Return the points of a city, less what the cards to come will cost it in trade."""
    made, prices = market(s, seat)
    coins, cards = 0.0, 0
    for card in range(N_CARDS):
        if s[WHERE + card] == UNSEEN or s[WHERE + card] == ON_TABLE:
            coins += trade(s, seat, card, made, prices)
            cards += 1
    saved = CARDS_STILL_BOUGHT * coins / max(1, cards)
    purse = s[SEAT + seat * CITY + PURSE] / COINS_A_POINT
    return (
        points(s, seat)
        + purse
        - s[SEAT + seat * CITY + PURSE] // COINS_A_POINT
        - (saved / COINS_A_POINT)
    )


@kernel
def greedy_move(s, rng, deal, moves):
    """Return the move after which points and savings are best; supremacy before all."""
    seat = s[MOVER]
    best, found = -1e9, np.int16(0)
    for i in range(legal(s, moves)):
        after = s.copy()
        apply(after, moves[i], rng, deal)
        worth = _standing(after, seat) - _standing(after, 1 - seat)
        if after[KIND_NOW] == OVER and after[REASON] > DRAW:
            worth += SUPREMACY if after[WINNER] == seat else -SUPREMACY
        worth += below(rng, 1000) * 1e-6
        if worth > best:
            best, found = worth, moves[i]
    return found


@kernel
def move_of(player, simulations, tree, room, net, s, rng, deal):
    """Return the move of one of the players above."""
    if player == RANDOM:
        return random_move(s, rng, room.moves)
    if player == GREEDY:
        return greedy_move(s, rng, deal, room.others)
    if player == PLAYOUTS:
        plant(tree, room, net, s, rng, deal, True)
        search(tree, room, net, s, rng, deal, simulations, PLAYOUTS_EXPLORE, TRY_ALL, True)
    else:
        plant(tree, room, net, s, rng, deal, None)
        search(tree, room, net, s, rng, deal, simulations, 1.0, 0.1, None)
    return tree.move[best_edge(tree)]
