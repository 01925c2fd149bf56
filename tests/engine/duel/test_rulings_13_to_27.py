"""Rulings 13 to 27: building and discarding, the layout, setting up, and the wonders."""

from random import Random

import pytest

from engine.core.game import IllegalMove, Seat
from engine.duel.catalog import CARDS, TOKENS, WONDERS
from engine.duel.decisions import PickToken, Turn
from engine.duel.events import AgeBegan, ChainPaid, PlaysAgain, WonderLost, WonderTaken
from engine.duel.game import DUEL
from engine.duel.score import score
from engine.duel.table import free_cards
from engine.duel.types import AGE_BACK, GUILD_BACK, SEATS, City
from tests.engine.duel.positions import (
    ME,
    RIVAL,
    after,
    gained,
    legal,
    play,
    position,
    price,
    views,
    words,
)


def test_ruling_13_chain_build() -> None:
    state = position(me=City(0, ("baths",)), free=("aqueduct", "walls"))
    assert price(state, "aqueduct") == 0
    assert gained(state, "build:aqueduct") == (0, 0)


@pytest.mark.parametrize(
    ("me", "rival", "discard"),
    [
        (City(0), City(0), ("baths",)),
        (City(0, (), (), (), ("sphinx",), ("baths",)), City(0), ()),
        (City(0), City(0, ("baths",)), ()),
    ],
)
def test_ruling_13_not_by_a_card_elsewhere(me: City, rival: City, discard: tuple[str, ...]) -> None:
    state = position(me=me, rival=rival, free=("aqueduct", "walls"), discard=discard)
    assert price(state, "aqueduct") == 6
    assert "build:aqueduct" not in legal(state)


def test_ruling_14_urbanism() -> None:
    me = City(2, ("baths",), ("urbanism",))
    state = position(me=me, free=("aqueduct", "sawmill", "walls"))
    assert gained(state, "build:aqueduct") == (4, 0)
    assert gained(state, "build:sawmill") == (-2, 0)


def test_ruling_14_taking_the_token_gives_6_at_once() -> None:
    state = position(tokens=("law", "urbanism"), todo=(PickToken(ME), Turn(RIVAL)), free=("walls",))
    assert gained(state, "token:urbanism") == (6, 0)


def test_ruling_15_urbanism_and_the_mausoleum() -> None:
    me = City(20, ("baths",), ("urbanism",), ("mausoleum",))
    state = position(me=me, free=("walls", "school"), discard=("aqueduct",))
    state = play(state, "wonder:mausoleum:walls").state
    step = play(state, "revive:aqueduct")
    assert gained(state, "revive:aqueduct") == (0, 0)
    assert not [each for each in step.events if isinstance(each, ChainPaid)]
    assert step.state.table.cities[ME].cards == ("baths", "aqueduct")


@pytest.mark.parametrize(
    ("me", "discarded", "coins"),
    [
        (City(7), "aqueduct", 2),
        (City(7, ("tavern", "clay_reserve")), "aqueduct", 4),
        (City(7), "brewery", 2),
        (City(7, (), (), (), ("piraeus",), ("tavern",)), "aqueduct", 2),
    ],
)
def test_ruling_16_discard_for_coins(me: City, discarded: str, coins: int) -> None:
    state = position(me=me, free=(discarded, "walls"))
    assert gained(state, f"discard:{discarded}") == (coins, 0)
    assert after(state, f"discard:{discarded}").discard == (discarded,)


def test_ruling_17_discard_pile_is_public() -> None:
    me = City(20, wonders=("pyramids",))
    state = position(me=me, free=("walls", "school", "statue"), discard=("altar",))
    state = play(state, "wonder:pyramids:walls", "discard:statue").state
    assert [view.table.discard for view in views(state)] == [("altar", "statue")] * 3


