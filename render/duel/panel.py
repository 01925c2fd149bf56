"""A city at one glance, at the side of the board."""

from collections.abc import Mapping
from functools import lru_cache

from engine.core.game import Seat
from engine.duel.catalog import CARDS, NUMBERS
from engine.duel.census import count
from engine.duel.decisions import ChooseStarter, Destroy
from engine.duel.economy import standing, unit_prices, wonder_price
from engine.duel.events import Built, Revived, TokenTaken, WonderBuilt
from engine.duel.legal import buildable
from engine.duel.score import result, score
from engine.duel.table import Table
from engine.duel.types import COLOURS, RESOURCES, SYMBOLS, City

from ..box import Box
from ..canvas import Canvas, Paint, Piece
from ..fonts import Font
from ..look import Look
from ..paints import COLOURS as PAINTS
from ..paints import EDGE, GOLD, HUSH, INK, IVORY, NIGHT, PANEL, SEATS, TRAY, WHITE
from .heading import awaited
from .layout import PANELS, WONDER
from .signs import Icon, draw_icon
from .wonder import built_row, gone_row, unbuilt_row

WONDERS_EACH = 4
LEAST_SLOT = 24
"""How narrow a free place for a scientific symbol may get."""
TAG = 38
"""The room for the sign at the left of the buying prices."""


def panel(canvas: Canvas, table: Table, seat: Seat, look: Look) -> None:
    """Draw the city of a seat; who decides, or has won, has a golden border and a bright head."""
    box, city = PANELS[seat], table.cities[seat]
    ended = look.ended or result(table)
    won = ended is not None and seat in ended.winners
    asked = awaited(table, look)
    bright = won or (asked is not None and asked.seat == seat)
    canvas.stamp(_ground(bright), box.x, box.y)
    head = Box(box.x + 9, box.y + 9, 258, 52)
    if isinstance(asked, ChooseStarter):
        canvas.fill(head.inset(-4), GOLD, radius=16)
    _head(canvas, head, seat, look, bright=bright, won=won)
    room = Box(box.x + 10, 0, 256, 0)
    treasury(canvas, table, seat, Box(room.x, box.y + 66, 256, 56))
    economy(canvas, table, seat, look, Box(room.x, box.y + 128, 256, 170))
    science(canvas, city, Box(room.x, box.y + 302, 256, 42))
    frames = dict.fromkeys(_new_colours(seat, look), WHITE)
    if isinstance(asked, Destroy) and asked.seat != seat:
        frames[asked.colour] = GOLD
    _colours(canvas, city, frames, Box(room.x, box.y + 350, 256, 88))
    _tokens(canvas, city, seat, look, Box(room.x, box.y + 444, 256, 46))
    rows = Box(room.x, box.y + 496, 256, 314)
    _wonders(canvas, table, seat, look, rows, over=ended is not None)


@lru_cache(maxsize=2)
def _ground(bright: bool) -> Piece:
    canvas = Canvas(PANELS[0].width, PANELS[0].height, NIGHT)
    edge, thick = (GOLD, 5) if bright else (EDGE, 2)
    canvas.fill(canvas.box, PANEL, radius=18, edge=edge, thick=thick)
    return canvas.piece()


def _head(canvas: Canvas, box: Box, seat: Seat, look: Look, *, bright: bool, won: bool) -> None:
    paint = SEATS[seat]
    canvas.fill(box, paint if bright else TRAY, radius=12)
    if bright:
        canvas.fill(Box(box.x + 4, box.y + 4, 44, 44), INK, radius=22)
        canvas.icon(f"seat-{seat}", Box(box.x + 9, box.y + 9, 34, 34))
    else:
        canvas.icon(f"seat-{seat}", Box(box.x + 6, box.y + 6, 40, 40))
    right = box.right - 6
    if won:
        canvas.icon("crown", Box(right - 46, box.y + 3, 46, 46))
        right -= 50
    room = Box(box.x + 54, box.y, right - box.x - 54, box.height)
    canvas.text(look.name(seat), room, 38, INK if bright else paint, font=Font.SERIF, align="left")


def treasury(canvas: Canvas, table: Table, seat: Seat, box: Box) -> None:
    """Draw the coins of a city and its points so far."""
    numbers = (("coin", table.cities[seat].coins), ("laurel", score(table, seat).total))
    for (name, number), half in zip(numbers, box.columns(2, 4), strict=True):
        canvas.icon(name, Box(half.x, half.y, half.height, half.height))
        room = Box(half.x + half.height + 4, half.y, half.width - half.height - 4, half.height)
        canvas.text(str(number), room, 46, IVORY, align="left")


def economy(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box) -> None:
    """Draw what a city produces, what of choice, and what a unit costs it at the bank."""
    held, prices = standing(table.cities[seat]), unit_prices(table, seat)
    canvas.stamp(_market(box.width, box.height), box.x, box.y)
    columns = _columns(box)
    for n, column in enumerate(columns):
        made = held.produced[n]
        units = Box(column.x, box.y + 48, column.width, 34)
        canvas.text(str(made) if made else "–", units, 36, IVORY if made else HUSH)
        coin = Box(column.x, box.bottom - 49, column.width, 46)
        draw_icon(canvas, Icon("coin", str(prices[n])), coin)
    if not held.any_raw and not held.any_manufactured:
        label = Box(box.x, box.y + 81, box.width, 34)
        canvas.text(look.words("picture-buys"), label, 31, HUSH, font=Font.MEDIUM)
    for of_choice, first, last in ((held.any_raw, 0, 2), (held.any_manufactured, 3, 4)):
        if of_choice:
            left, right = columns[first].x + 3, columns[last].right - 3
            bar = Box(left, box.y + 84, right - left, 31)
            canvas.fill(bar, GOLD, radius=9)
            canvas.text(f"+{of_choice}", bar, 31, INK)


