"""The legend: the signs of a game in groups, each with the words for what it means."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from .box import Box
from .canvas import Canvas, Picture
from .fonts import FLOORS, WIDTH, Font
from .heading import title
from .lettering import draw_lines
from .look import Words
from .paints import Paint
from .signs import Icon, draw_icon
from .themes import Theme

MARGIN, GAP = 16, 10
HEAD, SUBHEAD, CELL = 92, 64, 92
COLUMNS = 2
SIZE = 44
"""How large the words are; on a phone, a picture is shown a quarter as wide as it is drawn."""

NUMBER = " "
"""Stands between the name of a drawing and the number that is written on it."""


class Meaning(NamedTuple):
    """A sign, as the name of its drawing and perhaps a number, and the key of what it means."""

    sign: str
    key: str


Group: TypeAlias = tuple[str, Sequence[Meaning]]
"""The key of a heading, and the signs below it."""


def legend(head: str, groups: Sequence[Group], words: Words, theme: Theme) -> Picture:
    """Return the picture of the signs of a game, under the title `head`."""
    return draw_legend(head, groups, words, theme).picture()


def draw_legend(head: str, groups: Sequence[Group], words: Words, theme: Theme) -> Canvas:
    """Return the legend as a canvas; raises `NoDrawing`."""
    heights = [SUBHEAD + _rows(signs) * (CELL + GAP) for _, signs in groups]
    canvas = Canvas(WIDTH, 2 * MARGIN + HEAD + sum(heights), Paint.NIGHT, theme)
    inner = canvas.box.inset(MARGIN)
    title(canvas, head, inner._replace(height=HEAD), "points")
    y = inner.y + HEAD
    for (key, signs), height in zip(groups, heights, strict=True):
        _group(canvas, words(key), signs, words, Box(inner.x, y, inner.width, height))
        y += height
    return canvas


def _rows(signs: Sequence[Meaning]) -> int:
    return -(-len(signs) // COLUMNS)


def _group(canvas: Canvas, head: str, signs: Sequence[Meaning], words: Words, box: Box) -> None:
    heading = Box(box.x + 10, box.y + 4, box.width - 20, SUBHEAD - 4)
    canvas.text(head, heading, 42, Paint.GOLD, font=Font.SERIF, align="left")
    columns = box.columns(COLUMNS, GAP)
    for n, (sign, key) in enumerate(signs):
        column, row = columns[n % COLUMNS], n // COLUMNS
        cell = Box(column.x, box.y + SUBHEAD + row * (CELL + GAP), column.width, CELL)
        _meaning(canvas, sign, words(key), cell)


def _meaning(canvas: Canvas, sign: str, text: str, cell: Box) -> None:
    canvas.fill(cell, Paint.TRAY, radius=16)
    name, _, number = sign.partition(NUMBER)
    side = CELL - 16
    draw_icon(canvas, Icon(name, number), Box(cell.x + 12, cell.y + 8, side, side))
    left = cell.x + side + 28
    room = Box(left, cell.y + 2, cell.right - left - 12, CELL - 4)
    size = max(SIZE, FLOORS[Font.BOLD])
    draw_lines(canvas, text, room, size, Paint.IVORY, font=Font.BOLD, align="left")
