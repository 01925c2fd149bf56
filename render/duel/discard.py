"""The discard pile: every card of it by name, grouped by colour."""

from engine.duel.events import Destroyed, Discarded
from engine.duel.table import Table

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH
from ..heading import title
from ..listing import card_list, list_height
from ..look import Look
from ..paints import Paint
from .layout import MARGIN
from .listing import listed

HEAD = 84
EMPTY = 300
INNER = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEAD)


def discard(table: Table, look: Look) -> Picture:
    """Return the picture of the discard pile."""
    return draw_discard(table, look).picture()


def draw_discard(table: Table, look: Look) -> Canvas:
    """Return the discard pile as a canvas."""
    new = {event.card for event in look.last if isinstance(event, Discarded | Destroyed)}
    cards = listed(table.discard, look, new)
    room = list_height(cards, INNER.width) if cards else EMPTY
    area = Box(INNER.x, INNER.bottom + MARGIN, INNER.width, room)
    canvas = Canvas(WIDTH, area.bottom + MARGIN, Paint.NIGHT, look.theme)
    title(canvas, f"{look.words('picture-discard')} · {len(cards)}", INNER, "discard")
    if not cards:
        _empty(canvas, look, area)
    card_list(canvas, cards, area)
    return canvas


def _empty(canvas: Canvas, look: Look, box: Box) -> None:
    canvas.fill(box, Paint.TRAY, radius=18)
    canvas.icon("discard", Box(box.x, box.y + 46, box.width, 120), faded=True)
    line = Box(box.x + 20, box.y + 186, box.width - 40, 70)
    canvas.text(look.words("picture-empty"), line, 44, Paint.HUSH)
