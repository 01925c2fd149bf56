"""The score pad: points by category and player, as on the game's notepad, and who has won."""

from engine.core.game import Result
from engine.duel.score import CATEGORIES, score
from engine.duel.table import Table
from engine.duel.types import COLOURS, SEATS

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH
from ..look import Look
from ..paints import Paint
from .heading import emblem, seat_head
from .layout import MARGIN

HEAD, ROW, TOTAL = 84, 72, 96
BANNER = 250
LABEL = 560

ICONS = {
    "wonders": "wonder",
    "tokens": "token",
    "coins": "coin-set",
    "military": "pawn",
}
PAD_HEIGHT = HEAD + len(CATEGORIES) * ROW + TOTAL + 2 * MARGIN


def scorepad(table: Table, look: Look, result: Result | None = None) -> Picture:
    """Return the picture of the points so far; of a finished game it tells who has won and how.

    Without `result` the game's end is what the look says, if it says one.
    """
    return draw_scorepad(table, look, result).picture()


def draw_scorepad(table: Table, look: Look, result: Result | None = None) -> Canvas:
    """Return the score pad as a canvas."""
    result = result or look.ended
    top = MARGIN if result is None else BANNER + 2 * MARGIN
    canvas = Canvas(WIDTH, top + PAD_HEIGHT + MARGIN, Paint.NIGHT, look.theme)
    if result is not None:
        _banner(canvas, look, result, Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, BANNER))
    _pad(canvas, table, look, result, Box(MARGIN, top, WIDTH - 2 * MARGIN, PAD_HEIGHT))
    return canvas


def _banner(canvas: Canvas, look: Look, result: Result, box: Box) -> None:
    canvas.fill(box, Paint.PANEL, radius=20, edge=Paint.GOLD, thick=5)
    picture = Box(box.x + 28, box.y + 25, 200, 200)
    canvas.icon(emblem(result.reason), picture)
    room = Box(picture.right + 30, box.y + 24, box.right - picture.right - 60, 202)
    high, low = room.rows(2, 6)
    canvas.text(look.words(f"reason-{result.reason}"), low, 54, Paint.GOLD, align="left")
    heads = high.columns(len(result.winners) or 1, 16)
    for winner, head in zip(result.winners, heads, strict=False):
        seat_head(canvas, winner, look, head)


def _pad(canvas: Canvas, table: Table, look: Look, result: Result | None, box: Box) -> None:
    canvas.fill(box, Paint.CREAM, radius=20)
    inner = box.inset(MARGIN)
    columns = Box(inner.x + LABEL, inner.y, inner.width - LABEL, HEAD).columns(2, MARGIN)
    for seat in SEATS:
        seat_head(canvas, seat, look, columns[seat].inset(0, 4))
    scores = [score(table, seat) for seat in SEATS]
    for n, category in enumerate(CATEGORIES):
        row = Box(inner.x, inner.y + HEAD + n * ROW, inner.width, ROW)
        if n % 2 == 0:
            canvas.fill(row.inset(0, 3), Paint.SAND, radius=12)
        _label(canvas, category, look, row)
        for seat in SEATS:
            points = str(getattr(scores[seat], category))
            cell = Box(columns[seat].x, row.y, columns[seat].width, row.height)
            canvas.text(points, cell, 46, Paint.INK)
    row = Box(inner.x, inner.y + HEAD + len(CATEGORIES) * ROW, inner.width, TOTAL).inset(0, 6)
    canvas.fill(row, Paint.INK, radius=16)
    label = Box(row.x + 24, row.y, LABEL - 40, row.height)
    canvas.text(look.words("score-total"), label, 44, Paint.CREAM, align="left")
    for seat in SEATS:
        won = result is not None and seat in result.winners
        cell = Box(columns[seat].x, row.y, columns[seat].width, row.height)
        if won:
            canvas.fill(cell.inset(6), Paint.GOLD, radius=14)
            canvas.icon("crown", Box(cell.x + 14, cell.y + 12, 64, 60))
        canvas.text(str(scores[seat].total), cell, 60, Paint.INK if won else Paint.CREAM)


def _label(canvas: Canvas, category: str, look: Look, row: Box) -> None:
    tile = Box(row.x + 8, row.y + 7, row.height - 14, row.height - 14)
    if category in COLOURS:
        canvas.icon(f"chip-{category}", tile)
    else:
        canvas.fill(tile, Paint(category), radius=13)
        canvas.icon(ICONS[category], tile.inset(5))
    room = Box(tile.right + 16, row.y, LABEL - tile.width - 40, row.height)
    canvas.text(look.words(f"score-{category}"), room, 38, Paint.INK, align="left")
