"""The poster of a lobby: the seven wonders, who has joined, and how many seats are free."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from engine.architects.catalog import WONDERS

from .. import poster as shared
from ..canvas import Canvas, Picture, Piece
from ..look import Words
from ..paints import Paint
from ..themes import STANDARD, Theme
from .wonder import wonder


def poster(
    names: Sequence[str],
    awaited: Collection[int],
    seats: int,
    words: Words,
    theme: Theme = STANDARD,
) -> Picture:
    """Return the poster of a lobby with so many seats, of which those with `names` are taken.

    Who sits in an `awaited` seat is invited and has not joined yet.
    """
    return draw_poster(names, awaited, seats, words, theme).picture()


def draw_poster(
    names: Sequence[str],
    awaited: Collection[int],
    seats: int,
    words: Words,
    theme: Theme = STANDARD,
) -> Canvas:
    """Return the poster of a lobby as a canvas."""
    return shared.draw_poster(_frieze(theme), names, awaited, seats, words, theme)


@lru_cache(maxsize=4)
def _frieze(theme: Theme) -> Piece:
    canvas = Canvas(shared.FRIEZE.width, shared.FRIEZE.height, Paint.NIGHT, theme)
    for item, cell in zip(WONDERS.values(), canvas.box.columns(len(WONDERS), 4), strict=True):
        built, size = frozenset(item.stages), (cell.width, cell.height)
        canvas.stamp(wonder(theme, item.id, built, size), cell.x, cell.y)
    return canvas.piece()
