"""A card large, as it would be printed: its colour, effects, cost, chains, scene and name."""

from functools import lru_cache

from engine.duel.catalog import CARDS, Card
from engine.duel.types import CardId

from ..box import Box
from ..canvas import Canvas, Piece
from ..paints import Paint
from ..themes import Theme
from .card import cost_icons, draw_band
from .lettering import draw_lines
from .signs import draw_icon, draw_signs, rivalry, signs

SIZE = (424, 540)
RADIUS, FRAME = 30, 7
BAND, LINE, PLATE = 156, 5, 92
"""The heights of the band of colour, of the line below it, and of the name."""
RIBBON, UNIT = 76, 49
"""The width of the ribbon with the cost, and the step from one unit of it to the next."""


@lru_cache(maxsize=16)  # few: each takes a megabyte
def printed(theme: Theme, card: CardId, name: str) -> Piece:
    """Return a card with its name on it."""
    item = CARDS[card]
    canvas = Canvas(*SIZE, Paint.NIGHT, theme, clear=True)
    canvas.fill(canvas.box, Paint.INK, radius=RADIUS)
    canvas.fill(canvas.box.inset(2), Paint.CREAM, radius=RADIUS - 2, edge=Paint.GOLD, thick=FRAME)
    inner = canvas.box.inset(FRAME + 2)
    _band(canvas, item, Box(inner.x, inner.y, inner.width, BAND))
    top = inner.y + BAND + LINE
    scene = Box(inner.x, top, inner.width, inner.bottom - PLATE - LINE - top)
    _scene(canvas, item, scene)
    canvas.fill(Box(inner.x, scene.bottom, inner.width, LINE), Paint.INK)
    plate = Box(inner.x, inner.bottom - PLATE, inner.width, PLATE).inset(14, 4)
    draw_lines(canvas, name, plate, 44, Paint.INK)
    return canvas.piece()


def _band(canvas: Canvas, item: Card, box: Box) -> None:
    draw_band(canvas, Paint(item.colour), box, RADIUS - FRAME - 2, LINE)
    canvas.icon(f"colour-{item.colour}", Box(box.x + 12, box.y + 10, 72, 72))
    if item.symbol is not None:
        canvas.icon(f"chain-{item.symbol}", Box(box.right - 80, box.y + 12, 68, 68))
    draw_signs(canvas, rivalry(item.effects), Box(box.x + 12, box.bottom - 68, 72, 60))
    middle = Box(box.x + 88, box.y + 14, box.width - 176, box.height - 28)
    draw_signs(canvas, signs(item.effects), middle)


def _scene(canvas: Canvas, item: Card, box: Box) -> None:
    """Draw what the colour stands for, and on it the ribbon with the cost."""
    canvas.scene(f"building-{item.colour}", box)
    units = cost_icons(item.cost)
    count = len(units) + (item.free_with is not None)
    if not count:
        return
    ribbon = Box(box.x + 16, box.y, RIBBON, count * UNIT + 14)
    canvas.fill(Box(ribbon.x, ribbon.y, RIBBON, 24), Paint.INK)
    canvas.fill(ribbon, Paint.INK, radius=18)
    canvas.fill(Box(ribbon.x + 4, ribbon.y, RIBBON - 8, 24), Paint.SAND)
    canvas.fill(Box(ribbon.x + 4, ribbon.y, RIBBON - 8, ribbon.height - 4), Paint.SAND, radius=14)
    for n, icon in enumerate(units):
        at = Box(ribbon.x, ribbon.y + 4 + n * UNIT, RIBBON, UNIT)
        draw_icon(canvas, icon, at.centred(UNIT - 2, UNIT - 2))
    if item.free_with is not None:
        at = Box(ribbon.x, ribbon.y + 4 + len(units) * UNIT, RIBBON, UNIT).centred(46, 46)
        draw_chain(canvas, item.free_with, at)


def draw_chain(canvas: Canvas, giver: CardId, box: Box) -> None:
    """Draw the symbol of a card on the dark disc that tells what makes another free."""
    canvas.fill(box, Paint.INK, radius=box.height // 2)
    side = box.height * 2 // 3
    canvas.icon(f"chain-{CARDS[giver].symbol}", box.centred(side, side))
