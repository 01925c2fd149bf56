"""The data of Duel: how much there is of everything, how it hangs together, and how it is read."""

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from engine.core.data import BadData, load_items, load_one
from engine.duel import (
    catalog,
    deal,
    decisions,
    economy,
    effects,
    events,
    moves,
    score,
    table,
    types,
)
from engine.duel.catalog import (
    CARDS,
    DATA,
    LAYOUTS,
    NUMBERS,
    TOKENS,
    WONDERS,
    Card,
    Numbers,
    Wonder,
    check_cards,
    check_numbers,
    load_layouts,
)
from engine.duel.deal import deck
from engine.duel.effects import Produces, Science
from engine.duel.types import COLOURS, MANUFACTURED, RAW, RESOURCES, SYMBOLS
from tests.engine.data_files import mistaken, tells_the_mistake, values

T = TypeVar("T")


def test_counts() -> None:
    assert len(CARDS) == 73
    assert [len(deck(age)) for age in (1, 2, 3)] == [23, 23, 20]
    assert [len(deck(age, guild=True)) for age in (1, 2, 3)] == [0, 0, 7]
    assert len(WONDERS) == 12
    assert len(TOKENS) == 10


def test_cards_by_colour() -> None:
    by_age = {age: Counter(c.colour for c in CARDS.values() if c.age == age) for age in (1, 2, 3)}
    assert by_age == {
        1: {"brown": 6, "grey": 2, "red": 4, "green": 4, "yellow": 4, "blue": 3},
        2: {"brown": 3, "grey": 2, "red": 5, "green": 4, "yellow": 4, "blue": 5},
        3: {"red": 5, "green": 4, "yellow": 5, "blue": 6, "purple": 7},
    }


def test_ids_are_of_one_thing_only() -> None:
    assert not set(CARDS) & set(WONDERS)
    assert not set(CARDS) & set(TOKENS)
    assert not set(WONDERS) & set(TOKENS)


def test_chains() -> None:
    chained = {card.id: card.free_with for card in CARDS.values() if card.free_with}
    givers = [card for card in CARDS.values() if card.symbol]
    assert len(chained) == len(givers) == 17
    assert set(chained.values()) == {card.id for card in givers}
    assert len({card.symbol for card in givers}) == 17
    for card, giver in chained.items():
        assert CARDS[giver].age < CARDS[card].age


def test_symbols_come_twice_and_law_once() -> None:
    items = (*CARDS.values(), *TOKENS.values())
    effects = [effect for item in items for effect in item.effects]
    symbols = Counter(effect.symbol for effect in effects if isinstance(effect, Science))
    assert symbols == {symbol: 1 if symbol == "law" else 2 for symbol in SYMBOLS}


def test_every_resource_is_produced_by_brown_and_grey_cards_alone() -> None:
    units: Counter[str] = Counter()
    for card in CARDS.values():
        made = [effect for effect in card.effects if isinstance(effect, Produces)]
        assert bool(made) == (card.colour in ("brown", "grey"))
        for effect in made:
            units[effect.resource] += effect.n
    assert units == {"wood": 4, "clay": 4, "stone": 4, "glass": 2, "papyrus": 2}
    assert set(units) == set(RESOURCES)


def test_every_card_does_something_and_costs_nothing_below_zero() -> None:
    for item in (*CARDS.values(), *WONDERS.values(), *TOKENS.values()):
        assert item.effects
    costs = [*(card.cost for card in CARDS.values()), *(w.cost for w in WONDERS.values())]
    assert all(min(cost.coins, *cost.resources) >= 0 for cost in costs)
    assert {card.colour for card in CARDS.values()} == set(COLOURS)


ROWS = {
    1: ([2, 3, 4, 5, 6], (1, 3)),
    2: ([6, 5, 4, 3, 2], (1, 3)),
    3: ([2, 3, 4, 2, 4, 3, 2], (1, 3, 5)),
}


