"""A city on the board: its wonder as far as it is built, and what lies in front of it."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.architects.counting import shields
from engine.architects.score import score
from engine.architects.table import Table
from engine.architects.types import City
from engine.core.game import Seat

from ..box import Box
from ..canvas import Canvas, Piece, cached
from ..lettering import draw_name
from ..look import Look
from ..paints import SEATS, Paint
from ..themes import Theme
from . import holdings
from .layout import GAP, RADIUS
from .stages import draw_stages
from .wonder import free_corner, wonder

HEAD, INSET, BADGE = 46, 8, 42
CAT = 46
"""The side of the cat in the view of a wonder."""
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


class Front(NamedTuple):
    """All that a cell shows: what is alike in two of these looks alike."""

    seat: Seat
    calls: tuple[str, ...]
    city: City
    points: int
    cat: bool
    marks: Marks


def name_room(table: Table, seat: Seat, width: int, marks: Marks) -> int:
    """Return how wide the name of a seat can be in a cell of a width."""
    badges = _badges(marks, cat=table.cat == seat, broad=width >= BROAD)
    return _name_room(width - 2 * INSET, badges)


def _name_room(width: int, badges: Sequence[str]) -> int:
    return width - 56 - BADGE * len(badges)


def cell(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box, marks: Marks) -> None:
    """Draw the city of a seat in a box; nothing of it depends on what is hidden."""
    points = score(table, seat).total
    front = Front(seat, look.calls(seat), table.cities[seat], points, table.cat == seat, marks)
    canvas.stamp(_front(look.theme, front, (box.width, box.height)), box.x, box.y)


@cached
def _front(theme: Theme, front: Front, size: tuple[int, int]) -> Piece:
    """Return a city; kept, because a move changes one or two of up to seven."""
    canvas = Canvas(*size, Paint.NIGHT, theme)
    bright = front.marks.won or front.marks.acting
    edge, thick = (Paint.GOLD, 5) if bright else (Paint.EDGE, 2)
    canvas.fill(canvas.box, Paint.PANEL, radius=RADIUS, edge=edge, thick=thick)
    inner = canvas.box.inset(INSET)
    broad = canvas.box.width >= BROAD
    _head(canvas, front, inner._replace(height=HEAD), broad=broad)
    body = Box(inner.x, inner.y + HEAD + 4, inner.width, inner.height - HEAD - 4)
    if broad:
        _broad(canvas, front, body)
    else:
        _narrow(canvas, front, body)
    return canvas.piece()


def _head(canvas: Canvas, front: Front, box: Box, *, broad: bool) -> None:
    seat, marks = front.seat, front.marks
    paint, bright = SEATS[seat], marks.own or marks.won or marks.acting
    canvas.fill(box, paint if bright else Paint.NIGHT, radius=12)
    if bright:
        canvas.fill(Box(box.x + 2, box.y + 2, 42, 42), Paint.INK, radius=21)
    canvas.icon(f"seat-{seat}", Box(box.x + 6, box.y + 6, 34, 34))
    badges, right = _badges(marks, cat=front.cat, broad=broad), box.right - 4
    for name in badges:
        right -= BADGE
        disc = Box(right, box.y + 3, 40, 40)
        if bright:
            canvas.fill(disc, Paint.PANEL, radius=20)
        canvas.icon(name, disc.inset(2))
    room = Box(box.x + 48, box.y, _name_room(box.width, badges), HEAD)
    ink = Paint.NIGHT if bright else paint
    draw_name(canvas, front.calls, room, 36, ink)


def _badges(marks: Marks, *, cat: bool, broad: bool) -> list[str]:
    shown = (
        ("crown", marks.won),
        ("waiting", marks.acting and broad),
        ("architects-cat", cat and broad),
    )
    return [name for name, is_so in shown if is_so]


def _wonder(canvas: Canvas, city: City, box: Box) -> None:
    size = (box.width, box.height)
    drawn = wonder(canvas.theme, city.wonder, frozenset(city.stages), size)
    canvas.stamp(drawn, box.x, box.y)


def _cat(canvas: Canvas, city: City, view: Box) -> None:
    """Draw the cat in the view of a wonder: beside a crown it would leave the name no room."""
    disc = free_corner(city.wonder, frozenset(city.stages), view, CAT)
    canvas.fill(disc, Paint.PANEL, radius=CAT // 2, edge=Paint.EDGE, thick=2)
    canvas.icon("architects-cat", disc.inset(3))


def _narrow(canvas: Canvas, front: Front, box: Box) -> None:
    city = front.city
    high = box.height - LOW - GOODS - 2 * GAP
    view = Box(box.x, box.y, box.width - COLUMN - GAP, high)
    _wonder(canvas, city, view)
    if front.cat:
        _cat(canvas, city, view)
    column = Box(box.right - COLUMN, box.y, COLUMN, high)
    for (icon, number), row in zip(_counted(front), column.rows(4, 2), strict=True):
        holdings.marked(canvas, icon, number, row)
    holdings.goods(canvas, city, Box(box.x, box.y + high + GAP, box.width, GOODS), 2)
    last = Box(box.x, box.bottom - LOW, box.width, LOW)
    holdings.marked(canvas, "chip-blue", holdings.blue(city), last._replace(width=BLUE))
    symbols = Box(last.x + BLUE + 2, last.y, last.width - BLUE - LOW - 2, LOW)
    used = holdings.science(canvas, city, symbols)
    left = symbols.x + used + 2
    holdings.tokens(canvas, city, Box(left, last.y, last.right - left, LOW))


def _counted(front: Front) -> tuple[tuple[str, int], ...]:
    """Return the points so far, shields, those with horns, and victory tokens."""
    city = front.city
    return (
        ("points", front.points),
        ("shield-plain", shields(city)),
        ("architects-horn", holdings.horned(city)),
        ("victory", city.victories),
    )


def _broad(canvas: Canvas, front: Front, box: Box) -> None:
    city = front.city
    wide = min(box.width // 2, box.height * 2)
    _wonder(canvas, city, Box(box.x, box.y, wide, box.height))
    side = Box(box.x + wide + GAP, box.y, box.width - wide - GAP, box.height)
    if side.width >= LISTED:
        stages = Box(side.right - STAGES, side.y, STAGES, side.height)
        draw_stages(canvas, city.wonder, city.stages, stages)
        side = side._replace(width=side.width - STAGES - GAP)
    goods, arms, more, last = side.rows(4, GAP)
    holdings.goods(canvas, city, goods, 1)
    points, shield, horns, victory = _counted(front)
    for (icon, number), cell in zip((points, shield, horns), arms.columns(3, 4), strict=True):
        holdings.marked(canvas, icon, number, cell)
    first, second, symbols = more.columns(3, 4)
    holdings.marked(canvas, "chip-blue", holdings.blue(city), first)
    holdings.marked(canvas, *victory, second)
    holdings.science(canvas, city, symbols)
    holdings.tokens(canvas, city, last)
