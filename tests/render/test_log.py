"""The proof by the canvas log: over many positions, in every language, long names too."""

import itertools
from collections import defaultdict

import pytest

from render.box import Box
from render.canvas import Canvas
from render.fonts import FLOORS, LEAST_CAPITAL, Font
from render.gallery.duel_pictures import shown
from render.gallery.shared import NAMES
from render.paints import Paint

from .conftest import KINDS, LOCALES, LONG_NAMES, look_at, many
from .proof import assert_sound, faults

SETS_OF_NAMES = (NAMES[:2], LONG_NAMES)
ALWAYS = ("board", "finale", "library-tokens")
IN_TURN = ("city-0", "city-1", "discard", "scorepad", "tokens")


def test_the_sample_holds_every_choice_and_several_ends() -> None:
    todo = [position.view.table.todo for position in many()]
    assert len(many()) == 300
    assert {type(decisions[0]) for decisions in todo if decisions} == set(KINDS)
    assert len({position.result.reason for position in many() if position.result}) >= 2
    assert {position.view.table.age for position in many()} == {0, 1, 2, 3}
    assert any(position.own.library for position in many())


@pytest.mark.long
def test_pictures_of_every_kind_of_choice_are_sound() -> None:
    """Every kind of choice is drawn in every language with short and with long names.

    A position is drawn in one language, with its board and one of the pictures of the rest in
    turn: drawing all of them six times took half a minute more and found nothing else.
    """
    every = list(itertools.product(LOCALES, SETS_OF_NAMES))
    met: dict[type | None, int] = defaultdict(int)
    drawn: set[str] = set()
    for n, position in enumerate(many()):
        todo = position.view.table.todo
        kind = type(todo[0]) if todo else None
        if met[kind] == 2 * len(every):
            continue
        locale, names = every[met[kind] % len(every)]
        met[kind] += 1
        pictures = shown(position, look_at(position, locale, names))
        for name in _some(list(pictures), n):
            drawn.add(name)
            assert_sound(pictures[name](), names)
    assert met.keys() == {*KINDS, None}
    assert min(met.values()) >= len(every)
    assert drawn == {"draft", *ALWAYS, *IN_TURN}


def _some(pictures: list[str], n: int) -> list[str]:
    """Return the pictures that the nth position is drawn with, of those that belong to it."""
    some = [name for name in pictures if name not in IN_TURN]
    return some if len(some) == len(pictures) else [*some, IN_TURN[n % len(IN_TURN)]]


@pytest.mark.parametrize("font", Font)
def test_the_smallest_capital_is_nine_pixels_high_on_discord(font: Font) -> None:
    canvas = Canvas(200, 100)
    canvas.text("H", Box(0, 0, 200, 100), FLOORS[font], Paint.IVORY, font=font)
    assert canvas.log[0].ink.height >= int(LEAST_CAPITAL)


def test_faults_are_found() -> None:
    canvas = Canvas(200, 60)
    canvas.text("Ana", Box(0, 0, 100, 60), 40, Paint.IVORY)
    canvas.icon("coin", Box(20, 0, 60, 60))
    canvas.icon("coin", Box(190, 0, 60, 60))
    canvas.text("a very long sentence", Box(110, 0, 60, 60), 40, Paint.IVORY)
    found = [fault.split(":")[0] for fault in faults(canvas)]
    assert found == ["over a text", "outside the picture", "shortened"]


def test_a_text_shrinks_then_loses_words_then_letters() -> None:
    def written(width: int) -> tuple[str, int]:
        canvas = Canvas(600, 60)
        canvas.text("Ana de Castilla", Box(0, 0, width, 60), 50, Paint.IVORY)
        return canvas.log[0].what, canvas.log[0].size

    assert written(600) == ("Ana de Castilla", 50)
    text, size = written(300)
    assert text == "Ana de Castilla"
    assert FLOORS[Font.BOLD] <= size < 50
    assert written(160) == ("Ana…", 50)  # what is left is as large as fits
    text, size = written(64)
    assert text == "An…"
    assert FLOORS[Font.BOLD] <= size < 50
