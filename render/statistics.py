"""What a person has achieved in a game: sums, kinds of victory, wonders, and a rivalry."""

from collections.abc import Sequence

from msgspec import Struct

from .box import Box
from .canvas import Align, Canvas, Picture
from .fonts import WIDTH, Font
from .look import Look
from .paints import Paint

MARGIN, GAP = 24, 12
HEAD, TILES, LABEL, ROW, RIVAL = 132, 148, 66, 76, 120
SHOWN = 5
"""How many kinds of victory and how many wonders are shown at most."""


class Line(Struct, frozen=True):
    """A line of a list: what it is, what stands at the right, the part of its bar that is full."""

    label: str
    value: str
    part: float
    icon: str | None = None


class StatisticsShown(Struct, frozen=True):
    """What the picture shows: the first name of the `Look` is the person's, the second a rival's.

    `heading` names the game; `rating` and `rank` are empty without a rated game. `tiles` are
    numbers with their labels. `rivalry` is how often each of the two ended before the other.
    """

    heading: str
    rating: str
    rank: str
    tiles: tuple[tuple[str, str], ...]
    victories: tuple[Line, ...]
    wonders: tuple[Line, ...]
    rivalry: tuple[int, int] | None = None


def statistics(shown: StatisticsShown, look: Look) -> Picture:
    """Return the picture of a person's statistics."""
    return draw_statistics(shown, look).picture()


def draw_statistics(shown: StatisticsShown, look: Look) -> Canvas:
    """Return a person's statistics as a canvas, as high as the longer list."""
    wide = WIDTH - 2 * MARGIN
    lines = max(len(shown.victories), len(shown.wonders), 1)
    head = Box(MARGIN, MARGIN, wide, HEAD)
    tiles = Box(MARGIN, head.bottom + GAP, wide, TILES)
    lists = Box(MARGIN, tiles.bottom + GAP, wide, LABEL + lines * ROW + 16)
    rival = Box(MARGIN, lists.bottom + GAP, wide, RIVAL)
    last = lists if shown.rivalry is None else rival
    canvas = Canvas(WIDTH, last.bottom + MARGIN, Paint.NIGHT, look.theme)
    _head(canvas, shown, look, head)
    for (number, label), box in zip(shown.tiles, tiles.columns(len(shown.tiles), GAP), strict=True):
        _tile(canvas, number, label, box)
    left, right = lists.columns(2, GAP)
    _list(canvas, look.words("picture-stats-victories"), shown.victories, left)
    _list(canvas, look.words("picture-stats-wonders"), shown.wonders, right)
    if shown.rivalry is not None:
        _rivalry(canvas, shown.rivalry, look, rival)
    return canvas


def _head(canvas: Canvas, shown: StatisticsShown, look: Look, box: Box) -> None:
    canvas.fill(box, Paint.PANEL, radius=18, edge=Paint.GOLD_DEEP, thick=3)
    inner = box.inset(24, 12)
    left, right = inner._replace(width=inner.width - 360), inner._replace(width=340)
    right = right.moved(inner.width - 340, 0)
    upper, lower = Box(left.x, left.y, left.width, 66), Box(left.x, left.y + 66, left.width, 42)
    canvas.text(look.name(0), upper, 58, Paint.IVORY, font=Font.SERIF, align="left")
    canvas.text(shown.heading, lower, 36, Paint.IVORY, align="left")
    if shown.rating:
        upper, lower = right._replace(height=66), right._replace(y=right.y + 66, height=42)
        canvas.text(shown.rating, upper, 68, Paint.GOLD, font=Font.SERIF, align="right")
        canvas.text(shown.rank, lower, 34, Paint.IVORY, align="right")


def _tile(canvas: Canvas, number: str, label: str, box: Box) -> None:
    canvas.fill(box, Paint.TRAY, radius=16)
    inner = box.inset(10, 12)
    canvas.text(number, inner._replace(height=78), 66, Paint.IVORY, font=Font.SERIF)
    canvas.text(label, Box(inner.x, inner.y + 80, inner.width, 42), 34, Paint.IVORY)


def _list(canvas: Canvas, heading: str, lines: Sequence[Line], box: Box) -> None:
    canvas.fill(box, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    inner = box.inset(20, 6)
    canvas.text(heading, inner._replace(height=LABEL), 42, Paint.IVORY, font=Font.SERIF)
    for n, line in enumerate(lines):
        _line(canvas, line, Box(inner.x, inner.y + LABEL + n * ROW, inner.width, ROW))
    if not lines:
        canvas.text("–", Box(inner.x, inner.y + LABEL, inner.width, ROW), 42, Paint.IVORY)


def _line(canvas: Canvas, line: Line, box: Box) -> None:
    """Draw a line above its bar, whose full part says how much it is of all."""
    left = box.x
    if line.icon is not None:
        canvas.icon(line.icon, Box(box.x, box.y, 62, box.height).inset(2, 7))
        left += 74
    value = Box(box.right - 150, box.y + 4, 150, 48)
    canvas.text(line.value, value, 38, Paint.IVORY, align="right")
    label = Box(left, box.y + 4, value.x - left - 10, 48)
    canvas.text(line.label, label, 36, Paint.IVORY, align="left")
    bar = Box(left, box.y + 56, box.right - left, 10)
    canvas.fill(bar, Paint.TRAY, radius=5)
    full = round(bar.width * line.part)
    if full:
        canvas.fill(bar._replace(width=max(full, 10)), Paint.GOLD, radius=5)


def _rivalry(canvas: Canvas, ahead: tuple[int, int], look: Look, box: Box) -> None:
    """Draw how often the person and a rival ended before each other."""
    canvas.fill(box, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    middle = box.centred(300, box.height)
    sign = middle.centred(84, 84)
    canvas.icon("versus", sign)
    sides = (
        Box(box.x + 24, box.y, middle.x - box.x - 36, box.height),
        Box(middle.right + 12, box.y, box.right - middle.right - 36, box.height),
    )
    numbers = (
        Box(middle.x, box.y, sign.x - middle.x - 8, box.height),
        Box(sign.right + 8, box.y, middle.right - sign.right - 8, box.height),
    )
    aligned: tuple[tuple[int, Align], ...] = ((0, "right"), (1, "left"))
    for n, align in aligned:
        canvas.text(look.name(n), sides[n], 44, Paint.IVORY, font=Font.SERIF, align=align)
        canvas.text(str(ahead[n]), numbers[n], 60, Paint.GOLD, font=Font.SERIF)
