"""Rulings 1 to 12: what a build costs, and who receives it."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as some

from engine.duel import economy
from engine.duel.economy import Market, card_price
from engine.duel.events import Built, CoinsGained, CoinsLost, TradePaid
from engine.duel.types import Amounts, Bought, Chained, Chosen, City, Cost, Printed, Waived
from tests.engine.duel.positions import (
    ME,
    RIVAL,
    after,
    coins,
    gained,
    legal,
    play,
    position,
    price,
)

LIBRARY = City(40, wonders=("great_library",))


def test_ruling_01_price_of_a_missing_resource() -> None:
    state = position(rival=City(7, ("brickyard", "clay_pit")))
    assert price(state, "garrison") == 2 + 3
    assert price(state, "statue") == 2 * (2 + 3)
    assert price(state, "stable") == 2


def test_ruling_01_the_bank_is_paid_and_any_number_may_be_bought() -> None:
    state = position(me=City(12), rival=City(7, ("shelf_quarry",)), free=("aqueduct", "walls"))
    assert gained(state, "build:aqueduct") == (-12, 0)


@pytest.mark.parametrize(
    ("card", "own", "theirs", "coins"),
    [
        ("fortifications", ("shelf_quarry",), ("clay_pool",), 5),
        ("aqueduct", (), ("shelf_quarry",), 12),
        ("caravansery", (), ("glassworks",), 7),
    ],
)
def test_ruling_01_examples_of_the_rulebook(
    card: str, own: tuple[str, ...], theirs: tuple[str, ...], coins: int
) -> None:
    assert price(position(me=City(7, own), rival=City(7, theirs)), card) == coins


def test_ruling_02_what_does_not_raise_the_price() -> None:
    built = ("great_lighthouse", "piraeus")
    state = position(rival=City(7, ("forum", "caravansery"), (), (), built, ("altar", "baths")))
    for card in ("garrison", "apothecary", "stable", "baths", "workshop"):
        assert price(state, card) == 2


def test_ruling_03_reserves_and_customs_house() -> None:
    producers = ("shelf_quarry", "quarry", "glassworks", "glassblower", "press")
    state = position(me=City(7, ("stone_reserve", "customs_house")), rival=City(7, producers))
    assert price(state, "aqueduct") == 3 * 1
    assert price(state, "apothecary") == price(state, "workshop") == 1
    assert price(state, "stable") == 2


def test_ruling_03_it_holds_in_an_extra_turn_right_after() -> None:
    me = City(40, (), ("theology",), ("mausoleum",))
    rival = City(7, ("shelf_quarry",))
    state = position(me=me, rival=rival, free=("aqueduct", "walls"), discard=("stone_reserve",))
    assert price(state, "aqueduct") == 3 * 4
    state = play(state, "wonder:mausoleum:walls", "revive:stone_reserve").state
    assert state.table.todo[0].seat == ME
    assert price(state, "aqueduct") == 3 * 1


def test_ruling_04_order_of_payment() -> None:
    assert "build:caravansery" not in legal(position(me=City(5), free=("caravansery",)))
    exact = position(me=City(6), free=("caravansery", "school"))
    assert coins(after(exact, "build:caravansery")) == (0, 7)


def test_ruling_04_coins_that_it_gives_cannot_pay_for_it() -> None:
    me = City(5, ("clay_pool", "quarry", "brickyard"), wonders=("temple_of_artemis",))
    state = position(me=me, age=3, free=("port", "obelisk"))
    assert price(state, "port") == price(state, "temple_of_artemis") == 6
    assert "build:port" not in legal(state)
    assert not [text for text in legal(state) if text.startswith("wonder:")]
    step = play(position(me=City(6, me.cards), age=3, free=("port", "obelisk")), "build:port")
    assert [type(event) for event in step.events] == [Built, CoinsGained]
    assert coins(step.state.table) == (6 - 6 + 2 * 3, 7)


def test_ruling_05_own_fixed_production_first_and_never_spent() -> None:
    me = City(9, ("sawmill", "brickyard", "shelf_quarry"), wonders=("piraeus",))
    state = position(me=me, free=("horse_breeders", "statue", "walls", "school"))
    assert price(state, "piraeus") == 0
    state = play(state, "wonder:piraeus:school").state
    assert price(state, "horse_breeders") == price(state, "statue") == price(state, "walls") == 0
    assert gained(state, "build:statue") == (0, 0)


amounts = some.tuples(*[some.integers(0, 3)] * 5)
prices = some.tuples(*[some.integers(1, 5)] * 5)
few = some.integers(0, 2)


@given(amounts, amounts, few, few, few, prices)
def test_ruling_06_cheapest_allocation_is_the_minimum_over_all_choices(
    need: Amounts, produced: Amounts, any_raw: int, any_made: int, waives: int, each: Amounts
) -> None:
    """Every way to use producers of choice and waivers is tried; none is cheaper than ours."""
    cost = Cost(1, *need)
    ours = economy.price(cost, Market(produced, any_raw, any_made, waives, each))
    choices = [range(3)] * any_raw + [range(3, 5)] * any_made + [range(5)] * waives
    cheapest = min(
        sum(each[i] * max(0, need[i] - produced[i] - spared.count(i)) for i in range(5))
        for spared in product(*choices)
    )
    assert ours.trade == cheapest
    assert ours.coins == cheapest + 1
    units = [step.units for step in ours.steps if not isinstance(step, Printed | Chained)]
    assert sum(units) == sum(need)
    assert 0 not in units
    bought = [step for step in ours.steps if isinstance(step, Bought)]
    assert sum(step.units * step.each for step in bought) == ours.trade
    assert bought == sorted(bought, key=lambda step: -step.each)


def test_ruling_06_the_dearest_are_dropped() -> None:
    me = City(7, ("caravansery", "forum"), ("architecture",), ("statue_of_zeus",))
    rival = City(7, ("sawmill", "clay_pool", "press", "drying_room"))
    # wood 4, clay 3, stone 2, papyrus 4 and 4: one wood and one papyrus are chosen, then
    # papyrus and clay waived, and stone is left
    state = position(me=me, rival=rival)
    assert price(state, "statue_of_zeus") == 2
    assert economy.wonder_price(state.table, ME, "statue_of_zeus").steps == (
        Chosen("wood", 1),
        Chosen("papyrus", 1),
        Waived("papyrus", 1),
        Waived("clay", 1),
        Bought("stone", 1, 2),
    )


def test_ruling_07_choice_producer_gives_one_unit_per_purchase() -> None:
    state = position(me=City(7, ("caravansery", "glassworks")), free=("courthouse", "school"))
    assert price(state, "courthouse") == 2
    steps = card_price(state.table, ME, "courthouse").steps
    assert Chosen("wood", 1) in steps
    assert Bought("wood", 1, 2) in steps


def test_ruling_08_waive_at_most_what_is_missing_never_coins() -> None:
    waiving = City(0, ("quarry", "clay_pool"), ("masonry", "architecture"), ("sphinx",))
    state = position(me=waiving)
    assert price(state, "sphinx") == 0  # two produced, two waived
    assert price(state, "baths") == price(state, "rostrum") == price(state, "temple") == 0
    printed = economy.price(Cost(coins=3, wood=2), Market((0,) * 5, 0, 0, 2, (2,) * 5))
    assert (printed.coins, printed.trade) == (3, 0)


def test_ruling_09_waivers_apply_to_their_kind_only() -> None:
    architect = position(me=City(7, (), ("architecture",), ("pyramids",)))
    assert (price(architect, "pyramids"), price(architect, "aqueduct")) == (4, 6)
    mason = position(me=City(7, (), ("masonry",), ("pyramids",)))
    assert (price(mason, "pyramids"), price(mason, "aqueduct")) == (8, 2)
    assert price(mason, "walls") == 4


def test_ruling_09_a_token_does_not_change_the_build_that_led_to_it() -> None:
    state = position(me=LIBRARY, free=("school", "walls"), drawn=("architecture", "law", "economy"))
    assert price(state, "great_library") == 10
    assert gained(state, "wonder:great_library:school", "library:architecture") == (-10, 0)


def test_ruling_10_which_are_waived_has_no_effect_on_the_game() -> None:
    me = City(7, (), ("architecture",), ("temple_of_artemis",))
    state = position(me=me, free=("walls", "school"))
    assert legal(state).count("wonder:temple_of_artemis:walls") == 1
    assert gained(state, "wonder:temple_of_artemis:walls") == (-4 + 12, 0)


@pytest.mark.parametrize(
    ("own", "tokens", "built", "paid", "received"),
    [
        ((), (), "build:caravansery", 6, 4),
        (("customs_house",), (), "build:caravansery", 4, 2),
        (("glassworks", "press"), (), "build:caravansery", 2, 0),
        (("altar",), (), "build:temple", 0, 0),
        ((), ("masonry",), "build:temple", 0, 0),
        ((), ("masonry",), "build:aqueduct", 2, 2),
        ((), (), "wonder:pyramids:temple", 8, 8),
        ((), ("architecture",), "wonder:pyramids:temple", 4, 4),
    ],
)
def test_ruling_11_economy_receives_the_trade_part_only(
    own: tuple[str, ...], tokens: tuple[str, ...], built: str, paid: int, received: int
) -> None:
    me = City(9, own, tokens, ("pyramids",))
    rival = City(0, (), ("economy",))
    state = position(me=me, rival=rival, free=("caravansery", "temple", "aqueduct"))
    assert gained(state, built) == (-paid, received)


def test_ruling_12_economy_income_comes_before_the_effects_of_the_build() -> None:
    me, rival = City(10, wonders=("appian_way",)), City(0, (), ("economy",))
    step = play(position(me=me, rival=rival, free=("walls", "school")), "wonder:appian_way:walls")
    assert coins(step.state.table) == (3, 7)
    assert [each for each in step.events if isinstance(each, TradePaid | CoinsLost)] == [
        TradePaid(RIVAL, 10),
        CoinsLost(RIVAL, 3, "appian_way"),
    ]
