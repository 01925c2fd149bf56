"""Rulings 27 to 42: chains, and what the wonders do."""

import pytest

from engine.core.game import Seat
from engine.seven import conflict
from engine.seven.decisions import PlaySeventh, Revive
from engine.seven.events import Built, CoinsGained, RevivalDeclined, Revived
from engine.seven.game import SEVEN
from engine.seven.score import counted, score
from engine.seven.types import Bought, Chained, Gift
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

IDLE = ("discard:altar", "discard:altar")
ORE = ("ore_vein", "foundry")


@pytest.mark.parametrize(
    ("giver", "card", "age"),
    [("baths", "aqueduct", 2), ("theater", "statue", 2), ("library", "senate", 3)],
)
def test_ruling_27_a_chain_makes_a_card_free(giver: str, card: str, age: int) -> None:
    state = position(city("giza:A", giver, coins=0), hands=[(card,)], age=age)
    assert legal(state) == [f"build:{card}", f"discard:{card}"]
    assert prices(state, card)[0].steps == (Chained(giver),)
    assert gained(state, f"build:{card}", *IDLE)[ME] == 0


def test_ruling_27_a_chain_leaves_nothing_to_pay() -> None:
    others = (city("ephesus:A", "quarry"), city("rhodes:A", "quarry"))
    state = position(city("giza:A", "baths", coins=20), *others, hands=[("aqueduct",)], age=2)
    assert [text for text in legal(state) if "build" in text] == ["build:aqueduct"]


@pytest.mark.parametrize("post", ["east_trading_post", "west_trading_post"])
def test_ruling_28_either_post_makes_the_forum_free(post: str) -> None:
    state = position(city("ephesus:A", post, coins=0), hands=[("forum",)], age=2)
    assert prices(state, "forum")[0].steps == (Chained(post),)


def test_ruling_29_no_chain_from_under_the_wonder_or_the_discards() -> None:
    me = city("giza:A", "stone_pit", coins=0)
    for text in ("stage:baths", "discard:baths"):
        state = play(position(me, hands=[("baths", "altar")]), text, *IDLE).state
        assert all(Chained("baths") not in price.steps for price in prices(state, "aqueduct"))


def test_ruling_30_the_chain_of_a_gift_holds() -> None:
    state = position(city("olympia:A", coins=0, stages=2), hands=[("baths", "altar")])
    state = play(state, "free:baths", *IDLE).state
    assert prices(state, "aqueduct")[0].steps == (Chained("baths"),)


def test_ruling_30_the_chain_of_a_revived_card_holds() -> None:
    me = city("halicarnassus:A", *ORE, stages=1)
    state = position(me, hands=[("theater", "altar")], discards=["baths"])
    state = play(state, "stage:theater", *IDLE, "revive:baths").state
    assert prices(state, "aqueduct")[0].steps == (Chained("baths"),)


def test_ruling_31_stages_in_order_one_a_turn() -> None:
    me = city("giza:A", "quarry", "sawmill", "lumber_yard")
    state = position(me, hands=[("altar", "baths")])
    state = play(state, "stage:altar", *IDLE).state
    assert state.table.cities[ME].stages == 1
    assert paid(state) == [(0, 0)]
    done = position(city("giza:A", "quarry", "stone_pit", stages=3), hands=[("altar",)])
    assert legal(done) == ["build:altar", "discard:altar"]
    assert len({text for text in legal(position(me, hands=[("altar",)])) if "stage" in text}) == 1


def test_ruling_32_any_card_marks_a_stage_face_down() -> None:
    me = city("giza:A", "stone_pit", "altar", coins=0)
    state = position(me, hands=[("palace", "altar")])
    assert legal(state) == ["stage:altar", "discard:altar", "stage:palace", "discard:palace"]
    step = play(state, "stage:altar", *IDLE)
    act = step.state.table.acts[0]
    assert (act.what, act.card) == ("stage", None)
    assert step.state.table.cities[ME].cards == me.cards
    assert SEVEN.view(step.state, ME).faces == ((0, "altar"),)
    assert SEVEN.view(step.state, LEFT).faces == ((1, "altar"),)


