"""The board: a row for each city, clockwise, and above them the Age, the turn, what is awaited."""

import itertools

from engine.core.game import Seat
from engine.seven.catalog import NUMBERS
from engine.seven.decisions import Choose
from engine.seven.score import result
from engine.seven.table import Table, choosing_sides, discard_backs, passes, to_act
from engine.seven.types import FREE_CITY, Neighbour

from ..box import Box
from ..canvas import Canvas, Picture, Piece, cached
from ..fonts import WIDTH, Font
from ..look import Look
from ..paints import Paint
from ..signs import Icon, draw_icon
from ..themes import Theme
from .layout import HEIGHT, MARGIN
from .opening import draw_opening
from .row import WIDE, Marks, name_room, row
from .seating import around, awaited, neighbour, seated
from .sentence import sentence

HEAD = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 58)
ROWS = Box(MARGIN, HEAD.bottom + 6, HEAD.width, HEIGHT - HEAD.bottom - 6 - 8)
BETWEEN = 6
RAIL = 46
"""How wide the rail at the left is, along which hands go round."""
ARROW = 28
LINE = 4


def board(table: Table, look: Look, viewer: Seat | None = None) -> Picture:
    """Return the picture of a table, of two to seven cities.

    For a `viewer` its own row is marked and stands between those of its neighbours; for nobody
    (`None`) the cities stand in the order of their seats. While the sides of the wonders are
    chosen, it is the opening.
    """
    return draw_board(table, look, viewer).picture()


def draw_board(table: Table, look: Look, viewer: Seat | None = None) -> Canvas:
    """Return the board as a canvas, whose log tells what was drawn."""
    if choosing_sides(table):
        return draw_opening(table, look)
    canvas, look = Canvas(WIDTH, HEIGHT, Paint.NIGHT, look.theme), seated(look, table)
    _head(canvas, table, look)
    order = around(table, viewer)
    rows = ROWS.rows(len(order), BETWEEN)
    ended = look.ended or result(table)
    _rail(canvas, table, rows, None if ended else passes(table))
    waiting = () if ended else to_act(table)
    choosing = isinstance(awaited(table, look), Choose)
    marks = {
        seat: Marks(
            own=seat == viewer,
            won=ended is not None and seat in ended.winners,
            waiting=seat in waiting and (not choosing or bool(table.chosen)),
            chosen=choosing and seat in table.chosen,
            side=neighbour(table, viewer, seat),
        )
        for seat in order
    }
    high = rows[0].height
    if high < WIDE:  # higher rows have two lines for a name
        look = look.alike({seat: name_room(table, seat, high, marks[seat]) for seat in order})
    for seat, at in zip(order, rows, strict=True):
        body = Box(at.x + RAIL, at.y, at.width - RAIL, at.height)
        row(canvas, table, seat, look, body, marks[seat])
    return canvas


def _rail(canvas: Canvas, table: Table, rows: tuple[Box, ...], to: Neighbour | None) -> None:
    """Draw the circle of the cities, and where the hands go; the Free City takes none."""
    top, bottom = (box.y + box.height // 2 for box in (rows[0], rows[-1]))
    loop = Box(rows[0].x + 4, top - 20, 28, bottom - top + 40)
    canvas.fill(loop, Paint.EDGE, radius=14)
    canvas.fill(loop.inset(LINE), Paint.NIGHT, radius=14 - LINE)
    for box in rows:
        link = Box(loop.right - LINE, box.y + box.height // 2 - LINE // 2, 20, LINE)
        canvas.fill(link, Paint.EDGE)
    if table.players == FREE_CITY or to is None:
        return
    there, back = ("down", "up") if to == "left" else ("up", "down")
    for upper, lower in itertools.pairwise(rows):
        middle = (upper.bottom + lower.y) // 2
        at = Box(loop.right - LINE // 2 - ARROW // 2, middle - ARROW // 2, ARROW, ARROW)
        canvas.icon(f"arrow-{there}", at)
    middle = (top + bottom) // 2
    canvas.icon(f"arrow-{back}", Box(loop.x - ARROW // 2 + 2, middle - ARROW // 2, ARROW, ARROW))


def _head(canvas: Canvas, table: Table, look: Look) -> None:
    canvas.stamp(_ground(look.theme), HEAD.x, HEAD.y)
    box, words, age = HEAD.inset(12, 5), look.words, max(1, table.age)
    canvas.icon(f"age-{age}", Box(box.x, box.y, 46, box.height))
    name = Box(box.x + 54, box.y, 150, box.height)
    canvas.text(words(f"age-{age}"), name, 40, Paint.IVORY, font=Font.SERIF, align="left")
    for n, pip in enumerate(Box(name.right, box.y, 160, box.height).columns(NUMBERS.turns, 4)):
        dot = pip.centred(22, 22)
        canvas.fill(dot, Paint.GOLD if n < table.turn else Paint.TRAY, radius=11)
        if n + 1 == table.turn and not look.ended:
            canvas.fill(dot.inset(5), Paint.INK, radius=6)
    spoils = Box(name.right + 176, box.y, box.height, box.height)
    draw_icon(canvas, Icon("victory", str(NUMBERS.victory[age - 1])), spoils)
    pile = Box(box.right - 110, box.y, 110, box.height)
    canvas.icon("discard", Box(pile.x, pile.y, 48, pile.height))
    number = Box(pile.x + 52, pile.y, 58, pile.height)
    canvas.text(str(len(discard_backs(table))), number, 36, Paint.IVORY, align="left")
    room = Box(spoils.right + 20, box.y, pile.x - spoils.right - 40, box.height)
    canvas.text(sentence(table, look, room.width), room, 38, Paint.IVORY)


@cached
def _ground(theme: Theme) -> Piece:
    canvas = Canvas(HEAD.width, HEAD.height, Paint.NIGHT, theme)
    canvas.fill(canvas.box, Paint.PANEL, radius=16, edge=Paint.EDGE, thick=2)
    return canvas.piece()
