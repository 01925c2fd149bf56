"""The data of 7 Wonders: how much there is of everything, how it hangs together, how it is read."""

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.data import BadData, load_items, load_one
from engine.seven import (
    catalog,
    deal,
    decisions,
    effects,
    events,
    moves,
    production,
    score,
    state,
    table,
    types,
)
from engine.seven.catalog import (
    BOARDS,
    CARDS,
    DATA,
    GUILDS,
    NUMBERS,
    STRUCTURES,
    WONDERS,
    Card,
    Numbers,
    check_cards,
    check_numbers,
    deck,
    guilds_in,
    load_boards,
)
from engine.seven.effects import Science
from engine.seven.types import COLOURS, MANUFACTURED, RAW, RESOURCES, SYMBOLS
from tests.engine.data_files import mistaken, tells_the_mistake, values


def test_counts() -> None:
    by_age = Counter(card.age for card in CARDS.values())
    assert by_age == {1: 27, 2: 23, 3: 28}
    assert len(GUILDS) == 10
    assert len(WONDERS) == 7
    assert len(BOARDS) == 14
    assert Counter(len(face.stages) for face in BOARDS.values()) == {3: 12, 2: 1, 4: 1}


@pytest.mark.parametrize("players", range(3, 8))
def test_decks(players: int) -> None:
    assert [len(deck(age, players)) for age in (1, 2, 3)] == [
        7 * players,
        7 * players,
        6 * players - 2,
    ]
    assert [guilds_in(age, players) for age in (1, 2, 3)] == [0, 0, players + 2]
    assert deck(1, 2) == deck(1, 3)


def test_four_cards_of_each_symbol_in_the_rulebook() -> None:
    """The rulebook counts 4 green cards of each symbol."""
    every = [effect for card in CARDS.values() for effect in card.effects]
    symbols = Counter(effect.symbol for effect in every if isinstance(effect, Science))
    assert symbols == dict.fromkeys(SYMBOLS, 4)


def test_chains_and_reprints() -> None:
    chained = {card.id: card.free_with for card in CARDS.values() if card.free_with}
    assert len(chained) == 25
    assert chained["forum"] == ("east_trading_post", "west_trading_post")
    for card, givers in chained.items():
        assert all(CARDS[giver].age == CARDS[card].age - 1 for giver in givers)
    again = {card: named for card, named in STRUCTURES.items() if card != named}
    assert again == {f"{name}_2": name for name in ("glassworks", "loom", "press")}


def test_every_board_produces_another_resource() -> None:
    assert {face.produces for face in BOARDS.values()} == set(RESOURCES)
    for wonder in WONDERS:
        assert len({face.produces for at, face in BOARDS.items() if at.wonder == wonder}) == 1


def test_colours_and_what_does_nothing() -> None:
    assert {card.colour for card in CARDS.values()} == set(COLOURS)
    assert all(card.effects for card in CARDS.values())
    assert all(stage.effects for face in BOARDS.values() for stage in face.stages)
    assert (*RAW, *MANUFACTURED) == RESOURCES
    assert not set(CARDS) & set(WONDERS)


ALTAR = """
[altar]
age = 1
colour = "blue"
copies = [3]
effects = [{ kind = "points", n = 3 }]
"""

