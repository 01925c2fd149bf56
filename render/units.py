"""How many there are of something: one drawing with a number, or units in rows."""

from collections.abc import Sequence

from .box import Box
from .canvas import Canvas
from .paints import Paint
from .signs import Sign, draw_signs, row_width

Unit = tuple[Sign, int]

DIGIT = 0.52
"""How wide a digit is, in sizes of the font."""
LEAST, MOST = 34, 62
"""The smallest and the largest side of a unit."""


def amount(canvas: Canvas, icon: str, number: int, box: Box) -> None:
    """Draw an icon with a number at its right; below zero, the number has a minus sign."""
    side = min(box.height, box.width * 2 // 5)
    canvas.icon(icon, Box(box.x, box.y, side, box.height))
    room = Box(box.x + side + 4, box.y, box.width - side - 4, box.height)
    canvas.text(str(number).replace("-", "−"), room, side * 7 // 8, Paint.IVORY, align="left")


def shields_width(number: int, height: int) -> int:
    """Return how wide a shield with this number is: two digits have a wider one."""
    return height * 5 // 4 if number > 9 else height


def draw_shields(canvas: Canvas, number: int, box: Box) -> None:
    """Draw a number of shields on one shield in the middle of a box."""
    side = min(box.width, box.height)
    several = number > 9
    canvas.icon("shield-wide" if several else "shield-plain", box)
    size = min(box.height, box.width * 4 // 5) * 5 // 8 if several else side * 2 // 3
    canvas.text(str(number), box.moved(0, -side // 24), size, Paint.INK)


def draw_units(canvas: Canvas, units: Sequence[Unit], box: Box, lines: int) -> int:
    """Draw units in at most so many lines; return how wide the widest line is."""
    right = box.x
    side, rows = _packed(units, box, lines)
    for row, line in zip(rows, box.rows(len(rows)), strict=True):
        x = box.x
        for sign, number in row:
            wide = row_width((sign,), side)
            draw_signs(canvas, (sign,), Box(x, line.y, wide, line.height).centred(wide, side))
            x += wide + 2
            if number > 1:
                wide = _digits(number, side)
                room = Box(x, line.y, wide, line.height)
                canvas.text(str(number), room, side * 4 // 5, Paint.IVORY)
                x += wide
            x += 6
        right = max(right, x)
    return right - box.x


def _digits(number: int, side: int) -> int:
    """Return the room for a number beside an icon of this side."""
    return round(max(LEAST, side * 4 // 5) * DIGIT) * len(str(number)) + 4


def _packed(units: Sequence[Unit], box: Box, lines: int) -> tuple[int, list[list[Unit]]]:
    """Return how large the units can be in so many lines, and the lines."""
    for side in range(min(MOST, box.height), LEAST - 1, -1):
        rows = _rows(units, side, box.width)
        if len(rows) <= min(lines, max(1, box.height // side)):
            return side, rows
    return LEAST, _rows(units, LEAST, box.width)


def _rows(units: Sequence[Unit], side: int, width: int) -> list[list[Unit]]:
    rows: list[list[Unit]] = [[]]
    used = 0
    for unit in units:
        wide = row_width((unit[0],), side) + 8
        wide += _digits(unit[1], side) if unit[1] > 1 else 0
        if used + wide > width + 6 and rows[-1]:
            rows.append([])
            used = 0
        rows[-1].append(unit)
        used += wide
    return rows
