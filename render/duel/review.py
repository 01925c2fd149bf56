"""The picture of a review of Duel: the chances move by move, the turning points, and the end."""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from engine.ai.review import Review
from engine.core.game import Result, Seat
from engine.duel.types import SEATS

from ..box import Box
from ..canvas import Canvas, Picture, Point, text_width
from ..flags import DOT, Flag, draw_flags
from ..fonts import WIDTH, Font
from ..heading import seat_head
from ..lettering import draw_lines
from ..look import Look
from ..paints import SEATS as SEAT_PAINTS
from ..paints import Paint
from ..paper import BINDING, pencilled, rule, sheet
from .heading import emblem
from .layout import HEIGHT, MARGIN

SHEET = Box(MARGIN, 4, WIDTH - 2 * MARGIN, HEIGHT - 12)
INNER = Box(SHEET.x + 26, SHEET.y + BINDING, SHEET.width - 52, SHEET.height - BINDING - 22)
TITLE = INNER._replace(height=62)
BAR, ACCURACY = 68, 430
"""How high the bar of a player is, and how wide what stands beside the name."""
BARS = (
    Box(INNER.x, TITLE.bottom + 4, INNER.width, BAR),
    Box(INNER.x, INNER.bottom - BAR, INNER.width, BAR),
)
AGES = Box(INNER.x, BARS[1].y - 64, INNER.width, 58)
SCALE, ENDING = 122, 104
"""How wide the scale at the left of the curve is, and the place for its end at the right."""
LABEL, WIDEST = 44, 620
"""How high it is written whose chance a half of the chart is, and how wide at most."""
CHART = Box(
    INNER.x + SCALE,
    BARS[0].bottom + 10 + LABEL,
    INNER.width - SCALE - ENDING,
    AGES.y - BARS[0].bottom - 16 - 2 * LABEL,
)
CURVE = 8
"""How thick the curve is."""
WINNER = 104
"""How high the crown and the shape of a winner are at the end of the curve."""
EDGES = (0.0, 0.25, 0.75, 1.0)


def review(judged: Review, ages: Sequence[int], look: Look, result: Result) -> Picture:
    """Return the picture of a finished game; `ages` are those in which each move was made."""
    return draw_review(judged, ages, look, result).picture()


def draw_review(judged: Review, ages: Sequence[int], look: Look, result: Result) -> Canvas:
    """Return the review of a game as a canvas, as large as a board."""
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, look.theme)
    canvas.stamp(sheet(look.theme, SHEET.width, SHEET.height, ringed=True), SHEET.x, SHEET.y)
    _title(canvas, look, result)
    for seat in SEATS:
        won = seat in result.winners
        _player(canvas, seat, look, judged.accuracy[seat], BARS[seat], won=won)
    _ground(canvas, look)
    points = [_point(n, judged) for n in range(len(judged.curve))]
    _chances(canvas, points)
    _ages(canvas, ages, points, look)
    for seat in SEATS:
        _label(canvas, seat, look)
    canvas.line(points, Paint.INK, thick=CURVE)
    _end(canvas, points[-1], result)
    flags = [Flag(points[turn.n], turn.seat, up=turn.seat == 0) for turn in judged.turns]
    draw_flags(canvas, CHART, flags, [points])
    return canvas


def _title(canvas: Canvas, look: Look, result: Result) -> None:
    """Write what the curve tells, and how the game ended."""
    left, right = TITLE.columns(2, 20)
    canvas.icon("pencil", Box(left.x, left.y, 62, left.height))
    room = Box(left.x + 74, left.y, left.width - 74, left.height)
    draw_lines(canvas, look.words("picture-chances"), room, 44, Paint.INK, align="left")
    canvas.icon(emblem(result.reason), Box(right.right - 72, right.y - 4, 72, right.height + 8))
    room = right._replace(width=right.width - 84)
    text = look.words(f"reason-{result.reason}")
    draw_lines(canvas, text, room, 44, Paint.INK, align="right")


def _player(
    canvas: Canvas, seat: Seat, look: Look, accuracy: float | None, bar: Box, *, won: bool
) -> None:
    """Draw a name, and how accurately its owner played."""
    seat_head(canvas, seat, look, bar._replace(width=bar.width - ACCURACY))
    beside = Box(bar.right - ACCURACY + 16, bar.y, ACCURACY - 16, bar.height)
    if won:
        canvas.icon("crown", Box(beside.x, beside.y, 66, beside.height))
    label = Box(beside.x + 76, beside.y, 190, beside.height)
    canvas.text(look.words("picture-accuracy"), label, 38, Paint.INK, align="right")
    number = Box(label.right + 8, beside.y, beside.right - label.right - 8, beside.height)
    if accuracy is None:
        canvas.text("–", number, 44, Paint.INK)
        return
    written = pencilled(canvas, round(accuracy), number._replace(width=number.width - 48), 48)
    canvas.icon("hand-percent", Box(written.right + 6, written.y + 3, 40, 44))


