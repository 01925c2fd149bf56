"""A city in full: production, prices, science, wonders, tokens, and every card by name."""

from engine.core.game import Seat
from engine.duel import conflict
from engine.duel.catalog import TOKENS, WONDERS
from engine.duel.economy import wonder_price
from engine.duel.events import Built, Revived
from engine.duel.legal import buildable
from engine.duel.table import View
from engine.duel.types import City, WonderId

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH
from ..look import Look
from ..paints import Paint
from .card import draw_cost, draw_price
from .heading import seat_head
from .holdings import chains, economy, science, treasury
from .layout import MARGIN
from .listing import by_colour, card_list, list_height
from .signs import draw_signs, signs

INNER = WIDTH - 2 * MARGIN
HEAD = Box(MARGIN, MARGIN, INNER, 84)
GOODS = Box(MARGIN, 104, INNER, 190)
BUILT_ROW, WONDER_ROW, TOKEN_ROW = 78, 100, 68


def city(view: View, seat: Seat, look: Look) -> Picture:
    """Return the picture of all that `seat` has."""
    return draw_city(view, seat, look).picture()


def draw_city(view: View, seat: Seat, look: Look) -> Canvas:
    """Return a city as a canvas."""
    table = view.table
    own = table.cities[seat]
    cards = by_colour(own.cards)
    wonders = (*own.built, *own.wonders)
    heights = (
        GOODS.bottom + MARGIN,
        (_wonder_row(own) + 6) * -(-len(wonders) // 2) + 4 if wonders else 0,
        (TOKEN_ROW + 6) * -(-len(own.tokens) // 2) + 4 if own.tokens else 0,
        max(60, list_height(cards)) + MARGIN,
    )
    canvas = Canvas(WIDTH, sum(heights), Paint.NIGHT, look.theme)
    _head(canvas, view, seat, look)
    _goods(canvas, view, seat, look)
    top = heights[0]
    _wonders(canvas, view, seat, look, Box(MARGIN, top, INNER, heights[1]))
    top += heights[1]
    _tokens(canvas, own, look, Box(MARGIN, top, INNER, heights[2]))
    top += heights[2]
    area = Box(MARGIN, top, INNER, heights[3] - MARGIN)
    if not cards:
        canvas.text(look.words("picture-empty"), area, 36, Paint.HUSH)
    events = (event for event in look.last if isinstance(event, Built | Revived))
    new = frozenset(event.card for event in events if event.seat == seat)
    card_list(canvas, cards, look, area, new)
    return canvas


def _head(canvas: Canvas, view: View, seat: Seat, look: Look) -> None:
    seat_head(canvas, seat, look, Box(HEAD.x, HEAD.y, HEAD.width - 540, HEAD.height))
    room = Box(HEAD.right - 526, HEAD.y + 10, 526, 64)
    treasury(canvas, view.table, seat, Box(room.x, room.y, 300, 64))
    pawn = Box(room.x + 310, room.y, 216, 64)
    canvas.icon("pawn", Box(pawn.x, pawn.y, 64, 64))
    steps = view.table.pawn * conflict.toward(seat)
    text = f"{steps:+d}".replace("-", "−") if steps else "0"
    canvas.text(text, Box(pawn.x + 68, pawn.y, 140, 64), 46, Paint.IVORY, align="left")


def _goods(canvas: Canvas, view: View, seat: Seat, look: Look) -> None:
    canvas.fill(GOODS, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    economy(canvas, view.table, seat, look, Box(GOODS.x + 10, GOODS.y + 10, 420, 170))
    own = view.table.cities[seat]
    science(canvas, own, Box(GOODS.x + 450, GOODS.y + 14, 700, 70))
    room = Box(GOODS.x + 450, GOODS.y + 96, GOODS.width - 470, 84)
    canvas.fill(room, Paint.TRAY, radius=14)
    chains(canvas, own, Box(room.x + 10, room.y + 14, room.width - 20, 56))


def _wonder_row(own: City) -> int:
    """Return how high the rows of wonders are: what is unbuilt needs a line for its cost."""
    return WONDER_ROW if own.wonders else BUILT_ROW


def _wonders(canvas: Canvas, view: View, seat: Seat, look: Look, box: Box) -> None:
    own = view.table.cities[seat]
    over = look.ended is not None or not view.table.todo
    open_for = () if over else buildable(view.table, seat)
    for n, wonder in enumerate((*own.built, *own.wonders)):
        column = box.columns(2, MARGIN)[n % 2]
        height = _wonder_row(own)
        at = Box(column.x, box.y + n // 2 * (height + 6), column.width, height)
        built = wonder in own.built
        canvas.fill(
            at,
            Paint.BUILT if built else Paint.PANEL,
            radius=14,
            edge=Paint.GOLD_DEEP if built else Paint.EDGE,
            thick=3,
        )
        _wonder(canvas, wonder, look, at, built=built)
        right = Box(at.right - 62, at.y, 56, at.height).centred(56, 56)
        if built:
            canvas.icon("check", right)
        elif wonder in open_for:
            price = wonder_price(view.table, seat, wonder)
            draw_price(canvas, price, price.coins <= own.coins, right)


def _wonder(canvas: Canvas, wonder: WonderId, look: Look, box: Box, *, built: bool) -> None:
    scene = Box(box.x + 6, box.y + 6, 72, box.height - 12)
    canvas.scene(f"wonder-{wonder}", scene, radius=9, outline=not built)
    icons = Box(box.right - 292, box.y, 222, box.height).centred(222, 48)
    draw_signs(canvas, signs(WONDERS[wonder].effects), icons, align="right")
    room = Box(box.x + 84, box.y + 5, icons.x - box.x - 90, box.height - 10)
    name, cost = (room, None) if built else room.rows(2)
    if cost is not None:
        draw_cost(canvas, WONDERS[wonder].cost, cost, align="left")
    canvas.text(look.words(f"wonder-{wonder}.short"), name, 36, Paint.IVORY, align="left")


def _tokens(canvas: Canvas, own: City, look: Look, box: Box) -> None:
    for n, token in enumerate(own.tokens):
        column = box.columns(2, MARGIN)[n % 2]
        at = Box(column.x, box.y + n // 2 * (TOKEN_ROW + 6), column.width, TOKEN_ROW)
        canvas.fill(at, Paint.PANEL, radius=TOKEN_ROW // 2, edge=Paint.EDGE, thick=2)
        canvas.icon(f"token-{token}", Box(at.x + 5, at.y + 5, 58, 58))
        icons = Box(at.right - 220, at.y + 8, 200, 52)
        draw_signs(canvas, signs(TOKENS[token].effects), icons, align="right")
        name = Box(at.x + 84, at.y, icons.x - at.x - 92, at.height)
        canvas.text(look.words(f"token-{token}.short"), name, 36, Paint.IVORY, align="left")
