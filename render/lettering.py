"""Long names in large letters: one line, or two where one is too wide."""

from collections.abc import Iterable, Sequence

from .box import Box
from .canvas import Align, Canvas, text_width
from .fonts import FLOORS, Font
from .paints import Paint

LEADING = 1.18
"""From one line to the next, in sizes of the font."""


def broken(text: str, font: Font, size: int, width: int) -> tuple[str, ...]:
    """Return a text as one line, or as the two lines most alike where one is too wide.

    What fits in two lines at no size stays one, for the canvas to shorten.
    """
    if text_width(text, font, size) <= width:
        return (text,)
    words = text.split()
    pairs = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    fitting = [pair for pair in pairs if _widest(pair, font, FLOORS[font]) <= width]
    return min(fitting, key=lambda pair: _widest(pair, font, size), default=(text,))


def first_fitting(texts: Iterable[str], width: int) -> str:
    """Return the first text that a line of bold letters can hold; empty where none fits."""
    floor = FLOORS[Font.BOLD]
    return next((text for text in texts if text_width(text, Font.BOLD, floor) <= width), "")


def first_breaking(texts: Sequence[str], font: Font, width: int, *, size: int | None = None) -> str:
    """Return the first text that fits in one line or two of a size, or the last text.

    The size is that of the smallest letters, unless another one is given.
    """
    floor = FLOORS[font] if size is None else size
    fitting = (t for t in texts if _widest(broken(t, font, floor, width), font, floor) <= width)
    return next(fitting, texts[-1])


def draw_name(
    canvas: Canvas,
    calls: Sequence[str],
    box: Box,
    size: int,
    paint: Paint,
    *,
    font: Font = Font.SERIF,
    align: Align = "left",
) -> None:
    """Write in one line the first that fits of what a seat is called; the canvas cuts the last."""
    floor = FLOORS[font]
    fitting = (call for call in calls if text_width(call, font, floor) <= box.width)
    canvas.text(next(fitting, calls[-1]), box, size, paint, font=font, align=align)


def draw_calls(
    canvas: Canvas,
    calls: Sequence[str],
    box: Box,
    size: int,
    paint: Paint,
    *,
    align: Align = "left",
) -> None:
    """Write what a seat is called: in two lines where these are larger and fit."""
    font = Font.SERIF
    if box.height < 2 * FLOORS[font] * LEADING:
        draw_name(canvas, calls, box, size, paint, align=align)
    else:
        text = first_breaking(calls, font, box.width)
        draw_lines(canvas, text, box, size, paint, align=align)


def draw_lines(
    canvas: Canvas,
    text: str,
    box: Box,
    size: int,
    paint: Paint,
    *,
    font: Font = Font.SERIF,
    align: Align = "middle",
) -> None:
    """Write a text in the middle of the box's height: in one line or two, whichever is larger.

    What fits at no size is shortened by the canvas, which writes what is left as large as it can.
    """
    lines = broken(text, font, size, box.width)
    if _widest(lines, font, FLOORS[font]) > box.width:
        most = min(size, round(box.height / LEADING))
        canvas.text(text, box, most, paint, font=font, align=align)
        return
    ways = [((text,), _size((text,), font, size, box)), (lines, _size(lines, font, size, box))]
    lines, size = max(ways, key=lambda way: (_widest(way[0], font, way[1]) <= box.width, way[1]))
    step = round(size * LEADING)
    room = box.centred(box.width, step * len(lines))
    for n, line in enumerate(lines):
        # A line's room is higher than its step: the tail of a letter may hang out of the step.
        at = Box(box.x, room.y + n * step, box.width, step).inset(0, -size // 8)
        canvas.text(line, at, size, paint, font=font, align=align)


def _size(lines: tuple[str, ...], font: Font, size: int, box: Box) -> int:
    """Return the greatest size up to `size` at which lines fit into a box; else the smallest."""
    most = min(size, round(box.height / len(lines) / LEADING))
    sizes = range(max(most, FLOORS[font]), FLOORS[font], -1)
    return next((s for s in sizes if _widest(lines, font, s) <= box.width), FLOORS[font])


def _widest(lines: tuple[str, ...], font: Font, size: int) -> int:
    return max(text_width(line, font, size) for line in lines)
