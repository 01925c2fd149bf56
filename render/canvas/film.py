"""Pictures one after the other as one animated GIF, of which only what changes is stored.

Pillow would hold every picture of a film in memory until the end, hundreds of megabytes. So each is
encoded as soon as it is there, as a file of its own, and the files are joined: the head of the
first, then the one block of each.
"""

import io
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image, ImageChops

from ..themes import Theme
from .canvas import Canvas
from .files import UNCHANGED, Picture, flat

SAME = [255] + [0] * 255
"""Turns a difference into a mask of what is the same."""
KEEP = 1
"""GIF's way of drawing the next picture over the one before."""
HEAD = 6 + 7 + 3 * 256
"""How long the head of a GIF is: signature, screen, and a table of 256 colours."""
WIDTH, HEIGHT = slice(6, 8), slice(8, 10)
"""Where in the head the size of the screen is."""
FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""The block that makes a film begin again at its end."""
END = b";"


class Scene(NamedTuple):
    """A picture of a film, drawn when it is needed, and how many seconds it stays."""

    draw: Callable[[], Canvas]
    seconds: float


class Film:
    """An animated GIF of scenes, of which there is at least one; all are of one size."""

    def __init__(self, scenes: Sequence[Scene], theme: Theme) -> None:
        self._scenes = scenes
        self._theme = theme

    def __len__(self) -> int:
        """Return the number of scenes."""
        return len(self._scenes)

    def picture(self) -> Picture:
        """Return the whole film, which begins again at its end."""
        data = self.stretch(0, len(self))
        width, height = (int.from_bytes(data[at], "little") for at in (WIDTH, HEIGHT))
        return Picture(data, "gif", width, height)

    def stretch(self, first: int, end: int) -> bytes:
        """Return the bytes of the file from scene `first` up to scene `end`, which is left out.

        Stretches that follow on one another make the whole file, wherever it is cut. Each draws the
        scene before its first one again, to know what changes.
        """
        before = self._drawn(first - 1) if first else None
        found = bytearray()
        for n in range(first, end):
            drawn = self._drawn(n)
            if before is None:
                encoded = _encoded(drawn, self._scenes[n].seconds)
                found += encoded[:HEAD] + FOR_EVER
            else:
                encoded = _encoded(_changed(before, drawn), self._scenes[n].seconds)
            found += encoded[HEAD : -len(END)]
            before = drawn
        return bytes(found) + (END if end == len(self) else b"")

    def _drawn(self, n: int) -> Image.Image:
        return flat(self._scenes[n].draw().pixels(), self._theme)


def _encoded(image: Image.Image, seconds: float) -> bytes:
    """Return a picture as a GIF with a full table of colours."""
    file = io.BytesIO()
    duration = round(seconds * 1000)
    image.save(
        file, "GIF", duration=duration, disposal=KEEP, transparency=UNCHANGED, optimize=False
    )
    encoded = file.getvalue()
    assert encoded[10] & 0b111 == 0b111, "not a table of 256 colours"
    assert encoded.endswith(END)
    return encoded


def _changed(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return a picture in which everything that is as before is `UNCHANGED`."""
    # The difference of the numbers of colours, not of the colours: it is 0 where they are the same.
    same = ImageChops.difference(before, after).point(SAME, "L")
    changed = after.copy()
    changed.paste(UNCHANGED, mask=same)
    return changed
