"""A city as a row of the board: who, wonder, wealth, goods for sale, science and cards."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.game import Seat
from engine.seven.conflict import shields
from engine.seven.production import lasting_effects
from engine.seven.score import score
from engine.seven.table import Table
from engine.seven.types import Neighbour

from ..box import Box
from ..canvas import Canvas
from ..fonts import FLOORS, Font
from ..lettering import broken, draw_calls
from ..look import Look
from ..paints import SEATS, Paint
from ..units import amount, shields_width
from . import holdings
from .deeds import done, draw_deeds
from .layout import GAP, RADIUS
from .seating import free_city_holder
from .wonder import PIPS, wonder

AIRY = 130
"""From which height on a row has room for what the stages of the wonder do."""
WIDE = 200
"""From which height on there are few cities, and names have more room than goods."""
HEAD, TWO_LINES, BADGE = 46, 82, 38
TALL = 104
"""How high the small cards of the colours may get."""


class Columns(NamedTuple):
    """The widths of the parts of a row; the last part takes what is left."""

    who: int
    wonder: int
    wealth: int
    goods: int


DENSE_COLUMNS = Columns(240, 152, 214, 290)
AIRY_COLUMNS = Columns(250, 236, 214, 262)
WIDE_COLUMNS = Columns(300, 236, 214, 212)


class Marks(NamedTuple):
    """What is marked on a row.

    `own` is the viewer's, `side` says where its neighbour sits; a city may have won, may have
    chosen, or may be waited for.
    """

    own: bool = False
    won: bool = False
    waiting: bool = False
    chosen: bool = False
    side: Neighbour | None = None


def row(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box, marks: Marks) -> None:
    """Draw the city of a seat in a box; nothing of it depends on what is hidden."""
    bright = marks.own or marks.won
    edge, thick = (Paint.GOLD, 5) if bright else (Paint.EDGE, 2)
    canvas.fill(box, Paint.PANEL, radius=RADIUS, edge=edge, thick=thick)
    airy = box.height >= AIRY
    inner, parts, x = box.inset(8, 6), list[Box](), box.x + 8
    for width in _columns(box.height):
        parts.append(Box(x, inner.y, width, inner.height))
        x += width + GAP
    who, marvel, wealth, goods = parts
    rest = Box(x, inner.y, inner.right - x, inner.height)
    city = table.cities[seat]
    _who(canvas, table, seat, look, who, marks)
    low = min(_stages(box.height), (inner.height - GAP) // 2) if airy else PIPS
    size = (marvel.width, marvel.height)
    canvas.stamp(wonder(look.theme, city.board, city.stages, size, low), marvel.x, marvel.y)
    _wealth(canvas, table, seat, wealth)
    holdings.goods(canvas, lasting_effects(city).trader.sold, goods, 3 if airy else 2)
    high = min(64, (inner.height - GAP) * 4 // 9)
    holdings.science(canvas, city, rest._replace(height=high))
    lower = Box(rest.x, rest.y + high + 4, rest.width, rest.height - high - 4)
    tall = min(TALL, lower.height)
    holdings.colours(canvas, city, lower.centred(lower.width, tall))


def _columns(height: int) -> Columns:
    if height >= WIDE:
        return WIDE_COLUMNS
    return AIRY_COLUMNS if height >= AIRY else DENSE_COLUMNS


def _stages(height: int) -> int:
    """Return how high stages with their effects may get."""
    return 112 if height >= WIDE else 78


def _who(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box, marks: Marks) -> None:
    """Draw the name of a seat, whether it has chosen, and what it did last turn."""
    badges, paint, bright = _badges(table, seat, marks), SEATS[seat], marks.won or marks.own
    wide = _name_room(box.width, badges)
    head = box._replace(height=_head(look.name(seat), wide, box.height))
    canvas.fill(head, paint if bright else Paint.NIGHT, radius=12)
    disc = Box(head.x + 2, head.y, 42, head.height).centred(42, 42)
    if bright:
        canvas.fill(disc, Paint.INK, radius=21)
    canvas.icon(f"seat-{seat}", disc.inset(4))
    right = head.right - 4
    for name in badges:
        right -= BADGE
        canvas.icon(name, Box(right, head.y, BADGE, head.height).centred(BADGE, BADGE))
    ink = Paint.NIGHT if bright else paint
    draw_calls(canvas, look.calls(seat), Box(head.x + 48, head.y, wide, head.height), 36, ink)

    low = Box(box.x, head.bottom + 4, box.width, box.bottom - head.bottom - 4)
    made = done(look.last, seat, table.cities[seat].board)
    draw_deeds(canvas, made, look.words, low)


def _head(name: str, width: int, height: int) -> int:
    """Return how high the head of a row is: in a high row, two lines where a name needs them."""
    lines = broken(name, Font.SERIF, FLOORS[Font.SERIF], width)
    return TWO_LINES if len(lines) > 1 and height >= WIDE - 12 else HEAD


def name_room(table: Table, seat: Seat, height: int, marks: Marks) -> int:
    """Return how wide the name of a seat can be in a row of a height."""
    return _name_room(_columns(height).who, _badges(table, seat, marks))


def _name_room(width: int, badges: Sequence[str]) -> int:
    return width - 56 - BADGE * len(badges)


def _badges(table: Table, seat: Seat, marks: Marks) -> list[str]:
    shown = (
        ("crown", marks.won),
        (f"arrow-{marks.side}", marks.side is not None),
        ("check", marks.chosen),
        ("waiting", marks.waiting),
        ("key", bool(table.todo) and free_city_holder(table) == seat),
    )
    return [name for name, is_so in shown if is_so]


def _wealth(canvas: Canvas, table: Table, seat: Seat, box: Box) -> None:
    """Draw coins, points so far, shields, and the tokens of conflicts.

    In a high row coins and points stand one above the other, where they are larger.
    """
    city = table.cities[seat]
    amounts = [("coin", city.coins)]
    if seat < table.players:
        amounts.append(("points", score(table, seat).total))
    if box.height >= WIDE - 12:
        lines = len(amounts) + 1
        *places, lower = box.centred(box.width, lines * 72).rows(lines, 6)
    else:
        upper, lower = box.centred(box.width, min(box.height, 140)).rows(2, 4)
        places = list(upper.columns(2, 4))
    for (icon, number), place in zip(amounts, places, strict=False):
        amount(canvas, icon, number, place)
    side = min(lower.height, 62)
    shield = Box(lower.x, lower.y, shields_width(shields(city), side), lower.height)
    holdings.armed(canvas, city, shield)
    rest = Box(shield.right + 10, lower.y, lower.right - shield.right - 10, lower.height)
    holdings.tokens(canvas, city, rest.centred(rest.width, side))
