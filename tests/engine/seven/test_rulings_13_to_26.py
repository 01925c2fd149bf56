"""Rulings 13 to 26: production, trade with the neighbours, and discounts."""

import pytest

from engine.core.game import IllegalMove
from engine.seven.events import Sold
from engine.seven.types import Bought, Chosen, Printed, Produced
from tests.engine.seven.positions import (
    LEFT,
    ME,
    RIGHT,
    after,
    city,
    coins,
    gained,
    legal,
    paid,
    play,
    position,
    prices,
)

ALONE = "ephesus:A"  # papyrus, which none of the cards below needs
ALSO = "alexandria:A"  # glass
IDLE = ("discard:altar", "discard:altar")


def test_ruling_13_resources_are_not_spent() -> None:
    state = position(city("giza:A", "quarry", coins=0), hands=[("aqueduct", "walls")], age=2)
    assert paid(state, "aqueduct") == paid(state, "walls") == [(0, 0)]
    state = play(state, "build:aqueduct", *IDLE).state
    assert paid(state, "walls") == [(0, 0)]


def test_ruling_14_one_of_two_a_turn() -> None:
    one = city("olympia:B", "clay_pit")
    state = position(one, city(ALONE), city(ALSO))
    assert paid(state, "stables") == []
    assert paid(state, "guard_tower") == paid(state, "barracks") == [(0, 0)]
    both = position(city("olympia:B", "clay_pit", "ore_vein"), city(ALONE), city(ALSO))
    assert prices(both, "stables")[0].steps == (
        Produced("wood", 1),
        Produced("ore", 1),
        Chosen("clay", 1),
    )


def test_ruling_15_one_of_two_from_a_neighbour() -> None:
    state = position(city("olympia:B"), city(ALONE, "clay_pit"), city(ALSO))
    assert paid(state, "guard_tower") == paid(state, "barracks") == [(2, 0)]
    assert paid(state, "stables") == []
    owner = position(city(ALONE, "clay_pit"), city("olympia:B"), city(ALSO))
    hands = [("guard_tower",), ("barracks",), ("altar",)]
    state = position(*owner.table.cities, hands=hands)
    assert gained(state, "build:guard_tower", "build:barracks:0:2", "build:altar") == [2, -2, 0]


def test_ruling_16_two_units_are_paid_twice() -> None:
    state = position(city(ALONE), city(ALSO, "sawmill"), city("giza:B"))
    assert paid(state, "caravansery") == [(4, 0)]
    assert prices(state, "caravansery")[0].steps == (Bought("wood", 2, 2, "left"),)


def test_ruling_17_board_brown_and_grey_are_sold_for_two() -> None:
    for seller in (city("giza:A"), city(ALSO, "stone_pit")):
        state = position(city(ALONE), seller, city("rhodes:A"), hands=[("baths",)])
        assert legal(state) == ["build:baths:2:0", "discard:baths"]
        step = play(state, "build:baths:2:0", *IDLE)
        assert Sold(LEFT, ME, 2) in step.events
        assert coins(step.state.table) == [1, 3 + 3 + 2, 6]
    state = position(city(ALONE), city("giza:A"), city("rhodes:A", "loom"), hands=[("apothecary",)])
    assert gained(state, "build:apothecary:0:2", *IDLE) == [-2, 3, 3 + 2]


def test_ruling_17_only_direct_neighbours_sell() -> None:
    far = position(city(ALONE), city(ALSO), city("giza:A"), city("rhodes:A"))
    assert paid(far, "baths") == []


def test_ruling_18_yellow_cards_and_stages_are_not_sold() -> None:
    state = position(city(ALONE), city(ALSO, "caravansery", "forum", stages=2), city("olympia:B"))
    for card in ("baths", "barracks", "guard_tower", "apothecary"):
        assert paid(state, card) == []
    assert paid(state, "workshop") == [(2, 0)]
    assert paid(state, "baths", LEFT) == paid(state, "apothecary", LEFT) == [(0, 0)]


def test_ruling_19_the_buyer_chooses_from_whom() -> None:
    sellers = (city(ALSO, "quarry"), city("giza:A", "stone_pit"))
    state = position(city(ALONE, coins=6), *sellers, hands=[("walls", "baths")], age=2)
    assert paid(state, "baths") == [(0, 2), (2, 0)]
    assert paid(state, "walls") == [(2, 4), (4, 2)]
    assert gained(state, "build:walls:4:2", *IDLE) == [-6, 7, 5]


def test_ruling_19_what_pays_more_to_both_is_not_offered() -> None:
    """A unit bought from the left at 1 is not bought from the left at 2 by another way."""
    me = city(ALONE, "west_trading_post", coins=9)
    state = position(me, city(ALSO, "clay_pit"), city("giza:A", "clay_pool", "ore_vein"))
    assert paid(state, "stables") == []
    assert paid(state, "guard_tower") == [(1, 0), (0, 2)]
    state = position(city("olympia:B", "west_trading_post"), *state.table.cities[1:])
    assert paid(state, "stables") == [(1, 2), (0, 4)]


def test_ruling_20_only_coins_held_at_the_start() -> None:
    """Example C of the rulebook: what neighbours pay this turn cannot be spent this turn."""
    giza = city("giza:B", "stone_pit", "clay_pool", coins=0)
    buyer = city("rhodes:A", coins=9)
    hands = [("forum",), ("walls",), ("altar",)]
    state = position(giza, buyer, city(ALONE, "clay_pool"), hands=hands, age=2)
    assert paid(state, "forum") == [(0, 2)]
    assert legal(state) == ["discard:forum"]
    with pytest.raises(IllegalMove):
        play(state, "build:forum:0:2")