EFFECT = "cards.toml[altar].effects[0]"
POINTS = 'kind = "points", n = 3'
COUNTING = "kind = 'points_per', what = {}, of = {}"
DISCOUNT = "kind = 'discount', goods = 'raw', coins = 1, of = {}"


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('"points"', '"pointz"', "cards.toml[altar].effects[0].kind: Invalid value 'pointz'"),
        (", n = 3", "", "cards.toml[altar].effects[0]: Object missing required field `n`"),
        ("n = 3", 'n = "3"', "cards.toml[altar].effects[0].n: Expected `int`, got `str`"),
        ("n = 3", "n = 3, m = 1", "cards.toml[altar].effects[0]: Object contains unknown field"),
        ('"blue"', '"azure"', "cards.toml[altar].colour: Invalid enum value 'azure'"),
        ("age = 1", "age = 4", "cards.toml[altar].age: Invalid enum value 4"),
        ("age = 1", "age = 1\nid = 'x'", "cards.toml[altar].id: "),
        ("age = 1", "age = 1\ncost = { gold = 1 }", "cards.toml[altar].cost: Object contains"),
        ("copies = [3]", "", "cards.toml[altar].copies: "),
        ('"blue"', '"purple"', "cards.toml[altar].copies: "),
        ('"blue"\ncopies = [3]', '"purple"', "cards.toml[altar].age: guilds are cards of Age 3"),
        ("age = 1", "age = 2\nfree_with = ['baths']", "cards.toml[altar].free_with: `baths` is no"),
        ("age = 1", "age = 2\nfree_with = ['altar']", "cards.toml[altar].free_with: `altar` is no"),
        ("age = 1", "age = 2\nreprints = 'baths'", "cards.toml[altar].reprints: `baths` is no"),
        ('"blue"', '"red"', "cards.toml[altar].effects[0]: the score has no place for points of"),
        (
            'kind = "points"',
            COUNTING.format("[]", "['own']"),
            f"{EFFECT}.what: Expected `array`",
        ),
        (
            'kind = "points"',
            COUNTING.format("['red']", "['left']"),
            f"{EFFECT}: `of` is none of ['",
        ),
        (
            POINTS,
            "kind = 'produces_one', of = ['wood']",
            f"{EFFECT}.of: Expected `array`",
        ),
        (POINTS, DISCOUNT.format("['right', 'left']"), f"{EFFECT}: `of` is none of ['left'], ['"),
        ("[altar]", "[altar", "cards.toml: "),
        (ALTAR, "altar = 3", "cards.toml[altar]: Expected `object`, got `int`"),
        (ALTAR, f"x = {'[' * 5000}", "cards.toml: "),
    ],
)
def test_a_mistake_in_a_card_is_told_with_its_place(
    tmp_path: Path, right: str, wrong: str, message: str
) -> None:
    def check(file: Path) -> None:
        check_cards(file.name, load_items(file, Card))

    tells_the_mistake(check, tmp_path / "cards.toml", ALTAR, right, wrong, message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[giza.A]\nproduces = 'stone'\nstages = []", r"^wonders.toml\[giza\]: not sides A and B"),
        ("[giza.C]", r"^wonders.toml\[giza\]: Invalid enum value 'C'"),
        ("[giza.A]\n[giza.B]", r"^wonders.toml\[giza\].A: .* `produces`$"),
        (
            "[giza.A]\nproduces = 'stone'\nstages = [{ cost = { stone = 0.5 } }]\n[giza.B]",
            r"^wonders.toml\[giza\].A.stages\[0\].cost.stone: Expected `int`",
        ),
    ],
)
def test_a_mistake_in_a_board_is_told_with_its_place(
    tmp_path: Path, text: str, message: str
) -> None:
    file = tmp_path / "wonders.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadData, match=message):
        load_boards(file)


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("coins_each = 3", 'coins_each = "3"', r"^numbers.toml.coins_each: Expected `int`"),
        ("coins_each = 3", "", r"^numbers.toml: .* `coins_each`$"),
        ('"right"', '"up"', r"^numbers.toml.passes\[1\]: Invalid enum value 'up'"),
        (
            "hand = 7",
            "hand = 6",
            r"^numbers.toml.hand: 21 cards of Age 1 for 3 players, not 18 .see `copies`",
        ),
        ("guilds_more = 2", "guilds_more = 1", r"^numbers.toml.hand: 16 cards of Age 3 for 3"),
        ("turns = 6", "turns = 5", r"^numbers.toml.turns: "),
        ("free_city_deck = 3", "free_city_deck = 4", r"^numbers.toml.free_city_deck: "),
    ],
)
def test_a_mistake_in_the_numbers_is_told_with_its_place(
    tmp_path: Path, right: str, wrong: str, message: str
) -> None:
    file = mistaken(DATA / "numbers.toml", tmp_path, right, wrong)
    with pytest.raises(BadData, match=message):
        check_numbers(file.name, load_one(file, Numbers), CARDS)


def test_too_few_guilds_are_told() -> None:
    eight = {card.id: card for card in CARDS.values() if card.id not in GUILDS[:2]}
    with pytest.raises(BadData, match="for 7 players"):
        check_numbers("numbers.toml", NUMBERS, eight)
    nine = {card.id: card for card in CARDS.values() if card.id != GUILDS[0]}
    check_numbers("numbers.toml", NUMBERS, nine)
    fewer = {**CARDS, "altar": replace(CARDS["altar"], copies=(3,))}
    with pytest.raises(BadData, match="Age 1 for 5 players"):
        check_numbers("numbers.toml", NUMBERS, fewer)


def test_no_value_of_the_rules_can_be_changed() -> None:
    found = values(
        catalog, deal, decisions, effects, events, moves, production, score, state, table, types
    )
    assert len(found) > 55
    assert [each for each in found if not each.__struct_config__.frozen] == []
