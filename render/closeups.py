"""What close-ups of all games share: a card beside rows that tell about it, and labelled rows."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from .box import Box
from .canvas import Canvas
from .cards import draw_row
from .fonts import WIDTH, Font
from .look import Words
from .paints import Paint
from .printed import SIZE, Face, printed
from .signs import Icon, draw_icon
from .themes import Theme

HEIGHT = 560
MARGIN = 10
LABEL = 236
"""The width of the labels beside the rows."""
HEAD, GAP = 84, 10
"""The height of a card's head, and the gap between its rows."""

Filling: TypeAlias = Callable[[Canvas, Box], None]


class Row(NamedTuple):
    """A row beside a card: its label, what fills it, and its height in rows of the usual one."""

    label: str
    fill: Filling
    height: float = 1


def draw_card(
    face: Face, age: int, rows: Sequence[Row], words: Words, theme: Theme, *, inset: int
) -> Canvas:
    """Return the close-up of a card; what fills a row keeps `inset` pixels above and below it."""
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, theme)
    canvas.stamp(printed(theme, face), MARGIN, MARGIN)
    left = 2 * MARGIN + SIZE[0]
    column = Box(left, MARGIN, WIDTH - MARGIN - left, HEIGHT - 2 * MARGIN)
    _heading(canvas, age, face.colour, words, Box(column.x, column.y, column.width, HEAD))
    unit = (column.height - HEAD - GAP * len(rows)) / sum(row.height for row in rows)
    top = float(column.y + HEAD + GAP)
    for row in rows:
        height = unit * row.height
        box = Box(column.x, round(top), column.width, round(top + height) - round(top))
        row.fill(canvas, labelled(canvas, row.label, box, inset=inset))
        top += height + GAP
    return canvas


def labelled(canvas: Canvas, label: str, box: Box, *, width: int = LABEL, inset: int) -> Box:
    """Draw a panel whose label has a `width`; return the room that is left in it.

    The room keeps `inset` pixels above and below it.
    """
    canvas.fill(box, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    room = Box(box.x + 24, box.y, width - 24, box.height)
    canvas.text(label, room, 38, Paint.HUSH, font=Font.MEDIUM, align="left")
    return Box(box.x + width + 16, box.y + inset, box.width - width - 40, box.height - 2 * inset)


def draw_cost_or_free(canvas: Canvas, icons: Sequence[Icon], words: Words, room: Box) -> None:
    """Draw a cost, or the coin and the word of what costs nothing."""
    if icons:
        draw_row(canvas, icons, room, align="left")
        return
    draw_icon(canvas, Icon("coin-free", "0"), Box(room.x, room.y, room.height, room.height))
    name = Box(room.x + room.height + 16, room.y, room.width - room.height - 16, room.height)
    canvas.text(words("price-free"), name, 44, Paint.IVORY, align="left")


def _heading(canvas: Canvas, age: int, colour: str, words: Words, box: Box) -> None:
    """Draw the age and the colour of a card above its rows."""
    canvas.fill(box, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    kind = Box(box.x + LABEL + 16, box.y, box.width - LABEL - 30, box.height)
    room = Box(box.x + 14, box.y + 12, LABEL - 10, box.height - 24)
    canvas.icon(f"age-{age}", Box(room.x, room.y, 60, room.height))
    beside = Box(room.x + 72, room.y, room.width - 72, room.height)
    canvas.text(words(f"age-{age}"), beside, 44, Paint.IVORY, font=Font.SERIF, align="left")
    canvas.icon(f"chip-{colour}", Box(kind.x, kind.y + 12, 60, 60))
    name = Box(kind.x + 76, kind.y, kind.right - kind.x - 76, kind.height)
    text = words(f"colour-{colour}")
    canvas.text(text, name, 44, Paint.IVORY, font=Font.SERIF, align="left")