def test_ruling_20_both_may_buy_what_the_owner_uses() -> None:
    """Example B: 2 stones sold to each neighbour, and used at home in the same turn."""
    giza = city("giza:A", "stone_pit", "loom")
    stones = [city("rhodes:A", "stone_pit", coins=4), city(ALONE, "timber_yard", coins=4)]
    hands = [("library",), ("walls",), ("walls",)]
    state = position(giza, *stones, hands=hands, age=2)
    assert "build:walls:0:4" in legal(state, LEFT)
    assert "build:walls:4:0" in legal(state, RIGHT)
    moves = ("build:library", "build:walls:0:4", "build:walls:4:0")
    assert gained(state, *moves) == [8, -4, -4]


def test_ruling_20_example_a_of_the_rulebook() -> None:
    me = city("alexandria:A", "lumber_yard", coins=4)
    state = position(me, city("olympia:B"), city("ephesus:A"), hands=[("university",)], age=3)
    assert legal(state) == ["build:university:2:2", "discard:university"]


def test_ruling_21_a_bought_resource_serves_one_turn() -> None:
    state = position(city(ALONE), city("giza:A"), hands=[("baths", "altar"), ("altar",)])
    state = play(state, "build:baths:2:0", *IDLE).state
    assert [price.left + price.right for price in prices(state, "aqueduct")] == [0]
    assert paid(state, "observatory") == paid(state, "siege_workshop") == []
    assert coins(state.table)[ME] == 1
    assert paid(position(state.table.cities[0], city("giza:A")), "statue") == []


def test_ruling_22_what_is_produced_is_not_bought() -> None:
    state = position(city("giza:A"), city(ALSO, "stone_pit"), city(ALONE, "quarry"))
    assert paid(state, "baths") == [(0, 0)]
    chosen = position(city(ALONE, "clay_pit"), city("rhodes:A"), city(ALSO, "clay_pool"))
    assert paid(chosen, "guard_tower") == [(0, 0)]


def test_ruling_23_a_stage_is_paid_like_a_structure() -> None:
    state = position(city("giza:A"), city(ALSO), city(ALONE, "stone_pit"), hands=[("palace",)])
    assert paid(state) == [(0, 2)]
    assert gained(state, "stage:palace:0:2", *IDLE) == [-2, 3, 5]


@pytest.mark.parametrize(
    ("yellow", "card", "board", "now", "then"),
    [
        ("east_trading_post", "baths", "giza:A", (0, 2), (0, 1)),
        ("west_trading_post", "baths", "giza:A", (2, 0), (1, 0)),
        ("marketplace", "workshop", ALSO, (2, 0), (1, 0)),
        ("marketplace", "workshop", ALSO, (0, 2), (0, 1)),
    ],
)
def test_ruling_24_the_price_falls_from_the_next_turn(
    yellow: str, card: str, board: str, now: tuple[int, int], then: tuple[int, int]
) -> None:
    at_left = now[0] > 0
    others = (city(board), city("rhodes:A")) if at_left else (city("rhodes:A"), city(board))
    state = position(city(ALONE), *others, hands=[(yellow, "altar")])
    assert paid(state, card) == [now]
    assert paid(play(state, f"build:{yellow}", *IDLE).state, card) == [then]


@pytest.mark.parametrize("yellow", ["east_trading_post", "west_trading_post"])
def test_ruling_24_only_on_its_side(yellow: str) -> None:
    at_left = yellow == "east_trading_post"
    others = (city("giza:A"), city("rhodes:A")) if at_left else (city("rhodes:A"), city("giza:A"))
    state = position(city(ALONE, yellow), *others)
    assert paid(state, "baths") == [(2, 0) if at_left else (0, 2)]


def test_ruling_24_olympia_pays_for_its_own_stage_as_before() -> None:
    state = position(city("olympia:B"), city(ALSO, "lumber_yard"), hands=[("altar", "baths")])
    assert paid(state) == [(2, 0)]
    state = play(state, "stage:altar:2:0", *IDLE).state
    assert paid(state, "caravansery") == [(1, 0)]


def test_ruling_24_a_seventh_card_leaves_the_discounts_of_others() -> None:
    """The first city built its post this turn; the second, which waits, has had one for long."""
    cities = (city("babylon:B", stages=2), city(ALONE, "west_trading_post"), city("giza:A"))
    hands = [("west_trading_post", "baths"), *[("altar", "altar")] * 2]
    state = play(position(*cities, hands=hands, turn=6), "build:west_trading_post", *IDLE).state
    assert paid(state, "baths", LEFT) == [(1, 0)]


def test_ruling_25_never_less_than_one() -> None:
    me = city("olympia:B", "east_trading_post", stages=1)
    state = position(me, city("giza:A"), city("rhodes:A"), hands=[("west_trading_post", "altar")])
    assert paid(state, "baths") == [(1, 0)]
    assert paid(state, "barracks") == [(0, 1)]
    state = play(state, "build:west_trading_post", *IDLE).state
    assert paid(state, "baths") == [(1, 0)]


def test_ruling_26_a_discount_works_for_its_class() -> None:
    raw = city("olympia:B", "east_trading_post", "west_trading_post", stages=1)
    state = position(raw, city(ALSO), city(ALONE))
    assert paid(state, "workshop") == [(2, 0)]
    assert paid(state, "scriptorium") == [(0, 2)]
    made = position(city(ALONE, "marketplace"), city("giza:A"), city("rhodes:A"))
    assert paid(made, "baths") == [(2, 0)]
    assert paid(made, "barracks") == [(0, 2)]


def test_a_printed_coin_is_a_step_of_the_price() -> None:
    assert prices(position(), "sawmill")[0].steps == (Printed(1),)
    assert after(position(), "discard:altar", *IDLE).turn == 2
