"""The poster of a challenge: any two names, and how the wonders are dealt."""

from itertools import product

import pytest

from engine.duel.catalog import NUMBERS, WONDERS
from render.duel import challenge
from render.duel.challenge import draw_challenge
from render.fonts import Font
from render.lettering import broken
from render.themes import STANDARD, themes

from ..conftest import LOCALES, LONG_NAMES, languages
from ..proof import assert_sound, icons, texts

NAMES = ("Ana", *LONG_NAMES, "🏛️🔥", "🐢🐢", "W" * 32, "i" * 32, "a b " * 8, "ÁÇÕ Ğ", "")


def test_any_two_names_are_sound() -> None:
    for one, other in product(NAMES, repeat=2):
        canvas = draw_challenge((one, other), languages()["en-US"])
        shown = tuple(name or "Player" for name in (one, other))
        assert_sound(canvas, shown)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("wonders", ["draft", "beginner"])
def test_it_says_how_the_wonders_are_dealt(locale: str, wonders: str) -> None:
    words = languages()[locale]
    canvas = draw_challenge(("Ana", "Bruno"), words, STANDARD, wonders)
    assert_sound(canvas)
    assert texts(canvas) == ["Ana", "Bruno", words(f"picture-wonders-{wonders}")]
    assert {f"wonder-{wonder}" for wonder in WONDERS} < set(icons(canvas))


def test_a_long_name_takes_two_lines_and_stays_whole() -> None:
    canvas = draw_challenge(("Ana", LONG_NAMES[0]), languages()["en-US"])
    assert texts(canvas)[1:3] == ["Wilhelmina", "Featherstonehaugh-Cho"]


def test_a_name_without_letters_becomes_a_number() -> None:
    canvas = draw_challenge(("🏛️", "🐢🐢"), languages()["pt-BR"])
    assert texts(canvas)[:2] == ["Jogador 1", "Jogador 2"]


def test_lines_are_broken_where_they_are_most_alike() -> None:
    assert broken("Ana", Font.SERIF, 40, 300) == ("Ana",)
    assert broken("El Templo de Artemisa", Font.SERIF, 60, 400) == ("El Templo", "de Artemisa")
    assert broken("W" * 32, Font.SERIF, 60, 400) == ("W" * 32,)


def test_the_set_for_a_first_game_is_set_apart() -> None:
    words = languages()["en-US"]
    posters = [
        challenge(("Ana", "Bruno"), words, wonders=each).data for each in ("draft", "beginner")
    ]
    assert posters[0] != posters[1]
    assert len(NUMBERS.beginner_wonders.first) + len(NUMBERS.beginner_wonders.second) < len(WONDERS)


@pytest.mark.parametrize("theme", themes())
def test_the_file_is_small(theme: str) -> None:
    picture = challenge(LONG_NAMES, languages()["es-ES"], themes()[theme])
    assert (picture.width, picture.height, picture.extension) == (1320, 440, "png")
    assert len(picture.data) <= 200 * 1024
