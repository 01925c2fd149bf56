"""The board: the cities around a table, the decks between neighbours, the rest in the middle."""

from engine.architects import decisions as decide
from engine.architects.score import result
from engine.architects.table import Table, anywhere, open_to
from engine.architects.types import CENTRE, DeckId, side_decks
from engine.core.game import Seat

from ..canvas import Canvas, Picture
from ..fonts import WIDTH
from ..look import Look
from ..paints import Paint
from .cell import Marks, cell, name_room
from .deck import deck
from .layout import HEIGHT, places
from .middle import middle


def board(table: Table, look: Look, viewer: Seat | None = None) -> Picture:
    """Return the picture of a table, of two to seven cities.

    A `viewer` sits at the lower edge; for nobody (`None`) the first seat is at the upper left.
    """
    return draw_board(table, look, viewer).picture()


def draw_board(table: Table, look: Look, viewer: Seat | None = None) -> Canvas:
    """Return the board as a canvas, whose log tells what was drawn."""
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, look.theme)
    at = places(len(table.cities), viewer)
    ended = look.ended or result(table)
    acting = None if ended or not table.todo else table.todo[0].seat
    free = () if acting is None else _free(table, acting)
    marks = {
        seat: Marks(
            own=seat == viewer,
            won=ended is not None and seat in ended.winners,
            acting=seat == acting,
        )
        for seat in at.cities
    }
    rooms = {s: name_room(table, s, box.width, marks[s]) for s, box in at.cities.items()}
    named = look.alike(rooms)
    for seat, box in at.cities.items():
        cell(canvas, table, seat, named, box, marks[seat])
    for owner, box in at.decks.items():
        deck(canvas, table, owner, look, box, free=owner in free)
    middle(canvas, table, look, at.middle, free=CENTRE in free)
    return canvas


def _free(table: Table, seat: Seat) -> tuple[DeckId, ...]:
    """Return the decks from which the one to act may take a card now."""
    match table.todo[0]:
        case decide.Turn() | decide.TakeExtra():
            return open_to(table, seat)
        case decide.TakeAnywhere():
            return anywhere(table)
        case decide.ChooseDeck():
            sides = side_decks(seat, len(table.cities))
            return tuple(owner for owner in sides if table.decks[owner].top is not None)
        case _:
            return ()
