"""The opening of a game: who plays with which wonder."""

from engine.core.game import Seat
from engine.seven.catalog import BOARDS
from engine.seven.table import Table, choosing_sides, seats

from ..art import view_box
from ..box import Box
from ..canvas import Canvas
from ..fonts import WIDTH
from ..heading import seat_head
from ..lettering import draw_lines
from ..look import Look
from ..paints import Paint
from .layout import HEIGHT, MARGIN
from .seating import seated
from .signs import scene

INNER = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
HEAD, NAME, EDGE = 76, 64, 6
BESIDE = 264
"""The width of a name beside its wonder."""
SPARE = 1.3
"""How much wider than its drawing a place may be: what is cut off then is sky and ground."""


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
        view, name = _parts(Box(box.x, box.y + HEAD, box.width, box.height - HEAD), board.wonder)
        canvas.scene(scene(board.wonder), view, radius=8)
        text = look.words(f"seven-wonder-{board.wonder}.short")
        if choosing_sides(table) and seat in seats(table):
            made = Box(name.right - NAME, name.bottom - NAME, NAME, NAME)
            canvas.icon(f"resource-{BOARDS[board].produces}", made.inset(4))
            name = name._replace(width=name.width - NAME * (name.height == NAME))
        else:
            text = f"{text} {board.side}"
        draw_lines(canvas, text, name, 40, Paint.INK)
    return canvas


def _parts(box: Box, wonder: str) -> tuple[Box, Box]:
    """Return where a wonder and its name stand: side by side in a wide place.

    A drawing fills its box: above its name it would lose its top and bottom there.
    """
    above = Box(box.x + EDGE, box.y + 4, box.width - 2 * EDGE, box.height - NAME - 10)
    across, down = view_box(scene(wonder))
    if above.width * down <= above.height * across * SPARE:
        return above, Box(box.x + 10, above.bottom, box.width - 20, NAME)
    name = Box(box.right - EDGE - BESIDE, above.y, BESIDE, box.height - 10)
    return Box(above.x, above.y, name.x - above.x - EDGE, name.height), name
