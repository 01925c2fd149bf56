"""The draft: wonders on offer, what each has taken, whose turn, and the progress tokens."""

from engine.core.game import Seat
from engine.duel.catalog import NUMBERS, TOKENS, WONDERS
from engine.duel.table import View
from engine.duel.types import SEATS, WonderId

from ..box import Box
from ..canvas import Canvas, Picture
from ..cards import letter
from ..fonts import WIDTH, Font
from ..heading import seat_head
from ..look import Look
from ..paints import Paint
from ..signs import draw_signs, row_width
from .card import draw_cost
from .heading import awaited
from .layout import MARGIN
from .panel import WONDERS_EACH
from .signs import signs
from .status import status

HEIGHT = 1230
OFFER = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 448)
CITIES = Box(MARGIN, 468, WIDTH - 2 * MARGIN, 486)
BOARD_TOKENS = Box(MARGIN, 964, WIDTH - 2 * MARGIN, 186)
ORDER = Box(MARGIN, 1160, 430, 60)
STATUS = Box(ORDER.right + MARGIN, 1160, WIDTH - ORDER.right - 2 * MARGIN, 60)
SCENE = 112
"""The width of the scene of a wonder that was taken."""
SIGNS = 216
"""How wide its signs may get: its name needs the rest."""


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
    asked = awaited(table, look)
    for seat, half in zip(SEATS, CITIES.columns(2, MARGIN), strict=True):
        acts = asked is not None and asked.seat == seat
        _taken(canvas, table.cities[seat].wonders, seat, look, half, acts=acts)
    _tokens(canvas, table.tokens, look)
    _order(canvas, len(table.cities[0].wonders) + len(table.cities[1].wonders))
    status(canvas, view, look, STATUS)
    return canvas


def _offered(canvas: Canvas, wonder: WonderId, nth: int, look: Look, box: Box) -> None:
    item = WONDERS[wonder]
    canvas.fill(box, Paint.CREAM, radius=20, edge=Paint.GOLD, thick=5)
    sky = Box(box.x + 5, box.y + 5, box.width - 10, 205)
    canvas.scene(f"wonder-{wonder}", sky, radius=15)
    canvas.stamp(letter(canvas.theme, nth), box.x + 12, box.y + 12)
    name = Box(box.x + 14, sky.bottom + 4, box.width - 28, 60)
    canvas.text(look.words(f"wonder-{wonder}.short"), name, 42, Paint.INK, font=Font.SERIF)
    effects = Box(box.x + 14, name.bottom + 2, box.width - 28, 72)
    draw_signs(canvas, signs(item.effects), effects)
    price = Box(box.x + 14, box.bottom - 86, box.width - 28, 72)
    canvas.fill(price, Paint.SAND, radius=14)
    draw_cost(canvas, item.cost, price.inset(8, 8))


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
    for n, row in enumerate(room.rows(WONDERS_EACH, 6)):
        if n < len(wonders):
            _row(canvas, wonders[n], look, row)
        else:
            canvas.fill(row, Paint.TRAY, radius=14)
            canvas.icon("wonder", row.centred(row.height, row.height - 36), faded=True)


def _row(canvas: Canvas, wonder: WonderId, look: Look, box: Box) -> None:
    item = WONDERS[wonder]
    canvas.fill(box, Paint.TRAY, radius=14, edge=Paint.EDGE, thick=2)
    scene = Box(box.x + 5, box.y + 5, SCENE, box.height - 10)
    canvas.scene(f"wonder-{wonder}", scene, radius=10)
    shown = signs(item.effects)
    width = min(SIGNS, row_width(shown, 60))
    icons = Box(box.right - width - 10, box.y, width, box.height).centred(width, 60)
    draw_signs(canvas, shown, icons, align="right")
    room = Box(scene.right + 12, box.y + 4, icons.x - scene.right - 18, box.height - 8)
    name = Box(room.x, room.y, room.width, 42)
    cost = Box(room.x, name.bottom, room.width, room.bottom - name.bottom)
    text = look.words(f"wonder-{wonder}.short")
    canvas.text(text, name, 36, Paint.IVORY, font=Font.SERIF, align="left")
    draw_cost(canvas, item.cost, cost, align="left")


def _tokens(canvas: Canvas, tokens: tuple[str, ...], look: Look) -> None:
    canvas.fill(BOARD_TOKENS, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    columns = BOARD_TOKENS.inset(9).columns(NUMBERS.tokens_on_board, 8)
    for token, column in zip(tokens, columns, strict=False):
        canvas.fill(column, Paint.TRAY, radius=14)
        disc = Box(column.x + 8, column.y + 8, 104, 104)
        canvas.icon(f"token-{token}", disc)
        what = Box(disc.right + 6, disc.y, column.right - disc.right - 16, disc.height)
        draw_signs(canvas, signs(TOKENS[token].effects), what.centred(what.width, 64))
        name = Box(column.x + 4, disc.bottom, column.width - 8, column.bottom - disc.bottom - 2)
        canvas.text(look.words(f"token-{token}.short"), name, 36, Paint.IVORY, font=Font.SERIF)


def _order(canvas: Canvas, done: int) -> None:
    """Draw who takes in which order; what is done is faded, the next one has a ring."""
    canvas.fill(ORDER, Paint.PANEL, radius=16, edge=Paint.EDGE, thick=2)
    order = [Seat(seat) for group in NUMBERS.draft for seat in group]
    for n, (seat, cell) in enumerate(
        zip(order, ORDER.inset(8, 2).columns(len(order)), strict=True)
    ):
        disc = cell.centred(52, 52)
        if n == done:
            canvas.fill(disc, Paint.GOLD, radius=26)
            canvas.fill(disc.inset(4), Paint.INK, radius=22)
        canvas.icon(f"seat-{seat}", disc.inset(8), faded=n < done)
