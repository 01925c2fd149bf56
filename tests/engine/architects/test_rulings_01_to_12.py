"""Rulings 1 to 12: set-up, turns, and which stages can and must be built."""

from random import Random

import pytest

from engine.architects.catalog import NUMBERS, TOKENS_IN_BOX, WONDERS
from engine.architects.counting import available
from engine.architects.game import ARCHITECTS
from engine.architects.table import centre_left, deck_left, pile_left
from engine.architects.types import CENTRE
from engine.core.game import Seat
from tests.engine.architects.positions import (
    LAST,
    ME,
    NEXT,
    after,
    city,
    hand,
    legal,
    on_turn,
    position,
    views,
)

FIVE = ("2d", "2s", "3d", "3s", "4d")


@pytest.mark.parametrize("seats", range(2, 8))
def test_ruling_01_set_up(seats: int) -> None:
    state = ARCHITECTS.start(ARCHITECTS.deal(Random(seats), seats, {}))
    table = state.table
    assert len({each.wonder for each in table.cities}) == seats
    assert all(set(WONDERS[each.wonder].stages) == set(FIVE) for each in table.cities)
    assert not any(each.stages or each.cards or each.tokens for each in table.cities)
    for seat in map(Seat, range(seats)):
        assert deck_left(table, seat) == 25
        assert table.decks[seat].top == state.deal.decks[seat][0]
    assert centre_left(table) == 60
    assert all(view.peek is None and not view.looked for view in views(state))
    assert (table.cat, table.discard) == (None, ())


@pytest.mark.parametrize(("seats", "tokens"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6), (7, 6)])
def test_ruling_02_conflict_tokens(seats: int, tokens: int) -> None:
    assert position(seats=seats).table.peace == tokens
    assert ARCHITECTS.start(ARCHITECTS.deal(Random(1), seats, {})).table.peace == tokens


def test_ruling_03_progress_tokens() -> None:
    assert len(TOKENS_IN_BOX) == 15
    assert TOKENS_IN_BOX.count("culture") == 2
    state = ARCHITECTS.start(ARCHITECTS.deal(Random(1), 4, {}))
    assert state.table.face_up == state.deal.tokens[:3]
    assert pile_left(state.table) == len(TOKENS_IN_BOX) - 3


def test_ruling_04_seat_0_begins_and_play_is_clockwise() -> None:
    state = position(tops={ME: "vp3", NEXT: "vp3", LAST: "vp3"})
    assert [on_turn(state, *["take:0", "take:1", "take:2"][:n]) for n in range(4)] == [0, 1, 2, 0]


def test_ruling_05_one_of_three_cards() -> None:
    state = position(seats=4, tops={ME: "vp3", Seat(3): "red0", CENTRE: "vp2cat"})
    assert legal(state) == ["take:0", "take:3", "take:centre"]
    for move, card in (("take:0", "vp3"), ("take:3", "red0"), ("take:centre", "vp2cat")):
        assert hand(after(state, move)) == {card: 1}
        assert on_turn(state, move) == NEXT


def test_ruling_06_two_players_share_both_decks() -> None:
    state = position(seats=2, tops={ME: "vp3", NEXT: "vp3"})
    assert legal(state) == ["take:0", "take:1", "take:centre"]
    assert sorted(legal(state, "take:1")) == ["take:0", "take:1", "take:centre"]


def test_ruling_07_actions_in_any_order_and_the_turn_ends_by_itself() -> None:
    me = city(hand="wood gear gear")
    state = position(me, tops={ME: "clay"})
    build = "build:2d:clay+wood"
    science = "science:gear+gear:decor"
    assert {build, science} < set(legal(state, "take:0"))
    one = after(state, "take:0", build, science)
    other = after(state, "take:0", science, build)
    assert one.cities[ME] == other.cities[ME]
    assert one.todo == other.todo
    assert one.todo[0].seat == NEXT


