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

HEAD = 76


def discard(table: Table, look: Look) -> Picture:
    """Return the picture of the discard pile."""
    return draw_discard(table, look).picture()


def draw_discard(table: Table, look: Look) -> Canvas:
    """Return the discard pile as a canvas."""
    cards = by_colour(table.discard)
    room = max(60, list_height(cards))
    canvas = Canvas(WIDTH, HEAD + room + 3 * MARGIN, Paint.NIGHT, look.theme)
    inner = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEAD)
    name = look.words("picture-discard")
    title(canvas, f"{name} · {len(cards)}", inner, "discard")
    area = Box(MARGIN, HEAD + 2 * MARGIN, WIDTH - 2 * MARGIN, room)
    if not cards:
        canvas.text(look.words("picture-empty"), area, 36, Paint.HUSH)
    new = {event.card for event in look.last if isinstance(event, Discarded | Destroyed)}
    card_list(canvas, cards, look, area, frozenset(new))
    return canvas
