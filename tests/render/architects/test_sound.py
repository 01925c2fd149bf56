"""The proof by the canvas log for Architects: every decision, every language, long names too."""

import itertools
from collections import Counter
from typing import get_args

import pytest

from engine.architects.catalog import CARDS, TOKENS, WONDERS
from engine.architects.decisions import Decision
from render.closeups import HEIGHT
from render.fonts import WIDTH
from render.gallery.architects_pictures import catalogue, shown
from render.gallery.shared import NAMES

from ..conftest import LOCALES, SEVEN_LONG_NAMES, languages, look_at_play, plays
from ..proof import assert_sound, texts

SHOWN_NAMES = (*SEVEN_LONG_NAMES, "WW", "Player", "Jogador", "Jugador")
MOST_KB = 250
KINDS = {"card": CARDS, "wonder": WONDERS, "token": TOKENS}


def test_the_sample_holds_every_decision_and_every_number_of_players() -> None:
    tables = [play.view.table for play in plays()]
    assert {type(table.todo[0]) for table in tables if table.todo} == set(get_args(Decision))
    assert {len(table.cities) for table in tables if not table.todo} == set(range(2, 8))


@pytest.mark.long
def test_pictures_of_every_position_are_sound_and_small() -> None:
    """Every other position is drawn in one language, with short names or long ones, in turn."""
    every = itertools.cycle(itertools.product((NAMES, SEVEN_LONG_NAMES), LOCALES))
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
