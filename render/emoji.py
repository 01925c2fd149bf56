"""A drawing as an emoji: a small square picture on a clear ground, and what tells its version."""

from hashlib import sha256

from .art import svg
from .canvas import clear_png
from .themes import STANDARD

SIDE = 128
"""Pixels of a side, as Discord recommends."""

FORM = "1"
"""The way in which emojis are drawn: another value lets all of them count as changed."""

VERSION_LENGTH = 6


def emoji(name: str) -> bytes:
    """Return a drawing as the bytes of a PNG; raises `NoDrawing`."""
    return clear_png(name, SIDE, STANDARD)


def version(name: str) -> str:
    """Return what changes with a drawing, and with nothing else; raises `NoDrawing`.

    It is that of the drawing, not of its pixels: they differ between versions of the libraries.
    """
    drawn = f"{FORM} {SIDE} {STANDARD.recoloured(svg(name))}"
    return sha256(drawn.encode()).hexdigest()[:VERSION_LENGTH]
