"""What a card looks like in the layout: its face, its back, its letter, and what it costs."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from engine.duel.catalog import CARDS, Card
from engine.duel.types import RESOURCES, CardId, Chained, Cost, Price

from ..box import Box
from ..canvas import Align, Canvas, Piece, cached
from ..cards import block, draw_band, draw_block, draw_row, unit_icons
from ..paints import Paint
from ..signs import Icon, draw_icon, draw_signs, row_width, stacked
from ..themes import Theme
from .layout import CARD_SIZES, PRICE, CardSize
from .signs import rivalry, signs

RADIUS = 13
Frame: TypeAlias = Literal["payable", "dear", "waiting"]
"""A card to take now, payable or too dear, or one that waits while something else is asked."""

Corner: TypeAlias = Literal["left", "right"]
"""The lower corner of a covered card that nothing covers."""

LEAST_UNIT, MOST_UNIT = 24, 34
"""The smallest and the largest side of a unit of a covered card's cost."""

FRAMES: Mapping[Frame, tuple[Paint, Paint, int]] = {
    "payable": (Paint.CREAM, Paint.GOLD, 5),
    "dear": (Paint.CREAM_DIM, Paint.SILVER, 5),
    "waiting": (Paint.CREAM, Paint.IVORY, 3),
}
"""The body of a card that nothing covers, its border, and how thick that is."""


@cached
def covered_face(
    theme: Theme, card: CardId, age: int, holder: int | None, corner: Corner | None
) -> Piece:
    """Return a card that lies open under others, with what is printed on it as its cost.

    `holder` has the symbol that it asks for; `corner` is the lower one that nothing covers. The
    card is dimmed and its drawings are not, so that they are seen as well as those of free cards.
    """
    size, item = CARD_SIZES[age], CARDS[card]
    canvas = _ground(theme, item, size, (Paint.SHADE, Paint.INK, 3))
    plate, effects = _printed_cost(item, size, corner)
    if plate is not None:
        canvas.fill(plate, Paint.SAND, radius=6)
    canvas.veil(Paint.NIGHT, theme.veil)
    if plate is not None:
        draw_block(canvas, cost_icons(item.cost), plate.inset(2))
    _marks(canvas, item, size, holder, effects)
    return canvas.piece()


