"""The discard pile: how many cards of each Age lie there, and which, for whoever may see them."""

from engine.seven.table import View, discard_backs
from engine.seven.types import AGES

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH, Font
from ..heading import title
from ..listing import card_list, list_height
from ..look import Look
from ..paints import Paint
from .layout import MARGIN
from .listing import listed

HEAD = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 84)
BACKS = 190


def discard(view: View, look: Look) -> Picture:
    """Return the picture of the discard pile as the view's seat may see it."""
    return draw_discard(view, look).picture()


def draw_discard(view: View, look: Look) -> Canvas:
    """Return the discard pile as a canvas."""
    backs = discard_backs(view.table)
    low = Box(MARGIN, HEAD.bottom + MARGIN, HEAD.width, BACKS)
    cards = listed(view.pile, look)
    room = Box(low.x, low.bottom + MARGIN, low.width, list_height(cards, low.width))
    canvas = Canvas(WIDTH, (room if cards else low).bottom + MARGIN, Paint.NIGHT, look.theme)
    title(canvas, f"{look.words('picture-discard')} · {len(backs)}", HEAD, "discard")
    canvas.fill(low, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    for age, cell in zip(AGES, low.inset(20, 12).columns(len(AGES), 20), strict=True):
        number = backs.count(age)
        canvas.icon(f"age-{age}", Box(cell.x + 40, cell.y + 20, 116, 126), faded=not number)
        text = Box(cell.x + 180, cell.y, cell.width - 190, cell.height)
        name, amount = text.rows(2)
        canvas.text(look.words(f"age-{age}"), name, 40, Paint.HUSH, align="left")
        canvas.text(str(number), amount, 60, Paint.IVORY, font=Font.SERIF, align="left")
    card_list(canvas, cards, room)
    return canvas