def test_ruling_33_no_penalty_without_a_stage() -> None:
    assert score(position(city("giza:A", coins=0)).table, ME).total == 0


def test_ruling_34_shields_of_stages_count_every_time() -> None:
    rhodes = city("rhodes:A", "barracks", stages=2)
    state = position(rhodes, city("giza:A", "walls"), city("ephesus:A", "walls", "stockade"))
    cities = state.table.cities
    assert conflict.shields(rhodes) == 3
    for age, won in ((1, 1), (2, 3), (3, 5)):
        assert conflict.tokens(cities, age, ME) == ((LEFT, won),)


def test_ruling_35_coins_of_a_stage_come_once() -> None:
    me = city("ephesus:A", "sawmill", stages=1)
    state = position(me, hands=[("altar", "baths"), ("altar", "altar"), ("altar", "altar")])
    step = play(state, "stage:altar", *IDLE)
    assert CoinsGained(ME, 9, None) in step.events
    assert gained(state, "stage:altar", *IDLE)[ME] == 9
    assert gained(step.state, "discard:altar", "discard:baths", IDLE[0])[ME] == 3


def test_ruling_36_one_card_for_nothing_in_each_age() -> None:
    me = city("olympia:A", "altar", coins=0, stages=2)
    hands = [("palace", "altar", "theater"), ("altar",) * 3, ("altar",) * 3]
    state = position(me, hands=hands)
    assert "free:altar" not in legal(state)
    assert {"free:palace", "free:theater"} <= set(legal(state))
    step = play(state, "free:palace", *IDLE)
    built = next(event for event in step.events if isinstance(event, Built))
    assert built.price.steps == (Gift(),)
    assert not [text for text in legal(step.state) if "free" in text]
    later = position(step.state.table.cities[ME], hands=[("pantheon", "palace")], age=2)
    assert "free:pantheon" in legal(later)
    again = play(later, "free:pantheon", *IDLE).state
    assert not [text for text in legal(again) if "free" in text]


def test_ruling_36_from_the_turn_after_the_stage() -> None:
    me = city("olympia:A", "quarry", stages=1)
    state = position(me, hands=[("palace", "altar"), ("pantheon",) * 2, ("pantheon", "palace")])
    assert "free:palace" not in legal(state)
    state = play(state, "stage:altar", "discard:pantheon", "discard:palace").state
    assert "free:pantheon" in legal(state)


def test_ruling_37_the_third_of_three_players_is_no_free_city() -> None:
    me = city("halicarnassus:A", *ORE, stages=1)
    state = position(city(), city(), me, discards=["baths"])
    assert "revive:baths" in legal(play(state, *IDLE, "stage:theater").state, RIGHT)


def test_ruling_37_cards_of_this_turn_and_the_leftovers_can_be_revived() -> None:
    me = city("halicarnassus:A", *ORE, "lumber_yard", stages=1)
    hands = [("altar", "baths"), ("theater", "tavern"), ("lumber_yard", "press")]
    state = position(me, hands=hands, turn=6, discards=["pawnshop"])
    state = play(state, "stage:altar", "discard:theater", "build:press").state
    assert isinstance(state.table.todo[0], Revive)
    assert sorted(legal(state)) == [
        "revive:baths", "revive:none", "revive:pawnshop", "revive:tavern", "revive:theater",
    ]  # fmt: skip
    assert "lumber_yard" in SEVEN.view(state, ME).pile
    assert SEVEN.view(state, LEFT).pile == SEVEN.view(state, None).pile == ()
    assert state.table.age == 1
    step = play(state, "revive:tavern")
    assert {Revived(ME, "tavern"), CoinsGained(ME, 5, "tavern")} <= set(step.events)
    assert step.state.table.age == 2
    declined = play(state, "revive:none")
    assert RevivalDeclined(ME) in declined.events


