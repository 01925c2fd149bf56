"""The stages of a wonder side by side: what each costs and does, and which are built."""

from engine.seven.catalog import BOARDS
from engine.seven.types import Board

from ..box import Box
from ..canvas import Canvas
from ..cards import draw_row
from ..paints import Paint
from ..signs import draw_signs
from .signs import cost_icons, signs


def draw_stages(canvas: Canvas, board: Board, built: int, box: Box) -> None:
    """Draw all stages of a board in a box, of which so many are built."""
    every = BOARDS[board].stages
    for n, cell in enumerate(box.columns(len(every), 10)):
        done = n < built
        ground, edge = (Paint.BUILT, Paint.GOLD) if done else (Paint.TRAY, Paint.EDGE)
        canvas.fill(cell, ground, radius=16, edge=edge, thick=4)
        inner = cell.inset(14, 10)
        upper = inner._replace(height=inner.height * 3 // 5)
        lower = Box(inner.x, upper.bottom + 6, inner.width, inner.bottom - upper.bottom - 6)
        height = min(104, upper.height)
        draw_signs(canvas, signs(every[n].effects), upper.centred(upper.width, height))
        if done:
            canvas.icon("check", lower.centred(lower.width, min(56, lower.height)))
        else:
            # What a stage gives may be resources, too: its cost lies on sand, as those of cards.
            canvas.fill(lower, Paint.SAND, radius=12)
            room = lower.inset(6, 3)
            height = min(54, room.height)
            draw_row(canvas, cost_icons(every[n].cost), room.centred(room.width, height))
