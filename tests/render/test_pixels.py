"""A few pictures as pixels, half as large, with some tolerance for other versions of the tools.

After a wanted change of the pictures, `RENEW_GOLDEN=1 pytest tests/render/test_pixels.py` writes
them anew; look at them before committing.
"""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from render.box import Box
from render.canvas import Canvas
from render.canvas.files import flat
from render.duel.closeup import draw_closeup
from render.gallery.duel_pictures import drawn, drawn_review
from render.paints import Paint
from render.themes import theme

from .conftest import languages, look_at, ply

GOLDEN = Path(__file__).parent / "golden"
MOST = 3.0
"""How much pixels may differ in the mean square, in levels from 0 to 255."""


def picture(seed: int, n: int, name: str, look: str = "standard") -> Canvas:
    position = ply(seed, n)
    return drawn(position, look_at(position, theme=theme(look)))[name]


SHOWN: dict[str, Callable[[], Canvas]] = {
    "duel-board": partial(picture, 3, 38, "board"),
    "duel-board-high-contrast": partial(picture, 3, 56, "board", "high-contrast"),
    "duel-draft": partial(picture, 3, 2, "draft"),
    "duel-city": partial(picture, 3, 40, "city-1"),
    "duel-card": lambda: draw_closeup("laboratory", languages()["en-US"]),
    "duel-review": lambda: drawn_review(15, languages()["en-US"]),
    "duel-wonder": lambda: draw_closeup("sphinx", languages()["pt-BR"]),
}


def half(canvas: Canvas) -> Image.Image:
    """Return a picture half as large, in the colours of its theme."""
    return flat(canvas.pixels().reduce(2), canvas.theme)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return the root of the mean square of the differences of all levels."""
    if one.size != other.size:
        return 255.0
    changed = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    return max(ImageStat.Stat(changed).rms)


@pytest.mark.long
@pytest.mark.parametrize("name", SHOWN)
def test_the_picture_is_as_it_was(name: str) -> None:
    made, file = half(SHOWN[name]()), GOLDEN / f"{name}.png"
    if os.environ.get("RENEW_GOLDEN"):
        made.save(file, "PNG", optimize=True)
    assert difference(made, Image.open(file)) <= MOST


def test_a_single_sign_that_changes_is_found() -> None:
    canvas = SHOWN["duel-board"]()
    before = half(canvas)
    canvas.fill(Box(640, 560, 60, 60), Paint.RED)
    assert difference(before, half(canvas)) > MOST
