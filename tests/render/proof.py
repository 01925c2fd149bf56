"""What the log of every canvas must show."""

from collections.abc import Iterator

from render.canvas import Canvas, Drawn
from render.fonts import FLOORS

LEAST_SIZE = min(FLOORS.values())


def faults(canvas: Canvas, names: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield what is wrong: outside, too small, one over the other, or shortened without need.

    Only names, and sentences with a name in them, may be shortened.
    """
    texts: list[Drawn] = []
    beginnings = tuple(name[:3] for name in names)
    for drawn in canvas.log:
        if not canvas.box.holds(drawn.ink):
            yield f"outside the picture: {drawn}"
        if not drawn.within.holds(drawn.ink):
            yield f"outside its box: {drawn}"
        for text in texts:
            if drawn.kind != "row" and drawn.ink.meets(text.ink):
                yield f"over a text: {drawn} {text}"
        if drawn.kind == "text":
            texts.append(drawn)
            if drawn.size < LEAST_SIZE or not drawn.what:
                yield f"too small: {drawn}"
            if "…" in drawn.what and not any(name in drawn.what for name in beginnings):
                yield f"shortened: {drawn}"


def assert_sound(canvas: Canvas, names: tuple[str, ...] = ()) -> None:
    assert list(faults(canvas, names)) == []


def texts(canvas: Canvas) -> list[str]:
    return [drawn.what for drawn in canvas.log if drawn.kind == "text"]


def icons(canvas: Canvas) -> list[str]:
    return [drawn.what for drawn in canvas.log if drawn.kind == "icon"]
