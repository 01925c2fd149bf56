"""Who has won, at the left of the picture of an end: their cities, and all of their names below."""

from collections.abc import Callable, Sequence

from engine.core.game import Seat

from .box import Box
from .canvas import Canvas
from .fonts import FLOORS, Font
from .lettering import LEADING, broken, draw_calls, draw_lines, first_breaking
from .look import Look
from .paints import SEATS, Paint

VIEWS = 400
"""How high the drawings of cities are where the names below have room enough."""
LEGIBLE = 34
"""The size of letters that can be read where the picture is 350 points wide."""
LINE = round(FLOORS[Font.SERIF] * LEADING) + 4
"""The height of a line of names in the smallest letters."""
MOST_LINES = 7
"""How many lines of names there may be: more would leave the cities too little."""
FOOT = 100
"""How high the words are that tell how the game ended."""


def draw_triumph(
    canvas: Canvas,
    box: Box,
    winners: Sequence[Seat],
    look: Look,
    how: Sequence[str],
    draw_city: Callable[[Seat, Box], object],
    *,
    air: int = 0,
) -> None:
    """Draw the cities of two of the winners, the names of all, and `how` the game ended.

    Of `how`, ever shorter forms of one sentence, the first that can be read is taken; `draw_city`
    draws the city of a seat into a box, and `air` stays free around the cities.
    """
    canvas.fill(box, Paint.NIGHT, radius=20, edge=Paint.GOLD, thick=5)
    inner = box.inset(5)
    width = inner.width - 32
    lines = _lines(winners, look, width)
    foot = Box(inner.x + 16, inner.bottom - 14 - FOOT, width, FOOT)
    room = foot.y - inner.y - VIEWS - 56
    high = VIEWS - max(0, sum(lines) * LINE - room)
    views = Box(inner.x, inner.y, inner.width, high)
    shown = Box(views.x + air, views.y + air, views.width - 2 * air, high - air)
    cells = shown.columns(min(2, max(1, len(winners))), 4)
    for seat, cell in zip(winners, cells, strict=False):
        draw_city(seat, cell)
    if winners:
        canvas.icon("crown", Box(inner.x, views.bottom - 60, inner.width, 110))
    else:
        canvas.icon("abandoned", views.inset(0, 60).moved(0, 80))
    draw_lines(canvas, first_breaking(how, Font.SERIF, width, size=LEGIBLE), foot, 42, Paint.GOLD)
    names = Box(foot.x, views.bottom + 56, width, foot.y - views.bottom - 56)
    size = 64 if len(winners) == 1 else 40
    rows, top = names.rows(max(1, sum(lines))), 0
    for seat, count in zip(winners, lines, strict=True):
        row = rows[top]._replace(height=rows[top + count - 1].bottom - rows[top].y)
        draw_calls(canvas, look.calls(seat), row, size, SEATS[seat], align="middle")
        top += count


def _lines(winners: Sequence[Seat], look: Look, width: int) -> list[int]:
    """Return in how many lines each name is written: in one where two of all were too many."""
    size = FLOORS[Font.SERIF]
    names = [first_breaking(look.calls(seat), Font.SERIF, width) for seat in winners]
    lines = [len(broken(name, Font.SERIF, size, width)) for name in names]
    return lines if sum(lines) <= MOST_LINES else [1] * len(lines)
