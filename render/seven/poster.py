"""The poster of a lobby: the seven wonders, who has joined, and how many seats are free."""

from engine.seven.catalog import WONDERS

from .. import poster as shared
from ..canvas import Canvas, Picture, Piece, cached
from ..look import Words
from ..paints import Paint
from ..poster import Lobby
from ..themes import STANDARD, Theme
from .signs import scene


def poster(lobby: Lobby, words: Words, theme: Theme = STANDARD) -> Picture:
    """Return the poster of a lobby: the wonders, who has joined, and how many seats are free."""
    return draw_poster(lobby, words, theme).picture()


def draw_poster(lobby: Lobby, words: Words, theme: Theme = STANDARD) -> Canvas:
    """Return the poster of a lobby as a canvas."""
    return shared.draw_poster(_frieze(theme), lobby, words, theme)


@cached
def _frieze(theme: Theme) -> Piece:
    canvas = Canvas(shared.FRIEZE.width, shared.FRIEZE.height, Paint.NIGHT, theme)
    for wonder, cell in zip(WONDERS, canvas.box.columns(len(WONDERS), 4), strict=True):
        canvas.scene(scene(wonder), cell)
    return canvas.piece()
