"""Rulings 24 to 34: sets of science, and what the progress tokens do."""

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.architects.catalog import CARDS, TOKENS
from engine.architects.events import StageBuilt, TokenRevealed, TokenTaken
from engine.architects.payments import Payment, payments
from engine.architects.score import score
from engine.architects.table import pile_left
from engine.architects.types import CENTRE
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


def test_ruling_24_two_equal_or_three_different_symbols() -> None:
    state = position(
        city(hand="gear compass vp3"), tops={ME: "gear", LAST: "tablet"}, pile="crafts"
    )
    offer = ["decor", "politics", "strategy", "top"]
    assert legal(state, "take:0") == [f"science:gear+gear:{token}" for token in offer]
    assert legal(state, "take:2") == [f"science:compass+gear+tablet:{token}" for token in offer]
    table = after(state, "take:0", "science:gear+gear:decor")
    assert hand(table) == {"compass": 1, "vp3": 1}
    assert Counter(table.discard) == {"gear": 2}


def test_ruling_24_with_both_sets_the_player_chooses() -> None:
    state = position(city(hand="gear compass tablet"), tops={ME: "gear"}, pile="crafts")
    sets = {text.split(":")[1] for text in legal(state, "take:0")}
    assert sets == {"gear+gear", "compass+gear+tablet"}
    pair = after(state, "take:0", "science:gear+gear:decor")
    assert hand(pair) == {"compass": 1, "tablet": 1}
    assert pair.turn == 1
    three = after(state, "take:0", "science:compass+gear+tablet:decor")
    assert hand(three) == {"gear": 1}


def test_ruling_24_it_is_compulsory() -> None:
    state = position(city(hand="gear"), tops={ME: "gear"})
    assert "done" not in legal(state, "take:0")
    assert on_turn(state, "take:0") == ME


def test_ruling_25_a_token_is_replaced_at_once_and_the_fourth_is_unseen() -> None:
    state = position(city(hand="gear"), tops={ME: "gear"}, pile="crafts science")
    step = play(state, "take:0", "science:gear+gear:politics")
    assert step.events[-2:] == (TokenTaken(ME, "politics", unseen=False), TokenRevealed("crafts"))
    assert step.state.table.face_up == ("decor", "crafts", "strategy")
    unseen = play(state, "take:0", "science:gear+gear:top")
    assert unseen.events[-1] == TokenTaken(ME, "crafts", unseen=True)
    assert unseen.state.table.face_up == ("decor", "politics", "strategy")
    assert pile_left(unseen.state.table) == pile_left(step.state.table)
    assert pile_left(step.state.table) == pile_left(state.table) - 1
    alike = position(city(hand="gear"), tops={ME: "gear"}, face_up="culture", pile="culture")
    assert after(alike, "take:0", "science:gear+gear:top").face_up == ("culture",)


def test_ruling_26_a_new_token_works_from_that_moment() -> None:
    state = position(
        city("ephesus", "gear wood wood wood", built="2d"),
        tops={ME: "gear", CENTRE: "stone stone"},
        face_up="jewellery engineering economy",
    )
    later = ("take:0", "science:gear+gear:jewellery", "build:2s:wood+wood")
    assert "extra:jewellery" in legal(state, *later)
    pays = position(city(hand="gear wood wood"), tops={ME: "gear"}, face_up="engineering decor")
    assert legal(pays, "take:0", "science:gear+gear:engineering") == ["build:2d:wood+wood"]


def test_ruling_26_it_does_not_work_for_cards_already_placed() -> None:
    state = position(city(hand="gear"), tops={ME: "gear"}, face_up="science decor")
    assert on_turn(state, "take:0", "science:gear+gear:science") == NEXT
    babylon = position(
        city("babylon", "wood", built="2d"), tops={ME: "wood"}, face_up="architecture decor"
    )
    moves = ("take:0", "build:2s:wood+wood", "token:architecture")
    assert on_turn(babylon, *moves) == NEXT


