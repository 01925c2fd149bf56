"""Numbers beside a curve: each in the shape of its seat, where it hides the least."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from math import dist
from typing import NamedTuple

from engine.core.game import Seat

from .box import Box
from .canvas import Canvas, Point
from .paints import Paint

SIDE = 78
"""How large a number with its shape is."""
DOT = 22
"""How large a dot on a curve is; so near to its place a flag's line hides nothing."""
ASIDE = (-100, 100, -190, 190, -280, 280)
"""How far at the side a number stands where there is no room above or below its place."""
REACH = ASIDE[-1] + SIDE
"""How far from its place on the curve a number may stand."""

WIDEST: Mapping[int, tuple[int, int]] = {2: (0, 5), 5: (0, 9), 6: (-12, 1)}
"""How far from its middle a seat's shape has room for a number, where that is not its middle."""


class Flag(NamedTuple):
    """What is numbered: a place on the curve, whose shape is drawn, and which way is better."""

    at: Point
    seat: Seat
    up: bool = True


def draw_flags(
    canvas: Canvas, chart: Box, flags: Sequence[Flag], curves: Sequence[Sequence[Point]]
) -> None:
    """Number flags from 1, inside the chart, with a line from each to its place on a curve."""
    dense, taken = [point for curve in curves for point in _dense(curve)], list[Box]()
    for flag in flags:
        x, y = (round(each) for each in flag.at)
        places = [box for box in _places(x, y, up=flag.up) if _free(chart, box, taken)]
        places = places or [box for box in _beside(x, y) if _free(chart, box, taken)]
        near = [point for point in dense if abs(point[0] - x) < REACH]
        hidden = partial(_hidden, near, flag.at)
        clear = (box for box in places if not hidden(box))
        taken.append(next(clear, None) or min(places, key=hidden))
        _point_at(canvas, (x, y), taken[-1])
    for number, (flag, box) in enumerate(zip(flags, taken, strict=True), start=1):
        canvas.icon(f"seat-{flag.seat}", box)
        aside, down = WIDEST.get(flag.seat, (0, 0))
        canvas.text(str(number), box.moved(aside, down), 40, Paint.INK)


def _dense(points: Sequence[Point]) -> Iterator[Point]:
    """Yield points of the curve that are close together."""
    for start, end in pairwise(points):
        yield from _between(start, end, 4 + round(abs(end[1] - start[1]) / 8))


def _between(start: Point, end: Point, steps: int) -> Iterator[Point]:
    (x, y), (far, there) = start, end
    for n in range(steps):
        yield x + (far - x) * n / steps, y + (there - y) * n / steps


def _hidden(curve: Sequence[Point], at: Point, flag: Box) -> int:
    """Return how much of the curve a number and the line to it would hide."""
    left, top, right, bottom = flag.x - 6, flag.y - 6, flag.right + 6, flag.bottom + 6
    covered = sum(left <= x < right and top <= y < bottom for x, y in curve)
    middle = (flag.x + flag.width / 2, flag.y + flag.height / 2)
    line = [each for each in _between(at, middle, 12) if dist(each, at) > DOT]
    return covered + sum(any(dist(each, part) < DOT / 2 for part in curve) for each in line)


def _places(x: int, y: int, *, up: bool) -> Iterator[Box]:
    """Yield where a number may stand, the best first: away from where the curve goes."""
    first = -1 if up else 1
    for far in (68, 90, 120, 150, 190, 240, 290):
        for aside in (0, -50, 50, -90, 90, -140, 140):
            for way in (first, -first):
                yield Box(x + aside - SIDE // 2, y + way * far - SIDE // 2, SIDE, SIDE)


def _beside(x: int, y: int) -> Iterator[Box]:
    """Yield where a number may stand if others in a corner of the chart leave no such place."""
    for aside in ASIDE:
        for down in (0, -80, 80, -160, 160):
            yield Box(x + aside - SIDE // 2, y + down - SIDE // 2, SIDE, SIDE)


def _free(chart: Box, box: Box, taken: Sequence[Box]) -> bool:
    return chart.inset(-4).holds(box) and not any(box.meets(other) for other in taken)


def _point_at(canvas: Canvas, at: tuple[int, int], flag: Box) -> None:
    middle = (flag.x + SIDE // 2, flag.y + SIDE // 2)
    canvas.line((at, middle), Paint.INK, thick=5)
    canvas.fill(Box(at[0] - 9, at[1] - 9, 18, 18), Paint.INK, radius=9)
