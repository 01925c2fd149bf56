"""Pictures one after the other as one animated GIF, of which only what changes is stored.

Pillow would hold every picture of a film in memory until the end, hundreds of megabytes. So each is
encoded as soon as it is there, as a file of its own, and the files are joined: the head of the
first, then the one block of each.
"""

import io

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
FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""The block that makes a film begin again at its end."""
END = b";"


class Film:
    """An animated GIF in the making. Its pictures are all of one size."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._file = bytearray()
        self._last: Image.Image | None = None

    def add(self, canvas: Canvas, seconds: float) -> None:
        """Add a picture that stays for some seconds."""
        whole = flat(canvas.pixels(), self._theme)
        if self._last is None:
            encoded = _encoded(whole, seconds)
            self._file += encoded[:HEAD] + FOR_EVER
        else:
            encoded = _encoded(_changed(self._last, whole), seconds)
        self._file += encoded[HEAD : -len(END)]
        self._last = whole

    def picture(self) -> Picture:
        """Return the film, which begins again at its end; at least one picture must be in it."""
        assert self._last is not None
        return Picture(bytes(self._file) + END, "gif", self._last.width, self._last.height)


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
    same = ImageChops.difference(_levels(before), _levels(after)).point(SAME)
    changed = after.copy()
    changed.paste(UNCHANGED, mask=same)
    return changed


def _levels(image: Image.Image) -> Image.Image:
    """Return the numbers of a picture's colours, as levels that can be compared."""
    return Image.frombytes("L", image.size, image.tobytes())
