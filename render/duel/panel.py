"""A city at one glance, at the side of the board."""

from engine.core.game import Seat
from engine.duel.catalog import CARDS
from engine.duel.decisions import ChooseStarter, Destroy
from engine.duel.economy import lasting_effects, wonder_price
from engine.duel.events import Built, Revived, TokenTaken, WonderBuilt
from engine.duel.legal import buildable
from engine.duel.score import result
from engine.duel.table import Table

from ..box import Box
from ..canvas import Canvas, Piece, cached
from ..lettering import draw_name
from ..look import Look
from ..paints import SEATS, Paint
from ..themes import Theme
from .heading import awaited
from .holdings import colours, economy, science, tokens, treasury
from .layout import PANELS, WONDER
from .wonder import built_row, gone_row, unbuilt_row

WONDERS_EACH = 4


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
    treasury(canvas, table, seat, Box(left, box.y + 64, 256, 56))
    economy(canvas, table, seat, Box(left, box.y + 122, 256, 166))
    science(canvas, city, Box(left, box.y + 292, 256, 44))
    frames = dict.fromkeys(_new_colours(seat, look), Paint.WHITE)
    if isinstance(asked, Destroy) and asked.seat != seat:
        frames[asked.colour] = Paint.GOLD
    colours(canvas, city, Box(left, box.y + 341, 256, 61), frames)
    new = {e.token for e in look.last if isinstance(e, TokenTaken) and e.seat == seat}
    tokens(canvas, city, Box(left, box.y + 407, 256, 66), new)
    rows = Box(left, box.y + 478, 256, 333)
    _wonders(canvas, table, seat, look, rows, over=ended is not None)


@cached
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
    draw_name(canvas, look.calls(seat), room, 38, Paint.INK if bright else paint)


def _new_colours(seat: Seat, look: Look) -> set[str]:
    return {
        CARDS[event.card].colour
        for event in look.last
        if isinstance(event, Built | Revived) and event.seat == seat
    }


def _wonders(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box, *, over: bool) -> None:
    city = table.cities[seat]
    new = {event.wonder for event in look.last if isinstance(event, WonderBuilt)}
    open_for = () if over else buildable(table, seat)
    again = lasting_effects(city).replays_wonders
    rows = [built_row(canvas.theme, wonder, wonder in new) for wonder in city.built]
    for wonder in city.wonders:
        price = wonder_price(table, seat, wonder) if wonder in open_for else None
        payable = price is None or price.coins <= city.coins
        rows.append(unbuilt_row(canvas.theme, wonder, price, payable, again))
    rows += [gone_row(canvas.theme)] * (WONDERS_EACH - len(rows))
    for n, row in enumerate(rows):
        canvas.stamp(row, box.x, box.y + n * (WONDER[1] + 4))
