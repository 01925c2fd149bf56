"""The draft: wonders on offer, what each has taken, whose turn, and the progress tokens."""

from engine.core.game import Seat
from engine.duel.catalog import NUMBERS, TOKENS, WONDERS
from engine.duel.table import View
from engine.duel.types import SEATS, WonderId

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH, Font
from ..look import Look
from ..paints import Paint
from .card import draw_cost, letter
from .heading import seat_head
from .layout import MARGIN
from .panel import WONDERS_EACH
from .signs import draw_signs, signs
from .status import status

HEIGHT = 1240
OFFER = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 452)
CITIES = Box(MARGIN, 474, WIDTH - 2 * MARGIN, 386)
BOARD_TOKENS = Box(MARGIN, 872, WIDTH - 2 * MARGIN, 210)
ORDER = Box(MARGIN, 1094, WIDTH - 2 * MARGIN, 66)
STATUS = Box(MARGIN, 1170, WIDTH - 2 * MARGIN, 60)


def draft(view: View, look: Look) -> Picture:
    """Return the picture of the draft."""
    return draw_draft(view, look).picture()


def draw_draft(view: View, look: Look) -> Canvas:
    """Return the draft as a canvas."""
    canvas, table = Canvas(WIDTH, HEIGHT, Paint.NIGHT, look.theme), view.table
    columns = OFFER.columns(max(NUMBERS.wonders_dealt), MARGIN)
    for n, column in enumerate(columns):
        if n < len(table.offer):
            _offered(canvas, table.offer[n], n, look, column)
        else:
            canvas.fill(column, Paint.TRAY, radius=20, edge=Paint.PANEL, thick=4)
    acts = table.todo[0].seat if table.todo else None
    for seat, half in zip(SEATS, CITIES.columns(2, MARGIN), strict=True):
        _taken(canvas, table.cities[seat].wonders, seat, look, half, acts=seat == acts)
    _tokens(canvas, table.tokens, look)
    _order(canvas, len(table.cities[0].wonders) + len(table.cities[1].wonders))
    status(canvas, view, look, STATUS)
    return canvas


def _offered(canvas: Canvas, wonder: WonderId, nth: int, look: Look, box: Box) -> None:
    item = WONDERS[wonder]
    canvas.fill(box, Paint.CREAM, radius=20, edge=Paint.GOLD, thick=5)
    sky = Box(box.x + 5, box.y + 5, box.width - 10, 200)
    canvas.scene(f"wonder-{wonder}", sky, radius=15)
    canvas.stamp(letter(canvas.theme, nth), box.x + 12, box.y + 12)
    name = Box(box.x + 14, sky.bottom + 8, box.width - 28, 56)
    canvas.text(look.words(f"wonder-{wonder}.short"), name, 38, Paint.INK, font=Font.SERIF)
    effects = Box(box.x + 14, name.bottom + 6, box.width - 28, 68)
    draw_signs(canvas, signs(item.effects), effects)
    price = Box(box.x + 14, box.bottom - 84, box.width - 28, 68)
    canvas.fill(price, Paint.SAND, radius=14)
    draw_cost(canvas, item.cost, price.inset(8, 9))


def _taken(
    canvas: Canvas,
    wonders: tuple[WonderId, ...],
    seat: Seat,
    look: Look,
    box: Box,
    *,
    acts: bool,
) -> None:
    canvas.fill(
        box, Paint.PANEL, radius=18, edge=Paint.GOLD if acts else Paint.EDGE, thick=5 if acts else 2
    )
    head = Box(box.x + 10, box.y + 10, box.width - 20, 64)
    seat_head(canvas, seat, look, head, bright=acts)
    room = Box(box.x + 10, head.bottom + 8, box.width - 20, box.bottom - head.bottom - 18)
    rows = room.rows(WONDERS_EACH, 6)
    for n, row in enumerate(rows):
        canvas.fill(row, Paint.TRAY, radius=12, edge=Paint.EDGE, thick=2)
        if n >= len(wonders):
            continue
        shown = signs(WONDERS[wonders[n]].effects)
        scene = Box(row.x + 5, row.y + 5, 66, row.height - 10)
        canvas.scene(f"wonder-{wonders[n]}", scene, radius=8)
        icons = Box(row.right - 268, row.y + 9, 260, row.height - 18)
        name = Box(row.x + 80, row.y, icons.x - row.x - 88, row.height)
        text = look.words(f"wonder-{wonders[n]}.short")
        canvas.text(text, name, 34, Paint.CREAM, align="left")
        draw_signs(canvas, shown, icons, align="right")


def _tokens(canvas: Canvas, tokens: tuple[str, ...], look: Look) -> None:
    canvas.fill(BOARD_TOKENS, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    columns = BOARD_TOKENS.inset(8).columns(NUMBERS.tokens_on_board, 6)
    for token, column in zip(tokens, columns, strict=False):
        canvas.icon(f"token-{token}", Box(column.x, column.y + 4, column.width, 88))
        name = Box(column.x + 2, column.y + 96, column.width - 4, 40)
        canvas.text(look.words(f"token-{token}.short"), name, 34, Paint.CREAM)
        what = Box(column.x + 10, column.y + 138, column.width - 20, 54)
        draw_signs(canvas, signs(TOKENS[token].effects), what)


def _order(canvas: Canvas, done: int) -> None:
    """Draw who takes in which order; what is done is faded, the next one has a ring."""
    order = [Seat(seat) for group in NUMBERS.draft for seat in group]
    room = ORDER.centred(len(order) * 90, ORDER.height)
    for n, (seat, cell) in enumerate(zip(order, room.columns(len(order)), strict=True)):
        disc = cell.centred(60, 60)
        if n == done:
            canvas.fill(disc.inset(-2), Paint.GOLD, radius=32)
            canvas.fill(disc.inset(3), Paint.INK, radius=27)
        canvas.icon(f"seat-{seat}", disc.inset(10), faded=n < done)
