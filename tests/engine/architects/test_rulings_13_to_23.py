"""Rulings 13 to 23: how stages are paid, and what the wonders do."""

from collections import Counter

import pytest

from engine.architects.catalog import NUMBERS, WONDERS
from engine.architects.counting import shields
from engine.architects.effects import LooksIntoDeck
from engine.architects.events import CardTaken, CatMoved, DeckOpened, DeckShuffled, HornsBlown
from engine.architects.game import ARCHITECTS
from engine.architects.payments import payments
from engine.architects.score import score
from engine.architects.types import CENTRE
from engine.core.game import Seat
from tests.engine.architects.positions import (
    LAST,
    ME,
    NEXT,
    SHUFFLES,
    after,
    city,
    hand,
    legal,
    on_turn,
    play,
    position,
)


def ways(stage: str, hand: str, tokens: str = "", used: str = "") -> list[str]:
    """Return the payments for a stage, as the texts of moves show them."""
    found = payments(city(hand=hand, tokens=tokens), stage, tuple(used.split()))
    return ["+".join(each.cards) for each in found]


@pytest.mark.parametrize("stage", ["2d", "2s"])
def test_ruling_13_a_coin_stands_for_any_missing_resource(stage: str) -> None:
    assert ways(stage, "wood coin") == ["coin+wood"]
    state = position(city("rhodes", "wood"), tops={ME: "coin"})
    assert legal(state, "take:0") == ["build:2d:coin+wood", "build:2s:coin+wood"]


@pytest.mark.parametrize(("stage", "many"), [("2d", 2), ("2s", 2), ("3d", 3), ("3s", 3), ("4d", 4)])
def test_ruling_14_coins_alone_must_build(stage: str, many: int) -> None:
    assert ways(stage, "coin " * many) == ["+".join(["coin"] * many)]
    assert ways(stage, "coin " * (many - 1)) == []
    before = {"2d": "", "2s": "2d", "3d": "2d 2s", "3s": "2d 2s 3d", "4d": "2d 2s 3d 3s"}[stage]
    me = city(hand="coin " * (many - 1), built=before)
    paid = "+".join(["coin"] * many)
    assert legal(position(me, tops={ME: "coin"}), "take:0") == [f"build:{stage}:{paid}"]


def test_ruling_15_the_player_picks_the_grey_cards() -> None:
    assert ways("2d", "wood clay glass") == ["clay+glass", "clay+wood", "glass+wood"]
    assert ways("2s", "wood wood clay clay") == ["clay+clay", "wood+wood"]


def test_ruling_15_open_coins_only_for_what_grey_cards_cannot_cover() -> None:
    """Open ruling: a coin is never spent while a grey card would do."""
    assert ways("2d", "wood clay coin coin") == ["clay+wood"]
    assert ways("3s", "wood wood clay coin coin") == ["coin+wood+wood"]
    assert ways("4d", "wood wood clay coin coin") == ["clay+coin+coin+wood"]


def test_ruling_16_what_pays_is_discarded_for_good() -> None:
    state = position(city(hand="wood glass"), tops={ME: "clay"})
    step = play(state, "take:0", "build:2d:clay+wood")
    assert hand(step.state.table) == {"glass": 1}
    assert Counter(step.state.table.discard) == {"clay": 1, "wood": 1}
    assert step.state.decks == state.decks


def test_ruling_17_an_effect_happens_at_once_and_once() -> None:
    me = city("ephesus", "wood", built="2d")
    state = position(me, tops={ME: "wood vp3", NEXT: "vp3", LAST: "vp3", CENTRE: "vp3 red0"})
    moves = ("take:0", "build:2s:wood+wood")
    assert hand(after(state, *moves)) == {"vp3": 1}
    assert on_turn(state, *moves) == NEXT
    assert hand(after(state, *moves, "take:1", "take:2", "take:0")) == {"vp3": 2}


def test_ruling_18_babylon_gives_a_token_and_no_points() -> None:
    state = position(city("babylon", "wood", built="2d"), tops={ME: "wood"})
    assert legal(state, "take:0", "build:2s:wood+wood")[0] == "token:decor"
    table = after(state, "take:0", "build:2s:wood+wood", "token:decor")
    assert score(table, ME).wonder == 3
    assert table.cities[ME].tokens == ("decor",)


def test_ruling_19_alexandria_takes_from_any_deck_on_the_table() -> None:
    me = city("alexandria", "wood", built="2d")
    state = position(me, seats=5, tops={ME: "wood", Seat(2): "red0"}, left={Seat(3): 0})
    moves = ("take:0", "build:2s:wood+wood")
    assert legal(state, *moves) == ["take:0", "take:1", "take:2", "take:4", "take:centre"]
    step = play(state, *moves, "take:2")
    assert step.events[-1] == CardTaken(ME, "red0", Seat(2), "alexandria")
    assert hand(step.state.table) == {"red0": 1}


def test_ruling_20_ephesus_takes_the_central_top() -> None:
    state = position(city("ephesus", "wood", built="2d"), tops={ME: "wood", CENTRE: "vp3"})
    step = play(state, "take:0", "build:2s:wood+wood")
    assert step.events[-1] == CardTaken(ME, "vp3", CENTRE, "ephesus")


def test_ruling_20_olympia_takes_both_the_left_and_the_right_top() -> None:
    me = city("olympia", "wood", built="2d 3d")
    step = play(position(me, tops={ME: "coin vp3", LAST: "red0"}), "take:0", "build:2s:coin+wood")
    assert step.events[-2:] == (
        CardTaken(ME, "vp3", ME, "olympia"),
        CardTaken(ME, "red0", LAST, "olympia"),
    )


