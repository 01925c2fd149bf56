"""Rulings 1 to 12: the cards in the game, how all choose at once, and what may be done."""

from collections import Counter
from random import Random

import pytest

from engine.core.game import IllegalMove, Seat
from engine.seven.catalog import CARDS, GUILDS
from engine.seven.deal import Piled
from engine.seven.effects import Points
from engine.seven.events import Built, Chose, CoinsGained, Discarded
from engine.seven.game import SEVEN
from engine.seven.moves import Build, Discard, Move
from engine.seven.production import lasting_effects
from engine.seven.table import discard_backs
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
)


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("age", [1, 2])
def test_ruling_01_the_decks_hold_the_copies_for_so_many(players: int, age: int) -> None:
    deal = SEVEN.deal(Random(players), players, {})
    cards = [card for hand in deal.hands(age) for card in hand]
    assert len(cards) == 7 * players
    assert Counter(cards) == {
        card.id: copies
        for card in CARDS.values()
        if card.age == age and (copies := sum(copy <= players for copy in card.copies))
    }


@pytest.mark.parametrize("players", range(3, 8))
def test_ruling_02_guilds_are_the_players_and_two(players: int) -> None:
    seen = set()
    for seed in range(40):
        deal = SEVEN.deal(Random(seed), players, {})
        cards = Counter(card for hand in deal.hands(3) for card in hand)
        guilds = [card for card in cards if card in GUILDS]
        assert len(guilds) == sum(cards[card] for card in guilds) == players + 2
        assert cards.total() == 7 * players
        seen.update(guilds)
    assert seen == set(GUILDS)


def test_ruling_03_three_coins_and_a_board_that_produces() -> None:
    state = SEVEN.start(SEVEN.deal(Random(3), 5, {}))
    assert coins(state.table) == [3] * 5
    state = position(city("giza:A"), hands=[("baths",)])
    assert paid(state, "baths") == [(0, 0)]


def test_ruling_04_a_board_resource_is_no_card() -> None:
    state = position(city("giza:A"), city("ephesus:A"), city("rhodes:A"), hands=[("vineyard",)])
    assert gained(state, "build:vineyard", "discard:altar", "discard:altar") == [0, 3, 3]
    state = position(city("giza:A", "lumber_yard"), hands=[("vineyard",)])
    assert gained(state, "build:vineyard", "discard:altar", "discard:altar") == [1, 3, 3]


def test_ruling_05_nothing_is_open_before_all_have_chosen() -> None:
    state = position(hands=[("altar", "baths")] * 3)
    one, other = (play(state, text) for text in ("build:altar", "discard:baths"))
    assert one.events == (Chose(ME, Build("altar")),)
    assert other.events == (Chose(ME, Discard("baths")),)
    for seat in (LEFT, RIGHT, None):
        assert SEVEN.view(one.state, seat) == SEVEN.view(other.state, seat)
        assert not SEVEN.visible(one.events[0], seat)
    assert SEVEN.to_act(one.state) == (LEFT, RIGHT)
    assert one.state.table.cities == state.table.cities


def test_ruling_05_the_order_of_choosing_changes_nothing() -> None:
    state = position(hands=[("altar", "baths")] * 3)
    made: dict[Seat, Move] = {ME: Build("altar"), LEFT: Discard("baths"), RIGHT: Discard("altar")}
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        now = state
        for seat in map(Seat, order):
            step = SEVEN.apply(now, seat, made[seat])
            now = step.state
        assert now == play(state, *map(str, made.values())).state
        told = [event for event in step.events if not isinstance(event, Chose)]
        assert [type(event) for event in told[:3]] == [Built, Discarded, Discarded]


