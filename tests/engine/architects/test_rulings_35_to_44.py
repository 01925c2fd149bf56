"""Rulings 35 to 44: the cat, horns and battles."""

from itertools import product

import pytest

from engine.architects.battle import won
from engine.architects.catalog import CARDS
from engine.architects.counting import HORNED, shields
from engine.architects.deal import State
from engine.architects.events import BattleFought, CatMoved, HornsBlown, HornsDiscarded, TopSeen
from engine.architects.game import ARCHITECTS
from engine.architects.score import score
from engine.architects.types import CENTRE, DeckId
from tests.engine.architects.positions import (
    LAST,
    ME,
    NEXT,
    after,
    city,
    hand,
    on_turn,
    play,
    position,
    views,
)

TOPS: dict[DeckId, str] = {
    ME: "vp3 red0",
    NEXT: "vp3 red0",
    LAST: "vp3 red0",
    CENTRE: "gear wood clay",
}


def peeks(state: State, *moves: str) -> list[str | None]:
    """Return what the seats and a spectator know of the central top after some moves."""
    return [view.peek for view in views(play(state, *moves).state)]


def test_ruling_35_a_cat_on_a_card_moves_the_cat() -> None:
    state = position(tops={ME: "vp2cat", NEXT: "vp2cat"})
    step = play(state, "take:0")
    assert step.events[1] == CatMoved(ME, None)
    assert step.state.table.cat == ME
    step = play(step.state, "take:1")
    assert step.events[1] == CatMoved(NEXT, ME)
    assert step.state.table.cat == NEXT
    own = play(position(cat=ME, tops={ME: "vp2cat"}), "take:0")
    assert not [event for event in own.events if isinstance(event, CatMoved)]
    assert after(position(cat=LAST, tops={ME: "vp3"}), "take:0").cat == LAST


def test_ruling_36_the_holder_sees_the_central_top_at_the_start_of_his_turn() -> None:
    state = position(cat=NEXT, tops=TOPS)
    assert peeks(state) == [None] * 4
    step = play(state, "take:0")
    assert step.events[-1] == TopSeen(NEXT, "gear")
    seen = [ARCHITECTS.visible(step.events[-1], seat) for seat in (ME, NEXT, LAST, None)]
    assert seen == [False, True, False, False]
    assert peeks(state, "take:0") == [None, "gear", None, None]


def test_ruling_36_only_at_the_start_of_a_turn() -> None:
    drawn = peeks(position(cat=NEXT, tops=TOPS), "take:0", "take:centre")
    assert drawn == [None] * 4
    me = city(tokens="urbanism")
    state = position(city("rhodes"), me, cat=NEXT, tops={ME: "vp3", CENTRE: "wood red0"})
    assert peeks(state, "take:0") == [None, "wood", None, None]
    assert peeks(state, "take:0", "take:centre", "extra:urbanism") == [None] * 4
    got = position(tops={ME: "vp2cat", CENTRE: "wood"})
    assert peeks(got, "take:0") == [None] * 4


def test_ruling_36_what_was_seen_is_known_as_long_as_it_lies_there() -> None:
    tops: dict[DeckId, str] = {
        ME: "vp3 vp2cat",
        NEXT: "vp3 vp3",
        LAST: "vp2cat vp3",
        CENTRE: "gear wood",
    }
    state = position(cat=NEXT, tops=tops)
    assert peeks(state, "take:0", "take:1", "take:2") == [None, "gear", None, None]
    several = ("take:0", "take:1", "take:2", "take:2", "take:1")
    assert peeks(state, *several) == [None, "gear", "gear", None]
    assert peeks(state, *several, "take:centre") == [None] * 4
    again = position(cat=NEXT, tops={ME: "vp3 vp3", NEXT: "vp3", LAST: "vp3"})
    assert after(again, "take:0", "take:1", "take:2", "take:0").peeked == (NEXT,)


def test_ruling_36_an_empty_central_deck_shows_nothing() -> None:
    step = play(position(cat=NEXT, tops={ME: "vp3"}, left={CENTRE: 0}), "take:0")
    assert not [event for event in step.events if isinstance(event, TopSeen)]
    assert peeks(step.state) == [None] * 4


