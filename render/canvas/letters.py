"""Text as ink: how wide it is, what of it the fonts have, and what fits.

A typeface writes what it has; other letters come from the first typeface of their script that
has them, so that people of any language find their names.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from threading import RLock
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from ..fonts import FLOORS, SCRIPTS, Font, Script
from .direction import levels, reordered
from .graphemes import graphemes, plain, tidy
from .image_cache import cached

Face = Font | Script

TALL = 0.9
"""How large shaped letters are beside others: their marks stand far above and below the line."""

MOST_DIGITS = 4
"""How long a number at the end of a name may be that every short form of the name keeps."""

_lock = RLock()
"""FreeType's faces must not be used by two threads at once."""


def text_width(text: str, font: Font, size: int = 0) -> int:
    """Return how wide a text is at a size, or at the smallest size of its font."""
    found = ink(text, font, size or FLOORS[font])
    return 0 if found is None else found[0].width


def readable(text: str) -> str:
    """Return a text without what cannot be drawn: emoji, markup, control signs, rare scripts."""
    kept = (sign if sign.isspace() else _drawable(sign) for sign in graphemes(plain(text)))
    return " ".join("".join(kept).split())


@cached
def ink(text: str, font: Font, size: int) -> tuple[Image.Image, int] | None:
    """Return a text's ink, and how far below the base line it begins."""
    with _lock:
        runs, end = list[tuple[_Run, ImageFont.FreeTypeFont, float]](), 0.0
        left, top, right, bottom = 0, 0, 0, 0
        for n, run in enumerate(_runs(text, font)):
            drawn = _face(run.face, size, run.backwards)
            edges = drawn.getbbox(run.text, anchor="ls", direction=run.direction)
            west, north, east, south = (round(edge) for edge in edges)
            left, right = (min(left, west), max(right, round(end) + east)) if n else (west, east)
            top, bottom = (min(top, north), max(bottom, south)) if n else (north, south)
            runs.append((run, drawn, end))
            end += drawn.getlength(run.text, direction=run.direction)
        if right <= left or bottom <= top:
            return None
        mask = Image.new("L", (right - left, bottom - top), 0)
        for run, drawn, at in runs:
            ImageDraw.Draw(mask).text(
                (round(at) - left, -top),
                run.text,
                fill=255,
                font=drawn,
                anchor="ls",
                direction=run.direction,
            )
    return mask, top


@lru_cache(maxsize=4096)
def fitted(text: str, font: Font, size: int, width: int) -> tuple[str, int]:
    """Return a text, shortened where it must be, and the largest size at which it fits.

    That is `size` at most; what is too wide in the smallest letters is shortened.
    """
    floor = FLOORS[font]
    if text_width(text, font, floor) > width:
        words, number = numbered(text)
        shorter = [each + "…" + number for each in (*beginnings(words), *cut(words[0]))]
        text = next((each for each in shorter if text_width(each, font, floor) <= width), "")
    fits = (at for at in range(size, floor, -1) if text_width(text, font, at) <= width)
    return text, next(fits, floor)


def numbered(text: str) -> tuple[list[str], str]:
    """Return the words of a text, and apart, with its space, a number at their end.

    The number is what tells one from another that is called alike, so no short form may lose it.
    A longer one than `MOST_DIGITS`, as a person may have in a name, is a word like others.
    """
    words = text.split()
    if len(words) > 1 and words[-1].isdigit() and len(words[-1]) <= MOST_DIGITS:
        return words[:-1], f" {words[-1]}"
    return words, ""


def beginnings(words: Sequence[str]) -> Iterator[str]:
    """Yield ever fewer of the first words; none ends with a particle (`de`, `von`)."""
    for count in range(len(words) - 1, 0, -1):
        if words[0][0].islower() or not words[count - 1][0].islower():
            yield " ".join(words[:count])


def cut(word: str) -> Iterator[str]:
    """Yield ever fewer of a word's letters, none without its marks."""
    letters = graphemes(word)
    for length in range(len(letters) - 1, 0, -1):
        yield "".join(letters[:length])


