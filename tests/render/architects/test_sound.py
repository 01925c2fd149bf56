"""The proof by the canvas log for Architects: every decision, every language, long names too."""

import itertools
from collections import Counter
from typing import get_args

import pytest

from engine.architects.catalog import CARDS, TOKENS, WONDERS
from engine.architects.decisions import Decision
from render.architects import closeup, warm
from render.closeups import HEIGHT
from render.fonts import WIDTH
from render.gallery.architects_pictures import catalogue, shown
from render.gallery.shared import NAMES
from render.themes import themes

from ..conftest import LOCALES, languages, look_at_play, plays
from ..proof import assert_sound, texts
from ..test_access import LEAST_CONTRAST, worst_contrast

LONG_NAMES = (
    "Wilhelmina Featherstonehaugh-Cho",
    "Maximiliano de la Santísima Trini",
    "W" * 32,
    "i" * 32,
    "🏛️🔥",
    "ÁÇÕ Ğ",
    "a b " * 8,
)
SHOWN_NAMES = (*LONG_NAMES, "WW", "Player", "Jogador", "Jugador")
MOST_KB = 250
KINDS = {"card": CARDS, "wonder": WONDERS, "token": TOKENS}


def test_the_sample_holds_every_decision_and_every_number_of_players() -> None:
    tables = [play.view.table for play in plays()]
    assert {type(table.todo[0]) for table in tables if table.todo} == set(get_args(Decision))
    assert {len(table.cities) for table in tables if not table.todo} == set(range(2, 8))


@pytest.mark.long
def test_pictures_of_every_position_are_sound_and_small() -> None:
    """Every other position is drawn in one language, with short names or long ones, in turn."""
    every = itertools.cycle(itertools.product((NAMES, LONG_NAMES), LOCALES))
    drawn: Counter[str] = Counter()
    for play, (names, locale) in zip(plays()[::2], every, strict=False):
        for name, draw in shown(play, look_at_play(play, locale, names)).items():
            canvas = draw()
            assert_sound(canvas, (*NAMES, *SHOWN_NAMES))
            assert canvas.box.width == WIDTH
            drawn[name] += 1
            if drawn[name] % 4 == 1:
                assert len(canvas.picture().data) <= MOST_KB * 1024, name
    assert {"board", "board-own", "city-0", "peek", "finale", "opening", "scorepad"} <= set(drawn)


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
def test_every_close_up_and_poster_is_sound_and_says_its_name(locale: str) -> None:
    words = languages()[locale]
    for item, draw in catalogue(words).items():
        if item.startswith("review-"):  # `test_curves.py` draws those
            continue
        canvas = draw()
        assert_sound(canvas, NAMES)
        assert canvas.box.height <= HEIGHT
        if not item.startswith("poster-"):
            kind = next(kind for kind, items in KINDS.items() if item in items)
            assert words(f"architects-{kind}-{item}") in " ".join(texts(canvas)), item


@pytest.mark.long
@pytest.mark.parametrize("name", themes())
def test_every_word_of_the_catalogue_stands_out_and_every_file_is_small(name: str) -> None:
    for item, draw in catalogue(languages()["pt-BR"], themes()[name]).items():
        canvas = draw()
        worst, text = worst_contrast(canvas, themes()[name])
        assert worst >= LEAST_CONTRAST, (item, text, worst)
        assert len(canvas.picture().data) <= MOST_KB * 1024, item


@pytest.mark.parametrize("item", ["", "unicorn", "giza-a", "Wood"])
def test_what_is_not_in_the_game_is_refused(item: str) -> None:
    with pytest.raises(KeyError):
        closeup(item, languages()["en-US"])


@pytest.mark.long
def test_everything_can_be_made_ready() -> None:
    for theme in themes().values():
        warm(theme)
