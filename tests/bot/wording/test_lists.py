"""Lists and lines are cut where they have to be, and only there."""

import re

import pytest

from bot.wording.lists import Line, enumerated, fitting, shortened
from bot.wording.strings import DATA

from .languages import WORDS

NAMES = ("Altar", "Baths", "Circus")


@pytest.mark.parametrize(
    ("limit", "told"),
    [
        (20, "Altar, Baths, Circus"),
        (19, "Altar and 2 more"),
        (16, "Altar and 2 more"),
        (5, "Altar and 2 more"),  # less cannot be told
    ],
)
def test_a_list_is_as_long_as_it_may_be(limit: int, told: str) -> None:
    assert shortened(WORDS["en-US"], NAMES, limit) == told


@pytest.mark.parametrize(
    ("limit", "told"), [(11, "one two six"), (10, "one six"), (7, "one six"), (6, "six"), (2, "")]
)
def test_of_lines_the_heaviest_are_left_out_and_the_others_keep_their_order(
    limit: int, told: str
) -> None:
    assert fitting((Line(2, "one"), Line(3, "two"), Line(1, "six")), limit) == told


@pytest.mark.parametrize(
    ("limit", "told"),
    [(15, "one two six ten"), (11, "one two six"), (10, "six ten"), (6, "six")],
)
def test_lines_of_one_weight_above_the_given_one_are_told_all_or_none(
    limit: int, told: str
) -> None:
    lines = (Line(2, "one"), Line(2, "two"), Line(1, "six"), Line(3, "ten"))
    assert fitting(lines, limit, whole_above=1) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("The cat is with Ana", "The cat is with Ana."),
        ("The cat is with João S.", "The cat is with João S."),
        ("The cat is with \u2068שׁ.\u2069", "The cat is with \u2068שׁ.\u2069"),
    ],
)
def test_a_line_ends_with_one_full_stop(text: str, told: str) -> None:
    assert Line(3, text).ended() == Line(3, told)


@pytest.mark.parametrize(
    ("last", "told"),
    [
        ("**Iris**", "Ana e **Iris**"),
        ("Íñigo", "Ana e Íñigo"),
        ("Hilario", "Ana e Hilario"),
        ("Bruno", "Ana y Bruno"),
        ("Ian", "Ana y Ian"),  # here an i does not sound as one
        ("hierro", "Ana y hierro"),
        ("<:iron:1> 2", "Ana y <:iron:1> 2"),  # which is drawn, not read
    ],
)
def test_the_spanish_word_for_and_gives_way_to_the_sound_of_an_i(last: str, told: str) -> None:
    assert enumerated(WORDS["es-ES"], ("Ana", last)) == told
    assert enumerated(WORDS["es-419"], ("Ana", last)) == told
    assert enumerated(WORDS["en-US"], ("Ana", last)) == f"Ana and {last}"
    assert enumerated(WORDS["pt-BR"], ("Ana", last)) == f"Ana e {last}"


@pytest.mark.parametrize("locale", ["es-ES", "es-419"])
def test_no_spanish_sentence_puts_and_before_a_name_by_itself(locale: str) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in (DATA / locale).glob("*.ftl"))
    joined = set(re.findall(r" [ye] \**\{ \$(\w+)", text))
    assert joined == {"last", "n", "second"}, "`enumerated` joins names; the others are numbers"