def _ground(canvas: Canvas, look: Look) -> None:
    """Draw the scale: above the middle line the one is ahead, below it the other."""
    for part in EDGES:
        rule(canvas, CHART, _height(part))
    gutter = Box(INNER.x, CHART.y, SCALE - 14, CHART.height)
    for text, part in ((100, 1.0), (50, 0.5), (100, 0.0)):
        room = Box(gutter.x, _height(part) - 24, gutter.width, 48)
        canvas.text(look.words("hint-chance", percent=text), room, 36, Paint.INK, align="right")
    for seat, part in zip(SEATS, (0.75, 0.25), strict=True):
        at = Box(gutter.right - 62, _height(part) - 30, 60, 60)
        canvas.icon(f"seat-{seat}", at)


def _height(chance: float) -> int:
    return CHART.y + round(CHART.height * (1 - chance))


def _point(n: int, judged: Review) -> Point:
    """Return where the curve is before the `n`th move."""
    part = n / max(1, len(judged.curve) - 1)
    return CHART.x + CHART.width * part, CHART.y + CHART.height * (1 - judged.curve[n][0])


def _chances(canvas: Canvas, points: Sequence[Point]) -> None:
    """Fill what lies between the curve and the middle, on each side in the leader's colour."""
    middle = float(_height(0.5))
    whole = list(_with_crossings(points, middle))
    for seat, keep in zip(SEATS, (min, max), strict=True):
        edge = [(x, keep(y, middle)) for x, y in whole]
        if any(y != middle for _, y in edge):
            canvas.area([(edge[0][0], middle), *edge, (edge[-1][0], middle)], SEAT_PAINTS[seat])
    rule(canvas, CHART, round(middle), thick=4, paint=Paint.INK)


def _with_crossings(points: Sequence[Point], middle: float) -> Iterator[Point]:
    """Yield the points, and those between them at which the curve crosses the middle."""
    for (x, y), (far, there) in pairwise(points):
        yield x, y
        if (y - middle) * (there - middle) < 0:
            yield x + (far - x) * (middle - y) / (there - y), middle
    yield points[-1]


def _ages(canvas: Canvas, ages: Sequence[int], points: Sequence[Point], look: Look) -> None:
    """Part the ages with lines, and write below the curve which is which."""
    first = 0
    for age, moves in groupby(ages):
        last = first + len(list(moves))
        left, right = round(points[first][0]), round(points[last][0])
        if first:
            canvas.fill(Box(left - 1, CHART.y, 3, AGES.bottom - CHART.y), Paint.GOLD_DEEP)
        _age(canvas, age, Box(left, AGES.y, right - left, AGES.height).inset(6, 0), look)
        first = last


def _age(canvas: Canvas, age: int, box: Box, look: Look) -> None:
    """Draw the sign of an age, and its name where there is room."""
    text, side = look.words(f"age-{age}"), 50
    width = text_width(text, Font.BOLD, 36)
    if box.width < side:
        return
    if box.width < side + 10 + width:
        canvas.icon(_sign(age), box.centred(side, side))
        return
    group = box.centred(side + 10 + width, side)
    canvas.icon(_sign(age), group._replace(width=side))
    canvas.text(text, Box(group.right - width, box.y, width, box.height), 36, Paint.INK)


def _sign(age: int) -> str:
    return f"age-{age}" if age else "wonder"


def _end(canvas: Canvas, end: Point, result: Result) -> None:
    """Crown the winners where the curve ends."""
    x, y = round(end[0]), round(end[1])
    canvas.fill(Box(x - DOT // 2, y - DOT // 2, DOT, DOT), Paint.INK, radius=DOT // 2)
    tall = WINNER * len(result.winners)
    top = min(max(y - tall // 2, CHART.y - 8), CHART.bottom + 8 - tall)
    for n, seat in enumerate(result.winners):
        at = Box(CHART.right + 20, top + n * WINNER, ENDING - 20, WINNER)
        canvas.icon("crown", at._replace(height=48))
        canvas.icon(f"seat-{seat}", Box(at.x, at.y + 48, at.width, 56))


def _label(canvas: Canvas, seat: Seat, look: Look) -> None:
    """Write whose chance a half of the chart is, above or below it."""
    texts = [look.words("picture-chance-of", name=name) for name in look.shorter_names(seat)]
    text = next((each for each in texts if text_width(each, Font.BOLD, 36) <= WIDEST), texts[-1])
    width = min(WIDEST, text_width(text, Font.BOLD, 36)) + 32
    at = Box(CHART.x, (CHART.y - LABEL - 4, CHART.bottom + 4)[seat], width, LABEL)
    canvas.fill(at, SEAT_PAINTS[seat], radius=LABEL // 2)
    canvas.text(text, at.inset(16, 0), 36, Paint.INK)
