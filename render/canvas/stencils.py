"""Drawings and round corners as pixels, each made once for every size that is needed."""

import io
from collections.abc import Sequence
from math import ceil

import resvg_py
from PIL import Image, ImageChops, ImageDraw

from ..art import svg, view_box
from ..paints import Paint
from ..themes import Theme
from .image_cache import cached

FINE = 4
"""Masks are drawn this many times larger, so that their edges are smooth."""


@cached
def drawing(name: str, width: int, height: int, theme: Theme, faded: bool) -> Image.Image:
    """Return a drawing as large as fits into a size; raises `NoDrawing`."""
    wide, high = view_box(name)
    zoom = min(width / wide, height / high)
    image = _raster(theme.recoloured(svg(name)), ceil(wide * zoom), ceil(high * zoom))
    image = image.crop((0, 0, min(image.width, width), min(image.height, height)))
    if faded:
        strength = [round(level * theme.faded) for level in range(256)]
        image.putalpha(image.getchannel("A").point(strength))
    return image


def clear_png(name: str, side: int, theme: Theme) -> bytes:
    """Return a drawing on a clear ground as the bytes of a PNG; raises `NoDrawing`."""
    file = io.BytesIO()
    drawing(name, side, side, theme, faded=False).save(file, "PNG", optimize=True)
    return file.getvalue()


@cached
def scene(
    name: str, width: int, height: int, radius: int, theme: Theme, outline: Paint | None
) -> Image.Image:
    """Return the middle of a drawing that fills a size to its round corners; raises `NoDrawing`."""
    wide, high = view_box(name)
    zoom = max(width / wide, height / high)
    drawn = svg(name)
    lines = theme.recoloured(drawn) if outline is None else theme.outlined(drawn, outline)
    whole = _raster(lines, ceil(wide * zoom), ceil(high * zoom))
    left, top = (whole.width - width) // 2, (whole.height - height) // 2
    image = whole.crop((left, top, left + width, top + height))
    image.putalpha(ImageChops.multiply(image.getchannel("A"), _rounded(width, height, radius)))
    return image


@cached
def corners(radius: int) -> tuple[Image.Image, ...]:
    """Return the masks of round corners: left and right of the top, then of the bottom."""
    side = radius * FINE
    mask = Image.new("L", (2 * side, 2 * side), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, 2 * side - 1, 2 * side - 1), fill=255)
    disc = mask.reduce(FINE)
    return tuple(
        disc.crop((x, y, x + radius, y + radius)) for y in (0, radius) for x in (0, radius)
    )


def area(points: Sequence[tuple[float, float]], width: int, height: int) -> Image.Image:
    """Return the mask of what lies within points."""
    mask = Image.new("L", (width * FINE, height * FINE), 0)
    ImageDraw.Draw(mask).polygon(_finer(points), fill=255)
    return mask.reduce(FINE)


def line(points: Sequence[tuple[float, float]], thick: int, width: int, height: int) -> Image.Image:
    """Return the mask of a line from point to point; its ends and corners are round."""
    mask, half = Image.new("L", (width * FINE, height * FINE), 0), thick * FINE / 2
    draw = ImageDraw.Draw(mask)
    draw.line(_finer(points), fill=255, width=thick * FINE)
    for x, y in _finer(points):
        draw.ellipse((x - half, y - half, x + half, y + half), fill=255)
    return mask.reduce(FINE)


def _finer(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    return [(x * FINE, y * FINE) for x, y in points]


def _rounded(width: int, height: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width * FINE, height * FINE), 0)
    box = (0, 0, width * FINE - 1, height * FINE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * FINE, fill=255)
    return mask.reduce(FINE)


def _raster(drawn: str, width: int, height: int) -> Image.Image:
    png = resvg_py.svg_to_bytes(
        svg_string=drawn, width=width, height=height, skip_system_fonts=True
    )
    return Image.open(io.BytesIO(png)).convert("RGBA")
