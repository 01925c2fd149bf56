"""Both sides of a wonder board, for whoever chooses one of them."""

from engine.seven.catalog import BOARDS
from engine.seven.types import SIDES, Board, Side, WonderId

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH, Font
from ..lettering import draw_lines
from ..look import Words
from ..paints import Paint
from ..themes import STANDARD, Theme
from .layout import GAP, MARGIN
from .signs import scene
from .stages import draw_stages

HEAD, STRIP = 200, 236
LETTER = 150
INNER = WIDTH - 2 * MARGIN
HEIGHT = 2 * MARGIN + HEAD + 2 * (STRIP + GAP)


def sides(wonder: WonderId, chosen: Side | None, words: Words, theme: Theme = STANDARD) -> Picture:
    """Return the picture of both sides of a wonder board; the `chosen` one is marked."""
    return draw_sides(wonder, chosen, words, theme).picture()


def draw_sides(wonder: WonderId, chosen: Side | None, words: Words, theme: Theme) -> Canvas:
    """Return both sides as a canvas."""
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, theme)
    head = Box(MARGIN, MARGIN, INNER, HEAD)
    _head(canvas, wonder, words, head)
    for n, side in enumerate(SIDES):
        strip = Box(MARGIN, head.bottom + GAP + n * (STRIP + GAP), INNER, STRIP)
        _side(canvas, Board(wonder, side), strip, marked=side == chosen)
    return canvas


def _head(canvas: Canvas, wonder: WonderId, words: Words, box: Box) -> None:
    """Draw the wonder, its name, and what its city produces on either side."""
    canvas.fill(box, Paint.PANEL, radius=20, edge=Paint.EDGE, thick=3)
    view = Box(box.x + 8, box.y + 8, (box.height - 16) * 3 // 2, box.height - 16)
    canvas.scene(scene(wonder), view, radius=14)
    made = Box(box.right - 124, box.y, 100, box.height)
    label = Box(made.x - 220, box.y, 204, box.height)
    name = Box(view.right + 28, box.y + 20, label.x - view.right - 48, box.height - 40)
    draw_lines(canvas, words(f"seven-wonder-{wonder}"), name, 60, Paint.IVORY, align="left")
    canvas.text(words("seven-picture-start"), label, 38, Paint.HUSH, align="right")
    canvas.icon(f"resource-{BOARDS[Board(wonder, SIDES[0])].produces}", made)


def _side(canvas: Canvas, board: Board, box: Box, *, marked: bool) -> None:
    """Draw the letter of a side and its stages."""
    edge, thick = (Paint.GOLD, 7) if marked else (Paint.EDGE, 3)
    canvas.fill(box, Paint.PANEL, radius=20, edge=edge, thick=thick)
    letter = Box(box.x, box.y, LETTER, box.height)
    if marked:
        letter, mark = letter.rows(2, 0)
        canvas.icon("check", mark.centred(72, 72))
    canvas.text(board.side, letter, 104, Paint.GOLD, font=Font.SERIF)
    stages = Box(letter.right, box.y, box.right - letter.right, box.height)
    draw_stages(canvas, board, 0, stages.inset(14, 16))
