"""The canvas: shapes, drawings and text put in boxes, and a log of what was drawn where."""

from collections.abc import Iterator, Sequence
from math import ceil, floor
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from ..box import Box
from ..fonts import FLOORS, Font
from ..paints import Paint
from ..themes import STANDARD, Theme
from . import files, letters, stencils

Align: TypeAlias = Literal["left", "middle", "right"]
Point: TypeAlias = tuple[float, float]


class Drawn(NamedTuple):
    """One thing drawn: where its ink is, and the box that it had to stay in.

    `what` is a text, or the name of a drawing or of a paint; a text has a size and a paint too.
    """

    kind: Literal["text", "icon", "shape", "row"]
    what: str
    ink: Box
    within: Box
    size: int = 0
    paint: Paint | None = None


class Piece(NamedTuple):
    """A part of a picture that is drawn once and used often, and all that was drawn for it."""

    image: Image.Image
    drawn: "tuple[Drawn | Stamped, ...]"

    @property
    def log(self) -> tuple[Drawn, ...]:
        """What was drawn, in order."""
        return tuple(_unfolded(self.drawn))


class Stamped(NamedTuple):
    """What was drawn for a piece on a picture, and where its left upper corner is.

    It does not hold the image of the piece, which need not stay in memory for a log.
    """

    drawn: "tuple[Drawn | Stamped, ...]"
    x: int
    y: int


