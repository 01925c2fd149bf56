"""A wonder on the board: its scene, and its stages below."""

from engine.seven.catalog import BOARDS
from engine.seven.types import Board

from ..box import Box
from ..canvas import Canvas, Piece, cached
from ..fonts import Font
from ..paints import Paint
from ..signs import LEAST, draw_signs, row_width
from ..themes import Theme
from .signs import brief, scene, signs

SIDE = 44
"""The room for the letter of a board's side, and for the resource that it gives."""
PIPS = 26
"""How high the stages are where they are only counted."""
FOOT = 10
"""How high the gold is on which a built stage stands."""
STACKED = 80
"""From which height on what a stage does is drawn below one another."""


@cached
def wonder(theme: Theme, board: Board, built: int, size: tuple[int, int], low: int) -> Piece:
    """Return a wonder with so many stages built; `low` is how high the row of its stages is.

    Stages have their effects on them where there is room, more than `PIPS`.
    """
    canvas = Canvas(*size, Paint.PANEL, theme)
    every = BOARDS[board].stages
    _head(canvas, board, built, Box(0, 0, size[0], size[1] - low - 4))
    row = Box(0, size[1] - low, size[0], low)
    for n, cell in enumerate(row.columns(len(every), 4)):
        if low > PIPS:
            _stage(canvas, board, n, cell, built=n < built)
        elif n < built:
            canvas.fill(cell, Paint.GOLD, radius=8)
        else:
            canvas.fill(cell, Paint.TRAY, radius=8, edge=Paint.EDGE, thick=3)
    return canvas.piece()


def _head(canvas: Canvas, board: Board, built: int, box: Box) -> None:
    """Draw the scene, beside it the board's side and, where there is room, its resource."""
    view = box._replace(width=min(box.height * 3 // 2, box.width - SIDE))
    done = built == len(BOARDS[board].stages)
    canvas.fill(view, Paint.GOLD if done else Paint.EDGE, radius=11)
    canvas.scene(scene(board.wonder), view.inset(3), radius=8, outline=not built)
    rest = Box(view.right + 4, box.y, box.right - view.right - 4, box.height)
    if rest.width > 2 * SIDE:
        letter, made = rest.columns(2, 4)
    elif rest.height > 2 * SIDE:
        letter, made = rest.rows(2, 4)
    else:
        letter, made = rest, None
    canvas.text(board.side, letter, SIDE, Paint.HUSH, font=Font.SERIF)
    if made is not None:
        canvas.icon(f"resource-{BOARDS[board].produces}", made.inset(2))


def _stage(canvas: Canvas, board: Board, n: int, cell: Box, *, built: bool) -> None:
    """Draw what a stage does; a built one stands on gold, as where stages are only counted."""
    if built:
        canvas.fill(cell, Paint.GOLD, radius=9)
        cell = cell._replace(height=cell.height - FOOT)
        canvas.fill(cell.inset(4), Paint.BUILT, radius=6)
    else:
        canvas.fill(cell, Paint.TRAY, radius=9, edge=Paint.EDGE, thick=3)
    room, effects = cell.inset(2, 2 if built else 5), BOARDS[board].stages[n].effects
    shown = signs(effects)
    if len(shown) > 1 and room.height >= STACKED:
        for sign, part in zip(shown, room.rows(len(shown), 2), strict=True):
            draw_signs(canvas, (sign,), part)
        return
    if row_width(shown, LEAST) > room.width:
        shown = brief(effects)
    draw_signs(canvas, shown, room)
