"""A wonder on the board: its scene, and its stages below."""

from functools import lru_cache

from engine.seven.catalog import BOARDS
from engine.seven.types import Board

from ..box import Box
from ..canvas import Canvas, Piece
from ..paints import Paint
from ..signs import draw_signs
from ..themes import Theme
from .signs import scene, signs

PIPS = 26
"""How high the stages are where they are only counted."""


@lru_cache(maxsize=256)
def wonder(theme: Theme, board: Board, built: int, size: tuple[int, int], low: int) -> Piece:
    """Return a wonder with so many stages built; `low` is how high the row of its stages is.

    Stages have their effects on them where there is room, more than `PIPS`.
    """
    canvas = Canvas(*size, Paint.PANEL, theme)
    every = BOARDS[board].stages
    view = Box(0, 0, size[0], size[1] - low - 4)
    canvas.fill(view, Paint.GOLD if built == len(every) else Paint.EDGE, radius=11)
    canvas.scene(scene(board.wonder), view.inset(3), radius=8, outline=not built)
    row = Box(0, size[1] - low, size[0], low)
    for n, cell in enumerate(row.columns(len(every), 4)):
        if low > PIPS:
            _stage(canvas, board, n, cell, built=n < built)
        elif n < built:
            canvas.fill(cell, Paint.GOLD, radius=8)
        else:
            canvas.fill(cell, Paint.TRAY, radius=8, edge=Paint.EDGE, thick=3)
    return canvas.piece()


def _stage(canvas: Canvas, board: Board, n: int, cell: Box, *, built: bool) -> None:
    ground, edge = (Paint.BUILT, Paint.GOLD) if built else (Paint.TRAY, Paint.EDGE)
    canvas.fill(cell, ground, radius=9, edge=edge, thick=3)
    shown = signs(BOARDS[board].stages[n].effects)
    draw_signs(canvas, shown, cell.inset(2, 5))
