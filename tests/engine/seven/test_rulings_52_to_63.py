"""Rulings 52 to 63: two players and the Free City."""

from collections import Counter
from random import Random

import pytest

from engine.core.game import Seat
from engine.seven.catalog import GUILDS
from engine.seven.deal import Piled
from engine.seven.decisions import ChooseForFreeCity, PlaySeventh, Revive
from engine.seven.events import Drew, HandsPassed, LastCardsDiscarded, Sold, TokenReceived
from engine.seven.game import SEVEN
from engine.seven.moves import Build
from engine.seven.score import score
from engine.seven.state import State, discards
from engine.seven.table import holder
from tests.engine.seven.positions import (
    LEFT,
    ME,
    RIGHT,
    after,
    city,
    coins,
    legal,
    play,
    position,
)

FREE = RIGHT
OTHER = LEFT


def two(
    free: str = "giza:A",
    *cards: str,
    hand: tuple[str, ...] = ("altar", "baths", "theater"),
    age: int = 1,
    turn: int = 1,
    last: str = "",
    me: tuple[str, ...] = (),
    discards: tuple[str, ...] = (),
    stages: int = 0,
) -> State:
    """Return a state of two players, in which seat 0 holds the Free City in odd turns of Age I."""
    hands = (
        [hand, ("altar", "theater")] if holder(age, turn) == ME else [("altar", "theater"), hand]
    )
    cities = (city("ephesus:A", *me), city("babylon:A"), city(free, *cards, stages=stages))
    return position(
        *cities, hands=hands, players=2, age=age, turn=turn, last=last, discards=discards
    )


def test_ruling_52_the_deal_for_two() -> None:
    deal = SEVEN.deal(Random(4), 2, {})
    three = SEVEN.deal(Random(4), 3, {})
    for age in (1, 2, 3):
        dealt = deal.ages[age - 1]
        assert isinstance(dealt, Piled)
        assert [len(hand) for hand in (*dealt.hands, dealt.pile)] == [7, 7, 7]
        cards = Counter(card for hand in (*dealt.hands, dealt.pile) for card in hand)
        same = Counter(card for hand in three.hands(age) for card in hand)
        plain = [
            Counter({c: n for c, n in each.items() if c not in GUILDS}) for each in (cards, same)
        ]
        assert plain[0] == plain[1]
        assert sum(card in GUILDS for card in cards) == (5 if age == 3 else 0)
    assert coins(SEVEN.start(deal).table) == [3, 3, 3]
    assert len(deal.wonders) == 3


@pytest.mark.parametrize(("age", "seat"), [(1, 0), (2, 1), (3, 0)])
def test_ruling_53_who_holds_the_free_city_first(age: int, seat: int) -> None:
    assert holder(age, 1) == seat


def test_ruling_53_in_a_game() -> None:
    state, first = SEVEN.start(SEVEN.deal(Random(2), 2, {})), {}
    while SEVEN.to_act(state):
        for seat in (ME, OTHER):
            view = SEVEN.view(state, seat)
            if state.table.turn == 1 and view.sights[-1].drawn:
                first[state.table.age] = seat
        seat = SEVEN.to_act(state)[0]
        state = SEVEN.apply(state, seat, SEVEN.legal(SEVEN.view(state, seat), seat)[0]).state
    assert first == {1: 0, 2: 1, 3: 0}


def test_ruling_54_the_holder_draws_and_chooses_twice() -> None:
    state = SEVEN.start(SEVEN.deal(Random(9), 2, {}))
    assert [len(hand) for hand in state.hands] == [8, 7]
    drawn = state.deal.pile(1)[0]
    assert SEVEN.view(state, ME).sights[-1].drawn == drawn
    assert SEVEN.view(state, OTHER).sights[-1].drawn is None
    assert drawn in state.hands[ME]
    mine, theirs = (f"discard:{hand[0]}" for hand in state.hands)
    state = play(state, mine, theirs).state
    assert state.table.todo == (ChooseForFreeCity(ME),)
    assert SEVEN.to_act(state) == (ME,)
    assert coins(state.table) == [3, 3, 3]
    assert all(text.startswith("city:") for text in legal(state))
    assert legal(state, OTHER) == []
    assert not [text for text in legal(state) if text == f"city:build:{state.hands[ME][0]}"]


def test_ruling_54_the_holder_does_not_know_the_others_card() -> None:
    state = two()
    one, other = (play(state, "discard:altar", f"discard:{c}").state for c in ("altar", "theater"))
    for seat in (ME, None):
        assert SEVEN.view(one, seat) == SEVEN.view(other, seat)
    assert SEVEN.view(one, OTHER) != SEVEN.view(other, OTHER)
    drew = Drew(ME, "altar")
    assert [SEVEN.visible(drew, seat) for seat in (ME, OTHER, None)] == [True, False, False]


