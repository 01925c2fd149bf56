"""What the log of every canvas must show."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from render.box import Box
from render.canvas import Canvas, Drawn
from render.fonts import FLOORS

LEAST_SIZE = min(FLOORS.values())


def faults(canvas: Canvas, names: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield what is wrong: outside, too small, one over the other, or shortened without need.

    Only names, and sentences with a name in them, may be shortened.
    """
    texts: list[tuple[int, int, int, int, Drawn]] = []
    beginnings = tuple(name[:3] for name in names)
    for drawn in canvas.log:
        if not canvas.box.holds(drawn.ink):
            yield f"outside the picture: {drawn}"
        if not drawn.within.holds(drawn.ink):
            yield f"outside its box: {drawn}"
        left, top, right, bottom = _edges(drawn.ink)
        if drawn.kind != "row":
            # Millions of pairs are compared: plain numbers take a fifth of the time of `meets`.
            for west, north, east, south, text in texts:
                if left < east and west < right and top < south and north < bottom:
                    yield f"over a text: {drawn} {text}"
        if drawn.kind == "text":
            texts.append((left, top, right, bottom, drawn))
            if drawn.size < LEAST_SIZE or not drawn.what:
                yield f"too small: {drawn}"
            if "…" in drawn.what and not any(name in drawn.what for name in beginnings):
                yield f"shortened: {drawn}"


def _edges(box: Box) -> tuple[int, int, int, int]:
    """Return the first column and row of a box, and the first ones beyond it."""
    x, y, width, height = box
    return x, y, x + width, y + height


def assert_sound(canvas: Canvas, names: tuple[str, ...] = ()) -> None:
    assert list(faults(canvas, names)) == []


class Logged(Protocol):
    """A picture, or what is left of it without its pixels."""

    @property
    def log(self) -> Sequence[Drawn]: ...


def texts(canvas: Logged) -> list[str]:
    return [drawn.what for drawn in canvas.log if drawn.kind == "text"]


def icons(canvas: Logged) -> list[str]:
    return [drawn.what for drawn in canvas.log if drawn.kind == "icon"]
