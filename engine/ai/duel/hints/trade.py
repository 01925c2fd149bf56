"""Reasons about coins and resources: prices, production, chains, and what can be paid."""

from collections.abc import Iterator

from engine.core.game import Seat
from engine.duel.catalog import CARDS, TRADED
from engine.duel.economy import (
    card_price,
    lasting_effects,
    market,
    price,
    unit_prices,
    wonder_price,
)
from engine.duel.effects import Produces as ProducesEffect
from engine.duel.events import Built, CoinsLost
from engine.duel.moves import Build, BuildWonder, DestroyCard, Discard
from engine.duel.table import Table, free_cards
from engine.duel.types import RAW, RESOURCES, Chained, City, Resource, WonderId

from .kinds import (
    Affords,
    Destroys,
    Free,
    Gains,
    Item,
    LowersPrice,
    NothingPayable,
    Produces,
    RaisesPrice,
    RisesSoon,
    Robs,
    SavesOnWonder,
)
from .preview import MovePreview, happened

DEAR = 3
"""Coins a unit from which buying is dear."""

MUCH = 2
"""Coins that make a difference."""


def free_by_chain(p: MovePreview) -> Free | None:
    """Return that the card is free by a chain, and what it would cost otherwise."""
    for built in happened(p.events, Built):
        item = CARDS[built.card]
        saved = price(item.cost, market(p.table, p.seat, item.colour)).coins
        if saved and isinstance(built.price.steps[0], Chained):
            return Free(built.price.steps[0].card, saved)
    return None


def saves_on_wonder(p: MovePreview) -> SavesOnWonder | None:
    """Return the own wonder that becomes cheaper by most coins."""
    before, after = (_wonder_prices(p, table) for table in (p.table, p.after))
    found = [SavesOnWonder(wonder, before[wonder], after[wonder]) for wonder in after]
    best = max(found, key=lambda each: each.before - each.after, default=None)
    return best if best is not None and best.before - best.after >= MUCH else None


def _wonder_prices(p: MovePreview, table: Table) -> dict[WonderId, int]:
    """Return what the wonders that are still to be built after the move cost by a table."""
    return {
        each: wonder_price(table, p.seat, each).coins for each in p.after.cities[p.seat].wonders
    }


def produces_dear(p: MovePreview) -> Produces | None:
    """Return that the card produces what was dear to buy."""
    found = produces(p)
    return found if found is not None and found.each >= DEAR else None


def produces(p: MovePreview) -> Produces | None:
    """Return that the card produces what the city lacked and had to buy."""
    lacks, each = lacking(p.table.cities[p.seat]), unit_prices(p.table, p.seat)
    for effect in CARDS[p.built].effects if p.built is not None else ():
        if isinstance(effect, ProducesEffect) and effect.resource in lacks:
            return Produces(effect.resource, each[RESOURCES.index(effect.resource)])
    return None


def lacking(city: City) -> frozenset[Resource]:
    """Return the resources that a city has to buy: it never produces them, not even by choice."""
    own = lasting_effects(city)
    return frozenset(
        resource
        for resource, produced in zip(RESOURCES, own.produced, strict=True)
        if not (produced or (own.any_raw if resource in RAW else own.any_manufactured))
    )


def raises_price(p: MovePreview) -> RaisesPrice | None:
    """Return that the rival pays more for a resource that the city lacks."""
    lacks = lacking(p.after.cities[p.rival])
    for resource, before, after in _unit_prices(p, p.rival):
        if after > before and resource in lacks:
            return RaisesPrice(resource, before, after)
    return None


def lowers_price(p: MovePreview) -> LowersPrice | None:
    """Return that a unit of a resource becomes cheaper to buy."""
    lacks = lacking(p.after.cities[p.seat])
    found = [
        LowersPrice(resource, before, after)
        for resource, before, after in _unit_prices(p, p.seat)
        if after < before and resource in lacks
    ]
    return max(found, key=lambda each: each.before - each.after, default=None)


def _unit_prices(p: MovePreview, seat: Seat) -> Iterator[tuple[Resource, int, int]]:
    before, after = (unit_prices(table, seat) for table in (p.table, p.after))
    return zip(RESOURCES, before, after, strict=True)


def destroys(p: MovePreview) -> Destroys | None:
    """Return what the rival still produces of what the destroyed card gave."""
    if not isinstance(p.move, DestroyCard):
        return None
    city, each = p.after.cities[p.rival], unit_prices(p.after, p.rival)
    for effect in CARDS[p.move.card].effects:
        if isinstance(effect, ProducesEffect):
            at = RESOURCES.index(effect.resource)
            left = lasting_effects(city).produced[at]
            buys = left or effect.resource in lacking(city)
            return Destroys(effect.resource, left, each[at] if buys else None)
    return None


def rises_soon(p: MovePreview) -> RisesSoon | None:
    """Return a card with which the rival could raise the price of what is built."""
    if not isinstance(p.move, Build | BuildWonder):
        return None
    before = _price(p, p.table)
    found = []
    for card in free_cards(p.table):
        step = p.rival_builds(card) if card != p.taken and CARDS[card].colour in TRADED else None
        if step is not None:
            found.append(RisesSoon(card, before, _price(p, step.state.table)))
    best = max(found, key=lambda each: each.after, default=None)
    return best if best is not None and best.after - before >= MUCH else None


def _price(p: MovePreview, table: Table) -> int:
    """Return what the thing that the move builds costs by another table."""
    if p.wonder is not None:
        return wonder_price(table, p.seat, p.wonder).coins
    assert p.built is not None
    return card_price(table, p.seat, p.built).coins


def affords(p: MovePreview) -> Affords | None:
    """Return the dearest thing that can be paid after the move and could not before it."""
    if p.over or coins_gained(p) <= 0:
        return None
    had, has = p.table.cities[p.seat].coins, p.after.cities[p.seat].coins
    found = [
        Affords(item, after) for item, before, after in _prices(p) if before > had and after <= has
    ]
    return max(found, key=lambda each: each.price, default=None)


def _prices(p: MovePreview) -> Iterator[tuple[Item, int, int]]:
    """Yield the own wonders and the free cards that the move leaves, with prices around it."""
    for wonder in p.after.cities[p.seat].wonders:
        before, after = (wonder_price(each, p.seat, wonder) for each in (p.table, p.after))
        yield wonder, before.coins, after.coins
    for card in free_cards(p.after):
        if card in free_cards(p.table):
            before, after = (card_price(each, p.seat, card) for each in (p.table, p.after))
            yield card, before.coins, after.coins


def coins_gained(p: MovePreview) -> int:
    """Return by how many coins the move makes the mover richer."""
    return p.after.cities[p.seat].coins - p.table.cities[p.seat].coins


def gains(p: MovePreview) -> Gains | None:
    """Return that the move brings coins."""
    coins = coins_gained(p)
    return Gains(coins) if coins > 0 else None


def nothing_payable(p: MovePreview) -> NothingPayable | None:
    """Return that nothing could be built."""
    moves = [option.move.partition(":")[0] for option in p.thought.options]
    paid = any(verb in (Build.verb, BuildWonder.verb) for verb in moves)
    return NothingPayable(coins_gained(p)) if isinstance(p.move, Discard) and not paid else None


def robs(p: MovePreview) -> Robs | None:
    """Return that the wonder costs the rival coins."""
    coins = sum(event.coins for event in happened(p.events, CoinsLost) if event.seat == p.rival)
    return Robs(coins) if coins else None