@pytest.mark.parametrize("age", [1, 2, 3])
def test_layouts(age: int) -> None:
    layout = LAYOUTS[age]
    rows, down = ROWS[age]
    counted = Counter(row for row, _ in layout.places)
    assert [counted[row] for row in range(len(rows))] == rows
    assert len(layout.places) == len(layout.covered_by) == NUMBERS.cards_per_age == 20
    assert list(layout.places) == sorted(layout.places)
    for place, (row, x) in enumerate(layout.places):
        assert layout.face_down[place] == (row in down)
        for cover in layout.covered_by[place]:
            below_row, below_x = layout.places[cover]
            assert (below_row, abs(below_x - x)) == (row + 1, 1)
        last = row == len(rows) - 1
        assert len(layout.covered_by[place]) in ((0,) if last else (1, 2))
    free = [place for place in range(20) if not layout.covered_by[place]]
    assert free == list(range(20 - rows[-1], 20))
    assert sum(len(covers) for covers in layout.covered_by) == 28


ALTAR = """
[altar]
age = 1
colour = "blue"
effects = [{ kind = "points", n = 3 }]
"""


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('"points"', '"pointz"', "cards.toml[altar].effects[0].kind: Invalid value 'pointz'"),
        (", n = 3", "", "cards.toml[altar].effects[0]: Object missing required field `n`"),
        ("n = 3", 'n = "3"', "cards.toml[altar].effects[0].n: Expected `int`, got `str`"),
        ("n = 3", "n = 3, m = 1", "cards.toml[altar].effects[0]: Object contains unknown field"),
        ('"blue"', '"azure"', "cards.toml[altar].colour: Invalid enum value 'azure'"),
        ('colour = "blue"', "", "cards.toml[altar]: Object missing required field `colour`"),
        ("age = 1", "age = 4", "cards.toml[altar].age: Invalid enum value 4"),
        ("age = 1", "age = 1\nid = 'x'", "cards.toml[altar].id: "),
        ("age = 1", "age = 1\ncost = { gold = 1 }", "cards.toml[altar].cost: Object contains"),
        ("age = 1", "age = 1\nfree_with = 'baths'", "cards.toml[altar].free_with: `baths` carries"),
        ("age = 1", "age = 1\nfree_with = 'altar'", "cards.toml[altar].free_with: `altar` carries"),
        ('"blue"', '"purple"', "cards.toml[altar].age: guilds are cards of Age 3"),
        (
            "age = 1",
            "age = 1\nsymbol = 'x'\nfree_with = 'altar'",
            "cards.toml[altar].free_with: `altar` is no card of an earlier Age",
        ),
        ('"blue"', '"red"', "cards.toml[altar].effects[0]: the score has no place for points of"),
        ("[altar]", "[altar", "cards.toml: "),
        (ALTAR, "altar = 3", "cards.toml[altar]: Expected `object`, got `int`"),
    ],
)
def test_a_mistake_in_a_card_is_told_with_its_place(
    tmp_path: Path, right: str, wrong: str, message: str
) -> None:
    def check(file: Path) -> None:
        check_cards(file.name, load_items(file, Card))

    tells_the_mistake(check, tmp_path / "cards.toml", ALTAR, right, wrong, message)


def test_a_mistake_in_a_wonder_is_told_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "wonders.toml"
    file.write_text("[sphinx]\neffects = []\n", "utf-8")
    with pytest.raises(BadData, match=r"^wonders.toml\[sphinx\]: .* `cost`$"):
        load_items(file, Wonder)


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("capital = 9", 'capital = "9"', r"^numbers.toml.military.capital: Expected `int`"),
        ("coins_each = 7", "", r"^numbers.toml: .* `coins_each`$"),
        ("3 = 2", "three = 2", r"^numbers.toml.military.loot"),
    ],
)
def test_a_mistake_in_the_numbers_is_told_with_its_place(
    tmp_path: Path, right: str, wrong: str, message: str
) -> None:
    file = mistaken(DATA / "numbers.toml", tmp_path, right, wrong)
    with pytest.raises(BadData, match=message):
        load_one(file, Numbers)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[age1]\nrows = [[0]]", r"^layouts.toml\[age1\]: .* `face_down`$"),
        ("[age1]\nrows = [[0.5]]\nface_down = []", r"^layouts.toml\[age1\].rows\[0\]\[0\]: "),
        ("[age9]\nrows = [[0]]\nface_down = []", r"^layouts.toml: not age1 and so on"),
    ],
)
def test_a_mistake_in_a_layout_is_told_with_its_place(
    tmp_path: Path, text: str, message: str
) -> None:
    file = tmp_path / "layouts.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadData, match=message):
        load_layouts(file)


