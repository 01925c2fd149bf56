"""Pictures that need no position, of the games for several: legible, small, or refused."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pytest

from render import Picture, architects, seven
from render.gallery import architects_pictures, seven_pictures
from render.gallery.shared import Draw
from render.look import Words
from render.themes import Theme, themes

from .conftest import languages
from .test_access import LEAST_CONTRAST, worst_contrast

MOST_KB = 250


class Drawn(NamedTuple):
    """What draws a game's close-ups and posters, and ids that none of them has."""

    catalogue: Callable[[Words, Theme], Mapping[str, Draw]]
    closeup: Callable[[str, Words], Picture]
    warm: Callable[[Theme], None]
    strange: tuple[str, ...]


GAMES = {
    "seven": Drawn(
        seven_pictures.catalogue,
        seven.closeup,
        seven.warm,
        ("", "unicorn", "giza", "giza-c", "Baths"),
    ),
    "architects": Drawn(
        architects_pictures.catalogue,
        architects.closeup,
        architects.warm,
        ("", "unicorn", "giza-a", "Wood"),
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", themes())
def test_every_word_stands_out_and_every_file_is_small(game: str, name: str) -> None:
    theme = themes()[name]
    for item, draw in GAMES[game].catalogue(languages()["pt-BR"], theme).items():
        canvas = draw()
        worst, text = worst_contrast(canvas, theme)
        assert worst >= LEAST_CONTRAST, (item, text, worst)
        assert len(canvas.picture().data) <= MOST_KB * 1024, item


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_in_the_game_is_refused(game: str) -> None:
    for item in GAMES[game].strange:
        with pytest.raises(KeyError):
            GAMES[game].closeup(item, languages()["en-US"])


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_made_ready(game: str) -> None:
    for theme in themes().values():
        GAMES[game].warm(theme)
