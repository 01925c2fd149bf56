"""A single move is judged as the list of all legal moves judges it."""

import pytest

from engine.core.game import Seat
from engine.seven.game import SEVEN
from engine.seven.legal import allowed
from engine.seven.moves import Move
from engine.seven.state import State
from engine.seven.table import seats
from tests.engine.seven.games import game, states

EVERY = 5
"""Only so many states are looked at; the number shares no factor with the players of a turn."""


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 5), (7, 6)])
def test_a_move_is_allowed_where_it_is_among_the_legal_ones(players: int, seed: int) -> None:
    """Also where the move is another seat's, or of another time of the game."""
    former = set[Move]()
    for state in states(game(seed, players))[::EVERY]:
        lists = {seat: set(_legal(state, seat)) for seat in seats(state.table)}
        now = set[Move]().union(*lists.values())
        for seat, moves in lists.items():
            view = SEVEN.view(state, seat)
            assert {move for move in now | former if allowed(view, seat, move)} == moves
            assert not any(allowed(SEVEN.view(state, None), seat, move) for move in moves)
        former = now


def _legal(state: State, seat: Seat) -> tuple[Move, ...]:
    return SEVEN.legal(SEVEN.view(state, seat), seat)
