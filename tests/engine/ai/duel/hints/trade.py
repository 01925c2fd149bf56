"""Checks of the reasons of coins and resources: prices, production, chains, what is payable."""

from engine.ai.duel.hints import kinds
from engine.core.game import Seat
from engine.duel import events
from engine.duel.catalog import CARDS, WONDERS
from engine.duel.economy import card_price, lasting_effects, unit_prices, wonder_price
from engine.duel.moves import BuildWonder
from engine.duel.table import Table, free_cards
from engine.duel.types import RAW, RESOURCES, Resource
from tests.engine.ai.duel.hints.cases import Case, lacking, played


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
    theirs = lasting_effects(case.after.cities[case.rival])
    choices = theirs.any_raw if r.resource in RAW else theirs.any_manufactured
    if choices and not r.left:
        assert r.each is None
    else:
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
    before, after = (unit_prices(table, case.seat) for table in (case.table, case.after))
    made = [produced(case.after, case.seat, resource) for resource in RESOURCES]
    bought = [at for at, units in enumerate(made) if not units]
    assert 0 < r.before - r.after <= max(before[at] - after[at] for at in bought)


def check_produces(case: Case, r: kinds.Produces) -> None:
    assert produced(case.table, case.seat, r.resource) == 0
    assert produced(case.after, case.seat, r.resource) > 0
    assert unit_prices(case.table, case.seat)[of(r.resource)] == r.each


def check_saves_on_wonder(case: Case, r: kinds.SavesOnWonder) -> None:
    wonders = case.after.cities[case.seat].wonders
    assert r.wonder in wonders
    before, after = (
        {each: wonder_price(table, case.seat, each).coins for each in wonders}
        for table in (case.table, case.after)
    )
    assert (before[r.wonder], after[r.wonder]) == (r.before, r.after)
    assert r.before - r.after == max(before[each] - after[each] for each in wonders) >= 2


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
    for table, coins in ((case.table, r.before), (step.state.table, r.after)):
        if isinstance(case.move, BuildWonder):
            assert wonder_price(table, case.seat, case.move.wonder).coins == coins
        else:
            assert card_price(table, case.seat, case.move.card).coins == coins
    assert r.after > r.before


def check_affords(case: Case, r: kinds.Affords) -> None:
    price = wonder_price if r.item in WONDERS else card_price
    if r.item in WONDERS:
        assert r.item in case.after.cities[case.seat].wonders
    else:
        assert r.item in free_cards(case.after)
    assert price(case.table, case.seat, r.item).coins > case.table.cities[case.seat].coins
    assert price(case.after, case.seat, r.item).coins == r.price
    assert r.price <= case.after.cities[case.seat].coins
    assert r.price == max(_newly_payable(case))


def _newly_payable(case: Case) -> list[int]:
    """Return the prices of everything that can be paid after the move and could not before."""
    had, has = (table.cities[case.seat].coins for table in (case.table, case.after))
    tables, seat = (case.table, case.after), case.seat
    wonders = case.after.cities[seat].wonders
    cards = set(free_cards(case.table)) & set(free_cards(case.after))
    prices = [[wonder_price(table, seat, each).coins for table in tables] for each in wonders]
    prices += [[card_price(table, seat, each).coins for table in tables] for each in cards]
    return [after for before, after in prices if before > had and after <= has]


def check_nothing_payable(case: Case, r: kinds.NothingPayable) -> None:
    city = case.table.cities[case.seat]
    prices = [card_price(case.table, case.seat, card).coins for card in free_cards(case.table)]
    prices += [wonder_price(case.table, case.seat, each).coins for each in city.wonders]
    assert min(prices) > city.coins
    assert case.after.cities[case.seat].coins == city.coins + r.coins


def check_gains(case: Case, r: kinds.Gains) -> None:
    coins = [table.cities[case.seat].coins for table in (case.table, case.after)]
    assert coins[1] - coins[0] == r.coins > 0
