"""Words of scripts from the right: the order of what stands between and beside them."""

import pytest
from PIL import Image

from render.canvas import Canvas
from render.canvas.direction import levels, reordered
from render.paints import Paint


def seen(text: str) -> str:
    """Return the letters of a text as they stand from the left to the right."""
    return "".join(letter for _, letter in reordered([*zip(levels(text), text, strict=True)]))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ana, Rui 2", "Ana, Rui 2"),
        ("אב, גד", "דג ,בא"),
        ("אב!", "!בא"),
        ("אב 12.5 ג", "ג 12.5 בא"),
        ("אב 50% ג", "ג 50% בא"),
        ("12 אב", "בא 12"),
        ("بب ٣٤", "٣٤ بب"),
        ("Vez de אב, גד", "Vez de דג ,בא"),
        ("אב, גד joga", "דג ,בא joga"),
        ("Dan (אב)", "Dan (בא)"),
        ("Rui 2, אב", "Rui 2, בא"),
        ("אב Dan גד", "בא Dan דג"),
    ],
)
def test_words_from_the_right_are_read_from_the_right(text: str, shown: str) -> None:
    assert seen(text) == shown


@pytest.mark.parametrize("between", [" ", ", ", " & ", " (", "…"])
def test_the_first_word_from_the_right_ends_the_line(between: str) -> None:
    first, whole = written("אאא"), written(f"אאא{between}ב")
    assert whole.width > first.width
    assert whole.crop((whole.width - first.width, 0, *whole.size)).tobytes() == first.tobytes()


def test_brackets_turn_with_the_words_from_the_right() -> None:
    opening, whole = written("("), written("א)")
    assert whole.crop((0, 0, *opening.size)).tobytes() == opening.tobytes()


def test_a_comma_of_arabic_is_no_missing_sign() -> None:
    assert written("،").tobytes() != written("\uffff").tobytes()


def written(text: str) -> Image.Image:
    """Return a text as it is drawn, in a picture that is as wide as its ink."""
    canvas = Canvas(600, 80, Paint.NIGHT)
    canvas.text(text, canvas.box, 40, Paint.IVORY, align="left")
    (drawn,) = canvas.log
    return canvas.pixels().crop((drawn.ink.x, 0, drawn.ink.right, 80))
