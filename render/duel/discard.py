"""The discard pile: every card of it by name, grouped by colour."""

from engine.duel.events import Destroyed, Discarded
from engine.duel.table import Table

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH
from ..look import Look
from ..paints import Paint
from .heading import title
from .layout import MARGIN
from .listing import by_colour, card_list, list_height

HEAD = 84
EMPTY = 300
INNER = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEAD)


def discard(table: Table, look: Look) -> Picture:
    """Return the picture of the discard pile."""
    return draw_discard(table, look).picture()


def draw_discard(table: Table, look: Look) -> Canvas:
    """Return the discard pile as a canvas."""
    cards = by_colour(table.discard)
    room = list_height(cards, look, INNER.width) if cards else EMPTY
    area = Box(INNER.x, INNER.bottom + MARGIN, INNER.width, room)
    canvas = Canvas(WIDTH, area.bottom + MARGIN, Paint.NIGHT, look.theme)
    title(canvas, f"{look.words('picture-discard')} · {len(cards)}", INNER, "discard")
    if not cards:
        _empty(canvas, look, area)
    new = {event.card for event in look.last if isinstance(event, Discarded | Destroyed)}
    card_list(canvas, cards, look, area, frozenset(new))
    return canvas


def _empty(canvas: Canvas, look: Look, box: Box) -> None:
    canvas.fill(box, Paint.TRAY, radius=18)
    canvas.icon("discard", Box(box.x, box.y + 46, box.width, 120), faded=True)
    line = Box(box.x + 20, box.y + 186, box.width - 40, 70)
    canvas.text(look.words("picture-empty"), line, 44, Paint.HUSH)
