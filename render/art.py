"""The drawings: which there are, and their SVG."""

from functools import cache
from pathlib import Path

ART = Path(__file__).parents[1] / "data" / "art"
PALETTE = ART / "palette.txt"
"""The colours of every picture, `rrggbb` a line; `python -m render.gallery --palette` writes it."""


class NoDrawing(LookupError):  # noqa: N818 - names what is missing
    """There is no drawing of this name."""


@cache
def drawings() -> frozenset[str]:
    """Return the names of all drawings."""
    return frozenset(file.stem for file in ART.glob("*.svg"))


@cache
def svg(name: str) -> str:
    """Return the SVG of a drawing, in a square of 64 by 64; raises `NoDrawing`."""
    if name not in drawings():
        raise NoDrawing(name)
    return (ART / f"{name}.svg").read_text(encoding="utf-8")
