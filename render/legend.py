"""The legend: the signs of a game in groups, each with the words for what it means."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from .box import Box
from .canvas import Canvas, Picture
from .fonts import WIDTH, Font
from .heading import title
from .lettering import draw_lines
from .look import Words
from .paints import Paint
from .signs import Icon, draw_icon
from .themes import Theme

MARGIN, GAP = 16, 8
HEAD, SUBHEAD, CELL = 84, 60, 86
COLUMNS = 3
SIZE = 40

HEIGHT = 1160
"""How high a picture gets at most where there are more groups: Discord shrinks a high picture."""

NUMBER = " "
"""Stands between the name of a drawing and the number that is written on it."""


class Meaning(NamedTuple):
    """A sign, as the name of its drawing and perhaps a number, and the key of what it means."""

    sign: str
    key: str


Group: TypeAlias = tuple[str, Sequence[Meaning]]
"""The key of a heading, and the signs below it."""


def sheets(groups: Sequence[Group]) -> tuple[tuple[Group, ...], ...]:
    """Return the groups as they are spread over pictures, in their order."""
    found: list[list[Group]] = []
    left = 0
    for group in groups:
        height = _height(group)
        if not found or height > left:
            found.append([])
            left = HEIGHT - 2 * MARGIN - HEAD
        found[-1].append(group)
        left -= height
    return tuple(map(tuple, found))


def legend(head: str, groups: Sequence[Group], words: Words, theme: Theme) -> Picture:
    """Return one picture of signs of a game, under the title `head`."""
    return draw_legend(head, groups, words, theme).picture()


def draw_legend(head: str, groups: Sequence[Group], words: Words, theme: Theme) -> Canvas:
    """Return the legend as a canvas; raises `NoDrawing`."""
    height = 2 * MARGIN + HEAD + sum(map(_height, groups))
    canvas = Canvas(WIDTH, height, Paint.NIGHT, theme)
    inner = canvas.box.inset(MARGIN)
    title(canvas, head, inner._replace(height=HEAD), "points")
    y = inner.y + HEAD
    for group in groups:
        box = Box(inner.x, y, inner.width, _height(group))
        _group(canvas, group, words, box)
        y = box.bottom
    return canvas


def _height(group: Group) -> int:
    _, signs = group
    return SUBHEAD + _rows(signs) * (CELL + GAP)


def _rows(signs: Sequence[Meaning]) -> int:
    return -(-len(signs) // COLUMNS)


def _group(canvas: Canvas, group: Group, words: Words, box: Box) -> None:
    head, signs = group
    heading = Box(box.x + 10, box.y + 4, box.width - 20, SUBHEAD - 4)
    canvas.text(words(head), heading, 42, Paint.GOLD, font=Font.SERIF, align="left")
    columns = box.columns(COLUMNS, GAP)
    for n, (sign, key) in enumerate(signs):
        column, row = columns[n % COLUMNS], n // COLUMNS
        cell = Box(column.x, box.y + SUBHEAD + row * (CELL + GAP), column.width, CELL)
        _meaning(canvas, sign, words(key), cell)


def _meaning(canvas: Canvas, sign: str, text: str, cell: Box) -> None:
    canvas.fill(cell, Paint.TRAY, radius=16)
    name, _, number = sign.partition(NUMBER)
    side = CELL - 14
    draw_icon(canvas, Icon(name, number), Box(cell.x + 8, cell.y + 7, side, side))
    left = cell.x + side + 18
    room = Box(left, cell.y + 2, cell.right - left - 8, CELL - 4)
    draw_lines(canvas, text, room, SIZE, Paint.IVORY, font=Font.BOLD, align="left")
