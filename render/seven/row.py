"""A city as a row of the board: who, wonder, wealth, goods for sale, science and cards."""

from typing import NamedTuple

from engine.core.game import Seat
from engine.seven.production import lasting_effects
from engine.seven.score import score
from engine.seven.table import Table

from ..box import Box
from ..canvas import Canvas
from ..fonts import Font
from ..look import Look
from ..paints import SEATS, Paint
from . import holdings
from .deeds import done, draw_deeds
from .layout import GAP, RADIUS
from .seating import free_city_holder
from .wonder import PIPS, wonder

AIRY = 130
"""From which height on a row has three lines instead of two."""
HEAD = 48


class Columns(NamedTuple):
    """The widths of the parts of a row; the last part takes what is left."""

    who: int
    wonder: int
    wealth: int
    goods: int


TWO_LINES = Columns(240, 152, 220, 288)
THREE_LINES = Columns(250, 224, 206, 270)


class Marks(NamedTuple):
    """What is marked on a row: the viewer's own, who has won, and who must choose or has chosen."""

    own: bool = False
    won: bool = False
    waiting: bool = False
    chosen: bool = False


def row(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box, marks: Marks) -> None:
    """Draw the city of a seat in a box; nothing of it depends on what is hidden."""
    bright = marks.own or marks.won
    edge, thick = (Paint.GOLD, 5) if bright else (Paint.EDGE, 2)
    canvas.fill(box, Paint.PANEL, radius=RADIUS, edge=edge, thick=thick)
    airy = box.height >= AIRY
    widths = THREE_LINES if airy else TWO_LINES
    inner, parts, x = box.inset(8, 7), list[Box](), box.x + 8
    for width in widths:
        parts.append(Box(x, inner.y, width, inner.height))
        x += width + GAP
    who, marvel, wealth, goods = parts
    rest = Box(x, inner.y, inner.right - x, inner.height)
    city = table.cities[seat]
    _who(canvas, table, seat, look, who, marks)
    low = (inner.height - GAP) // 2 if airy else PIPS
    size = (marvel.width, marvel.height)
    canvas.stamp(wonder(look.theme, city.board, city.stages, size, low), marvel.x, marvel.y)
    _wealth(canvas, table, seat, wealth)
    sold = lasting_effects(city).trader.sold
    holdings.goods(canvas, sold, goods, 3 if airy else 2)
    upper = Box(rest.x, rest.y, rest.width, (rest.height - GAP) * (2 if airy else 3) // 5)
    lower = Box(rest.x, upper.bottom + GAP, rest.width, rest.bottom - upper.bottom - GAP)
    holdings.science(canvas, city, upper)
    holdings.colours(canvas, city, lower)


def _who(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box, marks: Marks) -> None:
    """Draw the name of a seat, whether it has chosen, and what it did last turn."""
    head = box._replace(height=HEAD)
    paint, bright = SEATS[seat], marks.won or marks.own
    canvas.fill(head, paint if bright else Paint.TRAY, radius=12)
    if bright:
        canvas.fill(Box(head.x + 3, head.y + 3, 42, 42), Paint.INK, radius=21)
    canvas.icon(f"seat-{seat}", Box(head.x + 7, head.y + 7, 34, 34))
    right = head.right - 6
    for name in _badges(table, seat, marks):
        right -= 38
        canvas.icon(name, Box(right, head.y + 5, 38, 38))
    room = Box(head.x + 50, head.y, right - head.x - 54, HEAD)
    ink = look.theme.on(paint) if bright else paint
    canvas.text(look.name(seat), room, 38, ink, font=Font.SERIF, align="left")
    low = Box(box.x, head.bottom + 6, box.width, box.bottom - head.bottom - 6)
    low = low.centred(low.width, min(low.height, 76))
    draw_deeds(canvas, done(look.last, seat, table.cities[seat].board), low)


def _badges(table: Table, seat: Seat, marks: Marks) -> list[str]:
    return [
        name
        for name, is_so in (
            ("crown", marks.won),
            ("check", marks.chosen),
            ("waiting", marks.waiting),
            ("key", free_city_holder(table) == seat and bool(table.todo)),
        )
        if is_so
    ]


def _wealth(canvas: Canvas, table: Table, seat: Seat, box: Box) -> None:
    """Draw coins, points so far, shields, and the tokens of conflicts."""
    city = table.cities[seat]
    upper, lower = box.rows(2, 4)
    first, second = upper.columns(2, 4)
    holdings.amount(canvas, "coin", city.coins, first)
    if seat < table.players:
        holdings.amount(canvas, "laurel", score(table, seat).total, second)
    side = min(lower.height, 56)
    holdings.armed(canvas, city, Box(lower.x, lower.y, side, lower.height))
    rest = Box(lower.x + side + 14, lower.y, lower.width - side - 14, lower.height)
    holdings.tokens(canvas, city, rest.centred(rest.width, side))
