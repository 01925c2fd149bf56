"""The end of a game: who has won, with which wonder, and everybody's place and strengths."""

from collections.abc import Sequence

from engine.architects.counting import complete
from engine.architects.score import CATEGORIES, REASONS, WONDER, score
from engine.architects.score import result as outcome
from engine.architects.table import Table
from engine.core.game import Result, Seat

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH, Font
from ..lettering import draw_calls
from ..look import Look
from ..paints import SEATS, Paint
from ..paper import category_sign
from ..triumph import draw_triumph
from .layout import GAP, HEIGHT, MARGIN
from .scorepad import TILES
from .wonder import wonder

TRIUMPH = Box(MARGIN, MARGIN, 470, HEIGHT - 2 * MARGIN)
PLACES = Box(TRIUMPH.right + MARGIN, MARGIN, WIDTH - TRIUMPH.right - 2 * MARGIN, TRIUMPH.height)
MOST = 200
"""How high a place is at most."""
BADGE = 72
AIR = 24
"""What stays free before the sign of points."""


def finale(table: Table, look: Look) -> Picture:
    """Return the picture of a finished game, which ended as `look` says, or else `table`."""
    return draw_finale(table, look).picture()


def draw_finale(table: Table, look: Look) -> Canvas:
    """Return the end of a game as a canvas, as large as a board."""
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, look.theme)
    result = look.ended or outcome(table)
    assert result is not None, "the game has not ended"

    def draw_city(seat: Seat, box: Box) -> None:
        city, size = table.cities[seat], (box.width, box.height)
        drawn = wonder(look.theme, city.wonder, frozenset(city.stages), size, priced=False)
        canvas.stamp(drawn, box.x, box.y)

    how = _how(table, look, result)
    draw_triumph(canvas, TRIUMPH, result.winners, look, how, draw_city, air=8)
    _places(canvas, table, look, result)
    return canvas


def _how(table: Table, look: Look, result: Result) -> Sequence[str]:
    """Return how the game ended, and ever shorter forms of it: whose Wonder is complete.

    Below the name of a winner whose it is, the name is not repeated.
    """
    if result.reason not in REASONS:
        return (look.words(f"reason-{result.reason}"),)
    key = f"architects-picture-ended-{result.reason}"
    if result.reason != WONDER:
        return (look.words(key),)
    builder = next(seat for seat, city in enumerate(table.cities) if complete(city))
    if tuple(result.winners) == (builder,):
        return (look.words(f"{key}.own"),)
    return [look.words(key, name=name) for name in look.shorter_names(builder)]


def _places(canvas: Canvas, table: Table, look: Look, result: Result) -> None:
    """Draw everybody in the order of points, with the categories in which they are best."""
    seats = [Seat(seat) for seat in range(len(table.cities))]
    scores = [score(table, seat) for seat in seats]

    def rank(seat: Seat) -> tuple[bool, int, int, int]:
        built = len(table.cities[seat].stages)
        return (seat not in result.winners, -scores[seat].total, -built, seat)

    each = min(MOST, (PLACES.height + GAP) // len(seats) - GAP)
    top = PLACES.y + (PLACES.height - len(seats) * (each + GAP) + GAP) // 2
    best = {category: max(int(getattr(one, category)) for one in scores) for category in CATEGORIES}
    for n, seat in enumerate(sorted(seats, key=rank)):
        row = PLACES._replace(y=top + n * (each + GAP), height=each)
        strong = [
            category
            for category in CATEGORIES
            if best[category] > 0 and getattr(scores[seat], category) == best[category]
        ]
        _place(canvas, table, seat, strong, look, row, won=seat in result.winners)


def _place(
    canvas: Canvas,
    table: Table,
    seat: Seat,
    strong: Sequence[str],
    look: Look,
    box: Box,
    *,
    won: bool,
) -> None:
    edge, thick = (Paint.GOLD, 5) if won else (Paint.EDGE, 2)
    canvas.fill(box, Paint.NIGHT, radius=18, edge=edge, thick=thick)
    inner = box.inset(8)
    city = table.cities[seat]
    view = inner._replace(width=inner.height * 5 // 4)
    size = (view.width, view.height)
    drawn = wonder(look.theme, city.wonder, frozenset(city.stages), size, priced=False)
    canvas.stamp(drawn, view.x, view.y)
    half = inner.height // 2 if strong else inner.height
    disc = Box(view.right + 12, inner.y, 48, half)
    canvas.icon(f"seat-{seat}", disc)
    total = Box(box.right - 130, box.y, 120, box.height)
    high = max(64, 2 * box.height // 5)
    points = str(score(table, seat).total)
    canvas.text(points, total, high, Paint.GOLD if won else Paint.IVORY, font=Font.SERIF)
    sign = Box(total.x - 56, box.y, 52, box.height)
    canvas.icon("points", sign)
    name = Box(disc.right + 14, disc.y, sign.x - AIR - disc.right - 14, disc.height)
    draw_calls(canvas, look.calls(seat), name, 48, SEATS[seat])
    room = sign.x - AIR - disc.x
    side = min(BADGE, inner.height // 2 - 4, room // max(1, len(strong)) - 8)
    for n, category in enumerate(strong):
        at = Box(disc.x + n * (side + 8), name.bottom + 4, side, side)
        category_sign(canvas, *TILES[category], at)
