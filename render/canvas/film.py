"""Pictures one after the other as one animated GIF, of which only what changes is stored.

Pillow would hold every picture of a film in memory until the end, hundreds of megabytes. So each is
encoded as soon as it is there, as a file of its own, and the files are joined: the head of the
first, then the one block of each. That is only as large as what changes, since reducing colours and
packing take time for every pixel.
"""

import io
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

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
PLACE = HEAD + 8 + 1
"""Where the place of a picture on the screen is told: left, then top, in two bytes each."""
FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""The block that makes a film begin again at its end."""
END = b";"
STRIP = 60
"""How high the strips are of which each is searched for what changes."""


Part: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom of a part of a picture."""


class Scene(NamedTuple):
    """A picture of a film, drawn when it is needed, and how many seconds it stays."""

    draw: Callable[[], Canvas]
    seconds: float


class _Shot(NamedTuple):
    """A drawn scene, before and after its colours are reduced."""

    pixels: Image.Image
    flat: Image.Image


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
        before = self._first(first - 1) if first else None
        found = bytearray()
        for n in range(first, end):
            seconds = self._scenes[n].seconds
            if before is None:
                before = self._first(n)
                encoded = _encoded(before.flat, seconds)
                found += encoded[:HEAD] + FOR_EVER
            else:
                before, changed, left, top = self._next(n, before)
                encoded = _encoded(changed, seconds, left, top)
            found += encoded[HEAD : -len(END)]
        return bytes(found) + (END if end == len(self) else b"")

    def _first(self, n: int) -> _Shot:
        pixels = self._scenes[n].draw().pixels()
        return _Shot(pixels, flat(pixels, self._theme))

    def _next(self, n: int, before: _Shot) -> tuple[_Shot, Image.Image, int, int]:
        """Return scene `n`, what of it differs from the scene `before`, and where that is.

        What lies between is `UNCHANGED`.
        """
        pixels, whole = self._scenes[n].draw().pixels(), before.flat.copy()
        assert pixels.size == whole.size, "scenes of different sizes"
        parts = _differing(before.pixels, pixels)
        left, top = (min((part[side] for part in parts), default=0) for side in (0, 1))
        right, bottom = (max((part[side] for part in parts), default=1) for side in (2, 3))
        changed = whole.crop((left, top, right, bottom))
        changed.paste(UNCHANGED, (0, 0, *changed.size))
        for part in parts:
            old, new = whole.crop(part), flat(pixels.crop(part), self._theme)
            whole.paste(new, part)
            new.paste(UNCHANGED, mask=_same(old, new))
            changed.paste(new, (part[0] - left, part[1] - top))
        return _Shot(pixels, whole), changed, left, top


def _differing(before: Image.Image, after: Image.Image) -> list[Part]:
    """Return the parts, at most one in each strip, outside which two pictures are alike."""
    difference, found = ImageChops.difference(before, after), []
    for top in range(0, after.height, STRIP):
        strip = difference.crop((0, top, after.width, min(top + STRIP, after.height)))
        if box := strip.getbbox():
            found.append((box[0], top + box[1], box[2], top + box[3]))
    return found


def _same(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return the mask of the pixels whose colour is the same in both."""
    # The difference of the numbers of colours, not of the colours: it is 0 where they are the same.
    return ImageChops.difference(before, after).point(SAME, "L")


def _encoded(image: Image.Image, seconds: float, left: int = 0, top: int = 0) -> bytes:
    """Return a picture at a place of the screen as a GIF with a full table of colours."""
    file = io.BytesIO()
    duration = round(seconds * 1000)
    image.save(
        file, "GIF", duration=duration, disposal=KEEP, transparency=UNCHANGED, optimize=False
    )
    encoded = bytearray(file.getvalue())
    assert encoded[10] & 0b111 == 0b111, "not a table of 256 colours"
    assert encoded.endswith(END)
    assert encoded[PLACE - 1 : PLACE] == b",", "not a place after the head and one block"
    encoded[PLACE : PLACE + 4] = left.to_bytes(2, "little") + top.to_bytes(2, "little")
    return bytes(encoded)
