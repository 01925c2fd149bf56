"""What a city produces, what buying costs it, and the exact price of every build."""

from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec import Struct

from engine.core.game import Seat

from .catalog import CARDS, NUMBERS, TOKENS, TRADED, WONDERS
from .census import count
from .effects import Tally
from .table import Table
from .types import (
    MANUFACTURED,
    RAW,
    RESOURCES,
    Amounts,
    Bought,
    CardId,
    Chained,
    Chosen,
    City,
    Cost,
    Kind,
    Price,
    Printed,
    Produced,
    Reason,
    Resource,
    Symbol,
    TokenId,
    Waived,
    WonderId,
    other,
)


class Standing(Struct, frozen=True, eq=False):
    """What a city's cards, wonders and tokens give as long as they stand.

    `produced` are units of each resource, `sells` those of them that raise the rival's price;
    `any_raw` and `any_manufactured` count producers of one unit of choice. `fixed_prices` are
    coins a unit; `waives` and `extra_shields` go by what is built. `symbols` are the scientific
    symbols with repeats. The mappings are read only.
    """

    produced: Amounts
    sells: Amounts
    any_raw: int
    any_manufactured: int
    fixed_prices: Mapping[Resource, int]
    waives: Mapping[Kind, int]
    extra_shields: Mapping[Kind, int]
    symbols: tuple[Symbol, ...]
    chain_income: int
    trade_income: bool
    replays_wonders: bool


class Market(Struct, frozen=True):
    """All that decides what a cost comes to: own production, choices, waivers, unit prices."""

    produced: Amounts
    any_raw: int
    any_manufactured: int
    waives: int
    unit_prices: Amounts


def standing(city: City) -> Standing:
    """Return what a city gives; a function of what was built alone."""
    return _standing(city.cards, city.built, city.tokens)


@lru_cache(maxsize=4096)
def _standing(
    cards: tuple[CardId, ...], built: tuple[WonderId, ...], tokens: tuple[TokenId, ...]
) -> Standing:
    tally = Tally()
    goods = [card for card in cards if CARDS[card].colour in TRADED]
    rest = [card for card in cards if CARDS[card].colour not in TRADED]
    for card in goods:
        tally.add(CARDS[card].effects)
    sells = _amounts(tally.produced)
    for card in rest:
        tally.add(CARDS[card].effects)
    for wonder in built:
        tally.add(WONDERS[wonder].effects)
    for token in tokens:
        tally.add(TOKENS[token].effects)
    return Standing(
        produced=_amounts(tally.produced),
        sells=sells,
        any_raw=tally.any_raw,
        any_manufactured=tally.any_manufactured,
        fixed_prices=tally.fixed_prices,
        waives=tally.waives,
        extra_shields=tally.extra_shields,
        symbols=tuple(tally.symbols),
        chain_income=tally.chain_income,
        trade_income=tally.trade_income,
        replays_wonders=tally.replays_wonders,
    )


def _amounts(units: list[int]) -> Amounts:
    wood, clay, stone, glass, papyrus = units
    return (wood, clay, stone, glass, papyrus)


def unit_prices(table: Table, seat: Seat) -> Amounts:
    """Return what one unit of each resource costs `seat` at the bank (rulings 1 to 3)."""
    return _unit_prices(standing(table.cities[seat]), standing(table.cities[other(seat)]))


@lru_cache(maxsize=4096)
def _unit_prices(own: Standing, rival: Standing) -> Amounts:
    return _amounts(
        [
            own.fixed_prices.get(resource, NUMBERS.base_price + units)
            for resource, units in zip(RESOURCES, rival.sells, strict=True)
        ]
    )


@lru_cache(maxsize=8192)
def _market(own: Standing, rival: Standing, kind: Kind) -> Market:
    return _intern(
        Market(
            own.produced,
            own.any_raw,
            own.any_manufactured,
            own.waives.get(kind, 0),
            _unit_prices(own, rival),
        )
    )


@lru_cache(maxsize=8192)
def _intern(market: Market) -> Market:
    return market


def market(table: Table, seat: Seat, kind: Kind) -> Market:
    """Return what decides the price of building something of `kind` for `seat`."""
    return _market(standing(table.cities[seat]), standing(table.cities[other(seat)]), kind)


def symbols(city: City) -> frozenset[Symbol]:
    """Return the different scientific symbols of a city, Law included (ruling 36)."""
    return frozenset(standing(city).symbols)


def chain(city: City, card: CardId) -> CardId | None:
    """Return the card of the city that makes `card` free, if it is there (ruling 13)."""
    giver = CARDS[card].free_with
    return giver if giver in city.cards else None


def card_price(table: Table, seat: Seat, card: CardId) -> Price:
    """Return what building `card` costs `seat` now, whether or not it can be paid."""
    if chain(table.cities[seat], card) is not None:
        return _chained(card)
    item = CARDS[card]
    return price(item.cost, market(table, seat, item.colour))


def discard_gain(city: City) -> int:
    """Return the coins that discarding a card brings (ruling 16)."""
    return NUMBERS.discard_gain + count(city, "yellow")


@cache
def _chained(card: CardId) -> Price:
    giver = CARDS[card].free_with
    assert giver is not None
    return Price(0, 0, (Chained(giver),))


def wonder_price(table: Table, seat: Seat, wonder: WonderId) -> Price:
    """Return what building `wonder` costs `seat` now, whether or not it can be paid."""
    return price(WONDERS[wonder].cost, market(table, seat, "wonder"))


@lru_cache(maxsize=1 << 15)
def price(cost: Cost, market: Market) -> Price:
    """Return the cheapest way to pay `cost` (ruling 6).

    Own production comes first; of the units that are missing the dearest come from producers of
    choice (raw and manufactured apart), the dearest of the rest are waived, and what is left is
    bought. Raises nothing; the price may be more than the city has.
    """
    own: list[Reason] = []
    missing: dict[Resource, int] = {}
    wanted = zip(RESOURCES, cost.resources, market.produced, strict=True)
    for resource, need, produced in wanted:
        if need and produced:
            own.append(Produced(resource, min(need, produced)))
        if need > produced:
            missing[resource] = need - produced
    each = dict(zip(RESOURCES, market.unit_prices, strict=True))
    raw = _units(missing, RAW, each)
    manufactured = _units(missing, MANUFACTURED, each)
    chosen = raw[: market.any_raw] + manufactured[: market.any_manufactured]
    dear = sorted(
        raw[market.any_raw :] + manufactured[market.any_manufactured :], key=lambda r: -each[r]
    )
    waived, bought = dear[: market.waives], dear[market.waives :]
    trade = sum(each[resource] for resource in bought)
    steps = (
        *((Printed(cost.coins),) if cost.coins else ()),
        *own,
        *(Chosen(resource, units) for resource, units in _counted(chosen)),
        *(Waived(resource, units) for resource, units in _counted(waived)),
        *(Bought(resource, units, each[resource]) for resource, units in _counted(bought)),
    )
    return Price(cost.coins + trade, trade, steps)


def _units(
    missing: Mapping[Resource, int], among: tuple[Resource, ...], each: Mapping[Resource, int]
) -> list[Resource]:
    """List the missing units one by one, from dear to cheap."""
    units = [resource for resource in among for _ in range(missing.get(resource, 0))]
    return sorted(units, key=lambda resource: -each[resource])


def _counted(units: list[Resource]) -> list[tuple[Resource, int]]:
    return [(resource, units.count(resource)) for resource in dict.fromkeys(units)]
