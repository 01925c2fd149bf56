"""The score pad: the points of up to seven people in seven categories, as on the notepad."""

from collections.abc import Sequence
from functools import lru_cache

from engine.core.game import Result, Seat
from engine.seven.score import CATEGORIES, Score, score
from engine.seven.table import Table, seats

from ..box import Box
from ..canvas import Canvas, Picture, Piece
from ..fonts import WIDTH, Font
from ..lettering import draw_lines
from ..look import Look
from ..paints import SEATS, Paint
from ..paper import BINDING, category_sign, pencilled, ring, rule, sheet
from ..themes import Theme

ICONS = {"military": "shield", "coins": "coin-set", "wonders": "wonder"}
"""The drawings of the categories that are no card's colour."""

SHEET = Box(24, 14, WIDTH - 48, 940)
HEAD, ROW, TOTAL = 116, 82, 124
LABEL = 356
DIGITS, SUM = 46, 60
NARROW = 160
"""How narrow a column must be for its name to be written in the narrower typeface."""

INNER = Box(SHEET.x + 30, SHEET.y + BINDING + 16, SHEET.width - 60, HEAD)
ROWS = Box(INNER.x, INNER.bottom + 10, INNER.width, ROW * len(CATEGORIES))
FOOT = Box(INNER.x, ROWS.bottom + 4, INNER.width, TOTAL)
PAPER = SHEET._replace(height=FOOT.bottom + 26 - SHEET.y)


def scorepad(table: Table, look: Look, result: Result | None = None) -> Picture:
    """Return the picture of the points so far; of a finished game it tells who has won.

    Without `result` the game's end is what the look says, if it says one.
    """
    return draw_scorepad(table, look, result).picture()


def draw_scorepad(table: Table, look: Look, result: Result | None = None) -> Canvas:
    """Return the score pad as a canvas."""
    result = result or look.ended
    canvas = Canvas(WIDTH, PAPER.bottom + 14, Paint.NIGHT, look.theme)
    labels = tuple(look.words(f"score-{category}") for category in (*CATEGORIES, "total"))
    canvas.stamp(_printed(look.theme, labels, table.players), PAPER.x, PAPER.y)
    corner = Box(INNER.x, INNER.y, LABEL - 16, HEAD)
    canvas.icon("pencil" if result is None else "crown", corner._replace(width=88))
    room = Box(corner.x + 100, corner.y, corner.width - 100, corner.height)
    draw_lines(canvas, look.words("picture-score"), room, 50, Paint.INK, align="left")
    scores = [score(table, seat) for seat in seats(table)]
    for seat, column in zip(seats(table), _columns(table.players), strict=True):
        won = result is not None and seat in result.winners
        _head(canvas, seat, look, column, won=won)
    for category, row in zip(CATEGORIES, ROWS.rows(len(CATEGORIES)), strict=True):
        _points(canvas, category, scores, row)
    _totals(canvas, scores, result)
    return canvas


def _columns(players: int) -> tuple[Box, ...]:
    return Box(INNER.x + LABEL, INNER.y, INNER.width - LABEL, HEAD).columns(players, 10)


@lru_cache(maxsize=6)  # few: each takes five megabytes
def _printed(theme: Theme, labels: tuple[str, ...], players: int) -> Piece:
    """Return an empty sheet: what is printed on it in one language."""
    canvas = Canvas(PAPER.width, PAPER.height, Paint.NIGHT, theme, clear=True)
    canvas.stamp(sheet(theme, PAPER.width, PAPER.height, ringed=True), 0, 0)
    rows = ROWS.moved(-PAPER.x, -PAPER.y)
    for n, row in enumerate(rows.rows(len(CATEGORIES))):
        rule(canvas, row, row.y)
        tile = Box(row.x + 8, row.y, 58, row.height).centred(58, 58)
        category_sign(canvas, CATEGORIES[n], ICONS.get(CATEGORIES[n]), tile)
        room = Box(tile.right + 14, row.y, LABEL - 90, row.height)
        canvas.text(labels[n], room, 40, Paint.INK, font=Font.SERIF, align="left")
    foot = FOOT.moved(-PAPER.x, -PAPER.y)
    for column in _columns(players):
        x = column.x - PAPER.x - 6
        canvas.fill(Box(x, rows.y, 3, foot.bottom - rows.y), Paint.SAND)
    rule(canvas, foot, foot.y - 4, thick=4, paint=Paint.INK)
    rule(canvas, foot, foot.y + 4, thick=3, paint=Paint.INK)
    room = Box(foot.x + 12, foot.y + 8, LABEL - 40, foot.height - 8)
    canvas.text(labels[-1], room, 56, Paint.INK, font=Font.SERIF, align="left")
    return canvas.piece()


def _head(canvas: Canvas, seat: Seat, look: Look, box: Box, *, won: bool) -> None:
    paint = SEATS[seat]
    canvas.fill(box, paint, radius=14, edge=Paint.GOLD if won else None, thick=5)
    disc = Box(box.x, box.y + 8, box.width, 50).centred(50, 50)
    canvas.fill(disc, Paint.INK, radius=25)
    canvas.icon(f"seat-{seat}", disc.inset(7))
    if won:
        canvas.icon("crown", Box(disc.right + 2, disc.y, 44, 44))
    name = Box(box.x + 4, disc.bottom, box.width - 8, box.bottom - disc.bottom - 4)
    font = Font.SERIF if box.width > NARROW else Font.BOLD
    canvas.text(look.name(seat), name, 38, Paint.INK, font=font)


def _points(canvas: Canvas, category: str, scores: Sequence[Score], row: Box) -> None:
    points = [int(getattr(each, category)) for each in scores]
    for number, column in zip(points, _columns(len(scores)), strict=True):
        cell = column._replace(y=row.y, height=row.height)
        written = pencilled(canvas, number, cell, DIGITS)
        if number == max(points) and points.count(number) <= len(points) // 2:
            ring(canvas, written, 8)


def _totals(canvas: Canvas, scores: Sequence[Score], result: Result | None) -> None:
    for seat, column in enumerate(_columns(len(scores))):
        cell = column._replace(y=FOOT.y + 12, height=FOOT.height - 12)
        if result is not None and seat in result.winners:
            canvas.fill(cell, Paint.GOLD, radius=16)
        pencilled(canvas, scores[seat].total, cell, SUM)
