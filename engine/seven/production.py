"""The lasting effects of what a city has built: production, prices, shields, symbols, powers."""

from functools import lru_cache

from msgspec import Struct

from engine.core.memoize import memoize

from .catalog import BOARDS, CARDS, NUMBERS, STRUCTURES, TRADED, Stage
from .effects import Tally
from .types import NEIGHBOURS, RESOURCES, Amounts, Board, CardId, City, amounts


class Production(Struct, frozen=True):
    """Units of each resource, and producers of one unit of choice (places in `RESOURCES`).

    `most` are the units of each resource if all producers of choice that can give it do.
    """

    units: Amounts
    choices: tuple[tuple[int, ...], ...]
    most: Amounts


class Trader(Struct, frozen=True, eq=False):
    """A city on the market: what it produces, what it sells, what it pays its neighbours a unit.

    Equal cities on the market are one object, so that results can be cached by identity.
    """

    own: Production
    sold: Production
    left: Amounts
    right: Amounts


class LastingEffects(Struct, frozen=True, eq=False):
    """The sum of the ongoing effects of a city's board, cards and stages.

    `structures` are what it has by name. `symbols` are counted in the order of `SYMBOLS`,
    `free_symbols` are chosen at the end.
    """

    structures: frozenset[CardId]
    trader: Trader
    shields: int
    symbols: tuple[int, ...]
    free_symbols: int
    plays_seventh: bool
    builds_free: bool
    copies_guild: bool


@memoize
def lasting_effects(city: City) -> LastingEffects:
    """Return the ongoing effects of a city, which depend only on what it has built."""
    return _lasting_effects(city.board, city.cards, city.stages)


def stages(board: Board) -> tuple[Stage, ...]:
    """Return the stages of a wonder, in the order in which they are built."""
    return BOARDS[board].stages


def next_stage(city: City) -> Stage | None:
    """Return the stage that can be built next; `None` if the wonder is complete (ruling 31)."""
    every = stages(city.board)
    return every[city.stages] if city.stages < len(every) else None


def without_discount(city: City, card: CardId | None) -> Trader:
    """Return the city on the market as if it had not the discounts of a card (ruling 24)."""
    have = lasting_effects(city).trader
    if card is None:
        return have
    less = tuple(each for each in city.cards if each != card)
    before = _lasting_effects(city.board, less, city.stages).trader
    return _trader(have.own, have.sold, before.left, before.right)


@lru_cache(maxsize=256)
def _lasting_effects(board: Board, cards: tuple[CardId, ...], built: int) -> LastingEffects:
    everything, sold = Tally(), Tally()
    for tally in (everything, sold):
        tally.units[RESOURCES.index(BOARDS[board].produces)] += 1
    for card in cards:
        item = CARDS[card]
        everything.add(item.effects)
        if item.colour in TRADED:
            sold.add(item.effects)
    for stage in stages(board)[:built]:
        everything.add(stage.effects)
    to_left, to_right = (
        amounts([everything.prices[side].get(each, NUMBERS.trade_price) for each in RESOURCES])
        for side in NEIGHBOURS
    )
    return LastingEffects(
        structures=frozenset([STRUCTURES[card] for card in cards]),
        trader=_trader(_production(everything), _production(sold), to_left, to_right),
        shields=everything.shields,
        symbols=tuple(everything.symbols),
        free_symbols=everything.free_symbols,
        plays_seventh=everything.plays_seventh,
        builds_free=everything.builds_free,
        copies_guild=everything.copies_guild,
    )


def _production(tally: Tally) -> Production:
    choices = tuple(sorted(tally.choices))
    most = [
        units + sum([place in choice for choice in choices])
        for place, units in enumerate(tally.units)
    ]
    return Production(amounts(tally.units), choices, amounts(most))


@lru_cache(maxsize=1024)
def _trader(own: Production, sold: Production, left: Amounts, right: Amounts) -> Trader:
    return Trader(own, sold, left, right)
