"""Pictures one after the other as one animated file, of which only what changes is stored."""

import io

from PIL import Image, ImageChops

from ..themes import Theme
from .canvas import Canvas
from .files import UNCHANGED, Picture, flat

SAME = [255] + [0] * 255
"""Turns a difference into a mask of what is the same."""
KEEP = 1
"""GIF's way of drawing the next picture over the one before."""


class Film:
    """An animated GIF in the making. Its pictures are all of one size."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._frames: list[Image.Image] = []
        self._lasting: list[int] = []
        self._last: Image.Image | None = None

    def add(self, canvas: Canvas, seconds: float) -> None:
        """Add a picture that stays for some seconds."""
        whole = flat(canvas.pixels(), self._theme)
        self._frames.append(whole if self._last is None else _changed(self._last, whole))
        self._lasting.append(round(seconds * 1000))
        self._last = whole

    def picture(self) -> Picture:
        """Return the film, which begins again at its end; at least one picture must be in it."""
        first, *rest = self._frames
        file = io.BytesIO()
        first.save(
            file,
            "GIF",
            save_all=True,
            append_images=rest,
            duration=self._lasting,
            loop=0,
            disposal=KEEP,
            transparency=UNCHANGED,
            optimize=False,
        )
        return Picture(file.getvalue(), "gif", first.width, first.height)


def _changed(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return a picture in which everything that is as before is `UNCHANGED`."""
    same = ImageChops.difference(_levels(before), _levels(after)).point(SAME)
    changed = after.copy()
    changed.paste(UNCHANGED, mask=same)
    return changed


def _levels(image: Image.Image) -> Image.Image:
    """Return the numbers of a picture's colours, as levels that can be compared."""
    return Image.frombytes("L", image.size, image.tobytes())
