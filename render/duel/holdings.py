"""What a city has, in parts that the board's panels and the picture of a city share."""

from collections.abc import Mapping, Set
from types import MappingProxyType

from engine.core.game import Seat
from engine.duel import conflict
from engine.duel.catalog import CARDS, NUMBERS
from engine.duel.counting import count
from engine.duel.economy import lasting_effects, unit_prices
from engine.duel.score import score
from engine.duel.table import Table
from engine.duel.types import COLOURS, RESOURCES, SYMBOLS, City, Colour, TokenId

from ..box import Box
from ..canvas import Canvas, Piece, cached, text_width
from ..fonts import FLOORS, Font
from ..paints import Paint
from ..signs import Icon, draw_icon
from ..themes import Theme
from ..units import draw_shields, shields_width

LEAST_SLOT = 24
"""How narrow a free place for a scientific symbol may get."""
FULL = 4
"""How many tokens lie in a row before they get smaller."""
COINS, POINTS, ARMED = 99, 103, 54
"""The least room for the coins of a city, its points and its shields."""
TREASURY = COINS + POINTS + ARMED


def treasury(canvas: Canvas, table: Table, seat: Seat, box: Box) -> None:
    """Draw the coins of a city, its points so far, and its shields."""
    city = table.cities[seat]
    spare = box.width - TREASURY
    coins = Box(box.x, box.y, COINS + spare // 2, box.height)
    points = Box(coins.right, box.y, POINTS + spare // 2, box.height)
    shields = conflict.shields(table, seat)
    wide = max(ARMED, shields_width(shields, ARMED - 4))
    armed = Box(box.right - wide, box.y, wide, box.height)
    for name, number, at in (
        ("coin", city.coins, coins),
        ("points", score(table, seat).total, points),
    ):
        side = min(44 if number < 100 else 36, box.height)  # three digits need more room
        canvas.icon(name, Box(at.x, at.y, side, at.height))
        room = Box(at.x + side + 3, at.y, at.width - side - 6, at.height)
        canvas.text(str(number), room, 40, Paint.IVORY, align="left")
    draw_shields(canvas, shields, armed)


def economy(canvas: Canvas, table: Table, seat: Seat, box: Box) -> None:
    """Draw what a city produces, what of choice, and what a unit costs it at the bank."""
    held, prices = lasting_effects(table.cities[seat]), unit_prices(table, seat)
    canvas.stamp(_market(canvas.theme, box.width, box.height), box.x, box.y)
    columns = _columns(box)
    for n, column in enumerate(columns):
        made = held.produced[n]
        units = Box(column.x, box.y + 46, column.width, 34)
        paint = Paint.IVORY if made else Paint.HUSH
        canvas.text(str(made) if made else "–", units, 36, paint)
        coin = Box(column.x - 1, box.bottom - 53, column.width + 2, 52)
        draw_icon(canvas, Icon("coin", str(prices[n])), coin)
    for of_choice, first, last in ((held.any_raw, 0, 2), (held.any_manufactured, 3, 4)):
        if of_choice:
            left, right = columns[first].x + 3, columns[last].right - 3
            bar = Box(left, box.y + 80, right - left, 31)
            canvas.fill(bar, Paint.GOLD, radius=9)
            canvas.text(f"+{of_choice}", bar, 31, Paint.INK)


def _columns(box: Box) -> tuple[Box, ...]:
    """Return the columns of the resources."""
    return box.inset(2, 0).columns(len(RESOURCES))


@cached
def _market(theme: Theme, width: int, height: int) -> Piece:
    canvas = Canvas(width, height, Paint.PANEL, theme)
    canvas.fill(canvas.box, Paint.TRAY, radius=12)
    canvas.fill(Box(0, height - 54, width, 54), Paint.EDGE, radius=12)
    columns = _columns(canvas.box)
    for resource, column in zip(RESOURCES, columns, strict=True):
        canvas.icon(f"resource-{resource}", Box(column.x, 2, column.width, 44))
    return canvas.piece()


def science(canvas: Canvas, city: City, box: Box) -> None:
    """Draw the scientific symbols, those of a pair with their number, and the places to win."""
    held = lasting_effects(city).symbols
    own = sorted(set(held), key=SYMBOLS.index)
    pairs, empty = len(held) - len(own), max(0, NUMBERS.symbols_to_win - len(own))
    wider = max(24, box.height // 2)
    room = box.width - pairs * wider
    side = min(box.height, (room - empty * LEAST_SLOT) // max(1, len(own)))
    x = box.x
    for symbol in own:
        at = Box(x, box.y + (box.height - side) // 2, side, side)
        if held.count(symbol) > 1:
            pill = Box(x, box.y, side + wider, box.height)
            canvas.fill(pill, Paint.GREEN, radius=box.height // 2, edge=Paint.GOLD, thick=4)
            number = Box(at.right - 2, box.y, wider - 3, box.height)
            canvas.text(str(held.count(symbol)), number, box.height * 7 // 10, Paint.WHITE)
        else:
            canvas.icon("slot-one", at)
        canvas.icon(f"science-{symbol}", at.centred(side * 8 // 9, side * 8 // 9))
        x += side + (wider if held.count(symbol) > 1 else 0)
    rest = Box(x, box.y, min(empty * box.height, box.right - x), box.height)
    for slot in rest.columns(empty) if empty else ():
        canvas.icon("slot", slot)


def chains(canvas: Canvas, city: City, box: Box) -> None:
    """Draw the chain symbols of a city's cards, in the order they came, behind a link."""
    symbols = [CARDS[card].symbol for card in city.cards if CARDS[card].symbol]
    canvas.icon("link", Box(box.x, box.y, box.height, box.height), faded=not symbols)
    room = Box(box.x + box.height + 6, box.y, box.width - box.height - 6, box.height)
    step = min(box.height + 6, room.width // max(1, len(symbols)))
    for n, symbol in enumerate(symbols):
        side = min(box.height, step - 2)
        at = Box(room.x + n * step, room.y + (room.height - side) // 2, side, side)
        canvas.icon(f"chain-{symbol}", at)


def draw_pawn(canvas: Canvas, pawn: int, box: Box) -> None:
    """Draw the pawn: its body has the shape and colour of whoever leads, and says by how much."""
    leader = conflict.leader(pawn)
    if leader is None:
        canvas.icon("pawn-place", box.inset(1))
        canvas.icon("pawn", box.inset(box.height // 8))
        return
    canvas.icon(f"pawn-{leader}", box)
    number = Box(box.x, box.y + box.height * 3 // 10, box.width, box.height * 2 // 3)
    canvas.text(str(abs(pawn)), number, 33, Paint.INK)


def tokens(canvas: Canvas, city: City, box: Box, new: Set[TokenId] = frozenset()) -> None:
    """Draw the progress tokens of a city; `new` ones have a bright ring."""
    canvas.fill(box, Paint.TRAY, radius=box.height // 2)
    if not city.tokens:
        canvas.icon("token", box.inset(8), faded=True)
    cells = box.inset(4, 0).columns(max(FULL, len(city.tokens)))
    for token, cell in zip(city.tokens, cells, strict=False):
        side = min(cell.width, box.height - 4)
        if token in new:
            canvas.fill(cell.centred(side + 4, side + 4), Paint.WHITE, radius=side // 2 + 2)
        canvas.icon(f"token-{token}", cell.centred(side, side))


def colours(
    canvas: Canvas, city: City, box: Box, frames: Mapping[str, Paint] = MappingProxyType({})
) -> None:
    """Draw how many cards of each colour a city has, as one small card a colour."""
    for colour, cell in zip(COLOURS, box.columns(len(COLOURS), 3), strict=True):
        size, frame = (cell.width, cell.height), frames.get(colour)
        small = _colour(canvas.theme, colour, count(city, colour), size, frame)
        canvas.stamp(small, cell.x - 3, cell.y)


@cached
def _colour(
    theme: Theme, colour: Colour, held: int, size: tuple[int, int], frame: Paint | None
) -> Piece:
    width, height = size
    canvas = Canvas(width + 6, height, Paint.PANEL, theme, clear=True)
    cell, part, shown = Box(3, 0, width, height), height * 3 // 7, str(held) if held else "–"
    letters = max(33, part)
    tight = text_width(shown, Font.BOLD, letters) > width
    if frame == Paint.GOLD:
        canvas.fill(canvas.box, Paint.GOLD, radius=11)
        canvas.fill(canvas.box.inset(3), Paint.INK, radius=8)
        cell = canvas.box.inset(5)
    elif frame is not None and tight:
        # The frame lies around the card: two digits need all of its width.
        canvas.fill(canvas.box, frame, radius=11)
        cell, frame = canvas.box.inset(3), None
    ground = Paint(colour) if held else Paint.TRAY
    edge = (frame or Paint(colour)) if held else None
    canvas.fill(cell, ground, radius=8, edge=edge, thick=3)
    canvas.icon(f"colour-{colour}", Box(cell.x, 4, cell.width, part), faded=not held)
    room = Box(1, part + 4, width + 4, height - part - 8)
    ink = theme.on(ground) if held else Paint.HUSH
    canvas.text(shown, room, FLOORS[Font.BOLD] if tight else letters, ink)
    return canvas.piece()
