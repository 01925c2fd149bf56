"""The themes: which there are, the colour of every paint, and what becomes of the drawings."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from .art import ART
from .paints import Paint

THEMES = ART / "themes"
_HEX = re.compile(r"#[0-9a-f]{6}")

Colour = tuple[int, int, int]

LIGHTER = 1.3
"""How much bright words on a colour are preferred to dark ones, before their contrast counts."""


class BadTheme(ValueError):  # noqa: N818 - names what is bad
    """A theme's file cannot be used; the message names the file and the mistake."""


class Theme(Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """A look: the colour of every paint, and of the drawings what is coloured otherwise.

    `veil` is how much of the ground lies over a covered card, `faded` how strong a drawing is
    that does not count now; both from 0 to 1.
    """

    veil: float
    faded: float
    paints: dict[Paint, str]
    drawings: dict[str, str]
    name: str = ""

    def __reduce__(self) -> tuple[Callable[[str], "Theme"], tuple[str]]:
        """Go to another process as a name: what is drawn in a theme is kept by its identity."""
        return theme, (self.name,)

    def colour(self, paint: Paint) -> Colour:
        """Return the red, green and blue of a paint, 0 to 255."""
        return _rgb(self.paints[paint])

    def on(self, ground: Paint) -> Paint:
        """Return the paint for words on a ground: bright or dark, whichever is read better."""
        light = contrast(self.colour(Paint.WHITE), self.colour(ground))
        dark = contrast(self.colour(Paint.INK), self.colour(ground))
        return Paint.WHITE if light * LIGHTER >= dark else Paint.INK

    def recoloured(self, svg: str) -> str:
        """Return a drawing in the colours of this theme."""
        if not self.drawings:
            return svg
        return _HEX.sub(lambda found: self.drawings.get(found[0], found[0]), svg)

    def outlined(self, svg: str, line: Paint = Paint.CHALK) -> str:
        """Return a drawing as lines of one paint on dark paper."""
        paper, chalk = self.paints[Paint.PAPER], self.paints[line]
        filled = re.sub(r'(?<=fill=")#[0-9a-f]{6}', paper, svg)
        return re.sub(r'(?<=stroke=")#[0-9a-f]{6}', chalk, filled)

    @property
    def palette(self) -> Path:
        """The file of the colours of every picture of this theme, `rrggbb` a line."""
        return THEMES / f"{self.name}.palette"


@cache
def themes() -> Mapping[str, Theme]:
    """Return the themes by name, the standard one first; raises `BadTheme`."""
    files = sorted(THEMES.glob("*.toml"), key=lambda file: (file.stem != "standard", file.stem))
    return {file.stem: read_theme(file) for file in files}


def read_theme(file: Path) -> Theme:
    """Return the theme of a file; raises `BadTheme` where something lacks or is no colour."""
    try:
        read = msgspec.toml.decode(file.read_bytes(), type=Theme)
    except msgspec.MsgspecError as error:
        raise BadTheme(f"{file.name}: {error}") from error
    lacking = sorted(set(Paint) - set(read.paints))
    if lacking:
        raise BadTheme(f"{file.name}: no colour for {', '.join(lacking)}")
    for colour in (*read.paints.values(), *read.drawings, *read.drawings.values()):
        if not _HEX.fullmatch(colour):
            raise BadTheme(f"{file.name}: {colour!r} is no colour like #1b2133")
    return msgspec.structs.replace(read, name=file.stem)


def theme(name: str) -> Theme:
    """Return the theme of a name; one that is not there any more looks like the standard one."""
    return themes().get(name, STANDARD)


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, from 1 to 21, as WCAG 2 defines it."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


@cache
def _luminance(colour: Colour) -> float:
    parts = [level / 255 for level in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def _rgb(colour: str) -> Colour:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


STANDARD = themes()["standard"]
