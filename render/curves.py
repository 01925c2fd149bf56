"""The picture of a review for any number of players: their chances, and the turning points."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from engine.ai.review import Review
from engine.core.game import Result, Seat

from .box import Box
from .canvas import Canvas, Picture, Point
from .flags import Flag, draw_flags
from .fonts import WIDTH
from .heading import seat_head
from .lettering import draw_lines
from .look import Look
from .paints import SEATS, Paint
from .paper import BINDING, pencilled, rule, sheet

HEIGHT, MARGIN = 840, 8
SHEET = Box(MARGIN, 4, WIDTH - 2 * MARGIN, HEIGHT - 12)
INNER = Box(SHEET.x + 26, SHEET.y + BINDING, SHEET.width - 52, SHEET.height - BINDING - 22)
TITLE = INNER._replace(height=62)
SCALE, LEGEND = 122, 522
"""How wide the scale at the left of the curves is, and the names at their right."""
SIGNS = 60
"""How high the strip below the curves is, with the signs of what happened."""
CHART = Box(
    INNER.x + SCALE,
    TITLE.bottom + 26,
    INNER.width - SCALE - LEGEND - 28,
    INNER.bottom - SIGNS - TITLE.bottom - 36,
)
NAMES = Box(CHART.right + 28, TITLE.bottom + 4, LEGEND, INNER.bottom - TITLE.bottom - 4)
ROW, NUMBER, CROWN = 84, 138, 60
"""How high a player's row is at most, and how wide the number and the crown beside the name are."""
OUTLINE, LINE, SHAPE = 12, 8, 46
"""How thick a curve is with its outline and without, and how large the shapes on it are."""


def review(judged: Review, signs: Sequence[tuple[int, str]], look: Look, result: Result) -> Picture:
    """Return the picture of a finished game of any number of players.

    `signs` are the drawings of what happened, each with the number of moves made until then.
    """
    return draw_review(judged, signs, look, result).picture()


def draw_review(
    judged: Review, signs: Sequence[tuple[int, str]], look: Look, result: Result
) -> Canvas:
    """Return the review of a game as a canvas, as large as a board."""
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, look.theme)
    canvas.stamp(sheet(look.theme, SHEET.width, SHEET.height, ringed=True), SHEET.x, SHEET.y)
    _title(canvas, look)
    _ground(canvas, look)
    _signs(canvas, signs, judged)
    seats = [Seat(seat) for seat in range(len(judged.accuracy))]
    courses = {seat: _points(judged, seat) for seat in seats}
    for seat in sorted(seats, key=lambda seat: seat in result.winners):  # the winners' on top
        canvas.line(courses[seat], Paint.INK, thick=OUTLINE)
        canvas.line(courses[seat], SEATS[seat], thick=LINE)
    for seat in seats:
        _shape(canvas, seat, courses[seat], (seat + 0.5) / len(seats))
    flags = [Flag(_point(judged, turn.n, turn.best.chance), turn.seat) for turn in judged.turns]
    draw_flags(canvas, CHART, flags, list(courses.values()))
    for seat, row in zip(seats, NAMES.rows(max(len(seats), 4), 8), strict=False):
        _player(canvas, seat, look, judged.accuracy[seat], row, won=seat in result.winners)
    return canvas


def _title(canvas: Canvas, look: Look) -> None:
    canvas.icon("pencil", Box(TITLE.x, TITLE.y, 62, TITLE.height))
    room = Box(TITLE.x + 74, TITLE.y, TITLE.width - LEGEND - 74, TITLE.height)
    draw_lines(canvas, look.words("picture-chances"), room, 44, Paint.INK, align="left")
    right = Box(NAMES.x, TITLE.y, NAMES.width, TITLE.height)
    canvas.text(look.words("picture-accuracy"), right, 38, Paint.INK, align="right")


def _ground(canvas: Canvas, look: Look) -> None:
    for percent in (0, 25, 50, 75, 100):
        y = _height(percent / 100)
        rule(canvas, CHART, y)
        if percent % 50 == 0:
            room = Box(INNER.x, y - 24, SCALE - 14, 48)
            text = look.words("hint-chance", percent=percent)
            canvas.text(text, room, 36, Paint.INK, align="right")


def _signs(canvas: Canvas, signs: Iterable[tuple[int, str]], judged: Review) -> None:
    """Draw below the curves what happened; of signs that would overlap, the first."""
    free = CHART.x
    for n, name in signs:
        x = round(_point(judged, n, 0)[0])
        left = min(max(x - SIGNS // 2, CHART.x), CHART.right - SIGNS)
        canvas.fill(Box(x - 1, CHART.y, 3, CHART.height), Paint.GOLD_DEEP)
        if left >= free:
            canvas.icon(name, Box(left, CHART.bottom + 10, SIGNS, SIGNS).inset(4))
            free = left + SIGNS


def _points(judged: Review, seat: Seat) -> list[Point]:
    return [_point(judged, n, chance) for n, chance in judged.course(seat)]


def _point(judged: Review, n: int, chance: float) -> Point:
    part = n / max(1, len(judged.moves))
    return CHART.x + CHART.width * part, float(_height(chance))


def _height(chance: float) -> int:
    return CHART.y + round(CHART.height * (1 - chance))


def _shape(canvas: Canvas, seat: Seat, course: Sequence[Point], part: float) -> None:
    """Draw the seat's shape on its curve, so that colour is not the only sign."""
    x, y = _at(course, CHART.x + CHART.width * part)
    box = Box(round(x) - SHAPE // 2, round(y) - SHAPE // 2, SHAPE, SHAPE)
    canvas.fill(box.inset(-3), Paint.INK, radius=SHAPE // 2 + 3)
    canvas.icon(f"seat-{seat}", box.inset(3))


def _at(course: Sequence[Point], x: float) -> Point:
    """Return the point of a curve at `x`."""
    for (left, y), (right, there) in pairwise(course):
        if left <= x <= right and left < right:
            return x, y + (there - y) * (x - left) / (right - left)
    return course[-1]


def _player(
    canvas: Canvas, seat: Seat, look: Look, accuracy: float | None, row: Box, *, won: bool
) -> None:
    """Draw a name, a crown for a winner, and how accurately its owner played.

    Only the name of a winner is narrower for the crown: at a table of computers, all others have
    room for their numbers beside it.
    """
    row = row.centred(row.width, min(ROW, row.height))
    number = Box(row.right - NUMBER, row.y, NUMBER, row.height)
    head = row._replace(width=row.width - NUMBER - (CROWN if won else 0))
    seat_head(canvas, seat, look, head)
    if won:
        canvas.icon("crown", Box(head.right, row.y, CROWN, row.height).centred(56, 56))
    if accuracy is None:
        canvas.text("–", number, 44, Paint.INK)
        return
    room = number._replace(x=number.x + 8, width=number.width - 52)
    written = pencilled(canvas, round(accuracy), room, 48)
    canvas.icon("hand-percent", Box(written.right + 4, written.y + 3, 36, 40))
