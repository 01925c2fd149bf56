"""The end of a game: who has won and how, both cities, and the points between them."""

from engine.core.game import Result, Seat
from engine.duel.score import CATEGORIES, CIVILIAN, TIEBREAK, Score, score
from engine.duel.table import View
from engine.duel.types import SEATS

from ..box import Box
from ..canvas import Canvas, Picture, Piece, cached, text_width
from ..fonts import FLOORS, WIDTH, Font
from ..lettering import broken, draw_lines
from ..look import Look
from ..paints import SEATS as SEAT_PAINTS
from ..paints import Paint
from ..paper import category_sign, pencilled, ring, rule, sheet
from ..themes import Theme
from .final_city import final_city
from .heading import ICONS, emblem, points_decide
from .layout import HEIGHT, MARGIN

CITY = 344
CITIES = (
    Box(MARGIN, MARGIN, CITY, HEIGHT - 2 * MARGIN),
    Box(WIDTH - MARGIN - CITY, MARGIN, CITY, HEIGHT - 2 * MARGIN),
)
MIDDLE = Box(CITY + 2 * MARGIN, MARGIN, WIDTH - 2 * CITY - 4 * MARGIN, HEIGHT - 2 * MARGIN)
TRIUMPH = MIDDLE._replace(height=308)
EMBLEM, NAME, REASON = 154, 82, 52
SHAPE, SHAPE_GAP = 46, 14
LARGEST, TWO_LINES = 64, 34
"""How large a winner's name is in one line, and in two."""
PAPER = Box(MIDDLE.x, TRIUMPH.bottom + MARGIN, MIDDLE.width, MIDDLE.bottom - TRIUMPH.bottom - 10)

PAD, HEAD, ROW, TOTAL = 16, 48, 44, 76
CELL, DIGITS, SUM, IDLE = 112, 33, 52, 38


def finale(view: View, look: Look) -> Picture:
    """Return the picture of a game that has ended as `look` tells."""
    assert look.ended is not None
    return draw_finale(view, look, look.ended).picture()


def draw_finale(view: View, look: Look, result: Result) -> Canvas:
    """Return the end of a game as a canvas, as large as a board."""
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, look.theme)
    for seat in SEATS:
        final_city(canvas, view.table, seat, look, CITIES[seat], won=seat in result.winners)
    _triumph(canvas, look, result)
    _points(canvas, [score(view.table, seat) for seat in SEATS], look, result)
    return canvas


def _triumph(canvas: Canvas, look: Look, result: Result) -> None:
    """Draw how the game ended, and who has won, if anybody, in their colours."""
    canvas.fill(TRIUMPH, Paint.PANEL, radius=20, edge=Paint.GOLD, thick=5)
    inner = TRIUMPH.inset(14, 10)
    canvas.icon(emblem(result.reason), inner._replace(height=EMBLEM))
    names = Box(inner.x, inner.y + EMBLEM, inner.width, NAME)
    text = look.words(f"reason-{result.reason}")
    if not result.winners:
        canvas.text(text, names._replace(height=NAME + REASON), 52, Paint.GOLD, font=Font.SERIF)
        return
    columns = names.columns(len(result.winners), 12)
    for seat, column in zip(result.winners, columns, strict=True):
        _winner(canvas, seat, look, column)
    line = Box(inner.x, names.bottom - 2, inner.width, REASON)
    canvas.text(text, line, 40, Paint.GOLD, font=Font.SERIF)


def _winner(canvas: Canvas, seat: Seat, look: Look, box: Box) -> None:
    """Write a name as large as it fits, in two lines if need be, behind the seat's shape."""
    room = box.width - SHAPE - SHAPE_GAP
    whole = look.name(seat)
    ways = [(whole, broken(whole, Font.SERIF, TWO_LINES, room))]
    ways += [(name, (name,)) for name in look.shorter_names(seat)]
    name, lines = next(way for way in ways if _widest(way[1], FLOORS[Font.SERIF]) <= room)
    most = LARGEST if len(lines) == 1 else TWO_LINES
    size = next(s for s in range(most, 0, -1) if _widest(lines, s) <= room)
    size = max(size, FLOORS[Font.SERIF])
    width = _widest(lines, size)
    group = box.centred(SHAPE + SHAPE_GAP + width, box.height)
    canvas.icon(f"seat-{seat}", Box(group.x, group.y, SHAPE, group.height))
    at = Box(group.right - width, group.y, width, group.height)
    if len(lines) == 1:
        canvas.text(name, at, size, SEAT_PAINTS[seat], font=Font.SERIF)
    else:
        draw_lines(canvas, name, at, size, SEAT_PAINTS[seat], align="left")


