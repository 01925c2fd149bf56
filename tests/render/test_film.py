"""Films: what is stored of each scene shows it again, for its time, wherever the file is cut."""

import io
from functools import partial
from itertools import pairwise

from PIL import Image

from render.box import Box
from render.canvas import Canvas, Film, Scene
from render.canvas.files import flat
from render.paints import Paint
from render.themes import STANDARD

SECONDS = (1.5, 0.4, 3.0, 2.0)


def scene(n: int) -> Canvas:
    """Return a picture in which a square lies elsewhere than before; the last two are alike."""
    canvas = Canvas(90, 130, Paint.NIGHT)
    canvas.fill(Box(15 * min(n, 2) + 3, 110 - 40 * min(n, 2), 20, 20), Paint.GOLD)
    return canvas


FILM = Film([Scene(partial(scene, n), seconds) for n, seconds in enumerate(SECONDS)], STANDARD)


def test_each_scene_is_shown_as_it_was_drawn_and_for_its_time() -> None:
    picture = FILM.picture()
    assert (picture.extension, picture.width, picture.height) == ("gif", 90, 130)
    with Image.open(io.BytesIO(picture.data)) as film:
        assert film.info["loop"] == 0, "it begins again for ever"
        for n, seconds in enumerate(SECONDS):
            film.seek(n)
            drawn = flat(scene(n).pixels(), STANDARD)
            assert film.convert("RGB").tobytes() == drawn.convert("RGB").tobytes(), n
            assert film.info["duration"] == seconds * 1000


def test_a_film_is_the_same_wherever_it_is_cut() -> None:
    whole = FILM.picture().data
    for cut in range(1, len(SECONDS)):
        assert FILM.stretch(0, cut) + FILM.stretch(cut, len(SECONDS)) == whole
    assert b"".join(FILM.stretch(*each) for each in pairwise(range(len(SECONDS) + 1))) == whole
