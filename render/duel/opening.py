"""The opening of a game: who plays, with which wonders, and the progress tokens on the board."""

from engine.core.game import Seat
from engine.duel.catalog import WONDERS
from engine.duel.table import View
from engine.duel.types import SEATS, WonderId

from ..box import Box
from ..canvas import Canvas
from ..fonts import WIDTH, Font
from ..heading import seat_head
from ..look import Look
from ..paints import Paint
from ..signs import draw_signs
from .layout import HEIGHT, MARGIN
from .panel import WONDERS_EACH
from .signs import signs

INNER = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
HEAD, CELL, SCENE = 84, 299, 200
TOKENS = Box(MARGIN, 724, WIDTH - 2 * MARGIN, 106)


def draw_opening(view: View, look: Look) -> Canvas:
    """Return a canvas of the cities before their first card, as large as a board."""
    canvas, table = Canvas(WIDTH, HEIGHT, Paint.NIGHT, look.theme), view.table
    for seat, half in zip(SEATS, INNER.columns(2, MARGIN), strict=True):
        city = table.cities[seat]
        _city(canvas, seat, (*city.built, *city.wonders), look, half)
    canvas.fill(TOKENS, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    for token, column in zip(table.tokens, TOKENS.columns(max(1, len(table.tokens))), strict=True):
        canvas.icon(f"token-{token}", Box(column.x, column.y + 4, column.width, 62))
        name = Box(column.x + 4, column.y + 66, column.width - 8, 38)
        canvas.text(look.words(f"token-{token}.short"), name, 31, Paint.IVORY)
    return canvas


def _city(canvas: Canvas, seat: Seat, wonders: tuple[WonderId, ...], look: Look, box: Box) -> None:
    seat_head(canvas, seat, look, Box(box.x, box.y, box.width, HEAD))
    top = Box(box.x, box.y + HEAD + MARGIN, box.width, 2 * CELL + MARGIN)
    cells = [cell for row in top.rows(2, MARGIN) for cell in row.columns(2, MARGIN)]
    for cell in cells[len(wonders) : WONDERS_EACH]:
        canvas.fill(cell, Paint.TRAY, radius=18)
    for wonder, cell in zip(wonders, cells, strict=False):
        canvas.fill(cell, Paint.CREAM, radius=18)
        scene = Box(cell.x + 5, cell.y + 5, cell.width - 10, SCENE)
        canvas.scene(f"wonder-{wonder}", scene, radius=14)
        name = Box(cell.x + 10, scene.bottom + 2, cell.width - 20, 44)
        canvas.text(look.words(f"wonder-{wonder}.short"), name, 36, Paint.INK, font=Font.SERIF)
        room = Box(cell.x + 10, name.bottom, cell.width - 20, cell.bottom - name.bottom - 6)
        draw_signs(canvas, signs(WONDERS[wonder].effects), room)
