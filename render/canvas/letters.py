"""Text as ink: how wide it is, what of it the fonts have, and what fits."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from threading import Lock

from PIL import Image, ImageDraw, ImageFont

from ..fonts import FLOORS, Font

MARKUP = re.compile(r"<(?:@[!&]?|#|a?:\w+:)\d+>")
"""Discord's text form of mentions and custom emojis."""

_lock = Lock()
"""FreeType's faces must not be used by two threads at once."""


def text_width(text: str, font: Font = Font.BOLD, size: int = 0) -> int:
    """Return how wide a text is at a size, or at the smallest size of its font."""
    found = ink(text, font, size or FLOORS[font])
    return 0 if found is None else found[0].width


def readable(text: str) -> str:
    """Return a text without what cannot be drawn: emoji, other scripts, markup, control signs."""
    whole = unicodedata.normalize("NFC", MARKUP.sub("", text))
    kept = (sign if sign.isspace() or _has(sign) else "" for sign in whole)
    return " ".join("".join(kept).split())


@lru_cache(maxsize=4096)
def ink(text: str, font: Font, size: int) -> tuple[Image.Image, int] | None:
    """Return a text's ink, and how far below the base line it begins."""
    with _lock:
        face = _face(font, size)
        left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor="ls"))
        if right <= left or bottom <= top:
            return None
        mask = Image.new("L", (right - left, bottom - top), 0)
        ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=face, anchor="ls")
    return mask, top


@lru_cache(maxsize=4096)
def fitted(text: str, font: Font, size: int, width: int) -> tuple[str, int]:
    """Return a text, shortened where it must be, and the size at which it is `width` at most."""
    floor = FLOORS[font]
    for smaller in range(size, floor - 1, -1):
        if text_width(text, font, smaller) <= width:
            return text, smaller
    words, number = numbered(text)
    shorter = [each + "…" for each in beginnings(words)]
    shorter += [words[0][:count] + "…" for count in range(len(words[0]) - 1, 0, -1)]
    fits = (each + number for each in shorter if text_width(each + number, font, floor) <= width)
    return next(fits, ""), floor


def numbered(text: str) -> tuple[list[str], str]:
    """Return the words of a text, and apart, with its space, a number at their end.

    The number is what tells one from another that is called alike, so no short form may lose it.
    """
    words = text.split()
    if len(words) > 1 and words[-1].isdigit():
        return words[:-1], f" {words[-1]}"
    return words, ""


def beginnings(words: Sequence[str]) -> Iterator[str]:
    """Yield ever fewer of the first words; none ends with a particle (`de`, `von`)."""
    for count in range(len(words) - 1, 0, -1):
        if words[0][0].islower() or not words[count - 1][0].islower():
            yield " ".join(words[:count])


@lru_cache(maxsize=128)
def _face(font: Font, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(font.file, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def _has(sign: str) -> bool:
    if unicodedata.category(sign)[0] in "CM":
        return False
    return all(_glyph(font, sign) not in (b"", _glyph(font, "\uffff")) for font in Font)


def _glyph(font: Font, sign: str) -> bytes:
    found = ink(sign, font, FLOORS[font])
    return b"" if found is None else bytes(found[0].tobytes())