class Canvas:
    """A picture in the making; `log` tells what was drawn, in order."""

    def __init__(
        self,
        width: int,
        height: int,
        ground: Paint = Paint.NIGHT,
        theme: Theme = STANDARD,
        *,
        clear: bool = False,
    ) -> None:
        """Start with a ground of one colour; a `clear` one is seen through, for pieces."""
        colour = theme.colour(ground)
        self._image = (
            Image.new("RGBA", (width, height), (*colour, 0))
            if clear
            else Image.new("RGB", (width, height), colour)
        )
        self.theme = theme
        self.box = Box(0, 0, width, height)
        self._drawn: list[Drawn | Stamped] = []

    @property
    def log(self) -> list[Drawn]:
        """What was drawn, in order; read by tests alone, so it is put together when asked for."""
        return list(_unfolded(self._drawn))

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
        self._drawn.append(Drawn("shape", paint, box, self.box))
        if edge is not None:
            self._fill(box, edge, radius)
            box, radius = box.inset(thick), max(0, radius - thick)
        self._fill(box, paint, radius)

    def _fill(self, box: Box, paint: Paint, radius: int) -> None:
        colour, (x, y, width, height) = self.theme.colour(paint), box
        radius = min(radius, width // 2, height // 2)
        paste = self._image.paste
        # Only the corners need a mask: three plain bars between them are much faster.
        paste(colour, (x + radius, y, box.right - radius, y + radius))
        paste(colour, (x, y + radius, box.right, box.bottom - radius))
        paste(colour, (x + radius, box.bottom - radius, box.right - radius, box.bottom))
        if radius:
            far, low = box.right - radius, box.bottom - radius
            places = ((x, y), (far, y), (x, low), (far, low))
            for corner, at in zip(stencils.corners(radius), places, strict=True):
                paste(colour, at, corner)

    def icon(self, name: str, box: Box, *, faded: bool = False) -> None:
        """Draw a drawing as large as fits in the middle of a box; raises `NoDrawing`."""
        drawing = stencils.drawing(name, box.width, box.height, self.theme, faded)
        at = box.centred(drawing.width, drawing.height)
        self._image.paste(drawing, (at.x, at.y), drawing)
        self._drawn.append(Drawn("icon", name, at, box))

    def scene(
        self,
        name: str,
        box: Box,
        *,
        radius: int = 0,
        outline: bool = False,
        line: Paint = Paint.CHALK,
    ) -> None:
        """Fill a box with the middle of a drawing, or with its outline; raises `NoDrawing`."""
        drawn_as = line if outline else None
        scene = stencils.scene(name, box.width, box.height, radius, self.theme, drawn_as)
        self._image.paste(scene, (box.x, box.y), scene)
        self._drawn.append(Drawn("icon", name, box, box))

    def area(self, points: Sequence[Point], paint: Paint) -> None:
        """Fill what lies within points that follow on one another."""
        box = _around(points, 0)
        self._stencil(stencils.area(_from(box, points), box.width, box.height), box, paint)

    def line(self, points: Sequence[Point], paint: Paint, *, thick: int) -> None:
        """Draw a line from point to point, its ends and corners round."""
        box = _around(points, thick)
        shape = stencils.line(_from(box, points), thick, box.width, box.height)
        self._stencil(shape, box, paint)

    def _stencil(self, shape: Image.Image, box: Box, paint: Paint) -> None:
        self._image.paste(self.theme.colour(paint), (box.x, box.y), shape)
        self._drawn.append(Drawn("shape", paint, box, self.box))

    def row(self, what: str, ink: Box, within: Box) -> None:
        """Log that drawings together take up a place, and the box that they had to stay in."""
        self._drawn.append(Drawn("row", what, ink, within))

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
        shown, size = letters.fitted(text, font, max(size, FLOORS[font]), box.width)
        ink = letters.ink(shown, font, size)
        if ink is None:
            self._drawn.append(Drawn("text", "", Box(box.x, box.y, 0, 0), box, size))
            return
        mask, top = ink
        spare = box.width - mask.width
        x = box.x + {"left": 0, "middle": spare // 2, "right": spare}[align]
        base = box.y + round((box.height + size * font.capital) / 2)
        # Letters that hang far below the line, as Arabic's, are lifted into the box.
        y = max(min(base + top, box.bottom - mask.height), min(box.y, base + top))
        at = Box(x, y, mask.width, mask.height)
        self._image.paste(self.theme.colour(paint), (at.x, at.y), mask)
        self._drawn.append(Drawn("text", shown, at, box, size, paint))

    def stamp(self, piece: Piece, x: int, y: int) -> None:
        """Put a piece on the picture with its left upper corner at a place."""
        mask = piece.image if piece.image.mode == "RGBA" else None
        self._image.paste(piece.image, (x, y), mask)
        self._drawn.append(Stamped(piece.drawn, x, y))

    def veil(self, paint: Paint, strength: float) -> None:
        """Dim all that was drawn so far towards a colour; what is clear stays clear."""
        image, colour = self._image, self.theme.colour(paint)
        if image.mode == "RGBA":
            mask = image.getchannel("A").point([round(a * strength) for a in range(256)])
            image.paste((*colour, 255), mask=mask)
        else:
            image.paste(colour, mask=Image.new("L", image.size, round(255 * strength)))

    def piece(self) -> Piece:
        """Return what was drawn as a piece for other pictures."""
        return Piece(self._image, tuple(self._drawn))

    def picture(self) -> files.Picture:
        """Return the finished picture as a PNG in the colours of its theme."""
        return files.png(self._image, self.theme)

    def pixels(self) -> Image.Image:
        """Return the picture before its colours are reduced."""
        return self._image


def _unfolded(drawn: Sequence[Drawn | Stamped]) -> Iterator[Drawn]:
    """Yield what was drawn, that of pieces at the places where they were put."""
    for each in drawn:
        if isinstance(each, Drawn):
            yield each
        else:
            for part in _unfolded(each.drawn):
                ink, within = part.ink.moved(each.x, each.y), part.within.moved(each.x, each.y)
                yield part._replace(ink=ink, within=within)


def _around(points: Sequence[Point], thick: int) -> Box:
    """Return the box that a line of this thickness through points takes up."""
    across, down = zip(*points, strict=True)
    half = thick / 2
    x, y = floor(min(across) - half), floor(min(down) - half)
    return Box(x, y, ceil(max(across) + half) - x + 1, ceil(max(down) + half) - y + 1)


def _from(box: Box, points: Sequence[Point]) -> list[Point]:
    return [(x - box.x, y - box.y) for x, y in points]
