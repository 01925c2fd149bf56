"""The colours of a theme's pictures, chosen anew: every flat colour, and how they mix at edges."""

import re
from collections.abc import Iterator

from ..art import drawings, svg
from ..canvas import Canvas, common_colours
from ..themes import Theme
from . import (
    architects_pictures,
    architects_positions,
    duel_pictures,
    duel_positions,
    seven_pictures,
    seven_positions,
)
from .languages import language

SEEDS = range(3)
_HEX = re.compile(r"#[0-9a-f]{6}")


def renew_palette(theme: Theme) -> None:
    """Write the colours of a theme's pictures; due after a change of drawings or paints."""
    images = [canvas.pixels() for canvas in _canvases(theme)]
    named = [*theme.paints.values()]
    for name in sorted(drawings()):
        named += _HEX.findall(theme.recoloured(svg(name)))
    colours = common_colours(images, named)
    theme.palette.write_text("".join(f"{colour[1:]}\n" for colour in colours), "ascii")


def _canvases(theme: Theme) -> Iterator[Canvas]:
    """Yield pictures of all games, whose colours are counted."""
    words = language("en-US")
    for seed in SEEDS:
        for n, position in duel_positions.chosen(seed):
            if n % 6 == 0:
                look = duel_pictures.look_at(position, words, theme=theme)
                yield from duel_pictures.drawn(position, look).values()
    for seed in seven_positions.GAMES:
        for n, turn in seven_positions.chosen(seed):
            if n % 2 == 0:
                look = seven_pictures.look_at(turn, words, theme=theme)
                yield from seven_pictures.drawn(turn, look).values()
    for seed in architects_positions.GAMES:
        for n, at in architects_positions.chosen(seed):
            if n % 2 == 0:
                look = architects_pictures.look_at(at, words, theme=theme)
                yield from architects_pictures.drawn(at, look).values()