def kept(age: int, many: int, *, guild: bool = False) -> dict[str, Card]:
    """Return all cards, of one age or of the guilds only so many."""
    spare = deck(age, guild=guild)[many:]
    return {card.id: card for card in CARDS.values() if card.id not in spare}


def fitting(numbers: Numbers = NUMBERS, **items: Any) -> None:
    """Check the numbers against all there is, or against other items."""
    there: dict[str, Any] = {
        "cards": CARDS, "wonders": WONDERS, "tokens": TOKENS, "layouts": LAYOUTS, **items
    }  # fmt: skip
    check_numbers("numbers.toml", numbers, **there)


def some(items: Mapping[str, T], many: int) -> dict[str, T]:
    """Return a few of the items, among them the wonders of beginners."""
    first = (*NUMBERS.beginner_wonders.first, *NUMBERS.beginner_wonders.second)
    return {each: items[each] for each in sorted(items, key=lambda each: each not in first)[:many]}


LEAST: list[tuple[str, Callable[[int], dict[str, Any]], int]] = [
    ("cards_per_age", lambda many: {"cards": kept(1, many)}, 20),
    ("cards_per_age", lambda many: {"cards": kept(2, many)}, 20),
    ("cards_per_age", lambda many: {"cards": kept(3, many)}, 17),
    ("guilds_dealt", lambda many: {"cards": kept(3, many, guild=True)}, 3),
    ("wonders_dealt", lambda many: {"wonders": some(WONDERS, many)}, 8),
    ("tokens_on_board", lambda many: {"tokens": some(TOKENS, many)}, 8),
]


@pytest.mark.parametrize(("field", "items", "least"), LEAST)
def test_too_few_items_for_the_numbers_are_told(
    field: str, items: Callable[[int], dict[str, Any]], least: int
) -> None:
    fitting(**items(least))
    with pytest.raises(BadData, match=rf"^numbers.toml.{field}: "):
        fitting(**items(least - 1))


def test_numbers_that_do_not_fit_are_told() -> None:
    military, beginner = NUMBERS.military, NUMBERS.beginner_wonders
    layout = LAYOUTS[1]
    short = replace(layout, places=layout.places[1:])
    with pytest.raises(BadData, match="cards_per_age"):
        fitting(layouts={**LAYOUTS, 1: short})
    wrong = {
        "draft": [replace(NUMBERS, draft=(NUMBERS.draft[0], NUMBERS.draft[1][1:]))],
        "military.loot": [
            replace(NUMBERS, military=replace(military, loot={distance: 2}))
            for distance in (0, military.capital)
        ],
        "military.points": [
            replace(NUMBERS, military=replace(military, points=military.points[1:]))
        ],
        "beginner_wonders": [
            replace(NUMBERS, beginner_wonders=replace(beginner, first=first))
            for first in (
                beginner.first[1:],
                (*beginner.first[1:], beginner.second[0]),
                (*beginner.first[1:], "altar"),
            )
        ],
    }
    for field, cases in wrong.items():
        for numbers in cases:
            with pytest.raises(BadData, match=rf"^numbers.toml.{field}: "):
                fitting(numbers)


def test_raw_and_manufactured_are_all_resources() -> None:
    assert (RAW, MANUFACTURED) == (("wood", "clay", "stone"), ("glass", "papyrus"))


def test_no_value_of_the_rules_can_be_changed() -> None:
    found = values(catalog, economy, effects, events, moves, decisions, score, table, types, deal)
    assert len(found) > 60
    assert [each for each in found if not each.__struct_config__.frozen] == []
