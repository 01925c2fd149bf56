"""The signs of each game: sound pictures in every language and theme, and all of it as alt text."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from bot.lessons.course import course, taught
from bot.lessons.legend import sign_groups, signs
from bot.wording.presentation import Presentation
from bot.wording.strings import shared_strings
from render.legend import HEIGHT, NUMBER, Group, draw_legend, sheets
from render.themes import themes
from tests.render.proof import assert_sound, texts
from tests.render.test_access import LEAST_CONTRAST, worst_contrast

STRINGS = shared_strings()


@pytest.mark.long
@pytest.mark.parametrize("locale", STRINGS.locales)
def test_every_sign_is_told_in_words_that_fit(locale: str) -> None:
    words = STRINGS.words(locale)
    for game in taught():
        parts = sheets(sign_groups(game))
        told: list[str] = []
        for part in parts:
            canvas = draw_legend(words(f"game-{game}"), part, words, themes()["standard"])
            assert_sound(canvas)
            assert canvas.box.height <= HEIGHT
            told += texts(canvas)
        alts = " ".join(image.alt for image in signs(Presentation(words), game).parts)  # type: ignore[union-attr]
        for group in course(game).legend:
            for sign, key in group.signs:
                assert set(sign.split(NUMBER)[1:]) <= set(told)
                assert words(key) in " ".join(told)
                assert words(key) in alts


@pytest.mark.parametrize("name", themes())
def test_every_word_stands_out_from_its_ground(name: str) -> None:
    theme, words = themes()[name], STRINGS.words("en-US")
    for part in sheets(sign_groups("seven")):
        worst, text = worst_contrast(draw_legend("7 Wonders", part, words, theme), theme)
        assert worst >= LEAST_CONTRAST, (text, worst)


@pytest.mark.long
def test_each_picture_has_as_many_groups_as_have_room() -> None:
    words, theme, groups = STRINGS.words("en-US"), themes()["standard"], sign_groups("seven")

    def height(part: Sequence[Group]) -> int:
        return draw_legend("7 Wonders", part, words, theme).box.height

    parts = sheets(groups)
    assert [group for part in parts for group in part] == list(groups)
    assert len(parts) > 1
    assert all(height(part) <= HEIGHT for part in parts)
    for part, following in pairwise(parts):
        assert height((*part, following[0])) > HEIGHT