class _Run(NamedTuple):
    """Letters that one typeface writes in one direction."""

    text: str
    face: Face
    backwards: bool = False

    @property
    def direction(self) -> str | None:
        """What Pillow is told; basic layout knows no directions."""
        return "rtl" if self.backwards else None


@lru_cache(maxsize=256)
def _face(face: Face, size: int, backwards: bool = False) -> ImageFont.FreeTypeFont:
    # Basic layout is faster, and enough where letters do not change with their neighbours.
    shaped = isinstance(face, Script) and face.shaped
    engine = ImageFont.Layout.RAQM if shaped or backwards else ImageFont.Layout.BASIC
    size = round(size * TALL) if shaped else size
    return ImageFont.truetype(face.file, size, layout_engine=engine)


def _runs(text: str, font: Font) -> Iterator[_Run]:
    """Yield the runs of a text from the left to the right."""
    if text.isascii():
        yield _Run(text, font)
        return
    letters = graphemes(text)
    written = zip(levels(letters), _faces(letters, font), letters, strict=True)
    parts = [
        (level, (face, "".join(letter for *_, letter in group)))
        for (level, face), group in groupby(written, key=lambda each: each[:2])
    ]
    for level, (face, run) in reordered(parts):
        yield _Run(run, face, backwards=level == 1)


def _faces(letters: Sequence[str], font: Font) -> Iterator[Face]:
    """Yield the typeface of each letter; signs between words are in that of the words if it can."""
    written = [(letter, _writes(letter, font) or font) for letter in letters]
    found = [
        ([letter for letter, _ in group], face)
        for (_, face), group in groupby(written, key=lambda each: (_is_between(each[0]), each[1]))
    ]
    for n, (run, face) in enumerate(found):
        around = _around(found, n) if n and _is_between(run[0]) else face
        yield from (around for _ in run)


def _is_between(grapheme: str) -> bool:
    return not grapheme[0].isalnum()


def _around(found: Sequence[tuple[list[str], Face]], n: int) -> Face:
    """Return the typeface of the words at both sides, where it has what stands between them."""
    run, face = found[n]
    before = found[n - 1][1]
    after = found[n + 1][1] if n + 1 < len(found) else before
    return before if before == after and all(_has(before, sign) for sign in run) else face


@lru_cache(maxsize=4096)
def _drawable(grapheme: str) -> str:
    """Return a letter as it can be drawn: with its marks, plain where it is a fancy form."""
    whole = tidy(grapheme)
    bare = "".join(sign for sign in whole if _writes(sign, Font.SERIF))
    forms = (whole, unicodedata.normalize("NFKC", whole), bare)
    return next((form for form in forms if _writes(form, Font.SERIF)), "")


@lru_cache(maxsize=4096)
def _writes(grapheme: str, font: Font) -> Face | None:
    """Return the first typeface that has a letter and its marks."""
    if not grapheme or unicodedata.category(grapheme[0])[0] in "CM":
        return None
    if all(_draws(font, sign) for sign in grapheme):
        return font
    # Signs of other typefaces would be emoji in black and white.
    lettered = unicodedata.category(grapheme[0])[0] in "LNP"
    faces: tuple[Face, ...] = (Font.BOLD, *(SCRIPTS if lettered else ()))
    return next((face for face in faces if all(_draws(face, sign) for sign in grapheme)), None)


def _draws(face: Face, sign: str) -> bool:
    """Return whether a typeface has a sign and can put it at its place."""
    shaped = isinstance(face, Script) and face.shaped
    category = unicodedata.category(sign)
    if category[0] in "CM" and not shaped:
        return False
    return category == "Cf" or _has(face, sign)


@lru_cache(maxsize=8192)
def _has(face: Face, sign: str) -> bool:
    return sign.isspace() or _glyph(face, sign) not in (b"", _glyph(face, "\uffff"))


def _glyph(face: Face, sign: str) -> bytes:
    with _lock:
        return bytes(_face(face, FLOORS[Font.BOLD]).getmask(sign))
