"""The data of Architects: how much there is of everything, how it fits, how it is read."""

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.architects import (
    catalog,
    counting,
    deal,
    decisions,
    effects,
    events,
    moves,
    payments,
    score,
    table,
    types,
)
from engine.architects.catalog import (
    BLUE,
    CARDS,
    COIN,
    DATA,
    GREEN,
    GREY,
    NUMBERS,
    RED,
    SEATS,
    TOKENS,
    TOKENS_IN_BOX,
    WONDERS,
    Card,
    Numbers,
    Token,
    Wonder,
    check_cards,
    check_tokens,
    check_wonders,
)
from engine.architects.counting import CATS, HORNED
from engine.architects.types import COLOURS
from engine.core.data import BadData, load_items, load_one
from tests.engine.data_files import mistaken, tells_the_mistake, values

TOTALS = {
    "wood": 17, "clay": 17, "stone": 17, "glass": 17, "papyrus": 17, "coin": 27, "tablet": 14,
    "gear": 14, "compass": 14, "vp2cat": 24, "vp3": 16, "red0": 18, "red1": 15, "red2": 8,
}  # fmt: skip


def test_counts() -> None:
    assert (len(CARDS), len(WONDERS), len(TOKENS_IN_BOX)) == (14, 7, 15)
    assert list(SEATS) == [2, 3, 4, 5, 6, 7]
    everything = Counter({card.id: card.centre for card in CARDS.values()})
    assert everything.total() == NUMBERS.centre_cards == 60
    for wonder in WONDERS.values():
        assert sum(wonder.deck.values()) == NUMBERS.deck_cards == 25
        assert len(wonder.stages) == 5
        everything.update(wonder.deck)
    assert everything == TOTALS
    assert everything.total() == 235


def test_kinds_of_cards() -> None:
    assert GREY == ("wood", "clay", "stone", "glass", "papyrus")
    assert GREEN == ("tablet", "gear", "compass")
    assert (BLUE, RED, COIN) == (("vp2cat", "vp3"), ("red0", "red1", "red2"), "coin")
    assert {"vp2cat"} == CATS
    assert {"red1", "red2"} == HORNED
    assert {card.colour for card in CARDS.values()} == set(COLOURS)


def test_own_decks() -> None:
    assert WONDERS["alexandria"].deck["coin"] == 4
    assert "red2" not in WONDERS["giza"].deck
    assert {wonder: each.deck["papyrus"] for wonder, each in WONDERS.items()} == {
        "alexandria": 2,
        "babylon": 2,
        "ephesus": 2,
        "giza": 2,
        "halicarnassus": 1,
        "olympia": 2,
        "rhodes": 2,
    }


def test_ids_are_of_one_thing_only() -> None:
    ids = [*CARDS, *WONDERS, *TOKENS, *NUMBERS.costs, types.CENTRE, types.UNSEEN]
    assert len(set(ids)) == len(ids)


