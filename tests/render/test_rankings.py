"""Leaderboards and statistics are sound and readable, in every language and theme."""

import pytest

from render.gallery.rankings_pictures import NAMES, catalogue
from render.themes import themes

from .conftest import LOCALES, languages
from .proof import assert_sound
from .test_access import LEAST_CONTRAST, worst_contrast


@pytest.mark.parametrize("locale", LOCALES)
def test_rankings_are_sound_in_every_language(locale: str) -> None:
    for draw in catalogue(languages()[locale]).values():
        assert_sound(draw(), NAMES)


@pytest.mark.parametrize("name", themes())
def test_every_word_of_rankings_stands_out_from_its_ground(name: str) -> None:
    for picture, draw in catalogue(languages()["en-US"], themes()[name]).items():
        worst, text = worst_contrast(draw(), themes()[name])
        assert worst >= LEAST_CONTRAST, (picture, text, worst)
