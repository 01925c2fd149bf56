"""What a card looks like in the layout: its face, its back, its letter, and what it costs."""

from functools import lru_cache

from engine.duel.catalog import CARDS
from engine.duel.types import CardId, Chained, Price

from ..box import Box
from ..canvas import Canvas, Paint, Piece
from ..paints import BACKS, COLOURS, CREAM, CREAM_DIM, GOLD, GUILD_BACK, INK, IVORY, NIGHT, SILVER
from .layout import CARD_SIZES, LETTER, PRICE
from .signs import Icon, draw_icon, draw_signs, signs

RADIUS = 13
VEIL = 0.28
"""How much of the night lies over a card that is covered."""


@lru_cache(maxsize=256)
def covered_face(card: CardId, age: int, holder: int | None) -> Piece:
    """Return a card that lies open under others; `holder` has the symbol that it asks for."""
    canvas = _face(card, age, holder, CREAM_DIM, INK, thick=3)
    canvas.veil(NIGHT, VEIL)
    return canvas.piece()


@lru_cache(maxsize=256)
def free_face(card: CardId, age: int, holder: int | None, payable: bool) -> Piece:
    """Return a card that can be taken."""
    body, edge = (CREAM, GOLD) if payable else (CREAM_DIM, SILVER)
    return _face(card, age, holder, body, edge, thick=5).piece()


def _face(
    card: CardId, age: int, holder: int | None, body: Paint, edge: Paint, thick: int
) -> Canvas:
    size, item = CARD_SIZES[age], CARDS[card]
    canvas = Canvas(size.width, size.height, edge, clear=True)
    canvas.fill(canvas.box, INK, radius=RADIUS)
    canvas.fill(canvas.box.inset(1), body, radius=RADIUS, edge=edge, thick=thick)
    band = Box(thick + 1, thick + 1, size.width - 2 * thick - 2, size.strip - thick - 1)
    canvas.fill(band, COLOURS[item.colour], radius=RADIUS - thick)
    canvas.fill(Box(band.x, band.bottom - RADIUS, band.width, RADIUS), COLOURS[item.colour])
    canvas.fill(Box(band.x, band.bottom - 3, band.width, 3), INK)
    canvas.icon(f"colour-{item.colour}", Box(9, 8, 30, 30))
    if item.symbol is not None:
        canvas.icon(f"chain-{item.symbol}", Box(size.width - 41, 7, 32, 32))
    if item.free_with is not None:
        _wanted(canvas, item.free_with, holder, size.wanted)
    draw_signs(canvas, signs(item.effects), size.icons)
    return canvas


def _wanted(canvas: Canvas, giver: CardId, holder: int | None, box: Box) -> None:
    """Draw the symbol that makes a card free, on the shape of the seat that has it."""
    canvas.icon("slot" if holder is None else f"seat-{holder}", box)
    side = box.width * 2 // 3
    canvas.icon(f"chain-{CARDS[giver].symbol}", box.centred(side, side))


@lru_cache(maxsize=16)
def back(age: int, guild: bool) -> Piece:
    """Return a card that lies face down."""
    size = CARD_SIZES[age]
    ground, ornament = GUILD_BACK if guild else BACKS[age]
    canvas = Canvas(size.width, size.height, ground, clear=True)
    canvas.fill(canvas.box, INK, radius=RADIUS)
    canvas.fill(canvas.box.inset(2), ornament, radius=RADIUS - 1)
    canvas.fill(canvas.box.inset(4), ground, radius=RADIUS - 3)
    canvas.fill(canvas.box.inset(9), ground, radius=RADIUS - 6, edge=ornament, thick=2)
    sign = "back-guild" if guild else f"age-{age}"
    canvas.icon(sign, Box(0, 12, size.width, size.strip - 18))
    canvas.veil(NIGHT, VEIL / 2)
    return canvas.piece()


@lru_cache(maxsize=8)
def letter(nth: int) -> Piece:
    """Return the letter of the nth card that can be taken, as on its button."""
    canvas = Canvas(LETTER, LETTER, INK, clear=True)
    canvas.icon("letter", canvas.box)
    canvas.text(chr(ord("A") + nth), canvas.box, 33, IVORY)
    return canvas.piece()


def draw_price(canvas: Canvas, price: Price, payable: bool, box: Box) -> None:
    """Draw what something costs and why: coins, nothing, or a chain; crossed if too dear."""
    match price.steps:
        case (Chained(giver),):
            canvas.icon("coin-free", box)
            symbol = CARDS[giver].symbol
            assert symbol is not None
            side = box.width * 2 // 3
            canvas.icon(f"chain-{symbol}", box.centred(side, side))
            return
    if price.coins == 0:
        draw_icon(canvas, Icon("coin-free", "0"), box)
    elif payable:
        draw_icon(canvas, Icon("coin", str(price.coins)), box)
    else:
        draw_icon(canvas, Icon("coin-dear", str(price.coins)), box)


@lru_cache(maxsize=256)
def price_tag(price: Price, payable: bool) -> Piece:
    """Return a price as a piece; what cannot be paid has a cross at its corner."""
    canvas = Canvas(PRICE, PRICE, INK, clear=True)
    draw_price(canvas, price, payable, Box(0, 2, PRICE - 2, PRICE - 2))
    return canvas.piece()
