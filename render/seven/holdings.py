"""What a city has, in parts that the board, the hand and the picture of a city share."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.seven.conflict import shields
from engine.seven.counting import count
from engine.seven.production import Production, lasting_effects
from engine.seven.types import COLOURS, RESOURCES, SYMBOLS, City

from ..box import Box
from ..canvas import Canvas, Piece
from ..paints import Paint
from ..signs import Icon, Sign, draw_icon, draw_signs, row_width
from ..themes import Theme
from .signs import of_choice

DIGIT = 0.52
"""How wide a digit is, in sizes of the font."""
LEAST, MOST = 34, 62
"""The smallest and the largest side of a unit that a city produces."""


def amount(canvas: Canvas, icon: str, number: int, box: Box) -> None:
    """Draw an icon with a number at its right."""
    side = min(box.height, box.width * 2 // 5)
    canvas.icon(icon, Box(box.x, box.y, side, box.height))
    room = Box(box.x + side + 4, box.y, box.width - side - 4, box.height)
    canvas.text(str(number), room, side * 7 // 8, Paint.IVORY, align="left")


def armed(canvas: Canvas, city: City, box: Box) -> None:
    """Draw a city's shields on one shield."""
    canvas.icon("shield-plain", box)
    side = min(box.width, box.height)
    canvas.text(str(shields(city)), box.moved(0, -2), side * 5 // 8, Paint.INK)


def tokens(canvas: Canvas, city: City, box: Box) -> None:
    """Draw the points of a city's victory tokens, and how many defeat tokens it has."""
    side = min(box.height, box.width // 2)
    won = Box(box.x, box.y, side, box.height)
    lost = won.moved(side + 2, 0)
    if city.victories:
        draw_icon(canvas, Icon("victory", str(sum(city.victories))), won)
    else:
        canvas.icon("victory", won, faded=True)
    if city.defeats:
        draw_icon(canvas, Icon("defeat", f"−{city.defeats}"), lost)
    else:
        canvas.icon("defeat", lost, faded=True)


def science(canvas: Canvas, city: City, box: Box) -> None:
    """Draw how many of each scientific symbol a city has, and how many of choice."""
    lasting = lasting_effects(city)
    free = (("any", lasting.free_symbols),) if lasting.free_symbols else ()
    held = (*zip(SYMBOLS, lasting.symbols, strict=True), *free)
    for (symbol, number), cell in zip(held, box.columns(len(held), 4), strict=True):
        side = min(cell.height, cell.width * 3 // 5)
        at = Box(cell.x, cell.y, side, cell.height)
        canvas.icon(f"science-{symbol}", at, faded=not number)
        room = Box(at.right + 3, cell.y, cell.width - side - 3, cell.height)
        text, paint = (str(number), Paint.IVORY) if number else ("–", Paint.HUSH)
        canvas.text(text, room, side * 4 // 5, paint, align="left")


def colours(canvas: Canvas, city: City, box: Box) -> None:
    """Draw how many cards of each colour a city has, as one small card a colour."""
    for colour, cell in zip(COLOURS, box.columns(len(COLOURS), 3), strict=True):
        size = (cell.width, cell.height)
        canvas.stamp(_colour(canvas.theme, colour, count(city, colour), size), cell.x, cell.y)


@lru_cache(maxsize=512)
def _colour(theme: Theme, colour: str, held: int, size: tuple[int, int]) -> Piece:
    width, height = size
    canvas = Canvas(width, height, Paint.PANEL, theme)
    ground = Paint(colour) if held else Paint.TRAY
    canvas.fill(canvas.box, ground, radius=8)
    part = (height - 3) * 3 // 7
    canvas.icon(f"colour-{colour}", Box(0, 2, width, part), faded=not held)
    room = Box(1, part + 2, width - 2, height - part - 2)
    ink = theme.on(ground) if held else Paint.HUSH
    canvas.text(str(held) if held else "–", room, max(31, part), ink)
    return canvas.piece()


def goods(canvas: Canvas, made: Production, box: Box, lines: int) -> None:
    """Draw what a city produces, or sells: units, then producers of one of several."""
    size = (box.width, box.height)
    canvas.stamp(_goods(canvas.theme, made, size, lines), box.x, box.y)


Unit = tuple[Sign, int]


@lru_cache(maxsize=512)
def _goods(theme: Theme, made: Production, size: tuple[int, int], lines: int) -> Piece:
    canvas = Canvas(*size, Paint.PANEL, theme)
    canvas.fill(canvas.box, Paint.TRAY, radius=12)
    inner = canvas.box.inset(8, 3)
    side, rows = _packed(tuple(_units(made)), inner, lines)
    for units, row in zip(rows, inner.rows(len(rows)), strict=True):
        x = inner.x
        for sign, number in units:
            wide = row_width((sign,), side)
            draw_signs(canvas, (sign,), Box(x, row.y, wide, row.height).centred(wide, side))
            x += wide + 2
            if number > 1:
                wide = _digit(side)
                room = Box(x, row.y, wide, row.height)
                canvas.text(str(number), room, side * 4 // 5, Paint.IVORY)
                x += wide
            x += 6
    return canvas.piece()


def _digit(side: int) -> int:
    """Return the room for a digit beside an icon of this side."""
    return round(max(LEAST, side * 4 // 5) * DIGIT) + 4


def _units(made: Production) -> Iterator[Unit]:
    for resource, number in zip(RESOURCES, made.units, strict=True):
        if number:
            yield Sign((Icon(f"resource-{resource}"),)), number
    for choice in made.choices:
        yield of_choice(RESOURCES[place] for place in choice), 1


def _packed(units: Sequence[Unit], box: Box, lines: int) -> tuple[int, list[list[Unit]]]:
    """Return how large the units can be in so many lines, and the lines."""
    for side in range(min(MOST, box.height // lines), LEAST - 1, -1):
        rows = _rows(units, side, box.width)
        if len(rows) <= lines:
            return side, rows
    return LEAST, _rows(units, LEAST, box.width)


def _rows(units: Sequence[Unit], side: int, width: int) -> list[list[Unit]]:
    rows: list[list[Unit]] = [[]]
    used = 0
    for unit in units:
        wide = row_width((unit[0],), side) + 8 + _digit(side) * (unit[1] > 1)
        if used + wide > width + 6 and rows[-1]:
            rows.append([])
            used = 0
        rows[-1].append(unit)
        used += wide
    return rows
