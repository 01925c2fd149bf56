"""The signs of each game: sound pictures in every language and theme, and all of it as alt text."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from bot.lessons.course import course, taught
from bot.lessons.legend import sign_groups, signs
from bot.wording.presentation import Presentation
from bot.wording.strings import shared_strings
from engine.seven.decisions import Choose, Revive
from engine.seven.table import Table
from render.gallery.seven_positions import GAMES, positions
from render.legend import HEIGHT, NUMBER, Group, draw_legend, sheets
from render.look import Look
from render.seven.board import draw_board
from render.themes import themes
from tests.render.proof import assert_sound, icons, texts
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


@pytest.mark.parametrize(
    ("players", "awaited", "badge"), [(2, Choose, "key"), (3, Revive, "waiting")]
)
def test_what_stands_beside_a_name_of_seven_is_told(
    players: int, awaited: type[Choose | Revive], badge: str
) -> None:
    table = next(
        each for each in _tables(players) if each.todo and isinstance(each.todo[0], awaited)
    )
    look = Look(names=("Ana", "Bruno", "Carla")[:players], words=STRINGS.words("en-US"))
    assert badge in icons(draw_board(table, look))
    assert badge in {sign for _, group in sign_groups("seven") for sign, _ in group}


def _tables(players: int) -> Iterator[Table]:
    seed = next(seed for seed, (seats, _) in GAMES.items() if seats == players)
    return (each.view.table for each in positions(seed, *GAMES[seed]))


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
