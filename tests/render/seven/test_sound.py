"""The proof by the canvas log for 7 Wonders: every decision, every language, long names too."""

import itertools
from collections import Counter

import pytest

from engine.seven import decisions as decide
from render.closeups import HEIGHT
from render.fonts import WIDTH
from render.gallery.seven_pictures import catalogue, shown
from render.gallery.shared import NAMES
from render.seven.sides import HEIGHT as SIDES_HEIGHT

from ..conftest import LOCALES, SEVEN_LONG_NAMES, languages, look_at_turn, turns
from ..proof import assert_sound, texts

SHOWN_NAMES = (*SEVEN_LONG_NAMES, "WW", "Pl", "Jo", "Ju")
KINDS = {decide.Choose, decide.ChooseForFreeCity, decide.PlaySeventh, decide.Revive}
MOST_KB = 250


def test_the_sample_holds_every_decision_and_every_number_of_players() -> None:
    tables = [turn.view.table for turn in turns()]
    assert {type(table.todo[0]) for table in tables if table.todo} == KINDS
    assert {table.players for table in tables if not table.todo} == set(range(2, 8))
    assert any(table.chosen for table in tables)
    assert any(turn.own.pile for turn in turns())


@pytest.mark.long
def test_pictures_of_every_position_are_sound_and_small() -> None:
    """A position is drawn in one language, with short names or long ones, in turn."""
    every = itertools.cycle(itertools.product((NAMES, SEVEN_LONG_NAMES), LOCALES))
    drawn: Counter[str] = Counter()
    for turn, (names, locale) in zip(turns(), every, strict=False):
        for name, draw in shown(turn, look_at_turn(turn, locale, names)).items():
            canvas = draw()
            assert_sound(canvas, (*NAMES, *SHOWN_NAMES))
            assert canvas.box.width == WIDTH
            drawn[name] += 1
            if drawn[name] % 4 == 1:
                assert len(canvas.picture().data) <= MOST_KB * 1024, name
    assert {"board", "board-own", "hand", "finale", "opening", "city-free"} < set(drawn)


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
def test_every_close_up_and_poster_is_sound_and_says_its_name(locale: str) -> None:
    words = languages()[locale]
    for item, draw in catalogue(words).items():
        canvas = draw()
        assert_sound(canvas, NAMES)
        wonder, _, side = item.rpartition("-")
        assert canvas.box.height <= (SIDES_HEIGHT if side == "sides" else HEIGHT)
        if not item.startswith("poster-"):
            key = f"seven-wonder-{wonder}" if side in ("a", "b", "sides") else f"seven-card-{item}"
            assert words(key) in " ".join(texts(canvas)), item
