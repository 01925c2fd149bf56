"""What a city produces, what a resource costs it, and the price of every card and wonder."""

from collections.abc import Mapping
from functools import cache, lru_cache
from operator import attrgetter

from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import Seat
from engine.core.memoize import memoize

from .catalog import CARDS, NUMBERS, TOKENS, TRADED, WONDERS
from .counting import count
from .effects import Tally
from .table import Table
from .types import (
    KINDS,
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
    Pair,
    Price,
    Printed,
    Produced,
    Reason,
    Resource,
    Symbol,
    TokenId,
    Waived,
    WonderId,
)


class LastingEffects(Struct, frozen=True, eq=False):
    """The sum of the ongoing effects of a city's cards, wonders and tokens.

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
    different_symbols: frozenset[Symbol]
    chain_income: int
    trade_income: bool
    replays_wonders: bool


class Market(Struct, frozen=True):
    """What the price of a cost depends on: own production, choices, waivers, unit prices."""

    produced: Amounts
    any_raw: int
    any_manufactured: int
    waives: int
    unit_prices: Amounts


@memoize
def lasting_effects(city: City) -> LastingEffects:
    """Return the ongoing effects of a city, which depend only on what it has built."""
    return _lasting_effects(city.cards, city.built, city.tokens)


@lru_cache(maxsize=64)
def _lasting_effects(
    cards: tuple[CardId, ...], built: tuple[WonderId, ...], tokens: tuple[TokenId, ...]
) -> LastingEffects:
    tally, goods = Tally(), Tally()
    for card in cards:
        item = CARDS[card]
        tally.add(item.effects)
        if item.colour in TRADED:
            goods.add(item.effects)
    for wonder in built:
        tally.add(WONDERS[wonder].effects)
    for token in tokens:
        tally.add(TOKENS[token].effects)
    return LastingEffects(
        produced=_amounts(tally.produced),
        sells=_amounts(goods.produced),
        any_raw=tally.any_raw,
        any_manufactured=tally.any_manufactured,
        fixed_prices=tally.fixed_prices,
        waives=tally.waives,
        extra_shields=tally.extra_shields,
        symbols=tuple(tally.symbols),
        different_symbols=frozenset(tally.symbols),
        chain_income=tally.chain_income,
        trade_income=tally.trade_income,
        replays_wonders=tally.replays_wonders,
    )


def _amounts(units: list[int]) -> Amounts:
    wood, clay, stone, glass, papyrus = units
    return (wood, clay, stone, glass, papyrus)


def unit_prices(table: Table, seat: Seat) -> Amounts:
    """Return what one unit of each resource costs `seat` at the bank (rulings 1 to 3)."""
    return market(table, seat, "wonder").unit_prices


def market(table: Table, seat: Seat, kind: Kind) -> Market:
    """Return the market in which `seat` builds something of `kind`."""
    return _markets(table)[seat][kind]


@memoize
def _markets(table: Table) -> Pair[Mapping[Kind, Market]]:
    first, second = lasting_effects(table.cities[0]), lasting_effects(table.cities[1])
    return (_markets_of(first, second), _markets_of(second, first))


@lru_cache(maxsize=64)
def _markets_of(own: LastingEffects, rival: LastingEffects) -> Mapping[Kind, Market]:
    prices = [NUMBERS.base_price + units for units in rival.sells]
    for resource, coins in own.fixed_prices.items():
        prices[RESOURCES.index(resource)] = coins
    plain = Market(own.produced, own.any_raw, own.any_manufactured, 0, _amounts(prices))
    waiving = {kind: replace(plain, waives=units) for kind, units in own.waives.items()}
    return {**dict.fromkeys(KINDS, plain), **waiving}


def symbols(city: City) -> frozenset[Symbol]:
    """Return the different scientific symbols of a city, Law included (ruling 36)."""
    return lasting_effects(city).different_symbols


def chain(city: City, card: CardId) -> CardId | None:
    """Return the card of the city that makes `card` free, if it is there (ruling 13)."""
    giver = CARDS[card].free_with
    return giver if giver and giver in city.cards else None


def card_price(table: Table, seat: Seat, card: CardId) -> Price:
    """Return what building `card` costs `seat` now, whether or not it can be paid."""
    if chain(table.cities[seat], card) is not None:
        return _chained(card)
    if card in _COINS_ALONE:
        return _COINS_ALONE[card]
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


@lru_cache(maxsize=512)  # kept small: a game repeats only its latest prices
def price(cost: Cost, market: Market) -> Price:
    """Return the cheapest way to pay `cost` (ruling 6).

    Own production comes first; of the units that are missing the dearest come from producers of
    choice (raw and manufactured apart), the dearest of the rest are waived, and what is left is
    bought. Raises nothing; the price may be more than the city has.
    """
    steps: list[Reason] = [Printed(cost.coins)] if cost.coins else []
    raw: list[Bought] = []
    manufactured: list[Bought] = []
    for place, resource, need in _asked(cost):
        produced = market.produced[place]
        if produced:
            steps.append(Produced(resource, min(need, produced)))
        if need > produced:
            missing = raw if resource in RAW else manufactured
            missing.append(Bought(resource, need - produced, market.unit_prices[place]))
    chosen_raw, raw = _dearest(raw, market.any_raw)
    chosen_manufactured, manufactured = _dearest(manufactured, market.any_manufactured)
    waived, bought = _dearest(raw + manufactured, market.waives)
    bought.sort(key=_EACH, reverse=True)
    steps += [Chosen(part.resource, part.units) for part in chosen_raw + chosen_manufactured]
    steps += [Waived(part.resource, part.units) for part in waived]
    steps += bought
    trade = sum([part.units * part.each for part in bought])
    return Price(cost.coins + trade, trade, tuple(steps))


@lru_cache(maxsize=512)
def _asked(cost: Cost) -> tuple[tuple[int, Resource, int], ...]:
    """Return the resources of a cost: the place in `RESOURCES`, which, and how many units."""
    units = zip(RESOURCES, cost.resources, strict=True)
    return tuple((place, *each) for place, each in enumerate(units) if each[1])


def _dearest(wanted: list[Bought], spared: int) -> tuple[list[Bought], list[Bought]]:
    """Split purchases into the `spared` dearest units and the rest."""
    if not spared:
        return ([], wanted)
    spare: list[Bought] = []
    rest: list[Bought] = []
    for part in sorted(wanted, key=_EACH, reverse=True):
        units = min(part.units, spared)
        spared -= units
        if units:
            spare.append(Bought(part.resource, units, part.each))
        if units < part.units:
            rest.append(Bought(part.resource, part.units - units, part.each))
    return (spare, rest)


_EACH = attrgetter("each")

_NOTHING_NEEDED = Market((0,) * 5, 0, 0, 0, (0,) * 5)
_COINS_ALONE: Mapping[CardId, Price] = {
    card.id: price(card.cost, _NOTHING_NEEDED)
    for card in CARDS.values()
    if not any(card.cost.resources)
}
"""The prices of cards that need no resource: they are the same in every market."""