def test_ruling_18_the_card_under_a_wonder() -> None:
    me = City(20, wonders=("pyramids", "mausoleum"))
    state = position(me=me, age=1, free=("tavern", "altar", "baths"), discard=("theater",))
    assert price(state, "tavern") == 0
    assert gained(state, "wonder:pyramids:tavern") == (-8, 0)  # no coins of the tavern
    state = play(state, "wonder:pyramids:tavern", "discard:altar").state
    assert gained(state, "discard:baths") == (2, 0)  # no yellow card
    assert price(state, "lighthouse") == 6  # no chain
    assert legal(play(state, "wonder:mausoleum:baths").state) == ["revive:theater", "revive:altar"]


def test_ruling_18_its_own_cost_is_not_paid() -> None:
    state = position(me=City(9, wonders=("pyramids",)), age=3, free=("pretorium", "arsenal"))
    assert gained(state, "wonder:pyramids:pretorium") == (-8, 0)


def test_ruling_19_availability() -> None:
    # slot 9 lies on 5, and 14 and 15 on 9
    state = position(age=1, lying={5: "altar", 9: "theater", 14: "baths"})
    assert state.table.slots[5] == "altar"
    assert free_cards(state.table) == ("baths",)
    for move in ("build:altar", "discard:altar", "discard:theater"):
        with pytest.raises(IllegalMove):
            play(state, move)
    assert free_cards(after(state, "discard:baths")) == ("theater",)


CHOICES = [
    ("build:school", "token:philosophy"),
    ("wonder:mausoleum:school", "revive:altar"),
    ("wonder:circus_maximus:school", "destroy:press"),
    ("wonder:great_library:school", "library:law"),
]


@pytest.mark.parametrize(("move", "choice"), CHOICES)
def test_ruling_20_face_down_cards_turn_up_after_the_choice(move: str, choice: str) -> None:
    me = City(40, ("apothecary",), (), ("mausoleum", "circus_maximus", "great_library"))
    state = position(
        me=me,
        rival=City(7, ("press",)),
        lying={6: "statue", 7: "temple", 11: "school", 12: "walls"},
        discard=("altar",),
        tokens=("philosophy", "masonry", "economy", "strategy", "theology"),
        drawn=("law", "urbanism", "agriculture"),
    )
    table = after(state, move)
    assert table.slots[6] == AGE_BACK
    assert free_cards(table) == ("walls",)
    table = after(state, move, choice)
    assert table.slots[6] == "statue"
    assert table.slots[7] == AGE_BACK
    assert free_cards(table) == ("statue", "walls")
    assert table.todo == (Turn(RIVAL),)


def test_ruling_20_an_extra_turn_starts_after_turning() -> None:
    me = City(20, wonders=("sphinx",))
    state = position(me=me, lying={6: "statue", 7: "temple", 11: "school", 12: "walls"})
    state = play(state, "wonder:sphinx:school").state
    assert DUEL.to_act(state) == (ME,)
    assert "discard:statue" in legal(state)


def test_ruling_21_guild_backs_are_known() -> None:
    lying = {2: "builders_guild", 3: "arsenal", 5: "study", 6: "port", 7: "arena"}
    state = position(age=3, lying=lying)
    for view in views(state):
        assert view.table.slots[2:4] == (GUILD_BACK, AGE_BACK)
    assert GUILD_BACK != AGE_BACK


@pytest.mark.parametrize("seed", range(20))
def test_ruling_22_set_up(seed: int) -> None:
    deal = DUEL.deal(Random(seed), 2, {})
    assert [len(cards) for cards in deal.ages] == [20, 20, 20]
    for age, cards in zip((1, 2, 3), deal.ages, strict=True):
        assert {CARDS[card].age for card in cards} == {age}
        assert sum(CARDS[card].guild for card in cards) == (3 if age == 3 else 0)
    assert len(set(deal.tokens)) == len(set(deal.box)) == 5
    assert {*deal.tokens, *deal.box} == set(TOKENS)
    table = DUEL.start(deal).table
    assert [city.coins for city in table.cities] == [7, 7]
    assert table.tokens == deal.tokens
    assert table.pawn == 0
    assert table.loot == ((3, 6), (3, 6))


