"""The opening of a game: who plays with which wonder."""

from engine.core.game import Seat
from engine.seven.table import Table

from ..box import Box
from ..canvas import Canvas
from ..fonts import WIDTH, Font
from ..heading import seat_head
from ..look import Look
from ..paints import Paint
from .layout import HEIGHT, MARGIN
from .seating import seated
from .signs import scene

INNER = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
HEAD, NAME = 76, 64


def draw_opening(table: Table, look: Look) -> Canvas:
    """Return a canvas of the cities before their first card, as large as a board."""
    canvas, look = Canvas(WIDTH, HEIGHT, Paint.NIGHT, look.theme), seated(look, table)
    count = len(table.cities)
    cells = INNER.one_or_two_rows(count, MARGIN)
    for seat, cell in zip(map(Seat, range(count)), cells, strict=True):
        board = table.cities[seat].board
        box = cell.centred(cell.width, min(cell.height, 560))
        canvas.fill(box, Paint.CREAM, radius=18)
        seat_head(canvas, seat, look, Box(box.x, box.y, box.width, HEAD))
        view = Box(box.x + 6, box.y + HEAD + 4, box.width - 12, box.height - HEAD - NAME - 10)
        canvas.scene(scene(board.wonder), view, radius=8)
        name = Box(box.x + 10, view.bottom, box.width - 20, NAME)
        text = f"{look.words(f'seven-wonder-{board.wonder}.short')} {board.side}"
        canvas.text(text, name, 40, Paint.INK, font=Font.SERIF)
    return canvas
