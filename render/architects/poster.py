"""The poster of a lobby: the seven wonders, who has joined, and how many seats are free."""

from collections.abc import Sequence
from functools import lru_cache

from engine.architects.catalog import WONDERS

from ..box import Box
from ..canvas import Canvas, Picture, Piece
from ..fonts import WIDTH
from ..lettering import draw_lines
from ..look import Look, Words
from ..paints import SEATS, Paint
from ..themes import STANDARD, Theme
from .layout import MARGIN
from .wonder import wonder

HEIGHT, FOOT = 560, 60
SCENES = 190
"""How high the row of the wonders is."""
ACROSS = 4


def poster(names: Sequence[str], seats: int, words: Words, theme: Theme = STANDARD) -> Picture:
    """Return the poster of a lobby with so many seats, of which those with `names` are taken."""
    return draw_poster(names, seats, words, theme).picture()


def draw_poster(names: Sequence[str], seats: int, words: Words, theme: Theme = STANDARD) -> Canvas:
    """Return the poster of a lobby as a canvas."""
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, theme)
    look = Look(names=tuple(names), words=words, theme=theme)
    canvas.stamp(_frieze(theme), 0, 0)
    room = Box(MARGIN, SCENES + MARGIN, WIDTH - 2 * MARGIN, HEIGHT - SCENES - FOOT - 2 * MARGIN)
    down = 1 if seats <= ACROSS else 2
    across = -(-seats // down)
    cells = [cell for row in room.rows(down, MARGIN) for cell in row.columns(across, MARGIN)]
    for seat, cell in zip(range(seats), cells, strict=False):
        at = cell.centred(cell.width, min(cell.height, 130))
        if seat < len(names):
            _taken(canvas, seat, look, at)
        else:
            canvas.fill(at, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=3)
            canvas.icon(f"seat-{seat}", at.centred(at.height // 2, at.height // 2), faded=True)
    foot = Box(0, HEIGHT - FOOT, WIDTH, FOOT).inset(40, 2)
    canvas.text(words("architects-picture-seats", seats=seats - len(names)), foot, 38, Paint.IVORY)
    return canvas


def _taken(canvas: Canvas, seat: int, look: Look, box: Box) -> None:
    paint = SEATS[seat]
    canvas.fill(box, Paint.NIGHT, radius=18, edge=paint, thick=5)
    side = box.height * 2 // 5
    canvas.icon(f"seat-{seat}", Box(box.x + 16, box.y, side, box.height))
    room = Box(box.x + side + 30, box.y, box.width - side - 42, box.height)
    draw_lines(canvas, look.name(seat), room, 50, paint, align="left")


@lru_cache(maxsize=4)
def _frieze(theme: Theme) -> Piece:
    canvas = Canvas(WIDTH, SCENES, Paint.NIGHT, theme)
    for item, cell in zip(WONDERS.values(), canvas.box.columns(len(WONDERS), 4), strict=True):
        built, size = frozenset(item.stages), (cell.width, cell.height)
        canvas.stamp(wonder(theme, item.id, built, size), cell.x, cell.y)
    canvas.fill(Box(0, SCENES - 5, WIDTH, 5), Paint.GOLD_DEEP)
    return canvas.piece()
