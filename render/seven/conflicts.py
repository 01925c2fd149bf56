"""The conflicts at the end of an Age: each city against its left neighbour, and who won what."""

from engine.core.game import Seat
from engine.seven.catalog import NUMBERS
from engine.seven.conflict import shields
from engine.seven.table import Table
from engine.seven.types import left

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH
from ..heading import seat_plate, title
from ..look import Look
from ..paints import Paint
from ..signs import Icon, draw_icon
from ..units import draw_shields, shields_width
from .layout import GAP, HEIGHT, MARGIN
from .seating import seated

HEAD = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 76)
MOST = 130
MIDDLE = 420
TOKEN = 74


def conflicts(before: Table, table: Table, look: Look) -> Picture:
    """Return the picture of the conflicts that ended the Age of `before`; `table` is after them."""
    return draw_conflicts(before, table, look).picture()


def draw_conflicts(before: Table, table: Table, look: Look, height: int | None = None) -> Canvas:
    """Return the conflicts as a canvas, as high as they need or as it is given, as in a film."""
    count, top = len(table.cities), HEAD.bottom + GAP
    each = min(MOST, (HEIGHT - MARGIN - top + GAP) // count - GAP)
    total = count * (each + GAP) - GAP
    height = top + total + MARGIN if height is None else height
    canvas, look = Canvas(WIDTH, height, Paint.NIGHT, look.theme), seated(look, table)
    age = look.words(f"age-{before.age}")
    title(canvas, look.words("seven-picture-conflicts", age=age), HEAD, "colour-red")
    top += (height - MARGIN - top - total) // 2
    for n in range(count):
        at = Box(MARGIN, top + n * (each + GAP), HEAD.width, each)
        _conflict(canvas, table, before.age, Seat(n), look, at)
    return canvas


def _conflict(canvas: Canvas, table: Table, age: int, seat: Seat, look: Look, box: Box) -> None:
    rival = left(seat, len(table.cities))
    own, theirs = shields(table.cities[seat]), shields(table.cities[rival])
    middle = box.centred(MIDDLE, box.height)
    one = Box(box.x, box.y, middle.x - box.x - GAP, box.height)
    other = Box(middle.right + GAP, box.y, box.right - middle.right - GAP, box.height)
    seat_plate(canvas, seat, look, one, won=own > theirs)
    seat_plate(canvas, rival, look, other, won=theirs > own)
    canvas.fill(middle, Paint.PANEL, radius=16, edge=Paint.EDGE, thick=2)
    side = min(80, box.height - 16)
    parts = middle.inset(14, 8).columns(5)
    for place, number in ((parts[1], own), (parts[3], theirs)):
        draw_shields(canvas, number, place.centred(shields_width(number, side), side))
    canvas.icon("colour-red" if own != theirs else "equal", parts[2].centred(side, side))
    for place, gain in ((parts[0], own - theirs), (parts[4], theirs - own)):
        at = place.centred(min(TOKEN, box.height - 10), min(TOKEN, box.height - 10))
        if gain > 0:
            draw_icon(canvas, Icon("victory", f"{NUMBERS.victory[age - 1]}"), at)
        elif gain < 0:
            draw_icon(canvas, Icon("defeat", f"−{NUMBERS.defeat}"), at)
