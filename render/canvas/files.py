"""Pictures as files: their colours, few and fixed for each theme, and PNG."""

import io
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import isqrt
from operator import sub
from threading import local
from typing import NamedTuple

from PIL import Image

from ..themes import Theme

COLOURS = 255
"""How many colours a picture has. A palette holds one more, which nothing is painted with: in a
film it stands for what has not changed."""
UNCHANGED = COLOURS
NEAR = 8
"""How much, in levels of red, green or blue, a mixture must differ from every flat colour."""

_threads = local()


class Picture(NamedTuple):
    """A finished picture: an image file, its extension, and its size in pixels."""

    data: bytes
    extension: str
    width: int
    height: int


def flat(image: Image.Image, theme: Theme) -> Image.Image:
    """Return a picture in the colours of its theme."""
    return image.quantize(palette=_own_palette(theme), dither=Image.Dither.NONE)


def png(image: Image.Image, theme: Theme) -> Picture:
    """Return a picture as a PNG of few colours."""
    file = io.BytesIO()
    flat(image, theme).save(file, "PNG", compress_level=2)
    return Picture(file.getvalue(), "png", image.width, image.height)


def _own_palette(theme: Theme) -> Image.Image:
    """Return this thread's palette: Pillow writes a cache into it while it converts."""
    if not hasattr(_threads, "palettes"):
        _threads.palettes = {}
    own: dict[Theme, Image.Image] = _threads.palettes
    if theme not in own:
        own[theme] = _palette(theme).copy()
    return own[theme]


@lru_cache(maxsize=8)
def _palette(theme: Theme) -> Image.Image:
    colours = [bytes.fromhex(line) for line in theme.palette.read_text("ascii").split()]
    palette = Image.new("P", (1, 1))
    palette.putpalette(b"".join(colours[:COLOURS]) + colours[0])
    return palette


def common_colours(images: Sequence[Image.Image], exact: Sequence[str]) -> tuple[str, ...]:
    """Return the colours, `#rrggbb`, for pictures such as these, the `exact` ones among them.

    The others are the mixtures at the edges of shapes, chosen by how often they are seen.
    """
    wanted = list(dict.fromkeys(exact))
    known = [bytes.fromhex(colour[1:]) for colour in wanted]
    seen: Counter[bytes] = Counter()
    for image in images:
        for count, levels in image.getcolors(image.width * image.height) or ():
            assert isinstance(levels, tuple)
            seen[bytes(levels)] += count
    mixed = {colour: n for colour, n in seen.items() if not _near(colour, known)}
    row = b"".join(colour for colour, n in mixed.items() for _ in range(isqrt(n)))
    few = Image.frombytes("RGB", (len(row) // 3, 1), row).quantize(COLOURS, kmeans=2)
    found, levels_of = few.getcolors() or [], bytes(few.getpalette() or ())
    often = [levels_of[3 * index : 3 * index + 3] for _, index in sorted(found, reverse=True)]  # type: ignore[operator]
    wanted += [f"#{colour.hex()}" for colour in often if not _near(colour, known)]
    return tuple(wanted[:COLOURS])


def _near(colour: bytes, known: Sequence[bytes]) -> bool:
    """Whether a colour is so like one of the known ones that it would be taken for it."""
    return any(max(map(abs, map(sub, colour, each))) < NEAR for each in known)
