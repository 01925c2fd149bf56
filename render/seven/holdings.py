"""What a city has, in parts that the board, the hand and the picture of a city share."""

from collections.abc import Iterator

from engine.seven.conflict import shields
from engine.seven.counting import count
from engine.seven.production import Production, lasting_effects
from engine.seven.types import COLOURS, RESOURCES, SYMBOLS, City

from ..box import Box
from ..canvas import Canvas, Piece, cached, text_width
from ..fonts import Font
from ..paints import Paint
from ..signs import Icon, Sign, draw_icon
from ..themes import Theme
from ..units import Unit, draw_shields, draw_units
from .signs import of_choice

COLOUR_GAP = 3
TWO_DIGITS = 50
"""How wide a number of two digits is beside its drawing."""


def armed(canvas: Canvas, city: City, box: Box) -> None:
    """Draw a city's shields on one shield."""
    draw_shields(canvas, shields(city), box)


def tokens(canvas: Canvas, city: City, box: Box) -> None:
    """Draw the points of a city's victory tokens, and how many defeat tokens it has.

    Two digits stand beside the medal: they are wider than it.
    """
    points = sum(city.victories)
    beside = TWO_DIGITS if points > 9 else 0
    side = min(box.height, (box.width - beside) // 2 - 2)
    won = Box(box.x, box.y, side, box.height)
    lost = won.moved(side + beside + 2, 0)
    if not points:
        canvas.icon("victory", won, faded=True)
    elif beside:
        canvas.icon("victory", won)
        room = Box(won.right + 2, box.y, beside - 4, box.height)
        canvas.text(str(points), room, 36, Paint.IVORY, align="left")
    else:
        draw_icon(canvas, Icon("victory", str(points)), won)
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
    for colour, cell in zip(COLOURS, box.columns(len(COLOURS), COLOUR_GAP), strict=True):
        size = (cell.width, cell.height)
        card = _colour(canvas.theme, colour, count(city, colour), size)
        canvas.stamp(card, cell.centred(*card.image.size).x, cell.y)


@cached
def _colour(theme: Theme, colour: str, held: int, size: tuple[int, int]) -> Piece:
    width, height = size
    shown = str(held) if held else "–"
    if text_width(shown, Font.BOLD) > width:  # two digits: the card takes the gaps beside it too
        width += 2 * COLOUR_GAP
    canvas = Canvas(width, height, Paint.PANEL, theme)
    ground = Paint(colour) if held else Paint.TRAY
    canvas.fill(canvas.box, ground, radius=8)
    part = (height - 3) * 3 // 7
    canvas.icon(f"colour-{colour}", Box(0, 2, width, part), faded=not held)
    room = Box(0, part + 2, width, height - part - 2)
    ink = theme.on(ground) if held else Paint.HUSH
    canvas.text(shown, room, max(31, part), ink)
    return canvas.piece()


def goods(canvas: Canvas, made: Production, box: Box, lines: int) -> None:
    """Draw what a city produces, or sells: units, then producers of one of several."""
    size = (box.width, box.height)
    canvas.stamp(_goods(canvas.theme, made, size, lines), box.x, box.y)


@cached
def _goods(theme: Theme, made: Production, size: tuple[int, int], lines: int) -> Piece:
    canvas = Canvas(*size, Paint.PANEL, theme)
    canvas.fill(canvas.box, Paint.TRAY, radius=12)
    draw_units(canvas, tuple(_units(made)), canvas.box.inset(8, 3), lines)
    return canvas.piece()


def _units(made: Production) -> Iterator[Unit]:
    for resource, number in zip(RESOURCES, made.units, strict=True):
        if number:
            yield Sign((Icon(f"resource-{resource}"),)), number
    for choice in made.choices:
        yield of_choice(RESOURCES[place] for place in choice), 1
