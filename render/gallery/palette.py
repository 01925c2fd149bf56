"""The colours of a theme's pictures, chosen anew: every flat colour, and how they mix at edges."""

import re

from ..art import drawings, svg
from ..canvas import common_colours
from ..themes import Theme
from .pictures import drawn, look_at
from .positions import chosen, language

SEEDS = range(3)
_HEX = re.compile(r"#[0-9a-f]{6}")


def renew_palette(theme: Theme) -> None:
    """Write the colours of a theme's pictures; due after a change of drawings or paints."""
    words = language("en-US")
    images = [
        canvas.pixels()
        for seed in SEEDS
        for n, position in chosen(seed)
        if n % 6 == 0
        for canvas in drawn(position, look_at(position, words, theme=theme)).values()
    ]
    named = [*theme.paints.values()]
    for name in sorted(drawings()):
        named += _HEX.findall(theme.recoloured(svg(name)))
    colours = common_colours(images, named)
    theme.palette.write_text("".join(f"{colour[1:]}\n" for colour in colours), "ascii")
