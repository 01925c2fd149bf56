"""The progress tokens of a city in rows: the drawing of each, its name, and what it does."""

from collections.abc import Sequence
from typing import NamedTuple

from .box import Box
from .canvas import Canvas
from .paints import Paint
from .signs import Sign, draw_signs, row_width

ROW = 78
"""How high a token is."""
GAP = 10
SIGNS, LEAST_NAME = 240, 300
"""How wide the signs of a token are at most, and what stays for its drawing and name."""
FEW = 4
"""Of how many tokens two lie side by side; of more, three."""


class Medal(NamedTuple):
    """A token: its drawing, name and signs; a `new` one has a bright border."""

    icon: str
    name: str
    signs: tuple[Sign, ...]
    new: bool = False


def medals_height(count: int) -> int:
    """Return how high the rows of so many tokens are."""
    return (ROW + GAP) * -(-count // _abreast(count)) - GAP if count else 0


def draw_medals(canvas: Canvas, medals: Sequence[Medal], box: Box) -> None:
    """Draw tokens row by row."""
    columns = box.columns(_abreast(len(medals)), GAP)
    for n, medal in enumerate(medals):
        down, aside = divmod(n, len(columns))
        at = columns[aside]._replace(y=box.y + down * (ROW + GAP), height=ROW)
        _medal(canvas, medal, at)


def _abreast(count: int) -> int:
    return 2 if count <= FEW else 3


def _medal(canvas: Canvas, medal: Medal, box: Box) -> None:
    edge, thick = (Paint.WHITE, 4) if medal.new else (Paint.EDGE, 2)
    canvas.fill(box, Paint.PANEL, radius=ROW // 2, edge=edge, thick=thick)
    canvas.icon(medal.icon, Box(box.x + 5, box.y + 5, ROW - 10, ROW - 10))
    wide, high = min(SIGNS, box.width - LEAST_NAME), ROW - 20
    signs = min(wide, row_width(medal.signs, high))
    icons = Box(box.right - 24 - signs, box.y + 10, signs, high)
    draw_signs(canvas, medal.signs, icons, align="right")
    name = Box(box.x + ROW + 8, box.y, icons.x - box.x - ROW - 14, box.height)
    canvas.text(medal.name, name, 38, Paint.IVORY, align="left")
