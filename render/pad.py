"""A score pad: the points of up to seven people by category, as on the notepad of a game."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.game import Result, Seat

from .box import Box
from .canvas import Canvas, Piece, cached
from .fonts import WIDTH, Font
from .lettering import draw_lines, draw_name
from .look import Look
from .paints import SEATS, Paint
from .paper import BINDING, category_sign, pencilled, ring, rule, sheet
from .themes import Theme

SHEET = Box(24, 14, WIDTH - 48, 0)
HEAD, ROW, TOTAL = 116, 82, 124
LABEL = 356
DIGITS, SUM = 46, 60
CROWN = 46
"""How much room the crown of a winner takes beside the seat's mark."""

NARROW = 160
"""How narrow a column must be for its name to be written in the narrower typeface."""

INNER = Box(SHEET.x + 30, SHEET.y + BINDING + 16, SHEET.width - 60, HEAD)


class Category(NamedTuple):
    """A row of the pad: its name, its paint, its drawing if it is no card's colour, the points."""

    label: str
    paint: str
    icon: str | None
    points: tuple[int, ...]


class _Printed(NamedTuple):
    """What is printed on an empty sheet; `tiles` are paints and drawings of the categories."""

    labels: tuple[str, ...]
    tiles: tuple[tuple[str, str | None], ...]
    players: int


def draw_pad(rows: Sequence[Category], look: Look) -> Canvas:
    """Return the score pad as a canvas; the winners of a finished game have crowns."""
    players, result = len(rows[0].points), look.ended
    lines = _rows(len(rows))
    foot = _foot(len(rows))
    paper = SHEET._replace(height=foot.bottom + 26 - SHEET.y)
    canvas = Canvas(WIDTH, paper.bottom + 14, Paint.NIGHT, look.theme)
    labels = (*(row.label for row in rows), look.words("score-total"))
    tiles = tuple((row.paint, row.icon) for row in rows)
    canvas.stamp(_printed(look.theme, _Printed(labels, tiles, players)), paper.x, paper.y)
    corner = Box(INNER.x, INNER.y, LABEL - 16, HEAD)
    canvas.icon("pencil" if result is None else "crown", corner._replace(width=88))
    room = Box(corner.x + 100, corner.y, corner.width - 100, corner.height)
    draw_lines(canvas, look.words("picture-score"), room, 50, Paint.INK, align="left")
    for seat, column in zip(range(players), _columns(players), strict=True):
        won = result is not None and seat in result.winners
        _head(canvas, Seat(seat), look, column, won=won)
    for row, line in zip(rows, lines.rows(len(rows)), strict=True):
        _points(canvas, row.points, line)
    totals = [sum(each) for each in zip(*(row.points for row in rows), strict=True)]
    _totals(canvas, totals, result, foot)
    return canvas


def _rows(count: int) -> Box:
    return Box(INNER.x, INNER.bottom + 10, INNER.width, ROW * count)


def _foot(count: int) -> Box:
    return Box(INNER.x, _rows(count).bottom + 4, INNER.width, TOTAL)


def _columns(players: int) -> tuple[Box, ...]:
    return Box(INNER.x + LABEL, INNER.y, INNER.width - LABEL, HEAD).columns(players, 10)


@cached
def _printed(theme: Theme, printed: _Printed) -> Piece:
    """Return an empty sheet: what is printed on it in one language."""
    count = len(printed.tiles)
    height = _foot(count).bottom + 26 - SHEET.y
    canvas = Canvas(SHEET.width, height, Paint.NIGHT, theme, clear=True)
    canvas.stamp(sheet(theme, SHEET.width, height, ringed=True), 0, 0)
    rows = _rows(count).moved(-SHEET.x, -SHEET.y)
    for row, label, (paint, icon) in zip(
        rows.rows(count), printed.labels, printed.tiles, strict=False
    ):
        rule(canvas, row, row.y)
        tile = Box(row.x + 8, row.y, 58, row.height).centred(58, 58)
        category_sign(canvas, paint, icon, tile)
        room = Box(tile.right + 14, row.y, LABEL - 90, row.height)
        canvas.text(label, room, 40, Paint.INK, font=Font.SERIF, align="left")
    foot = _foot(count).moved(-SHEET.x, -SHEET.y)
    for column in _columns(printed.players):
        x = column.x - SHEET.x - 6
        canvas.fill(Box(x, rows.y, 3, foot.bottom - rows.y), Paint.SAND)
    rule(canvas, foot, foot.y - 4, thick=4, paint=Paint.INK)
    rule(canvas, foot, foot.y + 4, thick=3, paint=Paint.INK)
    room = Box(foot.x + 12, foot.y + 8, LABEL - 40, foot.height - 8)
    canvas.text(printed.labels[-1], room, 56, Paint.INK, font=Font.SERIF, align="left")
    return canvas.piece()


def _head(canvas: Canvas, seat: Seat, look: Look, box: Box, *, won: bool) -> None:
    paint = SEATS[seat]
    canvas.fill(box, paint, radius=14, edge=Paint.GOLD if won else None, thick=5)
    disc = Box(box.x, box.y + 8, box.width, 50).centred(50, 50)
    if won and disc.right + CROWN > box.right:
        disc = disc._replace(x=box.x + (box.width - 50 - CROWN) // 2)
    canvas.fill(disc, Paint.INK, radius=25)
    canvas.icon(f"seat-{seat}", disc.inset(7))
    if won:
        canvas.icon("crown", Box(disc.right + 2, disc.y, 44, 44))
    name = Box(box.x + 4, disc.bottom, box.width - 8, box.bottom - disc.bottom - 4)
    font = Font.SERIF if box.width > NARROW else Font.BOLD
    draw_name(canvas, look.calls(seat), name, 38, Paint.NIGHT, font=font, align="middle")


def _points(canvas: Canvas, points: Sequence[int], row: Box) -> None:
    for number, column in zip(points, _columns(len(points)), strict=True):
        cell = column._replace(y=row.y, height=row.height)
        written = pencilled(canvas, number, cell, DIGITS)
        if number == max(points) and points.count(number) <= len(points) // 2:
            ring(canvas, written, 8)


def _totals(canvas: Canvas, totals: Sequence[int], result: Result | None, foot: Box) -> None:
    for seat, column in enumerate(_columns(len(totals))):
        cell = column._replace(y=foot.y + 12, height=foot.height - 12)
        if result is not None and seat in result.winners:
            canvas.fill(cell, Paint.GOLD, radius=16)
        pencilled(canvas, totals[seat], cell, SUM)
