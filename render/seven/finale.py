"""The end of a game: who has won, in which wonder, and everybody's place, points and strengths."""

from collections.abc import Mapping

from engine.core.game import Result, Seat
from engine.seven.score import CATEGORIES, POINTS, SHARED, TIEBREAK, score
from engine.seven.score import result as outcome
from engine.seven.table import Table, seats

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH, Font
from ..lettering import draw_calls
from ..look import Look
from ..paints import SEATS, Paint
from ..paper import category_sign
from ..triumph import draw_triumph
from .layout import GAP, HEIGHT, MARGIN
from .scorepad import ICONS
from .signs import scene

TRIUMPH = Box(MARGIN, MARGIN, 470, HEIGHT - 2 * MARGIN)
PLACES = Box(TRIUMPH.right + MARGIN, MARGIN, WIDTH - TRIUMPH.right - 2 * MARGIN, TRIUMPH.height)
MOST = 260
"""How high a place is at most."""
BADGE, NUMBER = 72, 56
"""How large the sign of a category is at most, and the room for the number beside it."""
AIR = 24
"""What stays free before the sign of points."""
REASONS = {
    POINTS: "seven-picture-won",
    TIEBREAK: "seven-picture-won-tiebreak",
    SHARED: "picture-shared",
}


def finale(table: Table, look: Look) -> Picture:
    """Return the picture of a finished game, which ended as `look` says, or else `table`."""
    return draw_finale(table, look).picture()


def draw_finale(table: Table, look: Look) -> Canvas:
    """Return the end of a game as a canvas, as large as a board."""
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, look.theme)
    result = look.ended or outcome(table)
    assert result is not None
    how = look.words(REASONS.get(result.reason, f"reason-{result.reason}"))

    def draw_city(seat: Seat, box: Box) -> None:
        canvas.scene(scene(table.cities[seat].board.wonder), box, radius=16)

    draw_triumph(canvas, TRIUMPH, result.winners, look, (how,), draw_city)
    _places(canvas, table, look, result)
    return canvas


def _places(canvas: Canvas, table: Table, look: Look, result: Result) -> None:
    """Draw everybody in the order of points, with the categories in which they are best."""
    scores = [score(table, seat) for seat in seats(table)]
    order = sorted(
        seats(table),
        key=lambda seat: (-scores[seat].total, -table.cities[seat].coins, seat),
    )
    order.sort(key=lambda seat: seat not in result.winners)
    each = min(MOST, (PLACES.height + GAP) // len(order) - GAP)
    top = PLACES.y + (PLACES.height - len(order) * (each + GAP) + GAP) // 2
    best = {category: max(int(getattr(one, category)) for one in scores) for category in CATEGORIES}
    for n, seat in enumerate(order):
        row = PLACES._replace(y=top + n * (each + GAP), height=each)
        strong = {
            category: most
            for category, most in best.items()
            if most > 0 and getattr(scores[seat], category) == most
        }
        _place(canvas, seat, scores[seat].total, strong, look, row, won=seat in result.winners)


def _place(
    canvas: Canvas,
    seat: Seat,
    points: int,
    strong: Mapping[str, int],
    look: Look,
    box: Box,
    *,
    won: bool,
) -> None:
    paint = SEATS[seat]
    edge, thick = (Paint.GOLD, 5) if won else (Paint.EDGE, 2)
    canvas.fill(box, Paint.NIGHT, radius=18, edge=edge, thick=thick)
    disc = Box(box.x + 18, box.y, 58, box.height)
    canvas.icon(f"seat-{seat}", disc)
    total = Box(box.right - 130, box.y, 120, box.height)
    size = min(80, max(64, 2 * box.height // 5))
    number = str(points).replace("-", "−")
    canvas.text(number, total, size, Paint.GOLD if won else Paint.IVORY, font=Font.SERIF)
    sign = Box(total.x - 56, box.y, 52, box.height)
    canvas.icon("points", sign)
    room = Box(disc.right + 16, box.y, sign.x - AIR - disc.right - 16, box.height).inset(0, 6)
    name = room._replace(height=room.height // 2) if strong else room
    draw_calls(canvas, look.calls(seat), name, 48, paint)
    if strong:
        low = Box(room.x, name.bottom + 4, room.width, room.bottom - name.bottom - 8)
        _strengths(canvas, strong, low)


def _strengths(canvas: Canvas, strong: Mapping[str, int], box: Box) -> None:
    """Draw categories with their points in one line or two, whichever makes them larger."""
    side, fewest = max((_side(len(strong), lines, box), -lines) for lines in (1, 2))
    across = -(len(strong) // fewest)
    for n, (category, points) in enumerate(strong.items()):
        down, aside = divmod(n, across)
        at = Box(box.x + aside * (side + NUMBER), box.y + down * (side + GAP), side, side)
        category_sign(canvas, category, ICONS.get(category), at)
        beside = Box(at.right + 4, at.y, NUMBER - 8, side)
        canvas.text(str(points), beside, 36, Paint.IVORY, align="left")


def _side(count: int, lines: int, box: Box) -> int:
    """Return how large categories in so many lines are, each with its number beside it."""
    across = -(-count // lines)
    return min(BADGE, (box.height + GAP) // lines - GAP, box.width // across - NUMBER)
