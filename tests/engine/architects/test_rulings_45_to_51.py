"""Rulings 45 to 51: empty decks, the end of the game, and who wins."""

import pytest

from engine.architects.events import BattleFought, GameEnded, Passed
from engine.architects.game import ARCHITECTS
from engine.architects.score import CARDS_OUT, WONDER, Score, score
from engine.architects.table import centre_left
from engine.architects.types import CENTRE, DeckId
from engine.core.game import Result, Seat
from tests.engine.architects.positions import (
    LAST,
    ME,
    NEXT,
    after,
    city,
    hand,
    legal,
    on_turn,
    play,
    position,
)

FOUR = "2d 2s 3d 3s"
ONE_CARD: dict[DeckId, int] = {ME: 1, NEXT: 0, LAST: 0, CENTRE: 0}


def test_ruling_45_an_empty_deck_stays_empty() -> None:
    state = position(tops={ME: "vp3", LAST: "vp3"}, left={ME: 1, CENTRE: 0})
    assert legal(state) == ["take:0", "take:2"]
    table = after(state, "take:0")
    assert table.decks[ME].top is None
    assert legal(state, "take:0") == ["take:1"]
    assert centre_left(table) == 0
    extra = position(city(tokens="urbanism"), tops={ME: "wood"}, left={ME: 1, LAST: 0, CENTRE: 0})
    assert on_turn(extra, "take:0") == NEXT


def test_ruling_46_open_who_can_take_nothing_passes() -> None:
    """Open ruling: the turn is passed over, without even a build; the others play on."""
    builder = city(hand="wood wood", built="", tokens="engineering")
    state = position(
        city("alexandria"), builder, city("babylon"), seats=4,
        tops={ME: "vp3", LAST: "vp3"}, left={ME: 1, NEXT: 0, CENTRE: 0},
    )  # fmt: skip
    step = play(state, "take:0")
    assert step.events[-1] == Passed(NEXT)
    assert step.state.table.turn == 2
    assert hand(step.state.table, NEXT) == {"wood": 2}
    assert on_turn(step.state) == LAST
    central = position(
        city("alexandria"), builder, seats=4, tops={ME: "vp3"}, left={ME: 1, NEXT: 0, CENTRE: 1}
    )
    assert on_turn(central, "take:0") == NEXT
    assert legal(central, "take:0") == ["take:centre"]


def test_ruling_46_open_the_game_ends_when_no_deck_has_a_card() -> None:
    """Open ruling: with all decks empty at the end of a turn the game is over."""
    state = position(tops={ME: "vp3"}, left=ONE_CARD)
    step = play(state, "take:0")
    assert step.events[-1] == GameEnded(Result(CARDS_OUT, (ME,)))
    assert ARCHITECTS.to_act(step.state) == ()
    last_acts = position(city(hand="wood"), tops={ME: "clay"}, left=ONE_CARD)
    assert legal(last_acts, "take:0") == ["build:2d:clay+wood"]


def test_ruling_47_the_fifth_stage_ends_the_game_after_the_turn() -> None:
    me = city(hand="wood clay stone red1 gear", built=FOUR, tokens="architecture")
    state = position(me, peace=1, tops={ME: "glass gear", CENTRE: "red1"})
    moves = ["take:0", "build:4d:clay+glass+stone+wood"]
    assert legal(state, *moves) == ["extra:architecture", "done"]
    step = play(state, *moves, "extra:architecture", "take:centre")
    fought, _, ended = step.events[-3:]
    assert fought == BattleFought((2, 0, 0), (2, 0, 0))
    assert isinstance(ended, GameEnded)
    assert ended.result.reason == WONDER
    assert ARCHITECTS.to_act(step.state) == ()
    science = play(state, *moves, "extra:architecture", "take:0")
    assert ARCHITECTS.result(science.state) is None
    assert all(text.startswith("science:gear+gear:") for text in legal(science.state))
    assert ARCHITECTS.result(play(state, *moves, "done").state) is not None


