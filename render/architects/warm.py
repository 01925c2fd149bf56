"""Fills the caches of the drawings that boards are made of, so that the first board is fast too."""

from engine.architects.catalog import CARDS, NUMBERS, TOKENS, WONDERS
from engine.architects.decisions import Turn
from engine.architects.table import Deck, Table
from engine.architects.types import City
from engine.core.game import Seat

from ..look import nameless
from ..themes import STANDARD, Theme
from .board import draw_board

PLAYERS, STAGES = (3, 5, 7), (0, 3)
"""With these numbers of players cities of all sizes are drawn."""


def warm(theme: Theme = STANDARD) -> None:
    """Rasterise the drawings of boards at the sizes needed; takes up to a second."""
    for players in PLAYERS:
        look = nameless(players, theme)
        for built in STAGES:
            draw_board(_table(players, built), look).picture()


def _table(players: int, built: int) -> Table:
    """Return a table with so many stages of each wonder, and something of everything."""
    wonders = tuple(WONDERS.values())[:players]
    cards, tokens = tuple(CARDS), tuple(TOKENS)
    return Table(
        turn=0,
        cities=tuple(
            City(each.id, cards, tuple(each.stages)[:built], tokens[:3], 2) for each in wonders
        ),
        decks=tuple(Deck(card) for card in cards[:players]),
        drawn=(),
        peeked=(),
        face_up=tokens[-3:],
        peace=NUMBERS.conflict[players] // 2,
        cat=Seat(0),
        discard=(),
        ready=(),
        used=(),
        todo=(Turn(Seat(0)),),
    )