def test_ruling_55_the_free_city_discards_only_if_it_can_do_nothing() -> None:
    state = play(two(hand=("altar", "palace", "senate")), "discard:palace", "discard:altar").state
    assert legal(state) == ["city:build:altar"]
    stuck = play(two(hand=("altar", "palace", "senate")), "discard:altar", "discard:altar").state
    assert legal(stuck) == ["city:discard:palace", "city:discard:senate"]
    assert coins(after(stuck, "city:discard:palace"))[FREE] == 6
    staged = two("giza:A", "stone_pit", hand=("altar", "palace", "senate"))
    staged = play(staged, "discard:altar", "discard:altar").state
    assert legal(staged) == ["city:stage:palace", "city:stage:senate"]


def test_ruling_56_a_chain_is_used() -> None:
    state = two("giza:A", "baths", "quarry", hand=("altar", "aqueduct", "walls"), age=1)
    state = play(state, "discard:altar", "discard:altar").state
    assert legal(state) == ["city:build:aqueduct", "city:build:walls", "city:stage:walls"]


def test_ruling_56_a_structure_that_it_has_is_not_built_by_chain() -> None:
    state = two("giza:A", "baths", "aqueduct", "quarry", hand=("altar", "aqueduct"))
    state = play(state, "discard:altar", "discard:altar").state
    assert legal(state) == ["city:stage:aqueduct"]


def test_ruling_57_the_holder_chooses_whom_the_free_city_pays() -> None:
    hand = ("altar", "baths")
    state = position(
        city("ephesus:A", "stone_pit"),
        city("babylon:A", "stone_pit"),
        city("rhodes:A"),
        hands=[hand, ("altar", "theater")],
        players=2,
    )
    state = play(state, "discard:altar", "discard:altar").state
    assert legal(state) == ["city:build:baths:0:2", "city:build:baths:2:0"]
    step = play(state, "city:build:baths:2:0")
    assert Sold(ME, FREE, 2) in step.events
    assert coins(step.state.table) == [3 + 3 + 2, 6, 1]
    assert coins(after(state, "city:build:baths:0:2")) == [6, 3 + 3 + 2, 1]


def test_ruling_58_coins_from_the_free_city_come_too_late() -> None:
    hand = ("altar", "baths", "barracks")
    state = position(
        city("giza:A", coins=1),
        city("babylon:A"),
        city("rhodes:A"),
        hands=[hand, ("altar", "theater")],
        players=2,
    )
    assert "build:barracks:0:2" not in legal(state)
    cities = [city(f"{wonder}:A") for wonder in ("giza", "babylon", "rhodes")]
    rich = position(*cities, hands=[hand, hand], players=2)
    rich = play(rich, "build:barracks:0:2", "discard:altar").state
    step = play(rich, "city:build:baths:2:0")
    assert [event for event in step.events if isinstance(event, Sold)] == [
        Sold(ME, FREE, 2),
        Sold(FREE, ME, 2),
    ]
    assert coins(step.state.table) == [3, 6, 3]
    first = [(act.seat, act.what) for act in step.state.table.acts]
    assert first == [(FREE, "build"), (ME, "build"), (OTHER, "discard")]


def test_ruling_59_the_hands_are_exchanged() -> None:
    state = SEVEN.start(SEVEN.deal(Random(5), 2, {}))
    sizes = []
    for turn in range(1, 7):
        assert [holder(1, turn)] == [(turn - 1) % 2]
        sizes.append([len(hand) for hand in state.hands])
        before = state.hands
        while state.table.age == 1 and state.table.turn == turn:
            seat = SEVEN.to_act(state)[0]
            step = SEVEN.apply(state, seat, SEVEN.legal(SEVEN.view(state, seat), seat)[-1])
            state = step.state
        if turn < 6:
            assert HandsPassed("left") in step.events
            drawn = Counter(state.deal.pile(1)[turn : turn + 1])
            for mine, theirs in zip(state.hands, reversed(before), strict=True):
                assert not Counter(mine) - Counter(theirs) - drawn
    assert sizes == [[8, 7], [6, 7], [6, 5], [4, 5], [4, 3], [2, 3]]


def test_ruling_60_three_last_cards_are_discarded() -> None:
    state = two(hand=("altar", "baths", "pawnshop"), turn=6, last="press")
    state = play(state, "discard:altar", "discard:baths").state
    step = play(state, "city:build:altar")
    assert LastCardsDiscarded(3) in step.events
    assert discards(step.state) == ("altar", "baths", "pawnshop", "press", "theater")
    assert coins(step.state.table) == [6, 6, 3]
    for seat in (ME, OTHER, None):
        assert "press" not in [card for _, card in SEVEN.view(step.state, seat).faces]


