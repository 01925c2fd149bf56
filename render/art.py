"""The drawings: which there are, their SVG, and how large they were drawn."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

ART = Path(__file__).parents[1] / "data" / "art"


class NoDrawing(LookupError):  # noqa: N818 - names what is missing
    """There is no drawing of this name; the message has the file that is missing."""


@cache
def drawings() -> frozenset[str]:
    """Return the names of all drawings."""
    return frozenset(file.stem for file in ART.glob("*.svg"))


def card_scene(card: str, resources: Iterable[str], colour: str) -> str:
    """Return the most particular drawing there is: of a card, what it gives, or its colour.

    Raises `NoDrawing`.
    """
    given = (f"scene-{each}" for each in resources)
    names = (f"scene-{card}", *given, f"building-{colour}")
    found = next((name for name in names if name in drawings()), None)
    if found is None:
        raise NoDrawing(f"data/art has no {_files(*names)}")
    return found


@cache
def svg(name: str) -> str:
    """Return the SVG of a drawing; raises `NoDrawing`."""
    if name not in drawings():
        raise NoDrawing(f"data/art has no {_files(name)}")
    return (ART / f"{name}.svg").read_text(encoding="utf-8")


def _files(*names: str) -> str:
    return ", ".join(f"{name}.svg" for name in names)


@cache
def view_box(name: str) -> tuple[int, int]:
    """Return the width and height of a drawing in its own units; raises `NoDrawing`."""
    found = re.search(r'viewBox="0 0 (\d+) (\d+)"', svg(name))
    assert found is not None, name
    return int(found[1]), int(found[2])
