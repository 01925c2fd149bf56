"""The board: two cities, the conflict track, the progress tokens, and the cards of the age."""

from engine.duel.table import View
from engine.duel.types import SEATS

from ..canvas import Canvas, Picture
from ..fonts import WIDTH
from ..look import Look
from ..paints import Paint
from .layout import HEIGHT, STATUS
from .panel import panel
from .status import status
from .structure import structure
from .track import tokens, track


def board(view: View, look: Look) -> Picture:
    """Return the picture of a position in one of the three ages."""
    return draw_board(view, look).picture()


def draw_board(view: View, look: Look) -> Canvas:
    """Return the board as a canvas, whose log tells what was drawn."""
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, look.theme)
    for seat in SEATS:
        panel(canvas, view.table, seat, look)
    track(canvas, view.table, look)
    tokens(canvas, view.table, look)
    structure(canvas, view.table, look)
    status(canvas, view, look, STATUS)
    return canvas