def test_ruling_61_conflicts_with_the_free_city() -> None:
    state = two("rhodes:A", "walls", hand=("altar", "baths", "pawnshop"), turn=6, me=("barracks",))
    step = play(state, "discard:altar", "discard:baths", "city:build:altar")
    told = [event for event in step.events if isinstance(event, TokenReceived)]
    assert told == [
        TokenReceived(ME, OTHER, 1),
        TokenReceived(ME, FREE, -1),
        TokenReceived(OTHER, FREE, -1),
        TokenReceived(OTHER, ME, -1),
        TokenReceived(FREE, ME, 1),
        TokenReceived(FREE, OTHER, 1),
    ]
    assert [each.defeats for each in step.state.table.cities] == [1, 2, 0]


def test_ruling_61_defeats_of_the_free_city_count_for_strategists() -> None:
    state = position(
        city("ephesus:A", "strategists_guild"),
        city("babylon:A"),
        city("giza:A", defeats=4),
        players=2,
    )
    assert score(state.table, ME).purple == 4


def test_ruling_62_the_holder_uses_the_gift_of_the_free_city() -> None:
    state = two("olympia:A", hand=("altar", "palace", "baths"), stages=2)
    state = play(state, "discard:altar", "discard:altar").state
    assert {"city:free:palace", "city:free:baths"} <= set(legal(state))
    step = play(state, "city:free:palace")
    assert step.state.table.cities[FREE].gift_used == 1
    assert step.state.table.cities[FREE].cards == ("palace",)
    chained = two("olympia:A", "baths", hand=("altar", "aqueduct"), stages=2)
    chained = play(chained, "discard:altar", "discard:altar").state
    assert legal(chained) == ["city:build:aqueduct"]


def test_ruling_62_the_holder_revives_for_the_free_city() -> None:
    state = two(
        "halicarnassus:A", "ore_vein", "foundry", hand=("altar", "palace", "baths"), stages=1,
        discards=("tavern",),
    )  # fmt: skip
    state = play(state, "discard:altar", "discard:theater", "city:stage:palace").state
    assert state.table.todo == (Revive(FREE, ME),)
    assert legal(state) == [
        "city:revive:altar", "city:revive:tavern", "city:revive:theater", "city:revive:none",
    ]  # fmt: skip
    assert SEVEN.view(state, OTHER).pile == ()
    table = after(state, "city:revive:tavern")
    assert table.cities[FREE].cards[-1] == "tavern"
    assert table.cities[FREE].coins == 3 + 5


def test_ruling_62_the_holder_plays_the_last_card_of_the_pile() -> None:
    hand = ("altar", "baths", "pawnshop")
    state = two("giza:A", hand=hand, turn=6)
    cities = (*state.table.cities[:1], city("rhodes:A"), city("babylon:B", stages=2))
    state = position(*cities, hands=[("altar", "theater"), hand], players=2, turn=6, last="altar")
    state = play(state, "discard:altar", "discard:baths", "city:build:pawnshop").state
    assert state.table.todo == (PlaySeventh(FREE, OTHER, 3, "pawnshop"),)
    assert SEVEN.view(state, OTHER).last == "altar"
    assert SEVEN.view(state, ME).last is None
    assert legal(state, OTHER) == ["city:build:altar"]
    after_all = after(state, "city:build:altar")
    assert after_all.cities[FREE].cards == ("pawnshop", "altar")
    assert after_all.age == 2
    assert Build("altar", city=True) == SEVEN.parse("city:build:altar")


def test_ruling_62_a_last_card_that_cannot_be_played_is_discarded() -> None:
    cities = (city("ephesus:A"), city("rhodes:A"), city("babylon:B", coins=0, stages=2))
    hands = [("altar", "theater"), ("altar", "baths", "pawnshop")]
    state = position(*cities, hands=hands, players=2, turn=6, last="baths")
    state = play(state, "discard:altar", "discard:baths", "city:build:pawnshop").state
    assert legal(state, Seat(1)) == ["city:discard:baths"]
    state = play(state, "city:discard:baths").state
    assert state.table.cities[FREE].coins == 3
    seen = [SEVEN.view(state, seat).faces[-1][1] for seat in (ME, OTHER)]
    assert (seen[0] == "baths", seen[1]) == (False, "baths")


def test_ruling_63_the_free_city_never_wins() -> None:
    cities = (city("ephesus:A"), city("babylon:A", coins=4), city("giza:A", "palace", coins=99))
    hand = ("altar", "baths", "pawnshop")
    state = position(*cities, hands=[("altar", "theater"), hand], players=2, age=3, turn=6)
    state = play(state, "discard:altar", "discard:baths", "city:build:altar").state
    result = SEVEN.result(state)
    assert result is not None
    assert FREE not in result.winners
    assert result.winners == (OTHER,)