def _printed_cost(
    item: Card, size: CardSize, corner: Corner | None
) -> tuple[Box | None, Box | None]:
    """Return where a covered card's cost is seen, and where its effects then lie, if not as ever.

    A free corner has the most room; else the cost stands beside effects that leave it some.
    """
    count = len(cost_icons(item.cost))
    if not count:
        return None, None
    if corner is not None:
        half = Box(0, size.strip, size.across // 2, size.height - size.strip).inset(3, 5)
        room = half if corner == "left" else half.moved(size.width - size.across // 2, 0)
        if plate := _plate(room, count):
            return plate, None
    left, right = size.priced
    taken = item.free_with is not None and (size.aside is None or item.symbol is not None)
    if taken or rivalry(item.effects) or row_width(signs(item.effects), right.height) > right.width:
        return None, None
    plate = _plate(left, count)
    return plate, plate and right


def _plate(room: Box, count: int) -> Box | None:
    """Return the box of so many units in the middle of a room, if they can be read there."""
    side, across = block(count, room.width - 4, room.height - 4)
    if side < LEAST_UNIT:
        return None
    side = min(side, MOST_UNIT)
    return room.centred(across * side + 4, -(-count // across) * side + 4)


@cached
def free_face(theme: Theme, card: CardId, age: int, holder: int | None, frame: Frame) -> Piece:
    """Return a card that nothing covers; one that waits shows what is printed on it as its cost."""
    size, item = CARD_SIZES[age], CARDS[card]
    canvas = _ground(theme, item, size, FRAMES[frame])
    if size.low is not None and frame != "waiting":
        _low(canvas, item, holder, size.low)
        draw_signs(canvas, signs(item.effects), Box(9, 7, size.width - 18, size.strip - 12))
    else:
        _marks(canvas, item, size, holder)
    if frame == "waiting":
        room = Box(8, size.strip + 4, size.width - 16, size.height - size.strip - 12)
        draw_cost(canvas, item.cost, room.centred(room.width, 44))
    return canvas.piece()


def _ground(theme: Theme, item: Card, size: CardSize, frame: tuple[Paint, Paint, int]) -> Canvas:
    body, edge, thick = frame
    canvas = Canvas(size.width, size.height, edge, theme, clear=True)
    canvas.fill(canvas.box, Paint.INK, radius=RADIUS)
    canvas.fill(canvas.box.inset(1), body, radius=RADIUS, edge=edge, thick=thick)
    band = Box(thick + 1, thick + 1, size.width - 2 * thick - 2, size.strip - thick - 4)
    draw_band(canvas, Paint(item.colour), band, RADIUS - thick, 3)
    return canvas


def _marks(
    canvas: Canvas, item: Card, size: CardSize, holder: int | None, effects: Box | None = None
) -> None:
    """Draw a card's colour, chains and effects; the last in a box of their own if there is one."""
    most = rivalry(item.effects)
    below = item.free_with is not None or bool(most)
    side = 30 if below and size.aside is None else 38
    canvas.icon(f"colour-{item.colour}", Box(7, 6, side, side))
    if item.symbol is not None:
        canvas.icon(f"chain-{item.symbol}", Box(size.width - 41, 7, 32, 32))
    aside = size.aside if item.symbol is None else None
    if item.free_with is not None:
        _wanted(canvas, item.free_with, holder, aside or size.wanted)
    draw_signs(canvas, most, size.wanted)
    crowded = item.free_with is not None and aside is None
    shown = signs(item.effects)
    plain = item.free_with is None and item.symbol is None
    if size.tall is not None and plain and any(map(stacked, shown)):
        draw_signs(canvas, shown, size.tall)
    else:
        draw_signs(canvas, shown, effects or (size.beside if crowded else size.icons))


def _low(canvas: Canvas, item: Card, holder: int | None, box: Box) -> None:
    """Draw a card's colour between letter and price, with what makes it free or whom it counts."""
    most = rivalry(item.effects)
    if item.free_with is None and not most:
        _chip(canvas, item, box.centred(46, 46))
        return
    upper, lower = box.rows(2)
    _chip(canvas, item, upper.centred(30, 30))
    draw_signs(canvas, most, lower.centred(30, 30))
    if item.free_with is not None:
        _wanted(canvas, item.free_with, holder, lower.centred(30, 30))


def _chip(canvas: Canvas, item: Card, box: Box) -> None:
    canvas.fill(box, Paint(item.colour), radius=box.height // 5, edge=Paint.INK, thick=2)
    canvas.icon(f"colour-{item.colour}", box.inset(2))


def _wanted(canvas: Canvas, giver: CardId, holder: int | None, box: Box) -> None:
    """Draw the symbol that makes a card free, on the shape of the seat that has it."""
    canvas.icon("slot" if holder is None else f"seat-{holder}", box)
    side = box.width * 2 // 3
    canvas.icon(f"chain-{CARDS[giver].symbol}", box.centred(side, side), faded=holder is None)


@cached
def back(theme: Theme, age: int, guild: bool) -> Piece:
    """Return a card that lies face down."""
    size = CARD_SIZES[age]
    canvas = Canvas(size.width, size.height, Paint.INK, theme, clear=True)
    canvas.scene("back-guild" if guild else f"back-{age}", canvas.box, radius=RADIUS)
    return canvas.piece()


def draw_price(canvas: Canvas, price: Price, payable: bool, box: Box) -> None:
    """Draw what something costs and why: coins, coins of trade, nothing, or a chain.

    What is too dear is locked.
    """
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
        kind = "coin-trade" if price.trade else "coin"
        draw_icon(canvas, Icon(kind, str(price.coins)), box)
    else:
        draw_icon(canvas, Icon("coin-dear", str(price.coins)), box)


def draw_cost(canvas: Canvas, cost: Cost, box: Box, align: Align = "middle") -> None:
    """Draw a printed cost: its coins, then every unit of every resource."""
    draw_row(canvas, cost_icons(cost), box, align)


def cost_icons(cost: Cost) -> tuple[Icon, ...]:
    """Return what is printed as a cost: its coins, then every unit of every resource."""
    return unit_icons(cost.coins, zip(RESOURCES, cost.resources, strict=True))


@cached
def price_tag(theme: Theme, price: Price, payable: bool) -> Piece:
    """Return a price as a piece; what cannot be paid has a padlock at its corner."""
    canvas = Canvas(PRICE, PRICE, Paint.INK, theme, clear=True)
    draw_price(canvas, price, payable, Box(0, 2, PRICE - 2, PRICE - 2))
    return canvas.piece()
