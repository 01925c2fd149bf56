"""A small card, as it lies on a deck: its colour, and what it gives."""

from engine.architects.catalog import CARDS
from engine.architects.types import CardId

from ..box import Box
from ..canvas import Canvas, Piece, cached
from ..paints import Paint
from ..signs import Icon, draw_icon, draw_signs
from ..themes import Theme
from .signs import card_icon, card_signs


@cached
def card(theme: Theme, item: CardId, size: tuple[int, int]) -> Piece:
    """Return a card of this size."""
    canvas = Canvas(*size, Paint.NIGHT, theme, clear=True)
    kind = CARDS[item]
    canvas.fill(canvas.box, Paint.INK, radius=12)
    face = canvas.box.inset(5)
    canvas.fill(face, Paint(kind.colour), radius=8, edge=Paint.CREAM, thick=3)
    inner = face.inset(6)
    shown = card_signs(item)
    corner = inner.height * 3 // 10
    canvas.icon(f"colour-{kind.colour}", Box(inner.x, inner.y, corner, corner))
    low = Box(inner.x, inner.y + corner, inner.width, inner.height - corner)
    if len(shown) == 1:
        side = min(low.width, low.height)
        draw_icon(canvas, card_icon(item), low.centred(side, side))
    else:
        main, more = shown
        half = low.width // 2
        draw_signs(canvas, (main,), Box(low.x, low.y, half, low.height))
        count, name = len(more.icons), more.icons[0].name
        cells = Box(low.x + half, low.y - corner * (count - 1), half, low.height)
        cells = cells._replace(height=low.bottom - cells.y)
        for cell in cells.rows(count):
            draw_icon(canvas, Icon(name), cell)
    return canvas.piece()
