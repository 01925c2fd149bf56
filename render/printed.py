"""A card large, as it would be printed: its colour, effects, cost, chains, scene and name."""

from typing import NamedTuple

from .box import Box
from .canvas import Canvas, Piece, cached
from .cards import draw_band
from .lettering import draw_lines
from .paints import Paint
from .signs import Icon, Sign, draw_icon, draw_signs
from .themes import Theme

SIZE = (424, 540)
RADIUS, FRAME = 30, 7
BAND, LINE, PLATE = 156, 5, 92
"""The heights of the band of colour, of the line below it, and of the name."""
RIBBON, UNIT = 76, 49
"""The width of the ribbon with the cost, and the step from one unit of it to the next."""


class Face(NamedTuple):
    """What is printed on a card.

    `rule` are signs of a condition, at the lower left of the band; `symbol` is the drawing of the
    card's own chain, and `wanted` that of the chain that makes it free.
    """

    name: str
    colour: str
    signs: tuple[Sign, ...]
    cost: tuple[Icon, ...]
    scene: str
    rule: tuple[Sign, ...] = ()
    symbol: str | None = None
    wanted: str | None = None


@cached
def printed(theme: Theme, face: Face) -> Piece:
    """Return a card with its name on it."""
    canvas = Canvas(*SIZE, Paint.NIGHT, theme, clear=True)
    canvas.fill(canvas.box, Paint.INK, radius=RADIUS)
    canvas.fill(canvas.box.inset(2), Paint.CREAM, radius=RADIUS - 2, edge=Paint.GOLD, thick=FRAME)
    inner = canvas.box.inset(FRAME + 2)
    _band(canvas, face, Box(inner.x, inner.y, inner.width, BAND))
    top = inner.y + BAND + LINE
    scene = Box(inner.x, top, inner.width, inner.bottom - PLATE - LINE - top)
    _scene(canvas, face, scene)
    canvas.fill(Box(inner.x, scene.bottom, inner.width, LINE), Paint.INK)
    plate = Box(inner.x, inner.bottom - PLATE, inner.width, PLATE).inset(14, 4)
    draw_lines(canvas, face.name, plate, 44, Paint.INK)
    return canvas.piece()


def _band(canvas: Canvas, face: Face, box: Box) -> None:
    draw_band(canvas, Paint(face.colour), box, RADIUS - FRAME - 2, LINE)
    canvas.icon(f"colour-{face.colour}", Box(box.x + 12, box.y + 10, 72, 72))
    if face.symbol is not None:
        canvas.icon(face.symbol, Box(box.right - 80, box.y + 12, 68, 68))
    draw_signs(canvas, face.rule, Box(box.x + 12, box.bottom - 68, 72, 60))
    middle = Box(box.x + 88, box.y + 14, box.width - 176, box.height - 28)
    draw_signs(canvas, face.signs, middle)


def _scene(canvas: Canvas, face: Face, box: Box) -> None:
    """Draw the scene, and on it the ribbon with the cost."""
    canvas.scene(face.scene, box)
    count = len(face.cost) + (face.wanted is not None)
    if not count:
        return
    step = min(UNIT, (box.height - 24) // count)
    ribbon = Box(box.x + 16, box.y, RIBBON, count * step + 14)
    canvas.fill(Box(ribbon.x, ribbon.y, RIBBON, 24), Paint.INK)
    canvas.fill(ribbon, Paint.INK, radius=18)
    canvas.fill(Box(ribbon.x + 4, ribbon.y, RIBBON - 8, 24), Paint.SAND)
    canvas.fill(Box(ribbon.x + 4, ribbon.y, RIBBON - 8, ribbon.height - 4), Paint.SAND, radius=14)
    for n, icon in enumerate(face.cost):
        at = Box(ribbon.x, ribbon.y + 4 + n * step, RIBBON, step)
        draw_icon(canvas, icon, at.centred(step - 2, step - 2))
    if face.wanted is not None:
        at = Box(ribbon.x, ribbon.y + 4 + len(face.cost) * step, RIBBON, step)
        draw_chain(canvas, face.wanted, at.centred(step - 3, step - 3))


def draw_chain(canvas: Canvas, symbol: str, box: Box) -> None:
    """Draw the symbol of a chain on the dark disc that tells what makes a card free."""
    canvas.fill(box, Paint.INK, radius=box.height // 2)
    side = box.height * 2 // 3
    canvas.icon(symbol, box.centred(side, side))
