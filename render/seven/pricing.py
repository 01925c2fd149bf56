"""What something costs now and why, as a picture: a coin that tells the kind, and the reasons."""

from collections.abc import Sequence

from engine.core.game import Seat
from engine.seven.production import lasting_effects
from engine.seven.table import Table
from engine.seven.types import (
    NEIGHBOURS,
    RESOURCES,
    Bought,
    CardId,
    Chained,
    Cost,
    Gift,
    Price,
    left,
    right,
)

from ..box import Box
from ..canvas import Canvas
from ..fonts import Font
from ..lettering import draw_lines
from ..look import Words
from ..paints import Paint
from ..signs import Icon, draw_icon

TAG = 60
"""The side of a price."""
ICON = 40


def draw_price(
    canvas: Canvas, prices: Sequence[Price], purse: int, cost: Cost, words: Words, box: Box
) -> None:
    """Draw the cheapest way to pay and its reasons; where there are more ways, a sign says so."""
    price = prices[0]
    tag = Box(box.x, box.y + (box.height - TAG) // 2, TAG, TAG)
    draw_icon(canvas, _tag(price, purse), tag)
    room = Box(tag.right + 8, box.y, box.right - tag.right - 8, box.height)
    match price.steps:
        case (Chained(giver),):
            _chained(canvas, giver, words, room)
            return
        case (Gift(),):
            canvas.icon("gift", Box(room.x, room.y, 54, room.height))
            return
    bought = [step for step in price.steps if isinstance(step, Bought)]
    if bought:
        _bought(canvas, bought, price, len(prices) > 1, room)
        return
    text = words("seven-picture-no-cost" if cost == Cost() else "seven-picture-own")
    if price.coins and not any(cost.resources):
        return
    draw_lines(canvas, text, room, 34, Paint.INK, font=Font.BOLD, align="left")


def _tag(price: Price, purse: int) -> Icon:
    if price.total > purse:
        return Icon("coin-dear", str(price.total))
    if not price.total:
        return Icon("coin-free", "0")
    return Icon("coin-trade" if price.left or price.right else "coin", str(price.total))


def _chained(canvas: Canvas, giver: CardId, words: Words, box: Box) -> None:
    disc = Box(box.x, box.y + (box.height - ICON) // 2, ICON, ICON)
    canvas.fill(disc, Paint.GREEN, radius=ICON // 2)
    canvas.icon("link", disc.inset(5))
    name = Box(disc.right + 8, box.y, box.right - disc.right - 8, box.height)
    text = words(f"seven-card-{giver}")
    draw_lines(canvas, text, name, 34, Paint.INK, font=Font.BOLD, align="left")


def _bought(canvas: Canvas, bought: Sequence[Bought], price: Price, more: bool, box: Box) -> None:
    """Draw for each neighbour what is bought there, and the coins that it gets."""
    sides = [side for side in NEIGHBOURS if any(step.seller == side for step in bought)]
    paid = {"left": price.left, "right": price.right}
    for side, line in zip(sides, box.rows(len(sides), 2), strict=True):
        at = line.centred(line.width, min(line.height, ICON))
        canvas.icon(f"arrow-{side}", Box(at.x, at.y, at.height, at.height))
        coin = Box(at.x + ICON + 2, at.y, ICON, at.height)
        draw_icon(canvas, Icon("coin", str(paid[side])), coin)
        own = [step for step in bought if step.seller == side]
        units = [step.resource for step in own for _ in range(step.units)]
        rest = Box(at.x + 2 * ICON + 10, at.y, at.right - at.x - 2 * ICON - 10, at.height)
        step = min(ICON, rest.width // max(1, len(units)))
        for n, resource in enumerate(units):
            canvas.icon(f"resource-{resource}", Box(rest.x + n * step, at.y, step, at.height))
    if more:
        canvas.icon("or", Box(box.right - 26, box.y, 24, box.height))


def lacking(table: Table, seat: Seat, cost: Cost) -> tuple[str, ...]:
    """Return the resources of a cost that neither the city nor its neighbours have enough of.

    None are returned where each can be had, but not all of them at once.
    """
    circle = len(table.cities)
    own = lasting_effects(table.cities[seat]).trader.own.most
    sold = [
        lasting_effects(table.cities[side(seat, circle)]).trader.sold.most for side in (left, right)
    ]
    reach = zip(RESOURCES, cost.resources, own, *sold, strict=True)
    return tuple(each for each, need, *have in reach if need > sum(have))