@pytest.mark.parametrize("seed", range(5))
def test_ruling_23_wonder_draft(seed: int) -> None:
    state = DUEL.start(DUEL.deal(Random(seed), 2, {}))
    first, second = state.deal.wonders
    seats: list[Seat] = []
    events: list[WonderTaken] = []
    while state.table.age == 0:
        offer = state.table.offer
        assert set(offer) <= set(first if len(seats) < 3 else second)
        if len(seats) < 3:
            assert not any(set(second) & words(view) for view in views(state))
        (seat,) = DUEL.to_act(state)
        seats.append(seat)
        step = DUEL.apply(state, seat, DUEL.parse(f"draft:{offer[seed % len(offer)]}"))
        events += [each for each in step.events if isinstance(each, WonderTaken)]
        state = step.state
    a, b = SEATS
    assert seats == [a, b, b, b, a, a]
    assert [each.seat for each in events] == [a, b, b, a, b, a, a, b]
    assert [each.given for each in events] == [False, False, False, True] * 2
    assert state.table.todo == (Turn(a),)
    assert state.table.age == 1
    assert AgeBegan(1) in step.events
    taken = [wonder for city in state.table.cities for wonder in city.wonders]
    assert set(taken) == {*first, *second}
    assert len(set(WONDERS) - set(taken)) == 4
    assert state.table.offer == ()


def test_ruling_24_beginner_set() -> None:
    state = DUEL.start(DUEL.deal(Random(1), 2, {"wonders": "beginner"}))
    first, second = (set(city.wonders) for city in state.table.cities)
    assert first == {"pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"}
    assert second == {"circus_maximus", "piraeus", "appian_way", "colossus"}
    assert state.table.age == 1
    assert DUEL.to_act(state) == (Seat(0),)


BUILT = ("pyramids", "colossus", "great_lighthouse", "hanging_gardens")
UNDER = ("altar", "baths", "theater", "tavern")


@pytest.mark.parametrize("loser", SEATS)
def test_ruling_25_seven_wonders(loser: Seat) -> None:
    mine = 2 if loser == ME else 3
    me = City(20, (), (), ("sphinx", "piraeus")[: 4 - mine], BUILT[:mine], UNDER[:mine])
    others = ("mausoleum", "appian_way", "circus_maximus", "great_library")
    theirs = 6 - mine
    rival = City(20, (), (), others[theirs:], others[:theirs], ("press", "stable", "quarry")[:2])
    state = position(me=me, rival=rival, free=("walls", "statue", "temple"))
    step = play(state, "wonder:sphinx:walls")
    lost = WonderLost(loser, "piraeus" if loser == ME else "great_library")
    assert lost in step.events
    assert [city.wonders for city in step.state.table.cities] == [(), ()]
    assert PlaysAgain(ME) in step.events
    assert step.events.index(lost) < step.events.index(PlaysAgain(ME))
    assert score(step.state.table, ME).wonders - score(state.table, ME).wonders == 6
    for later in (step.state, play(step.state, "discard:statue").state):
        assert not [text for text in legal(later) if text.startswith("wonder:")]


def test_ruling_26_a_wonder_is_built_once_and_by_its_owner() -> None:
    me = City(40, (), (), ("colossus",), ("pyramids",), ("altar",))
    state = position(me=me, rival=City(40, wonders=("sphinx",)), free=("walls", "temple"))
    for wonder in ("pyramids", "sphinx", "mausoleum"):
        with pytest.raises(IllegalMove):
            play(state, f"wonder:{wonder}:walls")
    state = play(state, "wonder:colossus:walls", "discard:temple").state
    assert state.table.cities[ME].built == ("pyramids", "colossus")
    assert state.table.cities[ME].wonders == ()


def test_ruling_27_a_turn_can_never_be_blocked() -> None:
    state = position(me=City(0), rival=City(0, ("shelf_quarry",)), free=("walls", "sawmill"))
    assert legal(state) == ["discard:walls", "discard:sawmill"]
