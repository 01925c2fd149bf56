"""The signs of the three cards, drawn with the canvas's own means: each a shape and a colour."""

from collections.abc import Mapping

from render.box import Box
from render.canvas import Canvas, Point
from render.paints import Paint

from .rules import Card

GROUNDS: Mapping[Card, Paint] = {
    "rock": Paint.BROWN,
    "paper": Paint.BLUE,
    "scissors": Paint.GREEN,
}
"""The colour that each card's sign lies on."""

ROCK = ((18, 66), (26, 40), (44, 28), (66, 34), (82, 56), (80, 74), (26, 76))
CRACK = ((44, 28), (50, 50), (40, 62))
PAGE = Box(30, 20, 40, 60)
BLADES = (((38, 60), (68, 18)), ((62, 60), (32, 18)))
RINGS = (Box(24, 56, 24, 24), Box(52, 56, 24, 24))


def draw_sign(canvas: Canvas, card: Card, box: Box) -> None:
    """Draw the sign of a card as large as fits in the middle of a box."""
    side = min(box.width, box.height)
    at, ground = box.centred(side, side), GROUNDS[card]
    canvas.fill(at, Paint.INK, radius=side // 2)
    canvas.fill(at.inset(max(2, side // 32)), ground, radius=side // 2)
    match card:
        case "rock":
            canvas.area(_points(ROCK, at), Paint.CREAM)
            canvas.line(_points(CRACK, at), ground, thick=_long(4, at))
        case "paper":
            page = _box(PAGE, at)
            canvas.fill(page, Paint.CREAM, radius=_long(4, at))
            for line in page.inset(_long(8, at), _long(8, at)).rows(4)[:4]:
                canvas.fill(line._replace(height=_long(4, at)), ground)
        case "scissors":
            for ring in RINGS:
                around = _box(ring, at)
                canvas.fill(around, Paint.CREAM, radius=around.width // 2)
                canvas.fill(around.inset(_long(7, at)), ground, radius=around.width // 2)
            for blade in BLADES:
                canvas.line(_points(blade, at), Paint.CREAM, thick=_long(8, at))


def _long(hundredths: int, at: Box) -> int:
    return max(1, hundredths * at.width // 100)


def _points(points: tuple[Point, ...], at: Box) -> list[Point]:
    return [(at.x + x * at.width / 100, at.y + y * at.height / 100) for x, y in points]


def _box(box: Box, at: Box) -> Box:
    return Box(
        at.x + box.x * at.width // 100,
        at.y + box.y * at.height // 100,
        _long(box.width, at),
        _long(box.height, at),
    )
