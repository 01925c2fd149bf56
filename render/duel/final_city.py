"""A city at the end of a game: what it came to, without prices and points."""

from engine.core.game import Seat
from engine.duel import conflict
from engine.duel.catalog import NUMBERS
from engine.duel.table import Table
from engine.duel.types import City, WonderId

from ..box import Box
from ..canvas import Canvas, Piece, cached
from ..heading import seat_head
from ..look import Look
from ..paints import Paint
from ..themes import Theme
from ..units import draw_shields
from .holdings import colours, science, tokens
from .panel import WONDERS_EACH

HEAD, WEALTH, SCIENCE, TOKENS, COLOUR = 92, 78, 60, 66, 84
GAP, EDGE = 10, 12


def final_city(
    canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box, *, won: bool
) -> None:
    """Draw the city of a seat; who has won has a crown and a golden border."""
    city = table.cities[seat]
    edge, thick = (Paint.GOLD, 5) if won else (Paint.EDGE, 2)
    canvas.fill(box, Paint.PANEL, radius=20, edge=edge, thick=thick)
    inner, top = box.inset(EDGE), box.y + EDGE
    places = []
    for height in (HEAD, WEALTH, SCIENCE, TOKENS, COLOUR):
        places.append(Box(inner.x, top, inner.width, height))
        top += height + GAP
    head, wealth, symbols, held, cards = places
    seat_head(canvas, seat, look, head, bright=won)
    _wealth(canvas, table, seat, wealth, won=won)
    science(canvas, city, symbols)
    tokens(canvas, city, held)
    colours(canvas, city, cards)
    _wonders(canvas, table, city, Box(inner.x, top, inner.width, inner.bottom - top))


def _wealth(canvas: Canvas, table: Table, seat: Seat, box: Box, *, won: bool) -> None:
    canvas.icon("coin", Box(box.x, box.y + 6, 66, box.height - 12))
    number = Box(box.x + 74, box.y, 72, box.height)
    canvas.text(str(table.cities[seat].coins), number, 54, Paint.IVORY, align="left")
    shields = conflict.shields(table, seat)
    draw_shields(canvas, shields, Box(box.x + 154, box.y + 2, 70, box.height - 4))
    if won:
        canvas.icon("crown", Box(box.right - 84, box.y, 84, box.height))


def _wonders(canvas: Canvas, table: Table, city: City, box: Box) -> None:
    """Draw the wonders, and the sign of one that went back to the box as the last of all stood."""
    cells = [cell for row in box.rows(2, GAP) for cell in row.columns(2, GAP)]
    states = [(wonder, True) for wonder in city.built] + [(each, False) for each in city.wonders]
    for (wonder, built), cell in zip(states, cells, strict=False):
        canvas.stamp(
            _scene(canvas.theme, wonder, (cell.width, cell.height), built=built), cell.x, cell.y
        )
    standing = sum(len(each.built) for each in table.cities)
    for cell in cells[len(states) : WONDERS_EACH]:
        canvas.fill(cell, Paint.TRAY, radius=16)
        if standing == NUMBERS.wonders_built_at_most:  # otherwise the draft was not over
            canvas.icon("gone", cell.centred(70, 70))


@cached
def _scene(theme: Theme, wonder: WonderId, size: tuple[int, int], *, built: bool) -> Piece:
    """Return a wonder's scene: in colours and checked where it stands, else its outline."""
    canvas = Canvas(*size, Paint.NIGHT, theme, clear=True)
    edge = Paint.GOLD if built else Paint.EDGE
    canvas.fill(canvas.box, Paint.PAPER, radius=16, edge=edge, thick=4)
    canvas.scene(f"wonder-{wonder}", canvas.box.inset(4), radius=12, outline=not built)
    if built:
        canvas.icon("check", Box(size[0] - 50, size[1] - 50, 42, 42))
    return canvas.piece()