def test_ruling_47_the_effect_of_the_finishing_stage_comes_first() -> None:
    me = city("babylon", "wood wood", built="2d 2s 3d 4d")
    state = position(me, tops={ME: "wood"})
    step = play(state, "take:0", "build:3s:wood+wood+wood")
    assert ARCHITECTS.result(step.state) is None
    assert legal(step.state)[0] == "token:decor"
    last = play(step.state, "token:decor")
    assert ARCHITECTS.result(last.state) is not None
    assert score(last.state.table, ME).tokens == 6


def test_ruling_48_the_sum_of_points() -> None:
    """The example of the English rulebook: 10 + 2 + 7 + 12 + 4 = 35."""
    me = city("giza", "vp2cat vp2cat vp3", built="2d", tokens="culture", victories=4)
    table = position(me, cat=ME).table
    assert score(table, ME) == Score(wonder=4, cat=2, blue=7, military=12, tokens=4)
    assert score(table, ME).total == 29
    ten = position(city("giza", "vp2cat vp2cat vp3", built="2d 3d", tokens="culture", victories=4))
    assert score(ten.table, ME).wonder == 10
    assert score(position(cat=NEXT).table, ME).cat == 0


@pytest.mark.parametrize(
    ("wonder", "points"),
    [
        ("alexandria", 25),
        ("babylon", 20),
        ("ephesus", 22),
        ("giza", 30),
        ("halicarnassus", 24),
        ("olympia", 22),
        ("rhodes", 26),
    ],
)
def test_ruling_48_points_of_whole_wonders(wonder: str, points: int) -> None:
    table = position(city(wonder, built=f"{FOUR} 4d")).table
    assert score(table, ME).wonder == points


@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("decor", 4),
        ("politics", 3),
        ("strategy", 5),
        ("education", 2),
        ("education tactics urbanism", 6),
        ("culture", 4),
        ("culture culture", 12),
        ("culture culture education", 12 + 6),
        ("tactics urbanism economy", 0),
    ],
)
def test_ruling_49_points_of_tokens(tokens: str, points: int) -> None:
    me = city("giza", "vp2cat vp2cat vp2cat vp3", tokens=tokens, victories=5)
    assert score(position(me, cat=ME).table, ME).tokens == points


def test_ruling_49_decor_with_a_complete_wonder() -> None:
    assert score(position(city(built=FOUR, tokens="decor")).table, ME).tokens == 4
    assert score(position(city(built=f"{FOUR} 4d", tokens="decor")).table, ME).tokens == 6


def test_ruling_50_other_cards_score_nothing() -> None:
    me = city(hand="wood clay stone glass papyrus coin tablet gear compass red0 red1 red2")
    assert score(position(me).table, ME).total == 0


def test_ruling_51_more_stages_win_among_equals() -> None:
    """Babylon's stage of no points makes the difference."""
    more = city("babylon", built="2d 2s")
    same = city("olympia", built="2d")
    state = position(more, same, tops={ME: "wood"}, left=ONE_CARD)
    assert score(state.table, ME).total == score(state.table, NEXT).total
    assert ARCHITECTS.result(play(state, "take:0").state) == Result(CARDS_OUT, (ME,))


def test_ruling_51_still_equal_they_share_the_victory() -> None:
    cities = (city("babylon", built="2d"), city("olympia", built="2d"), city("ephesus", built="2d"))
    state = position(*cities, tops={ME: "wood"}, left=ONE_CARD)
    everybody = (ME, NEXT, LAST)
    assert ARCHITECTS.result(play(state, "take:0").state) == Result(CARDS_OUT, everybody)


def test_ruling_51_the_finisher_may_lose() -> None:
    me = city("babylon", "wood clay stone", built=FOUR)
    state = position(me, city("giza", built=FOUR, victories=3), tops={ME: "glass"})
    step = play(state, "take:0", "build:4d:clay+glass+stone+wood")
    assert ARCHITECTS.result(step.state) == Result(WONDER, (Seat(1),))