def test_ruling_08_a_stage_that_can_be_paid_must_be_built() -> None:
    state = position(city(hand="wood"), tops={ME: "clay"})
    assert legal(state, "take:0") == ["build:2d:clay+wood"]


def test_ruling_09_building_goes_on_while_it_can() -> None:
    me = city("ephesus", "wood wood glass glass", built="2d")
    state = position(me, tops={ME: "vp3", CENTRE: "vp3 vp3"})
    first = legal(state, "take:0")
    assert first == ["build:2s:glass+glass", "build:2s:wood+wood"]
    again = position(city("giza", "wood wood glass clay"), tops={ME: "vp3"})
    assert legal(again, "take:0", "build:2d:clay+glass") == ["build:2s:wood+wood"]
    assert after(again, "take:0", "build:2d:clay+glass", "build:2s:wood+wood").turn == 1


@pytest.mark.parametrize(
    ("wonder", "built", "free"),
    [
        ("giza", "", "2d"),
        ("giza", "2d", "2s"),
        ("giza", "2d 2s", "3d"),
        ("alexandria", "2d 2s 3d", "3s"),
        ("alexandria", "2d 2s 3d 3s", "4d"),
        ("rhodes", "2d", "2s"),
        ("rhodes", "2d 2s", "3d"),
        ("ephesus", "", "2d"),
        ("ephesus", "2d 2s 3s", "3d"),
        ("ephesus", "2d 2s 3s 3d", "4d"),
        ("halicarnassus", "2d", "2s"),
        ("halicarnassus", "2d 2s 3d", "3s"),
        ("halicarnassus", "2d 2s 3s 3d", "4d"),
        ("olympia", "2d 3d", "2s"),
        ("olympia", "2d 3d 2s", "3s"),
        ("olympia", "2d 3d 2s 3s", "4d"),
        ("babylon", "2d 2s", "3d"),
        ("giza", "2d 2s 3d 3s 4d", ""),
    ],
)
def test_ruling_10_what_a_stage_rests_on_comes_first(wonder: str, built: str, free: str) -> None:
    assert available(wonder, tuple(built.split())) == tuple(free.split())


@pytest.mark.parametrize(
    ("wonder", "built", "free"),
    [
        ("rhodes", "", "2d 2s"),
        ("ephesus", "2d", "2s 3d 3s"),
        ("halicarnassus", "2d 2s", "3d 3s"),
        ("olympia", "2d", "2s 3d"),
        ("babylon", "2d 2s 3d", "3s 4d"),
    ],
)
def test_ruling_11_the_player_chooses_among_available_stages(
    wonder: str, built: str, free: str
) -> None:
    assert available(wonder, tuple(built.split())) == tuple(free.split())


def test_ruling_11_cards_for_one_of_two_stages() -> None:
    state = position(city("rhodes", "wood wood"), tops={ME: "clay"})
    assert legal(state, "take:0") == ["build:2d:clay+wood", "build:2s:wood+wood"]
    assert after(state, "take:0", "build:2s:wood+wood").cities[ME].stages == ("2s",)
    assert on_turn(state, "take:0", "build:2s:wood+wood") == NEXT


def test_ruling_12_costs() -> None:
    costs = {stage: (cost.n, cost.kind) for stage, cost in NUMBERS.costs.items()}
    assert costs == {
        "2d": (2, "different"),
        "2s": (2, "same"),
        "3d": (3, "different"),
        "3s": (3, "same"),
        "4d": (4, "different"),
    }
    different = position(city(hand="wood wood", built="2d 2s"), tops={ME: "clay"})
    assert on_turn(different, "take:0") == NEXT
    same = position(city(hand="wood clay", built="2d 2s 3d"), tops={ME: "wood"})
    assert on_turn(same, "take:0") == NEXT
    enough = position(city(hand="wood wood", built="2d 2s 3d"), tops={ME: "wood"})
    assert legal(enough, "take:0") == ["build:3s:wood+wood+wood"]