WOOD = """
[wood]
colour = "blue"
centre = 59
effects = [{ kind = "points", n = 3 }]

[coin]
colour = "yellow"
centre = 1
"""


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('"points"', '"pointz"', "cards.toml[wood].effects[0].kind: Invalid value 'pointz'"),
        (", n = 3", "", "cards.toml[wood].effects[0]: Object missing required field `n`"),
        ("n = 3", 'n = "3"', "cards.toml[wood].effects[0].n: Expected `int`, got `str`"),
        ("n = 3", "n = 3, m = 1", "cards.toml[wood].effects[0]: Object contains unknown field"),
        ('"blue"', '"azure"', "cards.toml[wood].colour: Invalid enum value 'azure'"),
        ('colour = "blue"', "", "cards.toml[wood]: Object missing required field `colour`"),
        ("centre = 59", "centre = 0", "cards.toml[wood].centre: Expected `int` >= 1"),
        ("centre = 59", "centre = 59\nid = 'x'", "cards.toml[wood].id: "),
        ("centre = 59", "centre = 58", "cards.toml: not 60 cards in the central deck"),
        ('"yellow"', '"red"', "cards.toml: not one kind of yellow cards"),
        ('"blue"', '"red"', "cards.toml[wood].effects[0]: the score has no place for points of"),
        (
            '"points", n = 3',
            '"looks_into_deck", cards = 3',
            "cards.toml[wood].effects[0]: this kind of effect does not work here",
        ),
        ("[wood]", "[wood", "cards.toml: "),
        (WOOD, "wood = 3", "cards.toml[wood]: Expected `object`, got `int`"),
    ],
)
def test_a_mistake_in_a_card_is_told_with_its_place(
    tmp_path: Path, right: str, wrong: str, message: str
) -> None:
    def check(file: Path) -> None:
        check_cards(file.name, load_items(file, Card), NUMBERS)

    tells_the_mistake(check, tmp_path / "cards.toml", WOOD, right, wrong, message)


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("coin = 4", "gold = 4", r"^wonders.toml\[alexandria\].deck: no such cards: \['gold'\]$"),
        ("coin = 4", "coin = 5", r"^wonders.toml\[alexandria\].deck: not 25 cards$"),
        ("coin = 4", "coin = 0", r"^wonders.toml\[alexandria\].deck\[...\]: Expected `int` >= 1"),
        ("2d = { effects", "1d = { effects", r"^wonders.toml\[alexandria\].stages: not \['2d'"),
        ('on = ["2d"]', 'on = ["4d"]', r"^wonders.toml\[alexandria\].stages.2s.on: can never be"),
        ('on = ["2d"]', 'on = ["5d"]', r"^wonders.toml\[alexandria\].stages.2s.on: can never be"),
        (
            'kind = "takes_from_any_deck"',
            'kind = "dear_coin", worth = 2',
            r"^wonders.toml\[alexandria\].stages.2s.effects\[1\]: this kind of effect does not",
        ),
        (
            'kind = "takes_from_any_deck"',
            'kind = "looks_into_deck", cards = 5',
            r"^wonders.toml\[halicarnassus\].stages: all wonders together shuffle more than 2",
        ),
        ("takes_from_any_deck", "takes", r"^wonders.toml\[alexandria\].stages\[...\].effects\[1\]"),
    ],
)
def test_a_mistake_in_a_wonder_is_told_with_its_place(
    tmp_path: Path, right: str, wrong: str, message: str
) -> None:
    file = mistaken(DATA / "wonders.toml", tmp_path, right, wrong)
    with pytest.raises(BadData, match=message):
        check_wonders(file.name, load_items(file, Wonder), CARDS, NUMBERS)


def test_more_shuffles_than_are_dealt_are_told() -> None:
    with pytest.raises(BadData, match=r"^wonders.toml\[halicarnassus\].stages: all wonders"):
        check_wonders("wonders.toml", WONDERS, CARDS, replace(NUMBERS, shuffles=1))


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('["wood", "clay"]', '["wood", "brick"]', r"^tokens.toml\[urbanism\].effects\[0\].cards: "),
        ("each = [4, 12]", "each = [4]", r"^tokens.toml\[culture\].effects\[0\].each: fewer"),
        (
            'kind = "shields"',
            'kind = "horns"',
            r"^tokens.toml\[tactics\].effects\[0\]: this kind of effect does not work here$",
        ),
        ('"cat_icon"', '"cats"', r"^tokens.toml\[politics\].effects\[0\].what: Invalid enum value"),
    ],
)
def test_a_mistake_in_a_token_is_told_with_its_place(
    tmp_path: Path, right: str, wrong: str, message: str
) -> None:
    file = mistaken(DATA / "tokens.toml", tmp_path, right, wrong)
    with pytest.raises(BadData, match=message):
        check_tokens(file.name, load_items(file, Token), CARDS, NUMBERS)


def test_too_few_tokens_are_told() -> None:
    two = {token: TOKENS[token] for token in ("decor", "tactics")}
    with pytest.raises(BadData, match=r"^tokens.toml: fewer than 3 tokens$"):
        check_tokens("tokens.toml", two, CARDS, NUMBERS)


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("deck_cards = 25", 'deck_cards = "25"', r"^numbers.toml.deck_cards: Expected `int`"),
        ("cat_points = 2", "", r"^numbers.toml: .* `cat_points`$"),
        ('"different" }', '"any" }', r"^numbers.toml.costs\[...\].kind: Invalid enum value"),
    ],
)
def test_a_mistake_in_the_numbers_is_told_with_its_place(
    tmp_path: Path, right: str, wrong: str, message: str
) -> None:
    file = mistaken(DATA / "numbers.toml", tmp_path, right, wrong)
    with pytest.raises(BadData, match=message):
        load_one(file, Numbers)


def test_no_value_of_the_rules_can_be_changed() -> None:
    found = values(
        catalog, counting, deal, decisions, effects, events, moves, payments, score, table, types
    )
    assert len(found) > 60
    assert [each for each in found if not each.__struct_config__.frozen] == []