@pytest.mark.parametrize(
    ("card", "peace", "flipped"), [("red1", 3, 1), ("red2", 3, 2), ("red2", 1, 1), ("red0", 3, 0)]
)
def test_ruling_37_horns_flip_conflict_tokens(card: str, peace: int, flipped: int) -> None:
    state = position(peace=peace, tops={CENTRE: card})
    step = play(state, "take:centre")
    blown = [event for event in step.events if isinstance(event, HornsBlown)]
    if card == "red0":
        assert blown == []
    else:
        assert blown == [HornsBlown(ME, int(card[-1]), flipped, peace - flipped)]
    assert step.state.table.peace == ((peace - flipped) or 3)


def test_ruling_38_the_last_token_leads_to_a_battle_at_the_end_of_the_turn() -> None:
    me = city(hand="gear", tokens="propaganda")
    state = position(me, peace=1, tops={CENTRE: "red1 gear"}, face_up="tactics decor")
    moves = ("take:centre", "extra:propaganda", "take:centre", "science:gear+gear:tactics")
    assert play(state, *moves[:3]).state.table.peace == 0
    step = play(state, *moves)
    assert BattleFought((3, 0, 0), (2, 0, 0)) in step.events
    assert step.state.table.cities[ME].victories == 2


def test_ruling_38_also_when_an_extra_card_flips_it() -> None:
    state = position(city(tokens="urbanism"), peace=1, tops={ME: "wood red1"})
    step = play(state, "take:0", "extra:urbanism", "take:0")
    assert BattleFought((1, 0, 0), (2, 0, 0)) in step.events


@pytest.mark.parametrize(
    ("strengths", "victories"),
    [
        ((1, 0, 0), (2, 0, 0)),
        ((1, 1, 0), (1, 1, 0)),
        ((2, 2, 2), (0, 0, 0)),
        ((0, 1, 2), (0, 1, 2)),
        ((5, 0, 3, 4), (2, 0, 1, 1)),
        ((0, 3, 0, 9, 0, 3, 0), (0, 2, 0, 2, 0, 2, 0)),
    ],
)
def test_ruling_39_each_compares_with_both_neighbours(
    strengths: tuple[int, ...], victories: tuple[int, ...]
) -> None:
    assert won(strengths) == victories


def test_ruling_40_shields() -> None:
    assert shields(city(hand="red0 red1 red2 vp3")) == 3
    assert shields(city("rhodes", "red0", built="2d 2s 3d 3s", tokens="tactics decor")) == 1 + 2 + 2
    assert shields(city("giza", built="2d 2s 3d 3s 4d")) == 0


def test_ruling_41_after_a_battle_horns_are_discarded_and_peace_returns() -> None:
    state = position(
        city("olympia", "red1 red0"), city("babylon", "red2 red2 red0"), seats=4, peace=1,
        tops={ME: "red1"},
    )  # fmt: skip
    step = play(state, "take:0")
    table = step.state.table
    assert HornsDiscarded(ME, ("red1", "red1")) in step.events
    assert HornsDiscarded(NEXT, ("red2", "red2")) in step.events
    assert [hand(table, seat) for seat in (ME, NEXT, LAST)] == [{"red0": 1}, {"red0": 1}, {}]
    assert sorted(table.discard) == ["red1", "red1", "red2", "red2"]
    assert table.peace == 4
    assert {"red1", "red2"} == HORNED
    assert [card.id for card in CARDS.values() if card.colour == "red"] == ["red0", "red1", "red2"]


@pytest.mark.parametrize(
    ("mine", "theirs", "tokens"),
    [(2, 1, 2), (3, 2, 1), (4, 2, 2), (2, 0, 2), (0, 0, 0), (5, 3, 1), (6, 3, 2), (7, 3, 2)],
)
def test_ruling_42_two_players(mine: int, theirs: int, tokens: int) -> None:
    assert won((mine, theirs)) == (tokens, 0)
    assert won((theirs, mine)) == (0, tokens)


def test_ruling_42_only_the_stronger_wins() -> None:
    for mine, theirs in product(range(9), repeat=2):
        first, second = won((mine, theirs))
        assert bool(first) == (mine > theirs)
        assert bool(second) == (theirs > mine)


def test_ruling_43_open_one_to_nothing_is_just_more() -> None:
    """Open ruling: "at least twice as many" than none asks for two; the case cannot occur."""
    assert won((1, 0)) == (1, 0)
    assert won((0, 1)) == (0, 1)


def test_ruling_44_open_victory_tokens_never_run_out() -> None:
    """Open ruling: the box has 28; what is won beyond that is counted on."""
    state = position(city(victories=30), peace=1, tops={ME: "red1"})
    table = after(state, "take:0")
    assert table.cities[ME].victories == 32
    assert score(table, ME).military == 96
    assert on_turn(state, "take:0") == NEXT
