"""Whole logs as readable text: what each picture draws, where, and how large.

After a wanted change of the pictures, `RENEW_GOLDEN=1 pytest tests/render/test_golden.py` writes
them anew; read the difference before committing it.
"""

import os
from pathlib import Path

import pytest

from render.canvas import Canvas
from render.gallery import architects_pictures, seven_pictures
from render.gallery.architects_pictures import drawn_review as drawn_review_for
from render.gallery.duel_pictures import drawn, drawn_review

from .conftest import languages, look_at, look_at_play, look_at_turn, plays, ply, turns

GOLDEN = Path(__file__).parent / "golden"
OF_DUEL = {
    "duel-draft": (3, 2, "es-ES", "draft"),
    "duel-age-1": (3, 14, "en-US", "board"),
    "duel-age-3": (3, 56, "pt-BR", "board"),
    "duel-city": (3, 40, "pt-BR", "city-0"),
    "duel-discard": (3, 40, "en-US", "discard"),
    "duel-scorepad": (3, 50, "es-ES", "scorepad"),
}

OF_SEVEN = {
    "seven-hand-of-two": (2, "en-US", "hand"),
    "seven-hand-of-four": (11, "pt-BR", "hand"),
    "seven-hand-of-five": (14, "es-419", "hand"),
    "seven-board": (11, "es-ES", "board"),
    "seven-city": (11, "en-US", "city-0"),
    "seven-scorepad": (11, "pt-BR", "scorepad"),
    "seven-finale": (-1, "en-US", "finale"),
}
OF_ARCHITECTS = {
    "architects-board": (23, "en-US", "board"),
    "architects-board-of-three": (11, "pt-BR", "board-own"),
    "architects-city": (28, "es-ES", "city-0"),
    "architects-scorepad": (28, "en-US", "scorepad"),
    "architects-finale": (-1, "es-419", "finale"),
}
"""Which of the positions of games is drawn, in which language, and what of it."""


def told(canvas: Canvas) -> str:
    """Return a log as text: kind, what, place, and a text's size."""
    lines = [f"picture {canvas.box.width}x{canvas.box.height}"]
    for kind, what, ink, _, size, _ in canvas.log:
        place = f"{ink.x},{ink.y} {ink.width}x{ink.height}"
        lines.append(f"{kind} {what} @ {place}" + (f" size {size}" if size else ""))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", OF_DUEL)
def test_the_log_is_as_it_was(name: str) -> None:
    seed, n, locale, picture = OF_DUEL[name]
    assert_as_it_was(name, drawn(ply(seed, n), look_at(ply(seed, n), locale))[picture])


def test_the_log_of_a_review_is_as_it_was() -> None:
    assert_as_it_was("duel-review", drawn_review(31, languages()["pt-BR"]))


def test_the_log_of_a_review_for_several_is_as_it_was() -> None:
    assert_as_it_was("architects-review", drawn_review_for(4, languages()["es-ES"]))


@pytest.mark.parametrize("name", OF_SEVEN)
def test_the_log_of_7_wonders_is_as_it_was(name: str) -> None:
    n, locale, picture = OF_SEVEN[name]
    turn = turns()[n]
    assert_as_it_was(name, seven_pictures.shown(turn, look_at_turn(turn, locale))[picture]())


@pytest.mark.parametrize("name", OF_ARCHITECTS)
def test_the_log_of_architects_is_as_it_was(name: str) -> None:
    n, locale, picture = OF_ARCHITECTS[name]
    play = plays()[n]
    assert_as_it_was(name, architects_pictures.shown(play, look_at_play(play, locale))[picture]())


def assert_as_it_was(name: str, canvas: Canvas) -> None:
    log = told(canvas)
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("RENEW_GOLDEN"):
        GOLDEN.mkdir(exist_ok=True)
        file.write_text(log, encoding="utf-8")
    assert log == file.read_text(encoding="utf-8")
