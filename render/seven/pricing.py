"""What something costs now and why, as a picture: a coin that tells the kind, and the reasons."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.game import Seat
from engine.seven.production import lasting_effects
from engine.seven.table import Table
from engine.seven.types import (
    NEIGHBOURS,
    RESOURCES,
    Bought,
    Cost,
    Neighbour,
    Price,
    Resource,
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
ICON = 38
WAYS = 2
"""How many ways to pay are drawn; the buttons offer all of them."""
OR = 46
"""The room for the word between two ways to pay."""
LEAST_UNIT = 16
"""A unit that would be narrower is left out: the coins and whom they go to matter more."""


def draw_price(
    canvas: Canvas, prices: Sequence[Price], purse: int, cost: Cost, words: Words, box: Box
) -> None:
    """Draw the cheapest way to pay and its reasons; where there are more ways, a sign says so."""
    price = prices[0]
    tag = Box(box.x, box.y + (box.height - TAG) // 2, TAG, TAG)
    room = Box(tag.right + 8, box.y, box.right - tag.right - 8, box.height)
    draw_icon(canvas, _tag(price, purse), tag)
    if price.left or price.right:
        _bought(canvas, prices, words("seven-picture-or"), room)

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


class Purchase(NamedTuple):
    """What is bought from one neighbour, unit by unit, and the coins that it gets."""

    seller: Neighbour
    coins: int
    units: tuple[Resource, ...]


def _purchases(price: Price) -> list[Purchase]:
    bought = [step for step in price.steps if isinstance(step, Bought)]
    paid = {"left": price.left, "right": price.right}
    return [
        Purchase(side, paid[side], units)
        for side in NEIGHBOURS
        if (units := tuple(s.resource for s in bought if s.seller == side for _ in range(s.units)))
    ]


def _bought(canvas: Canvas, prices: Sequence[Price], either: str, box: Box) -> None:
    """Draw the first two ways to buy, a line each; of an only way, each neighbour's part."""
    if len(prices) == 1:
        lines = [[purchase] for purchase in _purchases(prices[0])]
    else:
        lines = [_purchases(price) for price in prices[:WAYS]]
    more = len(prices) - WAYS
    for n, row in enumerate(box.rows(len(lines), 2)):
        line = row
        if n and len(prices) > 1:
            canvas.text(either, Box(line.x, line.y, OR - 6, line.height), 31, Paint.INK)

            line = Box(line.x + OR, line.y, line.width - OR, line.height)
        if n and more > 0:
            line = line._replace(width=line.width - 46)
            canvas.text(f"+{more}", Box(line.right, line.y, 46, line.height), 31, Paint.INK)
        _line(canvas, lines[n], line.centred(line.width, min(line.height, ICON)))


def _line(canvas: Canvas, purchases: Sequence[Purchase], box: Box) -> None:
    """Draw for each neighbour an arrow to its side, the coins that it gets, and what it sells."""
    side = min(box.height, box.width // (2 * len(purchases)))
    count = sum(len(purchase.units) for purchase in purchases)
    step = min(side, (box.width - 2 * side * len(purchases)) // max(1, count))
    x = box.x
    for seller, coins, units in purchases:
        canvas.icon(f"arrow-{seller}", Box(x, box.y, side - 2, side))
        draw_icon(canvas, Icon("coin", str(coins)), Box(x + side, box.y, side, side))
        x += 2 * side
        for resource in units if step >= LEAST_UNIT else ():
            canvas.icon(f"resource-{resource}", Box(x, box.y, step, side))
            x += step


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
