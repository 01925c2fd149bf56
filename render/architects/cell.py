"""A city on the board: its wonder as far as it is built, and what lies in front of it."""

from typing import NamedTuple

from engine.architects.counting import shields
from engine.architects.score import score
from engine.architects.table import Table
from engine.core.game import Seat

from ..box import Box
from ..canvas import Canvas
from ..fonts import Font
from ..look import Look
from ..paints import SEATS, Paint
from . import holdings
from .layout import GAP, RADIUS
from .stages import draw_stages
from .wonder import wonder

HEAD = 46
BROAD = 420
"""From which width on the wonder stands at the left, and all else beside it."""
LISTED, STAGES = 600, 290
"""From which width beside the wonder on its stages are listed, and how wide their list is."""
COLUMN = 78
"""How wide the column of points, shields and victories is in a narrow city."""
GOODS, LOW = 62, 46
"""The heights of what it builds with, and of its last line."""
BLUE = 82


class Marks(NamedTuple):
    """What is marked on a city: the viewer's own, one that has won, one that is to act."""

    own: bool = False
    won: bool = False
    acting: bool = False


def cell(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box, marks: Marks) -> None:
    """Draw the city of a seat in a box; nothing of it depends on what is hidden."""
    bright = marks.won or marks.acting
    edge, thick = (Paint.GOLD, 5) if bright else (Paint.EDGE, 2)
    canvas.fill(box, Paint.PANEL, radius=RADIUS, edge=edge, thick=thick)
    inner = box.inset(8)
    _head(canvas, table, seat, look, inner._replace(height=HEAD), marks)
    body = Box(inner.x, inner.y + HEAD + 4, inner.width, inner.height - HEAD - 4)
    if box.width >= BROAD:
        _broad(canvas, table, seat, look, body)
    else:
        _narrow(canvas, table, seat, look, body)


def _head(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box, marks: Marks) -> None:
    paint, bright = SEATS[seat], marks.own or marks.won or marks.acting
    canvas.fill(box, paint if bright else Paint.NIGHT, radius=12)
    if bright:
        canvas.fill(Box(box.x + 2, box.y + 2, 42, 42), Paint.INK, radius=21)
    canvas.icon(f"seat-{seat}", Box(box.x + 6, box.y + 6, 34, 34))
    right = box.right - 4
    for name in _badges(table, seat, marks, broad=box.width >= BROAD):
        right -= 42
        disc = Box(right, box.y + 3, 40, 40)
        if bright:
            canvas.fill(disc, Paint.PANEL, radius=20)
        canvas.icon(name, disc.inset(2))
    room = Box(box.x + 48, box.y, right - box.x - 52, HEAD)
    ink = Paint.NIGHT if bright else paint
    canvas.text(look.name(seat), room, 36, ink, font=Font.SERIF, align="left")


def _badges(table: Table, seat: Seat, marks: Marks, *, broad: bool) -> list[str]:
    shown = (
        ("crown", marks.won),
        ("waiting", marks.acting and broad),
        ("architects-cat", table.cat == seat),
    )
    return [name for name, is_so in shown if is_so]


def _wonder(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box) -> None:
    city = table.cities[seat]
    size = (box.width, box.height)
    drawn = wonder(look.theme, city.wonder, frozenset(city.stages), size)
    canvas.stamp(drawn, box.x, box.y)


def _narrow(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box) -> None:
    city = table.cities[seat]
    high = box.height - LOW - GOODS - 2 * GAP
    _wonder(canvas, table, seat, look, Box(box.x, box.y, box.width - COLUMN - GAP, high))
    column = Box(box.right - COLUMN, box.y, COLUMN, high)
    for (icon, number), row in zip(_counted(table, seat), column.rows(4, 2), strict=True):
        holdings.marked(canvas, icon, number, row)
    holdings.goods(canvas, city, Box(box.x, box.y + high + GAP, box.width, GOODS), 2)
    last = Box(box.x, box.bottom - LOW, box.width, LOW)
    holdings.marked(canvas, "chip-blue", holdings.blue(city), last._replace(width=BLUE))
    symbols = Box(last.x + BLUE + 2, last.y, last.width - BLUE - LOW - 2, LOW)
    used = holdings.science(canvas, city, symbols)
    left = symbols.x + used + 2
    holdings.tokens(canvas, city, Box(left, last.y, last.right - left, LOW))


def _counted(table: Table, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Return the points so far, shields, those with horns, and victory tokens."""
    city = table.cities[seat]
    return (
        ("laurel", score(table, seat).total),
        ("shield-plain", shields(city)),
        ("architects-horn", holdings.horned(city)),
        ("victory", city.victories),
    )


def _broad(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box) -> None:
    city = table.cities[seat]
    wide = min(box.width // 2, box.height * 2)
    _wonder(canvas, table, seat, look, Box(box.x, box.y, wide, box.height))
    side = Box(box.x + wide + GAP, box.y, box.width - wide - GAP, box.height)
    if side.width >= LISTED:
        stages = Box(side.right - STAGES, side.y, STAGES, side.height)
        draw_stages(canvas, city.wonder, city.stages, stages)
        side = side._replace(width=side.width - STAGES - GAP)
    goods, arms, more, last = side.rows(4, GAP)
    holdings.goods(canvas, city, goods, 1)
    points, shield, horns, victory = _counted(table, seat)
    for (icon, number), cell in zip((points, shield, horns), arms.columns(3, 4), strict=True):
        holdings.marked(canvas, icon, number, cell)
    first, second, symbols = more.columns(3, 4)
    holdings.marked(canvas, "chip-blue", holdings.blue(city), first)
    holdings.marked(canvas, *victory, second)
    holdings.science(canvas, city, symbols)
    holdings.tokens(canvas, city, last)
