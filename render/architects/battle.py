"""A battle: each city against its left neighbour, their shields, and who won how many tokens."""

from engine.architects.catalog import NUMBERS
from engine.architects.events import BattleFought
from engine.architects.table import Table
from engine.core.game import Seat

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH
from ..heading import seat_plate, title
from ..look import Look
from ..paints import Paint
from ..units import draw_shields, shields_width
from .layout import GAP, HEIGHT, MARGIN

HEAD = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 76)
MOST = 130
"""How high a fight is at most; with few of them the picture is the lower."""
MIDDLE = 420


def battle(fought: BattleFought, table: Table, look: Look) -> Picture:
    """Return the picture of a battle; `table` is any after it, for who sits where."""
    return draw_battle(fought, table, look).picture()


def draw_battle(
    fought: BattleFought, table: Table, look: Look, height: int | None = None
) -> Canvas:
    """Return a battle as a canvas, as high as it needs or as it is given, as in a film."""
    seats = len(table.cities)
    fights = 1 if seats == min(NUMBERS.conflict) else seats
    top = HEAD.bottom + GAP
    each = min(MOST, (HEIGHT - MARGIN + GAP - top) // fights - GAP)
    total = fights * (each + GAP) - GAP
    height = top + total + MARGIN if height is None else height
    canvas = Canvas(WIDTH, height, Paint.NIGHT, look.theme)
    title(canvas, look.words("architects-picture-battle"), HEAD, "architects-war")
    top += (height - MARGIN - top - total) // 2
    for n in range(fights):
        row = Box(MARGIN, top + n * (each + GAP), HEAD.width, each)
        _fight(canvas, fought, Seat(n), Seat((n + 1) % seats), look, row)
    return canvas


def _fight(
    canvas: Canvas, fought: BattleFought, one: Seat, other: Seat, look: Look, box: Box
) -> None:
    """Draw one city against another, with the tokens that this pair gives."""
    mine, theirs = fought.shields[one], fought.shields[other]
    two = len(fought.shields) == min(NUMBERS.conflict)
    middle = box.centred(MIDDLE, box.height)
    left = Box(box.x, box.y, middle.x - box.x - GAP, box.height)
    right = Box(middle.right + GAP, box.y, box.right - middle.right - GAP, box.height)
    canvas.fill(middle, Paint.PANEL, radius=16, edge=Paint.EDGE, thick=2)
    parts = middle.inset(14, 8).columns(5)
    side = min(84, box.height - 16)
    pairs = ((one, mine, theirs, left, parts[:2]), (other, theirs, mine, right, parts[:2:-1]))
    for seat, own, rival, name, (prize, shield) in pairs:
        seat_plate(canvas, seat, look, name, won=own > rival)
        draw_shields(canvas, own, shield.centred(shields_width(own, side), side))
        gained = fought.won[seat] if two else int(own > rival)
        for cell in prize.centred(side, side).rows(gained) if gained else ():
            canvas.icon("victory", cell)
    canvas.icon("colour-red" if mine != theirs else "equal", parts[2].centred(side, side))
