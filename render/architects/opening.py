"""The opening of a game: who builds which wonder."""

from engine.architects.table import Table
from engine.core.game import Seat

from ..box import Box
from ..canvas import Canvas
from ..fonts import WIDTH, Font
from ..heading import seat_head
from ..look import Look
from ..paints import Paint
from .layout import HEIGHT, MARGIN
from .wonder import wonder

INNER = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
HEAD, NAME = 76, 64


def draw_opening(table: Table, look: Look) -> Canvas:
    """Return a canvas of the wonders before their first stage, as large as a board."""
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, look.theme)
    count = len(table.cities)
    cells = INNER.one_or_two_rows(count, MARGIN)
    for seat, cell in zip(map(Seat, range(count)), cells, strict=True):
        item = table.cities[seat].wonder
        box = cell.centred(cell.width, min(cell.height, 600))
        canvas.fill(box, Paint.CREAM, radius=18)
        seat_head(canvas, seat, look, Box(box.x, box.y, box.width, HEAD))
        view = Box(box.x + 6, box.y + HEAD + 4, box.width - 12, box.height - HEAD - NAME - 10)
        drawn = wonder(look.theme, item, frozenset(), (view.width, view.height))
        canvas.stamp(drawn, view.x, view.y)
        name = Box(box.x + 10, view.bottom, box.width - 20, NAME)
        text = look.words(f"architects-wonder-{item}")
        canvas.text(text, name, 44, Paint.INK, font=Font.SERIF)
    return canvas
