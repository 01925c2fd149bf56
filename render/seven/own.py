"""The own city beside the cards of a hand: the turn, coins, shields, goods, and the next stage."""

from engine.core.game import Seat
from engine.seven.catalog import NUMBERS
from engine.seven.conflict import shields
from engine.seven.prices import purse, stage_prices
from engine.seven.production import lasting_effects, next_stage
from engine.seven.table import Table, passes
from engine.seven.types import City

from ..art import view_box
from ..box import Box
from ..canvas import Canvas
from ..cards import draw_row
from ..fonts import Font
from ..lettering import draw_lines
from ..look import Look
from ..paints import SEATS, Paint
from ..signs import draw_signs
from ..units import amount, shields_width
from . import holdings
from .pricing import draw_price, lacking
from .signs import cost_icons, scene, signs

WIDE = 450
"""From which width on the wonder stands beside all that is told about it."""
SMALL = (88, 84)
"""The size of the wonder in narrow places."""
GOODS, STAGE = 84, 84
"""The heights of what the city produces, and of what its next stage does and costs."""
BESIDE = 270
"""From which width on the cost of a stage stands beside its effect, and both are larger."""
EFFECT, COST = 46, 60
"""The height of an effect above its cost, and the greatest height of a cost beside it."""


def draw_own(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box) -> None:
    """Draw the city of a seat in a box that is as high as a card."""
    city = table.cities[seat]
    canvas.fill(box, Paint.PANEL, radius=18, edge=SEATS[seat], thick=4)
    inner = box.inset(14, 12)
    head = inner._replace(height=50)
    canvas.icon(f"age-{max(1, table.age)}", Box(head.x, head.y, 36, 50))
    arrow = Box(head.x + 40, head.y, 28, 50)  # before the turn: at a coin it would be a price
    if (to := passes(table)) is not None:
        canvas.icon(f"arrow-{to}", arrow)
    turn = Box(arrow.right + 4, head.y, 56, 50)
    canvas.text(f"{table.turn}/{NUMBERS.turns}", turn, 36, Paint.IVORY, align="left")
    wide = shields_width(shields(city), 48)
    shield = Box(inner.right - wide, head.y, wide, 50)
    holdings.armed(canvas, city, shield)
    coins = Box(shield.x - 8 - 100, head.y, 100, 50)
    amount(canvas, "coin", purse(table, seat), coins)
    goods = Box(inner.x, head.bottom + 6, inner.width, GOODS)
    holdings.goods(canvas, lasting_effects(city).trader.own, goods, 2)
    low = Box(inner.x, goods.bottom + 8, inner.width, inner.bottom - goods.bottom - 8)
    if next_stage(city) is None:
        _complete(canvas, city, look, low)
    else:
        _next_stage(canvas, table, seat, look, low)


def _complete(canvas: Canvas, city: City, look: Look, box: Box) -> None:
    """Draw the wonder with all its stages, and say so: beside it where there is room."""
    drawing = scene(city.board.wonder)
    if box.width < WIDE:
        text = Box(box.x, box.bottom - 50, box.width, 50)
        view = Box(box.x, box.y, box.width, text.y - box.y).no_wider(*view_box(drawing))
    else:
        across, down = view_box(drawing)
        view = Box(box.x, box.y, box.height * across // down, box.height)
        text = Box(view.right + 20, box.y, box.right - view.right - 40, box.height)
    canvas.scene(drawing, view, radius=10)
    draw_lines(canvas, look.words("seven-picture-complete"), text, 36, Paint.GOLD, font=Font.BOLD)


def _next_stage(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box) -> None:
    """Draw the wonder, what its next stage does and costs, and the price now."""
    city = table.cities[seat]
    stage = next_stage(city)
    assert stage is not None
    wide = box.width >= WIDE
    across, down = (min(2 * box.width // 5, box.height * 3 // 2), box.height) if wide else SMALL
    view = Box(box.x, box.y, across, down)
    canvas.scene(scene(city.board.wonder), view, radius=10, outline=not city.stages)
    side = Box(view.right + 10, box.y, box.right - view.right - 10, STAGE)
    low = Box(side.x if wide else box.x, side.bottom + 6, 0, box.bottom - side.bottom - 6)
    low = low._replace(width=box.right - low.x)
    if side.width >= BESIDE:
        effect, cost = side.columns(2, 12)
    else:
        effect = side._replace(height=EFFECT)
        cost = Box(side.x, effect.bottom + 2, side.width, side.bottom - effect.bottom - 2)
    draw_signs(canvas, signs(stage.effects), effect, align="left")
    cost = cost.centred(cost.width, min(cost.height, COST))
    canvas.fill(cost, Paint.SAND, radius=12)
    draw_row(canvas, cost_icons(stage.cost), cost.inset(6, 1))
    prices = stage_prices(table, seat)
    canvas.fill(low, Paint.CREAM, radius=12)
    room = low.inset(8, 2)
    if prices:
        draw_price(canvas, prices, purse(table, seat), stage.cost, look.words, room)
        return
    canvas.icon("cross", Box(room.x, room.y, 40, room.height))
    lacks = lacking(table, seat, stage.cost)
    for n, resource in enumerate(lacks):
        canvas.icon(f"resource-{resource}", Box(room.x + 50 + n * 44, room.y, 42, room.height))
