"""Fills the caches of the drawings of boards and hands, so that the first of them is fast too."""

from engine.core.game import Seat
from engine.seven.catalog import BOARDS, CARDS, deck
from engine.seven.decisions import Choose
from engine.seven.table import Table, View
from engine.seven.types import AGES, City

from ..look import nameless
from ..themes import STANDARD, Theme
from .board import draw_board
from .hand import draw_hand

PLAYERS = 5


def warm(theme: Theme = STANDARD) -> None:
    """Rasterise the drawings of boards and hands at the sizes needed; takes up to a second."""
    look = nameless(PLAYERS, theme)
    for age in AGES:
        table = _table(age)
        draw_board(table, look).picture()
        hand = tuple(dict.fromkeys(deck(age, PLAYERS)))
        for first in range(0, len(hand), 7):
            draw_hand(View(table, Seat(0), hand[first : first + 7]), look).picture()


def _table(age: int) -> Table:
    """Return a table in an Age, with something of everything in a city."""
    boards = tuple(BOARDS)[:: len(BOARDS) // PLAYERS][:PLAYERS]
    rich = City(boards[0], 99, tuple(CARDS), 2, (1, 3), 2)
    poor = tuple(City(board, 0) for board in boards[1:])
    return Table(PLAYERS, age, 1, (rich, *poor), (), (Choose(),))
