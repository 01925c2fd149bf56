"""A city at one glance, at the side of the board."""

from collections.abc import Mapping
from functools import lru_cache

from engine.core.game import Seat
from engine.duel.catalog import CARDS
from engine.duel.census import count
from engine.duel.decisions import ChooseStarter, Destroy
from engine.duel.economy import standing, wonder_price
from engine.duel.events import Built, Revived, TokenTaken, WonderBuilt
from engine.duel.legal import buildable
from engine.duel.score import result
from engine.duel.table import Table
from engine.duel.types import COLOURS, City, Colour

from ..box import Box
from ..canvas import Canvas, Piece
from ..fonts import Font
from ..look import Look
from ..paints import SEATS, Paint
from ..themes import Theme
from .heading import awaited
from .holdings import chains, economy, science, treasury
from .layout import PANELS, WONDER
from .wonder import built_row, gone_row, unbuilt_row

WONDERS_EACH = 4
COLOUR_ROW = 61
"""How high the small cards are that count the cards of each colour."""


def panel(canvas: Canvas, table: Table, seat: Seat, look: Look) -> None:
    """Draw the city of a seat; who decides, or has won, has a golden border and a bright head."""
    box, city = PANELS[seat], table.cities[seat]
    ended = look.ended or result(table)
    won = ended is not None and seat in ended.winners
    asked = awaited(table, look)
    bright = won or (asked is not None and asked.seat == seat)
    canvas.stamp(_ground(canvas.theme, bright), box.x, box.y)
    head = Box(box.x + 9, box.y + 9, 258, 52)
    if isinstance(asked, ChooseStarter):
        canvas.fill(head.inset(-4), Paint.GOLD, radius=16)
    _head(canvas, head, seat, look, bright=bright, won=won)
    left = box.x + 10
    treasury(canvas, table, seat, Box(left, box.y + 66, 256, 58))
    economy(canvas, table, seat, Box(left, box.y + 128, 256, 156))
    science(canvas, city, Box(left, box.y + 289, 256, 44))
    frames = dict.fromkeys(_new_colours(seat, look), Paint.WHITE)
    if isinstance(asked, Destroy) and asked.seat != seat:
        frames[asked.colour] = Paint.GOLD
    _colours(canvas, city, frames, Box(left, box.y + 339, 256, COLOUR_ROW))
    _tokens(canvas, city, seat, look, Box(left, box.y + 405, 256, 48))
    chains(canvas, city, Box(left, box.y + 457, 256, 34))
    rows = Box(left, box.y + 496, 256, 314)
    _wonders(canvas, table, seat, look, rows, over=ended is not None)


@lru_cache(maxsize=8)
def _ground(theme: Theme, bright: bool) -> Piece:
    canvas = Canvas(PANELS[0].width, PANELS[0].height, Paint.NIGHT, theme)
    edge, thick = (Paint.GOLD, 5) if bright else (Paint.EDGE, 2)
    canvas.fill(canvas.box, Paint.PANEL, radius=18, edge=edge, thick=thick)
    return canvas.piece()


def _head(canvas: Canvas, box: Box, seat: Seat, look: Look, *, bright: bool, won: bool) -> None:
    paint = SEATS[seat]
    canvas.fill(box, paint if bright else Paint.TRAY, radius=12)
    if bright:
        canvas.fill(Box(box.x + 4, box.y + 4, 44, 44), Paint.INK, radius=22)
        canvas.icon(f"seat-{seat}", Box(box.x + 9, box.y + 9, 34, 34))
    else:
        canvas.icon(f"seat-{seat}", Box(box.x + 6, box.y + 6, 40, 40))
    right = box.right - 6
    if won:
        canvas.icon("crown", Box(right - 46, box.y + 3, 46, 46))
        right -= 50
    room = Box(box.x + 54, box.y, right - box.x - 54, box.height)
    canvas.text(
        look.name(seat), room, 38, Paint.INK if bright else paint, font=Font.SERIF, align="left"
    )


def _colours(canvas: Canvas, city: City, frames: Mapping[str, Paint], box: Box) -> None:
    """Draw how many cards of each colour a city has, as one small card a colour."""
    for colour, cell in zip(COLOURS, box.columns(len(COLOURS), 3), strict=True):
        held = count(city, colour)
        canvas.stamp(_colour(canvas.theme, colour, held, frames.get(colour)), cell.x - 3, cell.y)


@lru_cache(maxsize=256)
def _colour(theme: Theme, colour: Colour, held: int, frame: Paint | None) -> Piece:
    canvas = Canvas(40, COLOUR_ROW, Paint.PANEL, theme, clear=True)
    cell = Box(3, 0, 34, COLOUR_ROW)
    if frame == Paint.GOLD:
        canvas.fill(canvas.box, Paint.GOLD, radius=11)
        canvas.fill(canvas.box.inset(3), Paint.INK, radius=8)
        cell = canvas.box.inset(5)
    edge = frame or Paint(colour)
    ground = Paint(colour) if held else Paint.TRAY
    canvas.fill(cell, ground, radius=8, edge=edge if held else None, thick=3)
    canvas.icon(f"colour-{colour}", Box(cell.x, 4, cell.width, 26), faded=not held)
    room = Box(1, 30, 38, COLOUR_ROW - 34)
    ink = canvas.theme.on(ground) if held else Paint.HUSH
    canvas.text(str(held) if held else "–", room, 33, ink)
    return canvas.piece()


def _new_colours(seat: Seat, look: Look) -> set[str]:
    return {
        CARDS[event.card].colour
        for event in look.last
        if isinstance(event, Built | Revived) and event.seat == seat
    }


def _tokens(canvas: Canvas, city: City, seat: Seat, look: Look, box: Box) -> None:
    canvas.fill(box, Paint.TRAY, radius=24)
    new = {e.token for e in look.last if isinstance(e, TokenTaken) and e.seat == seat}
    cells = box.columns(max(6, len(city.tokens)))
    for token, cell in zip(city.tokens, cells, strict=False):
        if token in new:
            canvas.fill(cell.centred(48, 48), Paint.WHITE, radius=24)
        canvas.icon(f"token-{token}", cell.centred(min(44, cell.width), 44))


def _wonders(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box, *, over: bool) -> None:
    city = table.cities[seat]
    new = {event.wonder for event in look.last if isinstance(event, WonderBuilt)}
    open_for = () if over else buildable(table, seat)
    again = standing(city).replays_wonders
    rows = [built_row(canvas.theme, wonder, wonder in new) for wonder in city.built]
    for wonder in city.wonders:
        price = wonder_price(table, seat, wonder) if wonder in open_for else None
        payable = price is None or price.coins <= city.coins
        rows.append(unbuilt_row(canvas.theme, wonder, price, payable, again))
    rows += [gone_row(canvas.theme)] * (WONDERS_EACH - len(rows))
    for n, row in enumerate(rows):
        canvas.stamp(row, box.x, box.y + n * (WONDER[1] + 5))
