"""What cards and wonder stages cost a city now: every way to pay, each with its reasons."""

from functools import cache

from msgspec.structs import replace

from engine.core.game import Seat

from .catalog import CARDS, STRUCTURES
from .decisions import PlaySeventh
from .production import Trader, lasting_effects, next_stage, without_discount
from .table import Table
from .trade import ways
from .types import CardId, Chained, City, Cost, Gift, Price, Printed, left, right

GIFT = Price(0, 0, 0, (Gift(),))
"""The price of a card built with Olympia's gift."""


def chain(city: City, card: CardId) -> CardId | None:
    """Return the structure of the city that makes `card` free, if it is there (ruling 27)."""
    for giver in CARDS[card].free_with:
        if giver in city.cards:
            return giver
    return None


def has_structure(city: City, card: CardId) -> bool:
    """Return whether a city has a structure of the card's name (rulings 7 and 8)."""
    return STRUCTURES[card] in lasting_effects(city).structures


def card_prices(table: Table, seat: Seat, card: CardId) -> tuple[Price, ...]:
    """Return the ways in which `seat` can pay for building a card now, the cheapest first.

    None is left out because coins are lacking. A chain leaves nothing else to pay.
    """
    giver = chain(table.cities[seat], card)
    if giver is not None:
        return _chained(giver)
    return printed_prices(table, seat, card)


def printed_prices(table: Table, seat: Seat, card: CardId) -> tuple[Price, ...]:
    """Return the ways in which `seat` could pay what is printed on a card, whatever its chains."""
    return _prices(table, seat, CARDS[card].cost)


def stage_prices(table: Table, seat: Seat) -> tuple[Price, ...]:
    """Return the ways in which `seat` can pay for its next stage; none if there is no stage."""
    stage = next_stage(table.cities[seat])
    return _prices(table, seat, stage.cost) if stage is not None else ()


def purse(table: Table, seat: Seat) -> int:
    """Return the coins that `seat` may spend now (rulings 20 and 40)."""
    seventh = _seventh(table, seat)
    return table.cities[seat].coins if seventh is None else seventh.purse


def trader(table: Table, seat: Seat) -> Trader:
    """Return a city on the market as it may buy now.

    For its seventh card, what it has built in the sixth turn gives no discount yet (ruling 24).
    """
    seventh = _seventh(table, seat)
    return without_discount(table.cities[seat], None if seventh is None else seventh.fresh)


def _seventh(table: Table, seat: Seat) -> PlaySeventh | None:
    """Return the decision about the last card of the Age, if it is that of `seat`."""
    decision = table.todo[0] if table.todo else None
    if isinstance(decision, PlaySeventh) and decision.seat == seat:
        return decision
    return None


@cache
def _chained(giver: CardId) -> tuple[Price, ...]:
    return (Price(0, 0, 0, (Chained(giver),)),)


def _prices(table: Table, seat: Seat, cost: Cost) -> tuple[Price, ...]:
    cities, circle = table.cities, len(table.cities)
    found = ways(
        cost.resources,
        trader(table, seat),
        lasting_effects(cities[left(seat, circle)]).trader,
        lasting_effects(cities[right(seat, circle)]).trader,
    )
    return _with_coins(found, cost.coins) if cost.coins else found


def _with_coins(found: tuple[Price, ...], coins: int) -> tuple[Price, ...]:
    return tuple(
        replace(price, coins=coins, steps=(Printed(coins), *price.steps)) for price in found
    )