@pytest.mark.parametrize(
    ("yellow", "card", "each"), [("vineyard", "lumber_yard", 1), ("bazar", "press", 2)]
)
def test_ruling_06_cards_of_the_same_turn_count(yellow: str, card: str, each: int) -> None:
    hands = [(yellow,), (card,), (card,)]
    step = play(position(hands=hands), build(yellow), build(card), build(card))
    assert CoinsGained(ME, 2 * each, yellow) in step.events
    hands = [(card,), (card,), (yellow,)]
    step = play(position(hands=hands), build(card), build(card), build(yellow))
    assert CoinsGained(RIGHT, 2 * each, yellow) in step.events


def build(card: str) -> str:
    return f"build:{card}"


def test_ruling_07_no_structure_twice() -> None:
    state = position(city("giza:A", "altar"), hands=[("altar",)])
    assert legal(state) == ["discard:altar"]
    with pytest.raises(IllegalMove):
        play(state, "build:altar")


def test_ruling_07_not_by_chain_nor_by_gift_nor_from_the_discards() -> None:
    chained = position(city("giza:A", "scriptorium", "library"), hands=[("library",)], age=2)
    assert not [text for text in legal(chained) if text.startswith("build")]
    gift = city("olympia:A", "palace", coins=0, stages=2)
    assert legal(position(gift, hands=[("palace", "pantheon")], age=3)) == [
        "discard:palace",
        "free:pantheon",
        "discard:pantheon",
    ]
    revives = city("halicarnassus:A", "ore_vein", "foundry", "altar", stages=1)
    state = position(revives, hands=[("baths", "theater")], discards=["altar", "tavern"])
    state = play(state, "stage:baths", "discard:altar", "discard:theater").state
    assert "revive:altar" not in legal(state)
    assert "revive:tavern" in legal(state)


@pytest.mark.parametrize("name", ["loom", "glassworks", "press"])
def test_ruling_08_the_second_printing_is_the_same_structure(name: str) -> None:
    state = position(city("giza:A", name), hands=[(f"{name}_2",)], age=2)
    assert legal(state) == [f"discard:{name}_2"]
    able = position(city("giza:A", name, "quarry"), hands=[(f"{name}_2",)], age=2)
    assert legal(able) == [f"stage:{name}_2", f"discard:{name}_2"]


def test_ruling_09_only_a_discard_is_left() -> None:
    state = position(city("giza:A", coins=0), hands=[("palace",)], age=3)
    assert legal(state) == ["discard:palace"]
    assert gained(state, "discard:palace", "discard:altar", "discard:altar")[ME] == 3


def test_ruling_10_any_card_may_be_discarded() -> None:
    state = position(hands=[("altar", "baths", "lumber_yard")])
    discards = {"discard:altar", "discard:baths", "discard:lumber_yard"}
    assert discards <= set(legal(state))
    assert {"build:altar", "build:lumber_yard"} <= set(legal(state))


def test_ruling_11_discards_lie_face_down() -> None:
    step = play(position(), "discard:altar", "discard:theater", "discard:altar")
    acts = step.state.table.acts
    assert [(act.what, act.card) for act in acts] == [("discard", None)] * 3
    assert discard_backs(step.state.table) == (1, 1, 1)
    assert Discarded(LEFT, 3) in step.events
    assert SEVEN.view(step.state, LEFT).faces == ((1, "theater"),)
    assert SEVEN.view(step.state, None).faces == ()
    assert SEVEN.view(step.state, ME).pile == ()


def test_ruling_12_a_coin_on_a_card_goes_to_the_bank() -> None:
    state = position(hands=[("timber_yard",)])
    assert gained(state, "build:timber_yard", "build:altar", "build:altar") == [-1, 0, 0]
    poor = position(city(coins=0), hands=[("timber_yard",)])
    assert legal(poor) == ["discard:timber_yard"]


def test_what_the_tests_above_build_is_what_they_think() -> None:
    assert CARDS["altar"].effects == (Points(2),)
    assert lasting_effects(position(city("giza:A")).table.cities[0]).trader.own.units[1] == 1
    assert isinstance(SEVEN.deal(Random(1), 2, {}).ages[0], Piled)
    assert after(position(), *["discard:altar"] * 3).turn == 2