def test_ruling_27_a_token_works_once_in_a_turn() -> None:
    state = position(city(tokens="urbanism"), tops={ME: "wood", LAST: "clay"})
    moves = ("take:0", "extra:urbanism", "take:2")
    assert "extra:urbanism" not in legal(state, *moves)
    economist = city("ephesus", "coin coin coin", built="2d", tokens="economy")
    two = position(economist, tops={ME: "wood", CENTRE: "coin"})
    first = play(two, "take:0", "build:3d:coin+wood")
    assert first.events[1] == StageBuilt(ME, "3d", ("coin", "wood"), ("economy",))
    assert hand(first.state.table) == {"coin": 3}
    assert legal(first.state) == ["build:2s:coin+coin", "build:3s:coin+coin+coin"]


def test_ruling_27_a_token_that_is_used_leaves_the_others_ready() -> None:
    mine = city("ephesus", "wood", built="2d", tokens="urbanism architecture")
    state = position(mine, tops={ME: "wood wood", LAST: "vp3"})
    moves = ("take:0", "build:2s:wood+wood")
    assert {"extra:urbanism", "extra:architecture"} <= {*legal(state, *moves)}
    for first, second in (("urbanism", "architecture"), ("architecture", "urbanism")):
        assert f"extra:{second}" in legal(state, *moves, f"extra:{first}", "take:2")
    found = legal(state, *moves, "extra:architecture", "take:0")
    assert found.count("extra:urbanism") == 1


def test_ruling_27_tokens_of_points_count_only_at_the_end() -> None:
    state = position(city(tokens="decor", hand="gear"), tops={ME: "gear"}, face_up="education")
    table = after(state, "take:0", "science:gear+gear:education")
    assert table.turn == 1
    assert score(table, ME).tokens == 4 + 2 * 2


@pytest.mark.parametrize(
    ("token", "cards"),
    [
        ("urbanism", "wood clay"),
        ("crafts", "papyrus glass"),
        ("jewellery", "stone coin"),
        ("science", "tablet gear compass"),
        ("propaganda", "red1 red2"),
        ("architecture", ""),
        ("tactics", ""),
    ],
)
def test_ruling_28_which_cards_give_an_extra_card(token: str, cards: str) -> None:
    giving = []
    for card in CARDS:
        state = position(city(tokens=token), tops={CENTRE: card})
        free = legal(state, "take:centre")
        giving += [card] if f"extra:{token}" in free else []
    assert sorted(giving) == sorted(cards.split())


def test_ruling_28_the_extra_card_is_one_of_the_three_available() -> None:
    state = position(city(tokens="urbanism"), tops={ME: "wood red0"})
    moves = ("take:0", "extra:urbanism")
    assert legal(state, *moves) == ["take:0", "take:2", "take:centre"]
    assert hand(after(state, *moves, "take:0")) == {"wood": 1, "red0": 1}


def test_ruling_29_the_example_of_a_chain() -> None:
    me = city(tokens="urbanism jewellery science")
    state = position(me, tops={ME: "wood stone gear wood", LAST: "wood"})
    moves = ["take:0", "extra:urbanism", "take:0"]
    moves += ["build:2d:stone+wood", "extra:jewellery", "take:0", "extra:science"]
    table = after(state, *moves, "take:0")
    assert hand(table) == {"gear": 1, "wood": 1}
    assert (table.turn, table.used) == (1, ())


def test_ruling_30_architecture_gives_one_extra_card_in_a_turn() -> None:
    me = city("giza", "wood wood clay", tokens="architecture")
    state = position(me, tops={ME: "glass vp3", CENTRE: "vp3"})
    one = ("take:0", "build:2d:clay+glass")
    assert legal(state, *one) == ["build:2s:wood+wood", "extra:architecture"]
    both = (*one, "build:2s:wood+wood", "extra:architecture", "take:0")
    assert on_turn(state, *both) == NEXT
    between = (*one, "extra:architecture", "take:0", "build:2s:wood+wood")
    assert on_turn(state, *between) == NEXT


