"""A city in full: wealth, goods, trade prices, science, its wonder, and every card by name."""

from engine.core.game import Seat
from engine.seven.prices import trader
from engine.seven.score import score
from engine.seven.table import Table

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH, Font
from ..heading import seat_head
from ..listing import card_list, list_height
from ..look import Look
from ..paints import Paint
from ..signs import Icon, draw_icon
from ..units import amount
from . import holdings
from .deeds import done
from .layout import MARGIN
from .listing import listed
from .seating import seated
from .signs import scene
from .stages import draw_stages

INNER = WIDTH - 2 * MARGIN
HEAD = Box(MARGIN, MARGIN, INNER, 84)
GOODS = Box(MARGIN, HEAD.bottom + MARGIN, INNER, 150)
WONDER = Box(MARGIN, GOODS.bottom + MARGIN, INNER, 230)
EMPTY = 80
SIDES = ("left", "right")


def city(table: Table, seat: Seat, look: Look) -> Picture:
    """Return the picture of all that the city at `seat` has."""
    return draw_city(table, seat, look).picture()


def draw_city(table: Table, seat: Seat, look: Look) -> Canvas:
    """Return a city as a canvas."""
    look, own = seated(look, table), table.cities[seat]
    made = done(look.last, seat, own.board)
    new = {deed.card for deed in made if deed.card is not None}
    cards = listed(own.cards, look, new)
    top = WONDER.bottom + MARGIN
    rest = Box(MARGIN, top, INNER, list_height(cards, INNER) if cards else EMPTY)
    canvas = Canvas(WIDTH, rest.bottom + MARGIN, Paint.NIGHT, look.theme)
    _head(canvas, table, seat, look)
    _goods(canvas, table, seat)
    _wonder(canvas, table, seat, look)
    if not cards:
        canvas.fill(rest, Paint.TRAY, radius=18)
        canvas.text(look.words("picture-empty"), rest, 40, Paint.HUSH)
    card_list(canvas, cards, rest)
    return canvas


def _head(canvas: Canvas, table: Table, seat: Seat, look: Look) -> None:
    seat_head(canvas, seat, look, Box(HEAD.x, HEAD.y, HEAD.width - 580, HEAD.height))
    room = Box(HEAD.right - 570, HEAD.y, 570, HEAD.height)
    canvas.fill(room, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    own, inner = table.cities[seat], room.inset(20, 12)
    amount(canvas, "coin", own.coins, inner._replace(width=130))
    points = Box(inner.x + 140, inner.y, 140, inner.height)
    if seat < table.players:
        amount(canvas, "points", score(table, seat).total, points)
    holdings.armed(canvas, own, Box(inner.x + 300, inner.y, 75, 60))
    holdings.tokens(canvas, own, Box(inner.right - 134, inner.y, 134, 60))


def _goods(canvas: Canvas, table: Table, seat: Seat) -> None:
    """Draw what the city produces, what it pays its neighbours, and its science."""
    canvas.fill(GOODS, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    buying, inner = trader(table, seat), GOODS.inset(10)
    holdings.goods(canvas, buying.own, inner._replace(width=470), 2)
    market = Box(inner.x + 480, inner.y, 380, inner.height)
    canvas.fill(market, Paint.TRAY, radius=12)
    for side, prices, line in zip(SIDES, (buying.left, buying.right), market.rows(2), strict=True):
        at = line.inset(10, 5)
        canvas.icon(f"arrow-{side}", Box(at.x, at.y, 54, at.height))
        for n, (goods, price) in enumerate((("raw", prices[0]), ("manufactured", prices[-1]))):
            x = at.x + 70 + n * 150
            canvas.icon(f"goods-{goods}", Box(x, at.y, 62, at.height))
            draw_icon(canvas, Icon("coin", str(price)), Box(x + 66, at.y, 52, at.height))
    science = Box(market.right + 14, inner.y, inner.right - market.right - 14, 58)
    holdings.science(canvas, table.cities[seat], science)
    colours = Box(science.x, science.bottom + 8, science.width, inner.bottom - science.bottom - 8)
    holdings.colours(canvas, table.cities[seat], colours)


def _wonder(canvas: Canvas, table: Table, seat: Seat, look: Look) -> None:
    board = table.cities[seat].board
    canvas.fill(WONDER, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    inner = WONDER.inset(8)
    picture = Box(inner.x, inner.y, inner.height * 3 // 2, inner.height)
    canvas.scene(scene(board.wonder), picture, radius=12)
    side = Box(picture.right + 16, inner.y, inner.right - picture.right - 16, inner.height)
    name = side._replace(height=62)
    words = look.words
    text = f"{words(f'seven-wonder-{board.wonder}')} · {board.side}"
    canvas.text(text, name, 48, Paint.IVORY, font=Font.SERIF, align="left")
    stages = Box(side.x, name.bottom + 4, side.width, side.bottom - name.bottom - 4)
    draw_stages(canvas, board, table.cities[seat].stages, stages)