def _columns(box: Box) -> tuple[Box, ...]:
    """Return the columns of the resources, to the right of the sign for the prices."""
    return Box(box.x + TAG, box.y, box.width - TAG - 2, box.height).columns(len(RESOURCES))


@lru_cache(maxsize=2)
def _market(width: int, height: int) -> Piece:
    canvas = Canvas(width, height, PANEL)
    canvas.fill(canvas.box, TRAY, radius=12)
    canvas.fill(Box(0, height - 52, width, 52), EDGE, radius=12)
    canvas.icon("tag", Box(3, height - 45, TAG - 4, 38))
    columns = _columns(canvas.box)
    for resource, column in zip(RESOURCES, columns, strict=True):
        canvas.icon(f"resource-{resource}", Box(column.x, 4, column.width, 44))
    return canvas.piece()


def science(canvas: Canvas, city: City, box: Box) -> None:
    """Draw the scientific symbols, those of a pair with their number, and the places to win."""
    held = standing(city).symbols
    own = sorted(set(held), key=SYMBOLS.index)
    pairs, empty = len(held) - len(own), max(0, NUMBERS.symbols_to_win - len(own))
    wider = max(24, box.height // 2)
    room = box.width - pairs * wider
    side = min(box.height, (room - empty * LEAST_SLOT) // max(1, len(own)))
    x = box.x
    for symbol in own:
        at = Box(x, box.y + (box.height - side) // 2, side, side)
        if held.count(symbol) > 1:
            pill = at._replace(width=side + wider)
            canvas.fill(pill, PAINTS["green"], radius=side // 2, edge=GOLD, thick=4)
            number = Box(at.right - 5, box.y, wider, box.height)
            canvas.text(str(held.count(symbol)), number, box.height * 3 // 4, WHITE)
        else:
            canvas.icon("slot-one", at)
        canvas.icon(f"science-{symbol}", at.centred(side * 6 // 7, side * 6 // 7))
        x += side + (wider if held.count(symbol) > 1 else 0)
    rest = Box(x, box.y, min(empty * box.height, box.right - x), box.height)
    for slot in rest.columns(empty) if empty else ():
        canvas.icon("slot", slot)


def _colours(canvas: Canvas, city: City, frames: Mapping[str, Paint], box: Box) -> None:
    cells = [cell for row in box.rows(2, 4) for cell in row.columns(4, 4)]
    for colour, cell in zip(COLOURS, cells, strict=False):
        held = count(city, colour)
        if held:
            if frames.get(colour) == GOLD:
                canvas.fill(cell.inset(-3), GOLD, radius=12)
                canvas.fill(cell.inset(1), INK, radius=8)
            edge = WHITE if colour in frames else PAINTS[colour]
            canvas.fill(cell, PAINTS[colour], radius=9, edge=edge, thick=4)
        else:
            canvas.fill(cell, TRAY, radius=9)
        side = 28 if held < 10 else 22
        glyph = Box(cell.x + 1, cell.y + (cell.height - side) // 2, side, side)
        canvas.icon(f"colour-{colour}", glyph, faded=not held)
        room = Box(glyph.right, cell.y, cell.right - glyph.right - 1, cell.height)
        canvas.text(str(held) if held else "–", room, 33, WHITE if held else HUSH)


def _new_colours(seat: Seat, look: Look) -> set[str]:
    return {
        CARDS[event.card].colour
        for event in look.last
        if isinstance(event, Built | Revived) and event.seat == seat
    }


def _tokens(canvas: Canvas, city: City, seat: Seat, look: Look, box: Box) -> None:
    canvas.fill(box, TRAY, radius=23)
    new = {e.token for e in look.last if isinstance(e, TokenTaken) and e.seat == seat}
    cells = box.columns(max(6, len(city.tokens)))
    for token, cell in zip(city.tokens, cells, strict=False):
        if token in new:
            canvas.fill(cell.centred(44, 44), WHITE, radius=22)
        canvas.icon(f"token-{token}", cell.centred(min(40, cell.width), 40))


def _wonders(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box, *, over: bool) -> None:
    city = table.cities[seat]
    new = {event.wonder for event in look.last if isinstance(event, WonderBuilt)}
    open_for = () if over else buildable(table, seat)
    again = standing(city).replays_wonders
    rows = [built_row(wonder, wonder in new) for wonder in city.built]
    for wonder in city.wonders:
        price = wonder_price(table, seat, wonder) if wonder in open_for else None
        payable = price is None or price.coins <= city.coins
        rows.append(unbuilt_row(wonder, price, payable, again))
    rows += [gone_row()] * (WONDERS_EACH - len(rows))
    for n, row in enumerate(rows):
        canvas.stamp(row, box.x, box.y + n * (WONDER[1] + 5))
