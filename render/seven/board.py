"""The board: a row for each city, clockwise, and above them the Age, the turn, what is awaited."""

import itertools
from functools import lru_cache
from typing import assert_never

from engine.core.game import Seat
from engine.seven.catalog import NUMBERS
from engine.seven.decisions import Choose, ChooseForFreeCity, Decision, PlaySeventh, Revive
from engine.seven.score import result
from engine.seven.table import Table, discard_backs, to_act

from ..box import Box
from ..canvas import Canvas, Picture, Piece, text_width
from ..fonts import FLOORS, WIDTH, Font
from ..look import Look
from ..paints import Paint
from ..signs import Icon, draw_icon
from ..themes import Theme
from .layout import GAP, HEIGHT, MARGIN
from .row import Marks, row
from .seating import around, awaited, neighbour, passes, seated

HEAD = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 64)
RAIL = 46
"""How wide the rail at the left is, along which hands go."""
MOST = 190
"""How high a row may get."""


def board(table: Table, look: Look, viewer: Seat | None = None) -> Picture:
    """Return the picture of a table, of two to seven cities.

    For a `viewer` its own row is marked and stands between those of its neighbours; for nobody
    (`None`) the cities stand in the order of their seats.
    """
    return draw_board(table, look, viewer).picture()


def draw_board(table: Table, look: Look, viewer: Seat | None = None) -> Canvas:
    """Return the board as a canvas, whose log tells what was drawn."""
    canvas, look = Canvas(WIDTH, HEIGHT, Paint.NIGHT, look.theme), seated(look, table)
    _head(canvas, table, look)
    order = around(table, viewer)
    top = HEAD.bottom + GAP
    room = Box(MARGIN, top, WIDTH - 2 * MARGIN, HEIGHT - MARGIN - top)
    each = min(MOST, (room.height + GAP) // len(order) - GAP)
    rows = [room._replace(y=top + n * (each + GAP), height=each) for n in range(len(order))]
    spare = room.bottom - rows[-1].bottom
    rows = [at.moved(0, spare // 2) for at in rows]
    ended = look.ended or result(table)
    waiting = () if ended else to_act(table)
    choosing = isinstance(awaited(table, look), Choose)
    for seat, at in zip(order, rows, strict=True):
        marks = Marks(
            own=seat == viewer,
            won=ended is not None and seat in ended.winners,
            waiting=seat in waiting and (not choosing or bool(table.chosen)),
            chosen=choosing and seat in table.chosen,
        )
        body = Box(at.x + RAIL, at.y, at.width - RAIL, at.height)
        row(canvas, table, seat, look, body, marks)
        _side(canvas, table, viewer, seat, at)
    _rail(canvas, table, rows)
    return canvas


def _side(canvas: Canvas, table: Table, viewer: Seat | None, seat: Seat, at: Box) -> None:
    """Draw on which side of the viewer a city lies."""
    side = neighbour(table, viewer, seat)
    if side is not None:
        canvas.icon(f"arrow-{side}", Box(at.x, at.y, 40, at.height))


def _rail(canvas: Canvas, table: Table, rows: list[Box]) -> None:
    """Draw from row to row where the hands go."""
    if not table.age:
        return
    name = "arrow-down" if passes(table) == "left" else "arrow-up"
    for upper, lower in itertools.pairwise(rows):
        middle = (upper.bottom + lower.y) // 2
        canvas.icon(name, Box(upper.x + 2, middle - 17, 34, 34))


def _head(canvas: Canvas, table: Table, look: Look) -> None:
    canvas.stamp(_ground(look.theme), HEAD.x, HEAD.y)
    box, words, age = HEAD.inset(12, 6), look.words, max(1, table.age)
    canvas.icon(f"age-{age}", Box(box.x, box.y, 46, box.height))
    name = Box(box.x + 54, box.y, 150, box.height)
    canvas.text(words(f"age-{age}"), name, 40, Paint.IVORY, font=Font.SERIF, align="left")
    for n, pip in enumerate(Box(name.right, box.y, 160, box.height).columns(NUMBERS.turns, 4)):
        dot = pip.centred(22, 22)
        now = n + 1 == table.turn and not look.ended
        canvas.fill(dot, Paint.GOLD if n < table.turn else Paint.TRAY, radius=11)
        if now:
            canvas.fill(dot.inset(5), Paint.INK, radius=6)
    spoils = Box(name.right + 176, box.y, box.height, box.height)
    draw_icon(canvas, Icon("victory", str(NUMBERS.victory[age - 1])), spoils)
    pile = Box(box.right - 110, box.y, 110, box.height)
    canvas.icon("discard", Box(pile.x, pile.y, 48, pile.height))
    number = Box(pile.x + 52, pile.y, 58, pile.height)
    canvas.text(str(len(discard_backs(table))), number, 36, Paint.IVORY, align="left")
    room = Box(spoils.right + 20, box.y, pile.x - spoils.right - 40, box.height)
    canvas.text(_sentence(table, look, room.width), room, 38, Paint.IVORY)


@lru_cache(maxsize=4)
def _ground(theme: Theme) -> Piece:
    canvas = Canvas(HEAD.width, HEAD.height, Paint.NIGHT, theme)
    canvas.fill(canvas.box, Paint.PANEL, radius=16, edge=Paint.EDGE, thick=2)
    return canvas.piece()


def _sentence(table: Table, look: Look, width: int) -> str:
    """Return who must decide what, or who has won, with names as long as the width allows."""
    ended = look.ended or result(table)
    if ended is not None:
        if len(ended.winners) != 1:
            return look.words("seven-picture-shared" if ended.winners else "reason-abandoned")
        return _named(look, "picture-wins", ended.winners[0], width)
    decision = table.todo[0]
    if isinstance(decision, Choose):
        return look.words("seven-picture-all-choose")
    return _named(look, _question(decision), decision.decides, width)


def _named(look: Look, key: str, seat: Seat, width: int) -> str:
    texts = (look.words(key, name=name) for name in look.shorter_names(seat))
    return next((text for text in texts if _fits(text, width)), "")


def _fits(text: str, width: int) -> bool:
    return text_width(text, Font.BOLD, FLOORS[Font.BOLD]) <= width


def _question(decision: Decision) -> str:
    match decision:
        case Choose():
            return "seven-picture-all-choose"
        case ChooseForFreeCity():
            return "seven-picture-free-city-turn"
        case PlaySeventh():
            return "seven-picture-seventh"
        case Revive():
            return "picture-revives"
        case _:
            assert_never(decision)