def test_ruling_20_babylon_takes_one_of_four_tokens() -> None:
    state = position(city("babylon", "wood", built="2d"), tops={ME: "wood"}, pile="tactics")
    moves = ("take:0", "build:2s:wood+wood")
    offer = ["token:decor", "token:politics", "token:strategy", "token:top"]
    assert legal(state, *moves) == offer
    assert after(state, *moves, "token:top").cities[ME].tokens == ("tactics",)


def test_ruling_20_rhodes_has_a_shield_more_for_the_rest_of_the_game() -> None:
    state = position(city("rhodes", "wood red0"), tops={ME: "wood"})
    table = after(state, "take:0", "build:2s:wood+wood")
    assert shields(table.cities[ME]) == 1 + 1
    assert shields(city("rhodes", "red0", built="2s 2d 3d 3s")) == 1 + 2


TOP_FIVE = "vp3 gear red0 gear coin"
BUILT = ("take:0", "build:2s:wood+wood")


def test_ruling_21_halicarnassus_looks_at_five_of_a_side_deck() -> None:
    me = city("halicarnassus", "wood", built="2d")
    other = city("babylon")
    state = position(me, city(), other, tops={ME: "wood", LAST: TOP_FIVE})
    assert legal(state, *BUILT) == ["look:0", "look:2"]
    looking = play(state, *BUILT, "look:2")
    assert looking.events[-2] == DeckOpened(ME, LAST, 5)
    moves = ["keep:vp3", "keep:gear", "keep:red0", "keep:coin"]
    assert legal(looking.state) == moves
    view = ARCHITECTS.view(looking.state, ME)
    assert view.looked == tuple(TOP_FIVE.split())
    assert [ARCHITECTS.view(looking.state, seat).looked for seat in (NEXT, LAST, None)] == [()] * 3
    hidden = [event for event in looking.events if not ARCHITECTS.visible(event, NEXT)]
    assert len(hidden) == 1
    assert ARCHITECTS.visible(hidden[0], ME)


def test_ruling_21_the_rest_is_shuffled_into_the_same_deck() -> None:
    me = city("halicarnassus", "wood", built="2d")
    state = position(me, city(), city("babylon"), tops={ME: "wood", LAST: TOP_FIVE})
    step = play(state, *BUILT, "look:2", "keep:red0")
    lying = list(state.decks[LAST])
    lying.remove("red0")
    shuffled = tuple(lying[place] for place in SHUFFLES[0] if place < 24)
    assert step.state.decks[LAST] == shuffled
    assert step.state.shuffles == SHUFFLES[1:]
    assert step.state.table.decks[LAST].top == shuffled[0]
    assert step.events[-1] == DeckShuffled(LAST, shuffled[0])
    assert hand(step.state.table) == {"red0": 1}


def test_ruling_21_fewer_than_five_are_looked_at() -> None:
    me = city("halicarnassus", "wood", built="2d")
    state = position(me, tops={ME: "wood vp3 red0"}, left={ME: 3, LAST: 0})
    assert legal(state, *BUILT) == ["look:0"]
    assert legal(state, *BUILT, "look:0") == ["keep:vp3", "keep:red0"]
    one = position(me, tops={ME: "wood vp3"}, left={ME: 2})
    step = play(one, *BUILT, "look:0", "keep:vp3")
    assert step.state.table.decks[ME].top is None
    assert step.state.shuffles == SHUFFLES[1:]
    none = position(me, tops={ME: "wood"}, left={ME: 1, LAST: 0})
    step = play(none, *BUILT)
    assert step.state.shuffles == SHUFFLES
    assert step.state.table.turn == 1


def test_ruling_21_at_most_two_shuffles_in_a_game() -> None:
    looks = [
        (wonder.id, stage)
        for wonder in WONDERS.values()
        for stage, piece in wonder.stages.items()
        if LooksIntoDeck(5) in piece.effects
    ]
    assert looks == [("halicarnassus", "2s"), ("halicarnassus", "3s")]
    assert NUMBERS.shuffles == 2


@pytest.mark.parametrize(("wonder", "moves"), [("ephesus", ()), ("alexandria", ("take:centre",))])
def test_ruling_22_a_card_of_an_effect_acts_like_any_other(
    wonder: str, moves: tuple[str, ...]
) -> None:
    me = city(wonder, "wood gear", built="2d", tokens="science")
    for top, kind in (("vp2cat", CatMoved), ("red1", HornsBlown)):
        state = position(me, tops={ME: "wood", CENTRE: top})
        step = play(state, "take:0", "build:2s:wood+wood", *moves)
        assert kind in [type(event) for event in step.events]
    state = position(me, tops={ME: "wood", CENTRE: "gear"})
    free = legal(state, "take:0", "build:2s:wood+wood", *moves)
    assert "science:gear+gear:decor" in free
    assert "extra:science" in free


def test_ruling_22_a_kept_card_acts_too() -> None:
    me = city("halicarnassus", "wood gear", built="2d", tokens="science")
    state = position(me, tops={ME: "wood gear vp2cat"})
    assert after(state, *BUILT, "look:0", "keep:vp2cat").cat == ME
    free = legal(state, *BUILT, "look:0", "keep:gear")
    assert "science:gear+gear:decor" in free
    assert "extra:science" in free


def test_ruling_23_open_an_effect_cannot_be_declined() -> None:
    """Open ruling: what a wonder does is activated, so the player must carry it out."""
    for wonder, verb in (("alexandria", "take"), ("babylon", "token"), ("halicarnassus", "look")):
        state = position(city(wonder, "wood", built="2d"), tops={ME: "wood"})
        assert {each.split(":")[0] for each in legal(state, *BUILT)} == {verb}
        assert on_turn(state, *BUILT) == ME
