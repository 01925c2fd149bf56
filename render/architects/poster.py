"""The poster of a lobby: the seven wonders, who has joined, and how many seats are free."""

from engine.architects.catalog import WONDERS

from .. import poster as shared
from ..canvas import Canvas, Picture, Piece, cached
from ..look import Words
from ..paints import Paint
from ..poster import Lobby
from ..themes import STANDARD, Theme
from .wonder import wonder


def poster(lobby: Lobby, words: Words, theme: Theme = STANDARD) -> Picture:
    """Return the poster of a lobby: the wonders, who has joined, and how many seats are free."""
    return draw_poster(lobby, words, theme).picture()


def draw_poster(lobby: Lobby, words: Words, theme: Theme = STANDARD) -> Canvas:
    """Return the poster of a lobby as a canvas."""
    return shared.draw_poster(_frieze(theme), lobby, words, theme)


@cached
def _frieze(theme: Theme) -> Piece:
    canvas = Canvas(shared.FRIEZE.width, shared.FRIEZE.height, Paint.NIGHT, theme)
    for item, cell in zip(WONDERS.values(), canvas.box.columns(len(WONDERS), 4), strict=True):
        built, size = frozenset(item.stages), (cell.width, cell.height)
        canvas.stamp(wonder(theme, item.id, built, size), cell.x, cell.y)
    return canvas.piece()
