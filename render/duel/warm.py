"""Fills the caches of the drawings that boards are made of, so that the first board is fast too."""

from engine.core.game import Seat
from engine.duel.catalog import CARDS, LAYOUTS, NUMBERS, TOKENS, WONDERS
from engine.duel.decisions import Turn
from engine.duel.table import Table, View
from engine.duel.types import AGE_BACK, City

from ..look import nameless
from ..themes import STANDARD, Theme
from .board import draw_board
from .card import FRAMES, covered_face, free_face
from .wonder import built_row, unbuilt_row


def warm(theme: Theme = STANDARD) -> None:
    """Rasterise the drawings of boards at the sizes needed; takes up to a second."""
    for card in CARDS.values():
        covered_face(theme, card.id, card.age, None, None)
        for frame in FRAMES:
            free_face(theme, card.id, card.age, None, frame)
    for wonder in WONDERS:
        built_row(theme, wonder, False)
        unbuilt_row(theme, wonder, None, True, False)
    look = nameless(2, theme)
    for age in LAYOUTS:
        draw_board(View(_table(age), None), look).picture()


def _table(age: int) -> Table:
    """Return a table at the beginning of an age, with something of everything in a city."""
    cards = tuple(card.id for card in CARDS.values() if card.age == age)
    hidden = LAYOUTS[age].face_down
    slots = tuple(AGE_BACK if down else card for down, card in zip(hidden, cards, strict=False))
    rich = City(coins=99, cards=tuple(CARDS), tokens=tuple(TOKENS)[NUMBERS.tokens_on_board :])
    return Table(
        age=age,
        slots=slots,
        cities=(rich, City(coins=0)),
        pawn=0,
        loot=(tuple(NUMBERS.military.loot),) * 2,
        tokens=tuple(TOKENS)[: NUMBERS.tokens_on_board],
        discard=(),
        offer=(),
        todo=(Turn(Seat(0)),),
    )
