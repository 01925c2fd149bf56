"""The stages of a wonder in a list: price, points, effect, and which are built."""

from engine.architects.catalog import WONDERS
from engine.architects.counting import available
from engine.architects.types import StageId, WonderId

from ..box import Box
from ..canvas import Canvas
from ..paints import Paint
from ..signs import draw_signs
from .signs import signs
from .wonder import draw_price


def draw_stages(canvas: Canvas, item: WonderId, built: tuple[StageId, ...], box: Box) -> None:
    """Draw the stages of a wonder, the lowest one at the bottom; those to be built are bright."""
    every = WONDERS[item].stages
    free = available(item, built)
    for stage, row in zip(reversed(every), box.rows(len(every), 6), strict=True):
        done = stage in built
        ground = Paint.BUILT if done else Paint.TRAY
        edge = Paint.GOLD if done or stage in free else Paint.EDGE
        canvas.fill(row, ground, radius=14, edge=edge, thick=4)
        inner = row.inset(12, 6)
        price = Box(inner.x, inner.y, min(120, inner.width * 2 // 5), inner.height)
        if done:
            canvas.icon("check", price)
        else:
            draw_price(canvas, stage, price, min(50, inner.height))
        rest = Box(price.right + 10, inner.y, inner.right - price.right - 10, inner.height)
        draw_signs(canvas, signs(every[stage].effects), rest)
