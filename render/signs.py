"""What an effect looks like: a row of drawings with numbers, and how it is drawn."""

from collections.abc import Iterable
from typing import NamedTuple

from .box import Box
from .canvas import Align, Canvas
from .fonts import FLOORS, Font
from .paints import Paint

PALE = {"coin-lost", "coin-free", "coin-dear", "laurel-dark", "loot", "goods", "letter", "defeat"}
"""Drawings so dark that the number on them is white."""

WHOLE = (1, 0, 62, 64)
ROOM = {
    "coin-dear": (1, 16, 62, 48),
    "coin-trade": (1, 12, 54, 50),
    "victory": (3, 15, 58, 48),
    "laurel": (1, 1, 62, 49),
}
"""Where a number stands on a drawing, in its own units, if not in the middle of all of it."""

DIGIT, DIGITS = 0.76, 0.62
"""How large one digit is on a drawing, and how large each of several, of the drawing's height."""
LARGE = {"coin": 0.84, "laurel": 0.8}
"""The same of one digit on drawings that have more room: what decides a move is read there."""

LEAST = FLOORS[Font.BOLD]

CHOICE = 0.82
"""How large resources of choice are, of the row's height: there are slashes between them."""


PYRAMID, STEEP = 0.58, 0.42
"""How large three resources of choice are, one above two, and how far apart their rows."""


class Icon(NamedTuple):
    """A drawing, with what is written on it."""

    name: str
    number: str = ""


class Sign(NamedTuple):
    """One effect: its drawings side by side, and small ones at their corner.

    Of a `choice` one is given, not all. What stands `upon` a drawing hides its corner.
    """

    icons: tuple[Icon, ...]
    badges: tuple[Icon, ...] = ()
    choice: bool = False
    upon: bool = False


def together(shown: Iterable[Sign]) -> tuple[Sign, ...]:
    """Return signs, of which neighbours with the same badges share them."""
    found: list[Sign] = []
    for new in shown:
        if found and new.badges and found[-1].badges == new.badges:
            found[-1] = found[-1]._replace(icons=found[-1].icons + new.icons)
        else:
            found.append(new)
    return tuple(found)


def draw_signs(canvas: Canvas, shown: Iterable[Sign], box: Box, *, align: Align = "middle") -> None:
    """Draw signs in a row, as large as the box allows."""
    shown, gap = tuple(shown), 4
    side = box.height
    while side > LEAST and _row_width(shown, side, gap) > box.width:
        side -= 1
    width = _row_width(shown, side, gap)
    spare = max(0, box.width - width)
    x = box.x + {"left": 0, "middle": spare // 2, "right": spare}[align]
    y = box.y + (box.height - side) // 2
    canvas.row("signs", Box(x, y, width, side), box)
    for each in shown:
        _draw(canvas, each, Box(x, y, _width(each, side), side))
        x += _width(each, side) + gap


def row_width(shown: Iterable[Sign], side: int) -> int:
    """Return how wide signs are in a row of this height."""
    return _row_width(tuple(shown), side, 4)


def _row_width(shown: tuple[Sign, ...], side: int, gap: int) -> int:
    return sum(_width(each, side) for each in shown) + gap * (len(shown) - 1)


def _step(sign: Sign, side: int) -> int:
    """Return the step from one drawing of a sign to the next: what is the same overlaps."""
    if sign.choice:
        return round(side * (CHOICE + 0.14))
    alike = len(set(sign.icons)) == 1
    return round(side * (0.68 if alike else 0.9))


def _badge(sign: Sign, side: int) -> int:
    if sign.upon:
        return side * 5 // 8
    wide = any(badge.number for badge in sign.badges)
    if wide:
        return max(40, side * 2 // 3)
    return min(side, max(42, side * 3 // 4)) if len(sign.badges) == 1 else max(30, side * 5 // 9)


def _aside(sign: Sign, side: int) -> bool:
    """Return whether several badges lie side by side: where one above the other is no room."""
    return len(sign.badges) > 2 or (len(sign.badges) > 1 and side < 46)


def stacked(sign: Sign) -> bool:
    """Return whether a sign's drawings lie one above two: in a row they would be specks."""
    return sign.choice and len(sign.icons) == 3


def _width(sign: Sign, side: int) -> int:
    if stacked(sign):
        return round(2 * PYRAMID * side)
    icons = side if not sign.choice else round(side * CHOICE)
    width = icons + _step(sign, side) * (len(sign.icons) - 1)
    if sign.upon:
        width += side // 5
    elif sign.badges:
        written = len(sign.icons[-1].number)
        crowded = written > 1 or (written and side < 44)
        told = any(badge.number for badge in sign.badges)
        more = len(sign.badges) - 1 if _aside(sign, side) else 0
        width += round(_badge(sign, side) * (more + (0.95 if crowded or told else 0.88)))
    return width


def _pyramid(canvas: Canvas, sign: Sign, box: Box) -> None:
    size, low = round(box.height * PYRAMID), box.y + round(box.height * STEEP)
    places = ((box.x + (box.width - size) // 2, box.y), (box.x, low), (box.right - size, low))
    for icon, (x, y) in zip(sign.icons, places, strict=True):
        draw_icon(canvas, icon, Box(x, y, size, size))
    side = (box.width - size) // 2
    for flank in (box.x, box.right - side):
        canvas.icon("or", Box(flank, box.y, side, low - box.y + side // 2))


def _draw(canvas: Canvas, sign: Sign, box: Box) -> None:
    if stacked(sign):
        _pyramid(canvas, sign, box)
        return
    side, step = box.height, _step(sign, box.height)
    size = round(side * CHOICE) if sign.choice else side
    for n, icon in enumerate(sign.icons):
        draw_icon(canvas, icon, Box(box.x + n * step, box.y + (side - size) // 2, size, size))
    for n in range(1, len(sign.icons) if sign.choice else 0):
        middle = box.x + n * step - (step - size) // 2
        canvas.icon("or", Box(middle - side // 4, box.y + side // 4, side // 2, side // 2))
    badge = _badge(sign, side)
    for n, icon in enumerate(reversed(sign.badges)):
        corner = Box(box.right - badge, box.bottom - badge, badge, badge)
        shift = (-n * badge, 0) if _aside(sign, side) else (0, -n * (side - badge))
        draw_icon(canvas, icon, corner.moved(*shift))


def draw_icon(canvas: Canvas, icon: Icon, box: Box) -> None:
    """Draw one drawing in a square with its number on it."""
    canvas.icon(icon.name, box)
    if icon.number:
        paint = Paint.WHITE if icon.name in PALE else Paint.INK
        side = min(box.width, box.height)
        square = box.centred(side, side)
        left, top, wide, high = (each * side // 64 for each in ROOM.get(icon.name, WHOLE))
        room = Box(square.x + left, square.y + top, wide, high)
        part = LARGE.get(icon.name, DIGIT) if len(icon.number) == 1 else DIGITS
        size = max(LEAST, round(box.height * part))
        canvas.text(icon.number, room, size, paint)
