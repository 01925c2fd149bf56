"""Checks of the reasons of coins and resources: prices, production, chains, what is payable."""

from engine.ai.duel.hints import kinds
from engine.core.game import Seat
from engine.duel import events
from engine.duel.catalog import CARDS, WONDERS
from engine.duel.economy import card_price, lasting_effects, unit_prices, wonder_price
from engine.duel.moves import BuildWonder
from engine.duel.table import Table, free_cards
from engine.duel.types import RAW, RESOURCES, Resource
from tests.engine.ai.duel.hints.cases import Case, builds, lacking, played, taken


def of(resource: Resource) -> int:
    return RESOURCES.index(resource)


def produced(table: Table, seat: Seat, resource: Resource) -> int:
    return lasting_effects(table.cities[seat]).produced[of(resource)]


def check_robs(case: Case, r: kinds.Robs) -> None:
    (lost,) = case.happened(events.CoinsLost)
    assert (lost.seat, lost.coins) == (case.rival, r.coins)


def check_destroys(case: Case, r: kinds.Destroys) -> None:
    assert produced(case.table, case.rival, r.resource) > r.left
    assert produced(case.after, case.rival, r.resource) == r.left
    assert unit_prices(case.after, case.rival)[of(r.resource)] == r.each


def check_unit_price(case: Case, r: kinds.RaisesPrice | kinds.LowersPrice, seat: Seat) -> None:
    before, after = (unit_prices(t, seat)[of(r.resource)] for t in (case.table, case.after))
    assert (before, after) == (r.before, r.after)
    assert produced(case.after, seat, r.resource) == 0


def check_raises_price(case: Case, r: kinds.RaisesPrice) -> None:
    check_unit_price(case, r, case.rival)
    assert r.after > r.before


def check_lowers_price(case: Case, r: kinds.LowersPrice) -> None:
    check_unit_price(case, r, case.seat)
    assert r.after < r.before
    for resource in RESOURCES:  # no other one that the city has to buy becomes cheaper by more
        if resource in lacking_resources(case.after, case.seat):
            before, after = (
                unit_prices(t, case.seat)[of(resource)] for t in (case.table, case.after)
            )
            assert before - after <= r.before - r.after


def lacking_resources(table: Table, seat: Seat) -> set[str]:
    """Return the resources that a city neither produces nor has a producer of choice for."""
    own = lasting_effects(table.cities[seat])
    choices = [own.any_raw] * len(RAW) + [own.any_manufactured] * (len(RESOURCES) - len(RAW))
    sources = zip(RESOURCES, own.produced, choices, strict=True)
    return {resource for resource, produced, choice in sources if not produced and not choice}


def check_produces(case: Case, r: kinds.Produces) -> None:
    assert produced(case.table, case.seat, r.resource) == 0
    assert produced(case.after, case.seat, r.resource) > 0
    assert unit_prices(case.table, case.seat)[of(r.resource)] == r.each


def check_saves_on_wonder(case: Case, r: kinds.SavesOnWonder) -> None:
    assert r.wonder in case.after.cities[case.seat].wonders
    before, after = (wonder_price(t, case.seat, r.wonder).coins for t in (case.table, case.after))
    assert (before, after) == (r.before, r.after)
    assert before > after
    for wonder in case.after.cities[case.seat].wonders:  # no other one becomes cheaper by more
        costs = [wonder_price(t, case.seat, wonder).coins for t in (case.table, case.after)]
        assert costs[0] - costs[1] <= before - after


def check_free(case: Case, r: kinds.Free) -> None:
    card = case.move.card
    assert case.happened(events.Built)[0].price.coins == 0
    assert CARDS[card].free_with == r.giver in case.table.cities[case.seat].cards
    without = lacking(case.table, case.seat, r.giver)
    assert r.saved > 0
    if not CARDS[r.giver].effects or CARDS[r.giver].colour in ("blue", "red"):
        assert card_price(without, case.seat, card).coins == r.saved


def check_rises_soon(case: Case, r: kinds.RisesSoon) -> None:
    assert r.card in free_cards(case.table)
    step = played(case.state, case.rival, f"build:{r.card}")
    assert cost_of(case, case.table) == r.before
    assert cost_of(case, step.state.table) == r.after
    assert r.after > r.before
    for card in set(free_cards(case.table)) - {taken(case.move)}:  # none makes it dearer
        other = builds(case.state, case.rival, card)
        if other is not None and CARDS[card].colour in ("brown", "grey"):
            assert cost_of(case, other.state.table) <= r.after


def cost_of(case: Case, table: Table) -> int:
    """Return what the thing that a move builds costs by a table."""
    if isinstance(case.move, BuildWonder):
        return wonder_price(table, case.seat, case.move.wonder).coins
    return card_price(table, case.seat, case.move.card).coins


def check_affords(case: Case, r: kinds.Affords) -> None:
    price = wonder_price if r.item in WONDERS else card_price
    if r.item in WONDERS:
        assert r.item in case.after.cities[case.seat].wonders
    else:
        assert r.item in free_cards(case.after)
    assert price(case.table, case.seat, r.item).coins > case.table.cities[case.seat].coins
    assert price(case.after, case.seat, r.item).coins == r.price
    had, has = (table.cities[case.seat].coins for table in (case.table, case.after))
    assert r.price <= has
    wonders = [(wonder_price, each) for each in case.after.cities[case.seat].wonders]
    free = set(free_cards(case.table)) & set(free_cards(case.after))
    for cost, item in (*wonders, *((card_price, each) for each in free)):  # it is the dearest
        before, after = (cost(t, case.seat, item).coins for t in (case.table, case.after))
        assert not (before > had and after <= has) or after <= r.price


def check_nothing_payable(case: Case, r: kinds.NothingPayable) -> None:
    city = case.table.cities[case.seat]
    prices = [card_price(case.table, case.seat, card).coins for card in free_cards(case.table)]
    prices += [wonder_price(case.table, case.seat, each).coins for each in city.wonders]
    assert min(prices) > city.coins
    assert case.after.cities[case.seat].coins == city.coins + r.coins


def check_gains(case: Case, r: kinds.Gains) -> None:
    coins = [table.cities[case.seat].coins for table in (case.table, case.after)]
    assert coins[1] - coins[0] == r.coins > 0
