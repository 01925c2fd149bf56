"""How a picture is put together, and what was drawn where; alone knows Pillow and resvg."""

import io
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from threading import Lock, local
from typing import Literal, NamedTuple, TypeAlias

import resvg_py
from PIL import Image, ImageColor, ImageDraw, ImageFont

from .art import PALETTE, svg
from .box import Box
from .fonts import FLOORS, WIDTH, Font

Paint: TypeAlias = str
"""A colour, `#rrggbb`."""
Align: TypeAlias = Literal["left", "middle", "right"]
Colour: TypeAlias = tuple[int, ...]


class Picture(NamedTuple):
    """A finished picture: an image file, its extension, and its size in pixels."""

    data: bytes
    extension: str
    width: int
    height: int


class Drawn(NamedTuple):
    """One thing drawn: where its ink is, and the box that it had to stay in."""

    kind: Literal["text", "icon", "shape", "row"]
    what: str
    ink: Box
    within: Box
    size: int = 0


class Piece(NamedTuple):
    """A part of a picture that is drawn once and used often."""

    image: Image.Image
    log: tuple[Drawn, ...]


class Canvas:
    """A picture in the making; `log` tells what was drawn, in order."""

    def __init__(self, width: int, height: int, ground: Paint, *, clear: bool = False) -> None:
        """Start with a ground of one colour; a `clear` one is seen through, for pieces."""
        colour = _colour(ground)
        self._image = (
            Image.new("RGBA", (width, height), (*colour, 0))
            if clear
            else Image.new("RGB", (width, height), colour)
        )
        self.box = Box(0, 0, width, height)
        self.log: list[Drawn] = []

    def fill(
        self,
        box: Box,
        paint: Paint,
        *,
        radius: int = 0,
        edge: Paint | None = None,
        thick: int = 0,
    ) -> None:
        """Fill a box with round corners; `edge` is a border, `thick` pixels inside the box."""
        self.log.append(Drawn("shape", paint, box, self.box))
        if edge is not None:
            self._fill(box, edge, radius)
            box, radius = box.inset(thick), max(0, radius - thick)
        self._fill(box, paint, radius)

    def _fill(self, box: Box, paint: Paint, radius: int) -> None:
        colour, (x, y, width, height) = _colour(paint), box
        radius = min(radius, width // 2, height // 2)
        paste = self._image.paste
        # Only the corners need a mask: three plain bars between them are much faster.
        paste(colour, (x + radius, y, box.right - radius, y + radius))
        paste(colour, (x, y + radius, box.right, box.bottom - radius))
        paste(colour, (x + radius, box.bottom - radius, box.right - radius, box.bottom))
        if radius:
            far, low = box.right - radius, box.bottom - radius
            places = ((x, y), (far, y), (x, low), (far, low))
            for corner, at in zip(_corners(radius), places, strict=True):
                paste(colour, at, corner)

    def icon(self, name: str, box: Box, *, faded: bool = False) -> None:
        """Draw a drawing as large as fits in the middle of a box; raises `NoDrawing`."""
        side = min(box.width, box.height)
        at = box.centred(side, side)
        drawing = _drawing(name, side, faded)
        self._image.paste(drawing, (at.x, at.y), drawing)
        self.log.append(Drawn("icon", name, at, box))

    def row(self, what: str, ink: Box, within: Box) -> None:
        """Log that drawings together take up a place, and the box that they had to stay in."""
        self.log.append(Drawn("row", what, ink, within))

    def text(
        self,
        text: str,
        box: Box,
        size: int,
        paint: Paint,
        *,
        font: Font = Font.BOLD,
        align: Align = "middle",
    ) -> None:
        """Write one line, its capitals in the middle of the box's height.

        Where `size` is too large for the box it shrinks down to the font's floor; what is too
        long even then loses words, then letters, to an ellipsis.
        """
        shown, size = _fitted(text, font, max(size, FLOORS[font]), box.width)
        ink = _ink(shown, font, size)
        if ink is None:
            self.log.append(Drawn("text", "", Box(box.x, box.y, 0, 0), box, size))
            return
        mask, top = ink
        spare = box.width - mask.width
        x = box.x + {"left": 0, "middle": spare // 2, "right": spare}[align]
        base = box.y + round((box.height + size * font.capital) / 2)
        at = Box(x, base + top, mask.width, mask.height)
        self._image.paste(_colour(paint), (at.x, at.y), mask)
        self.log.append(Drawn("text", shown, at, box, size))

    def stamp(self, piece: Piece, x: int, y: int) -> None:
        """Put a piece on the picture with its left upper corner at a place."""
        mask = piece.image if piece.image.mode == "RGBA" else None
        self._image.paste(piece.image, (x, y), mask)
        self.log.extend(
            drawn._replace(ink=drawn.ink.moved(x, y), within=drawn.within.moved(x, y))
            for drawn in piece.log
        )

    def veil(self, paint: Paint, strength: float) -> None:
        """Dim all that was drawn so far towards a colour; what is clear stays clear."""
        image = self._image
        if image.mode == "RGBA":
            mask = image.getchannel("A").point([round(a * strength) for a in range(256)])
            image.paste((*_colour(paint), 255), mask=mask)
        else:
            mask = Image.new("L", image.size, round(255 * strength))
            image.paste(_colour(paint), mask=mask)

    def piece(self) -> Piece:
        """Return what was drawn as a piece for other pictures."""
        return Piece(self._image, tuple(self.log))

    def picture(self) -> Picture:
        """Return the finished picture as a PNG of 256 colours."""
        flat = self._image.quantize(palette=_own_palette(), dither=Image.Dither.NONE)
        file = io.BytesIO()
        flat.save(file, "PNG", compress_level=2)
        return Picture(file.getvalue(), "png", self.box.width, self.box.height)

    def pixels(self) -> Image.Image:
        """Return the picture before its colours are reduced."""
        return self._image


def text_width(text: str, font: Font = Font.BOLD, size: int = 0) -> int:
    """Return how wide a text is at a size, or at the smallest size of its font."""
    ink = _ink(text, font, size or FLOORS[font])
    return 0 if ink is None else ink[0].width


def readable(text: str) -> str:
    """Return a text without what the fonts cannot draw: emoji, other scripts, control signs."""
    whole = unicodedata.normalize("NFC", text)
    kept = (sign if sign.isspace() or _has(sign) else "" for sign in whole)
    return " ".join("".join(kept).split())


_drawing_lock = Lock()
"""FreeType's faces must not be used by two threads at once."""


_threads = local()


@lru_cache(maxsize=256)
def _colour(paint: Paint) -> Colour:
    return ImageColor.getrgb(paint)


@lru_cache(maxsize=64)
def _corners(radius: int) -> tuple[Image.Image, ...]:
    """Return the masks of round corners: left and right of the top, then of the bottom."""
    fine = 4
    side = radius * fine
    mask = Image.new("L", (2 * side, 2 * side), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, 2 * side - 1, 2 * side - 1), fill=255)
    disc = mask.reduce(fine)
    return tuple(
        disc.crop((x, y, x + radius, y + radius)) for y in (0, radius) for x in (0, radius)
    )


@lru_cache(maxsize=2048)
def _drawing(name: str, side: int, faded: bool) -> Image.Image:
    png = resvg_py.svg_to_bytes(
        svg_string=svg(name), width=side, height=side, skip_system_fonts=True
    )
    drawing = Image.open(io.BytesIO(png)).convert("RGBA")
    if faded:
        drawing.putalpha(drawing.getchannel("A").point([level * 2 // 5 for level in range(256)]))
    return drawing


@lru_cache(maxsize=128)
def _face(font: Font, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(font.file, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def _ink(text: str, font: Font, size: int) -> tuple[Image.Image, int] | None:
    """Return a text's ink, and how far below the base line it begins."""
    with _drawing_lock:
        face = _face(font, size)
        left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor="ls"))
        if right <= left or bottom <= top:
            return None
        mask = Image.new("L", (right - left, bottom - top), 0)
        ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=face, anchor="ls")
    return mask, top


@lru_cache(maxsize=4096)
def _fitted(text: str, font: Font, size: int, width: int) -> tuple[str, int]:
    floor = FLOORS[font]
    for smaller in range(size, floor - 1, -1):
        if text_width(text, font, smaller) <= width:
            return text, smaller
    words = text.split()
    shorter = [" ".join(words[:count]) + "…" for count in range(len(words) - 1, 0, -1)]
    shorter += [words[0][:count] + "…" for count in range(len(words[0]) - 1, 0, -1)]
    fits = (each for each in shorter if text_width(each, font, floor) <= width)
    return next(fits, ""), floor


@lru_cache(maxsize=4096)
def _has(sign: str) -> bool:
    if unicodedata.category(sign)[0] in "CM":
        return False
    return all(_glyph(font, sign) not in (b"", _glyph(font, "\uffff")) for font in Font)


def _glyph(font: Font, sign: str) -> bytes:
    ink = _ink(sign, font, FLOORS[font])
    return b"" if ink is None else bytes(ink[0].tobytes())


def _own_palette() -> Image.Image:
    """Return this thread's palette: Pillow writes a cache into it while it converts."""
    if not hasattr(_threads, "palette"):
        _threads.palette = _palette().copy()
    own: Image.Image = _threads.palette
    return own


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    colours = [_colour(f"#{line}") for line in PALETTE.read_text(encoding="ascii").split()]
    palette = Image.new("P", (1, 1))
    palette.putpalette([level for colour in colours for level in colour])
    return palette


def common_colours(canvases: Sequence[Canvas], exact: Sequence[Paint]) -> tuple[Paint, ...]:
    """Return 256 colours for pictures such as these, the `exact` ones among them."""
    height = sum(canvas.box.height for canvas in canvases)
    sheet = Image.new("RGB", (WIDTH, height))
    top = 0
    for canvas in canvases:
        sheet.paste(canvas.pixels(), (0, top))
        top += canvas.box.height
    wanted = list(dict.fromkeys(map(_colour, exact)))
    mixed = sheet.quantize(256 - len(wanted), method=Image.Quantize.MEDIANCUT, kmeans=2)
    levels = mixed.getpalette() or []
    wanted += [tuple(levels[at : at + 3]) for at in range(0, 3 * (256 - len(wanted)), 3)]
    return tuple("#{:02x}{:02x}{:02x}".format(*colour) for colour in wanted)