@pytest.mark.parametrize("discards", [[], ["altar", "altar"]])
def test_ruling_37_nothing_is_asked_where_nothing_can_be_built(discards: list[str]) -> None:
    me = city("halicarnassus:A", *ORE, "altar", stages=1)
    hands = [("theater", "baths"), ("altar", "altar"), ("theater", "altar")]
    state = position(me, hands=hands, discards=discards)
    state = play(state, "stage:theater", "build:altar", "build:altar").state
    assert state.table.turn == 2
    assert len(SEVEN.to_act(state)) == 3


SEVENTH = (("altar", "baths"), ("altar", "theater"), ("baths", "theater"))


def test_ruling_38_the_seventh_card_is_played() -> None:
    me = city("babylon:B", "sawmill", "glassworks", "clay_pit", "brickyard", "press", stages=1)
    state = position(me, hands=SEVENTH, turn=6)
    state = play(state, "stage:altar", "discard:altar", "discard:baths").state
    assert isinstance(state.table.todo[0], PlaySeventh)
    assert SEVEN.to_act(state) == (ME,)
    assert legal(state) == ["stage:baths", "discard:baths"]
    table = after(state, "stage:baths")
    assert table.cities[ME].stages == 3
    assert table.age == 2
    assert table.acts[-1].turn == 7
    assert after(state, "discard:baths").cities[ME].coins == me.coins + 3


def test_ruling_38_not_without_the_stage_and_not_earlier() -> None:
    state = position(city("babylon:B", stages=1), hands=SEVENTH, turn=6)
    assert after(state, "discard:altar", *IDLE[:1], "discard:baths").age == 2
    early = position(city("babylon:B", stages=2), hands=[("altar",) * 3] * 3, turn=5)
    assert after(early, *["discard:altar"] * 3).turn == 6


def test_ruling_39_the_seventh_card_comes_before_the_revival() -> None:
    mausoleum = city("halicarnassus:A", *ORE, "altar", "theater", stages=1)
    state = position(city("babylon:B", stages=2), mausoleum, hands=SEVENTH, turn=6)
    state = play(state, "discard:altar", "stage:altar", "build:theater").state
    assert [type(each) for each in state.table.todo] == [PlaySeventh, Revive]
    assert "revive:baths" not in legal(state, LEFT)
    state = play(state, "discard:baths").state
    assert SEVEN.view(state, ME).hand == ()
    assert "revive:baths" in legal(state, LEFT)
    assert after(state, "revive:baths").cities[LEFT].cards[-1] == "baths"


def test_ruling_40_coins_for_the_seventh_card_are_those_left_of_the_start() -> None:
    """Neither sales nor own gains of the sixth turn can be spent."""
    me = city("babylon:B", coins=2, stages=2)
    others = (city("giza:A"), city("rhodes:A"))
    hands = [("tavern", "baths"), ("guard_tower", "altar"), ("altar", "altar")]
    state = position(me, *others, hands=hands, turn=6)
    state = play(state, "build:tavern", "build:guard_tower:0:2", "discard:altar").state
    assert coins(state.table)[ME] == 2 + 5 + 2
    assert state.table.todo[0] == PlaySeventh(ME, ME, 2, "tavern")
    assert legal(state) == ["build:baths:2:0", "discard:baths"]
    poor = position(city("babylon:B", coins=1, stages=2), *others, hands=hands, turn=6)
    poor = play(poor, "build:tavern", "build:guard_tower:0:2", "discard:altar").state
    assert legal(poor) == ["discard:baths"]