def test_ruling_31_economy_makes_one_coin_two() -> None:
    ours = city(hand="coin coin coin", tokens="economy")
    assert payments(ours, "3s", ()) == (
        Payment(("coin",) * 3),
        Payment(("coin",) * 2, ("economy",)),
    )
    assert payments(ours, "3s", ("economy",)) == (Payment(("coin",) * 3),)
    one_missing = city(hand="coin wood wood", tokens="economy")
    assert payments(one_missing, "3s", ()) == (Payment(("coin", "wood", "wood")),)


def test_ruling_31_open_economy_forces_a_build() -> None:
    """Open ruling: the coin simply is worth two, so the stage can be paid and must be built."""
    state = position(city(hand="vp3", tokens="economy"), tops={ME: "coin"})
    assert legal(state, "take:0") == ["build:2d:coin"]


def test_ruling_32_engineering_takes_any_resources_once_a_turn() -> None:
    engineer = city(hand="wood wood clay", tokens="engineering")
    assert payments(engineer, "3d", ()) == (Payment(("clay", "wood", "wood"), ("engineering",)),)
    assert payments(engineer, "3d", ("engineering",)) == ()
    printed = city(hand="wood clay", tokens="engineering")
    assert payments(printed, "2d", ()) == (Payment(("clay", "wood")),)
    both = city(hand="wood wood coin coin", tokens="economy engineering")
    assert {(each.cards, each.tokens) for each in payments(both, "4d", ())} == {
        (("coin", "coin", "wood", "wood"), ("engineering",)),
        (("coin", "wood", "wood"), ("engineering", "economy")),
        (("coin", "coin", "wood"), ("economy",)),
    }


def test_ruling_32_open_engineering_forces_a_build() -> None:
    """Open ruling: "may use any resource" makes the stage payable, so it must be built."""
    state = position(city(hand="wood", tokens="engineering"), tops={ME: "wood"})
    assert legal(state, "take:0") == ["build:2d:wood+wood"]


def test_ruling_33_extra_cards_are_optional() -> None:
    state = position(city(tokens="urbanism"), tops={ME: "wood"})
    assert legal(state, "take:0") == ["extra:urbanism", "done"]
    assert on_turn(state, "take:0", "done") == NEXT
    assert "done" not in legal(
        position(city(hand="clay", tokens="urbanism"), tops={ME: "wood"}), "take:0"
    )


def test_ruling_34_open_no_set_is_turned_in_when_no_token_is_left() -> None:
    """Open ruling: with all 15 tokens taken there is nothing to turn a set in for."""
    everything = " ".join(token.id for token in TOKENS.values() for _ in range(token.copies))
    rival = city("babylon", tokens=everything)
    state = position(city(hand="gear"), rival, tops={ME: "gear"}, pile="")
    assert on_turn(state, "take:0") == NEXT
    nothing = position(
        city("babylon", "wood", built="2d"),
        city("giza", tokens=everything),
        tops={ME: "wood"},
        pile="",
    )
    assert on_turn(nothing, "take:0", "build:2s:wood+wood") == NEXT


def test_ruling_34_the_last_token_can_be_taken() -> None:
    rest = [token.id for token in TOKENS.values() for _ in range(token.copies)]
    rest.remove("decor")
    rival = city("babylon", tokens=" ".join(rest))
    state = position(city(hand="gear"), rival, tops={ME: "gear"}, face_up="decor", pile="")
    assert legal(state, "take:0") == ["science:gear+gear:decor"]
    assert after(state, "take:0", "science:gear+gear:decor").face_up == ()
    me = city("babylon", "wood", built="2d")
    state = position(me, replace(rival, wonder="giza"), tops={ME: "wood"}, face_up="decor", pile="")
    assert legal(state, "take:0", "build:2s:wood+wood") == ["token:decor"]
