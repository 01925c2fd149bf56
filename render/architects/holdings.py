"""What a city has in front of it, in parts that several pictures share."""

from collections.abc import Iterator

from engine.architects.catalog import BLUE, CARDS, COIN, GREEN, GREY
from engine.architects.counting import HORNED, shields
from engine.architects.effects import Points
from engine.architects.types import City

from ..box import Box
from ..canvas import Canvas
from ..paints import Paint
from ..signs import Icon, Sign, draw_icon
from ..units import Unit, draw_shields, draw_units
from .signs import card_icon, token_icon

STEP, LEAST_STEP = 0.92, 0.75
"""The step from one progress token to the next, of its width, and how short it may get.

Where they would overlap more, they are smaller, but not below `LEAST_TOKEN`.
"""
LEAST_TOKEN = 34


def goods(canvas: Canvas, city: City, box: Box, lines: int) -> None:
    """Draw the resources and coins that a city can build with."""
    canvas.fill(box, Paint.TRAY, radius=10)
    draw_units(canvas, tuple(_units(city)), box.inset(7, 2), lines)


def _units(city: City) -> Iterator[Unit]:
    for card in (*GREY, COIN):
        number = city.cards.count(card)
        if number:
            yield Sign((card_icon(card),)), number


def science(canvas: Canvas, city: City, box: Box) -> int:
    """Draw the symbols of science that a city holds; return how wide they are."""
    units = [(Sign((card_icon(card),)), city.cards.count(card)) for card in GREEN]
    return draw_units(canvas, [unit for unit in units if unit[1]], box, 1)


def blue(city: City) -> int:
    """Return the points of a city's blue cards."""
    worth = {
        card: sum(each.n for each in CARDS[card].effects if isinstance(each, Points))
        for card in BLUE
    }
    return sum(worth[card] for card in city.cards if card in worth)


def horned(city: City) -> int:
    """Return how many shields of a city have horns, and leave after a battle."""
    return len([card for card in city.cards if card in HORNED])


def armed(canvas: Canvas, city: City, box: Box) -> None:
    """Draw a city's shields on one shield."""
    draw_shields(canvas, shields(city), box)


def marked(canvas: Canvas, icon: str, number: int, box: Box) -> None:
    """Draw an icon with a number at its right, both pale where there is none."""
    side = min(box.height, box.width * 9 // 20)
    canvas.icon(icon, Box(box.x, box.y, side, box.height), faded=not number)
    room = Box(box.x + side + 2, box.y, box.width - side - 2, box.height)
    text, paint = (str(number), Paint.IVORY) if number else ("–", Paint.HUSH)
    canvas.text(text, room, side * 4 // 5, paint, align="left")


def victories(canvas: Canvas, city: City, box: Box) -> None:
    """Draw how many victory tokens a city has."""
    if city.victories:
        draw_icon(canvas, Icon("victory", str(city.victories)), box)
    else:
        canvas.icon("victory", box, faded=True)


def tokens(canvas: Canvas, city: City, box: Box) -> None:
    """Draw the progress tokens of a city, one over the other where there are many."""
    count = len(city.tokens)
    if not count:
        return
    fitting = max(LEAST_TOKEN, int(box.width / (1 + LEAST_STEP * (count - 1))))
    side = min(box.height, box.width, fitting)
    step = min(round(side * STEP), (box.width - side) // max(1, count - 1))
    for n, token in enumerate(city.tokens):
        canvas.icon(token_icon(token), Box(box.x + n * step, box.y, side, box.height))