def test_ruling_40_production_and_chains_of_the_sixth_turn_hold() -> None:
    me = city("babylon:B", coins=2, stages=2)
    hands = [("stone_pit", "baths"), ("stone_pit", "altar"), ("altar", "altar")]
    state = play(position(me, hands=hands, turn=6), "build:stone_pit", "discard:altar", IDLE[0])
    assert "build:baths" in legal(state.state)
    hands = [("altar", "baths"), ("stone_pit", "altar"), ("altar", "altar")]
    others = (city("alexandria:A"), city("ephesus:A"))
    bought = position(me, *others, hands=hands, turn=6)
    bought = play(bought, "build:altar", "build:stone_pit", "discard:altar").state
    assert legal(bought) == ["build:baths:2:0", "discard:baths"]
    poor = city("babylon:B", "stone_pit", coins=0, stages=2)
    chained = position(poor, hands=[("baths", "aqueduct"), *hands[1:]], turn=6)
    chained = play(chained, "build:baths", "discard:altar", "discard:altar").state
    assert legal(chained) == ["build:aqueduct", "discard:aqueduct"]


def test_ruling_40_a_discount_of_the_sixth_turn_does_not_hold_yet() -> None:
    me = city("babylon:B", coins=2, stages=2)
    others = (city("giza:A"), city("ephesus:A"))
    hands = [("west_trading_post", "baths"), ("altar", "altar"), ("altar", "altar")]
    state = position(me, *others, hands=hands, turn=6)
    state = play(state, "build:west_trading_post", *IDLE).state
    assert legal(state) == ["build:baths:2:0", "discard:baths"]
    assert prices(state, "baths")[0].steps == (Bought("stone", 1, 2, "left"),)
    spent = state.table.cities[ME].coins - after(state, "build:baths:2:0").cities[ME].coins
    assert spent == 2


def test_ruling_40_a_discount_holds_though_the_sixth_card_is_another_copy_of_it() -> None:
    me = city("babylon:B", "west_trading_post", coins=2, stages=2)
    others = (city("giza:A"), city("ephesus:A"))
    hands = [("west_trading_post", "baths"), ("altar", "altar"), ("altar", "altar")]
    state = position(me, *others, hands=hands, turn=6)
    state = play(state, "discard:west_trading_post", *IDLE).state
    assert legal(state) == ["build:baths:1:0", "discard:baths"]


def test_ruling_41_one_guild_of_a_neighbour_scores() -> None:
    me = city("olympia:B", "altar", coins=0, stages=3)
    left = city("giza:A", "workers_guild", "magistrates_guild", "quarry", coins=0)
    right = city("rhodes:A", "shipowners_guild", "altar", "baths", coins=0)
    table = position(me, left, right).table
    assert counted(table, ME).copied == "magistrates_guild"
    assert score(table, ME).purple == 2
    assert score(table, LEFT).purple == (0 + 0) + (1 + 2)
    assert score(table, RIGHT).purple == 1
    alone = position(me, city("giza:A"), city("rhodes:A")).table
    assert (counted(alone, ME).copied, score(alone, ME).purple) == (None, 0)


def test_ruling_41_the_copied_card_is_no_card_of_the_city() -> None:
    me = city("olympia:B", "spies_guild", "lumber_yard", coins=0, stages=3)
    table = position(me, city("rhodes:A"), city("giza:A", "shipowners_guild")).table
    assert score(table, ME).purple == 1 + 1
    far = position(me, city("giza:A"), city("ephesus:A", "workers_guild"), city("rhodes:A")).table
    assert counted(far, Seat(0)).copied is None


def test_ruling_42_free_symbols_are_chosen_together() -> None:
    green = ("scriptorium", "library", "workshop", "apothecary")
    table = position(city("babylon:A", *green, stages=2)).table
    assert score(table, ME).green == 18
    assert counted(table, ME).free_symbols == (1, 0, 0)
    more = ("scriptorium", "library", "workshop", "laboratory", "apothecary")
    assert score(position(city("babylon:A", *more, stages=2)).table, ME).green == 26
    two = position(city("babylon:A", "scriptorium", "scientists_guild", stages=2)).table
    assert score(two, ME).green == 3 + 7
    copied = city("olympia:B", "scriptorium", "scientists_guild", stages=3)
    table = position(copied, city("giza:A", "builders_guild", "scientists_guild")).table
    assert score(table, ME).green + score(table, ME).purple == 10 + 0
    assert counted(table, ME).copied == "scientists_guild"