def _widest(lines: tuple[str, ...], size: int) -> int:
    return max(text_width(line, Font.SERIF, size) for line in lines)


def _points(canvas: Canvas, scores: list[Score], look: Look, result: Result) -> None:
    """Draw the score pad between the cities: each one's points at its own side."""
    decide = points_decide(result)
    head = look.words("picture-points" if decide else "picture-points-idle")
    labels = tuple(look.words(f"score-{category}") for category in (*CATEGORIES, "total"))
    canvas.stamp(_printed(look.theme, head, labels), PAPER.x, PAPER.y)
    inner = PAPER.inset(PAD, 0)
    for n, category in enumerate(CATEGORIES):
        row = Box(inner.x, PAPER.y + HEAD + n * ROW, inner.width, ROW)
        for seat in SEATS:
            written = pencilled(canvas, getattr(scores[seat], category), _cell(row, seat), DIGITS)
            decided = category == "blue" and result.reason == TIEBREAK
            if decided and seat in result.winners:
                ring(canvas, written, 5)
    foot = Box(inner.x, PAPER.y + HEAD + len(CATEGORIES) * ROW + 8, inner.width, TOTAL)
    for seat in SEATS:
        cell = _cell(foot, seat)
        if decide and seat in result.winners:
            canvas.fill(cell, Paint.GOLD, radius=16)
        pencilled(canvas, scores[seat].total, cell, SUM if decide else IDLE)
        if result.reason == CIVILIAN and seat in result.winners:
            crown = Box(
                foot.x + CELL + 8 if seat == 0 else foot.right - CELL - 66, foot.y, 58, TOTAL
            )
            canvas.icon("crown", crown)


def _cell(row: Box, seat: int) -> Box:
    return row._replace(x=row.right - CELL if seat else row.x, width=CELL)


@cached
def _printed(theme: Theme, head: str, labels: tuple[str, ...]) -> Piece:
    """Return the sheet of the points before they are written on it."""
    canvas = Canvas(PAPER.width, PAPER.height, Paint.NIGHT, theme, clear=True)
    canvas.stamp(sheet(theme, PAPER.width, PAPER.height, ringed=False), 0, 0)
    inner = canvas.box.inset(PAD, 0)
    for seat in SEATS:
        at = _cell(inner._replace(height=HEAD), seat)
        canvas.icon(f"seat-{seat}", at.centred(34, 34))
    room = Box(inner.x + CELL, 2, inner.width - 2 * CELL, HEAD - 2)
    canvas.text(head, room, 36, Paint.INK)
    for n, category in enumerate(CATEGORIES):
        row = Box(inner.x, HEAD + n * ROW, inner.width, ROW)
        rule(canvas, row, row.y)
        tile = Box(row.x + CELL + 16, row.y, 38, ROW).centred(38, 38)
        category_sign(canvas, category, ICONS.get(category), tile)
        name = Box(tile.right + 14, row.y, inner.right - CELL - tile.right - 18, ROW)
        canvas.text(labels[n], name, 35, Paint.INK, align="left")
    foot = Box(inner.x, HEAD + len(CATEGORIES) * ROW, inner.width, TOTAL)
    rule(canvas, foot, foot.y, thick=4, paint=Paint.INK)
    total = Box(inner.x + CELL + 70, foot.y + 8, inner.width - 2 * CELL - 140, TOTAL)
    canvas.text(labels[-1], total, 46, Paint.INK, font=Font.SERIF)
    return canvas.piece()
