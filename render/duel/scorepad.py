"""The score pad: points by category and player, as on the game's notepad, and who has won."""

from engine.core.game import Result, Seat
from engine.duel.score import CATEGORIES, Score, score
from engine.duel.table import Table
from engine.duel.types import SEATS

from ..box import Box
from ..canvas import Canvas, Picture, Piece, cached
from ..fonts import WIDTH, Font
from ..heading import seat_head
from ..lettering import draw_lines
from ..look import Look, Words
from ..paints import Paint
from ..paper import BINDING, category_sign, pencilled, ring, rule, sheet
from ..themes import Theme
from .heading import ICONS, emblem, points_decide

SHEET = Box(24, 14, WIDTH - 48, 1000)
HEAD, ROW, TOTAL = 108, 84, 130
LABEL = 480
DIGITS, SUM = 50, 76

INNER = Box(SHEET.x + 36, SHEET.y + BINDING + 22, SHEET.width - 72, HEAD)
COLUMNS = Box(INNER.x + LABEL, INNER.y, INNER.width - LABEL, HEAD).columns(2, 20)
ROWS = Box(INNER.x, INNER.bottom + 10, INNER.width, ROW * len(CATEGORIES))
FOOT = Box(INNER.x, ROWS.bottom + 4, INNER.width, TOTAL)
PAPER = SHEET._replace(height=FOOT.bottom + 26 - SHEET.y)


def scorepad(table: Table, look: Look) -> Picture:
    """Return the picture of the points so far; with `look.ended`, it shows who has won and how."""
    return draw_scorepad(table, look).picture()


def draw_scorepad(table: Table, look: Look) -> Canvas:
    """Return the score pad as a canvas."""
    canvas = Canvas(WIDTH, PAPER.bottom + 14, Paint.NIGHT, look.theme)
    labels = tuple(look.words(f"score-{category}") for category in (*CATEGORIES, "total"))
    canvas.stamp(_printed(look.theme, labels), PAPER.x, PAPER.y)
    _corner(canvas, look.words, look.ended)
    for seat in SEATS:
        _head(canvas, seat, look, won=look.ended is not None and seat in look.ended.winners)
    scores = [score(table, seat) for seat in SEATS]
    for category, row in zip(CATEGORIES, ROWS.rows(len(CATEGORIES)), strict=True):
        _points(canvas, category, scores, row)
    _totals(canvas, scores, look.ended)
    return canvas


@cached
def _printed(theme: Theme, labels: tuple[str, ...]) -> Piece:
    """Return an empty sheet: what is printed on it in one language."""
    canvas = Canvas(PAPER.width, PAPER.height, Paint.NIGHT, theme, clear=True)
    canvas.stamp(sheet(theme, PAPER.width, PAPER.height, ringed=True), 0, 0)
    rows = ROWS.moved(-PAPER.x, -PAPER.y)
    for n, row in enumerate(rows.rows(len(CATEGORIES))):
        rule(canvas, row, row.y)
        tile = Box(row.x + 10, row.y, 62, row.height).centred(62, 62)
        category_sign(canvas, CATEGORIES[n], ICONS.get(CATEGORIES[n]), tile)
        room = Box(tile.right + 20, row.y, LABEL - 110, row.height)
        canvas.text(labels[n], room, 42, Paint.INK, font=Font.SERIF, align="left")
    foot = FOOT.moved(-PAPER.x, -PAPER.y)
    for column in COLUMNS:
        x = column.x - PAPER.x - 11
        canvas.fill(Box(x, rows.y, 3, foot.bottom - rows.y), Paint.SAND)
    rule(canvas, foot, foot.y - 4, thick=4, paint=Paint.INK)
    rule(canvas, foot, foot.y + 4, thick=3, paint=Paint.INK)
    room = Box(foot.x + 12, foot.y + 8, LABEL - 40, foot.height - 8)
    canvas.text(labels[-1], room, 60, Paint.INK, font=Font.SERIF, align="left")
    return canvas.piece()


def _corner(canvas: Canvas, words: Words, result: Result | None) -> None:
    """Draw what the sheet is about: the points so far, or how the game was won."""
    box = Box(INNER.x, INNER.y, LABEL - 24, INNER.height)
    if result is None:
        canvas.icon("pencil", Box(box.x + 2, box.y, 88, box.height))
        text = words("picture-score")
    else:
        canvas.icon(emblem(result.reason), Box(box.x - 6, box.y - 2, 108, box.height + 4))
        text = words(f"reason-{result.reason}")
    room = Box(box.x + 106, box.y, box.width - 106, box.height)
    draw_lines(canvas, text, room, 56, Paint.INK, align="left")


def _head(canvas: Canvas, seat: Seat, look: Look, *, won: bool) -> None:
    box = COLUMNS[seat].inset(0, 10)
    if won:
        canvas.icon("crown", Box(box.right - 62, box.y, 62, box.height))
        box = box._replace(width=box.width - 68)
    seat_head(canvas, seat, look, box)


def _points(canvas: Canvas, category: str, scores: list[Score], row: Box) -> None:
    points = [int(getattr(each, category)) for each in scores]
    for seat in SEATS:
        cell = COLUMNS[seat]._replace(y=row.y, height=row.height)
        written = pencilled(canvas, points[seat], cell, DIGITS)
        if points[seat] > min(points):
            ring(canvas, written)


def _totals(canvas: Canvas, scores: list[Score], result: Result | None) -> None:
    """Write the totals; a crown stands at the winner's where points decided."""
    decide = result is not None and points_decide(result)
    for seat in SEATS:
        cell = COLUMNS[seat]._replace(y=FOOT.y + 12, height=FOOT.height - 12)
        won = result is not None and seat in result.winners
        if won and decide:
            canvas.fill(cell, Paint.GOLD, radius=18)
            canvas.icon("crown", Box(cell.x + 16, cell.y, 76, cell.height))
        pencilled(canvas, scores[seat].total, cell, SUM)
