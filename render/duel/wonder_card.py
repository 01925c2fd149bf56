"""A wonder as a card of the picture of a city: its scene, name, effects, and what it costs."""

from engine.duel import effects as fx
from engine.duel.catalog import WONDERS
from engine.duel.types import Price, WonderId

from ..box import Box
from ..canvas import Canvas, Piece, cached
from ..fonts import Font
from ..paints import Paint
from ..signs import Icon, Sign, draw_signs
from ..themes import Theme
from .card import draw_cost, draw_price
from .signs import signs

SCENE, NAME, SIGNS, COST = 204, 58, 76, 82
RADIUS = 20


def height(*, unbuilt: bool) -> int:
    """Return how high the cards are; where one is unbuilt, all have room for its cost."""
    return 6 + SCENE + NAME + SIGNS + COST * unbuilt + 4


@cached
def standing(
    theme: Theme, wonder: WonderId, name: str, size: tuple[int, int], *, new: bool
) -> Piece:
    """Return a wonder that stands, bright; a `new` one has a white border."""
    canvas = Canvas(*size, Paint.NIGHT, theme, clear=True)
    edge = Paint.WHITE if new else Paint.GOLD
    canvas.fill(canvas.box, Paint.CREAM, radius=RADIUS, edge=edge, thick=5)
    below = _upper(canvas, wonder, name, built=True)
    canvas.icon("check", Box(size[0] - 66, 12, 54, 54))
    signs_at = Box(below.x, below.y, below.width, SIGNS - 12)
    draw_signs(canvas, signs(WONDERS[wonder].effects), signs_at)
    return canvas.piece()


@cached
def planned(
    theme: Theme,
    wonder: WonderId,
    name: str,
    size: tuple[int, int],
    price: Price | None,
    *,
    payable: bool,
    again: bool,
) -> Piece:
    """Return a wonder still to be built, in outline; `price` is what it costs now, if it can be.

    `again` says that it will play again though its own effects do not (Theology).
    """
    canvas, item = Canvas(*size, Paint.NIGHT, theme, clear=True), WONDERS[wonder]
    canvas.fill(canvas.box, Paint.PANEL, radius=RADIUS, edge=Paint.EDGE, thick=3)
    below = _upper(canvas, wonder, name, built=False)
    shown = signs(item.effects)
    if again and not any(isinstance(effect, fx.PlaysAgain) for effect in item.effects):
        shown += (Sign((Icon("again"),)),)
    draw_signs(canvas, shown, Box(below.x, below.y, below.width, SIGNS - 12))
    strip = Box(10, size[1] - COST, size[0] - 20, COST - 10)
    canvas.fill(strip, Paint.TRAY, radius=14)
    tag = Box(strip.right - 66, strip.y, 60, strip.height).centred(60, 60)
    room = Box(strip.x + 10, strip.y, strip.width - 20, strip.height)
    if price is not None:
        draw_price(canvas, price, payable, tag)
        room = room._replace(width=tag.x - room.x - 6)
    draw_cost(canvas, item.cost, room.centred(room.width, 50))
    return canvas.piece()


@cached
def gone(theme: Theme, size: tuple[int, int]) -> Piece:
    """Return the place of a wonder that has left the game."""
    canvas = Canvas(*size, Paint.NIGHT, theme, clear=True)
    canvas.fill(canvas.box, Paint.TRAY, radius=RADIUS, edge=Paint.PANEL, thick=3)
    canvas.icon("gone", canvas.box.centred(96, 96))
    return canvas.piece()


def _upper(canvas: Canvas, wonder: WonderId, name: str, *, built: bool) -> Box:
    """Draw the scene and the name; return the room below them."""
    width = canvas.box.width
    scene = Box(6, 6, width - 12, SCENE)
    canvas.scene(f"wonder-{wonder}", scene, radius=RADIUS - 5, outline=not built)
    plate = Box(12, scene.bottom, width - 24, NAME)
    paint = Paint.INK if built else Paint.IVORY
    canvas.text(name, plate, 42, paint, font=Font.SERIF)
    return Box(12, plate.bottom, width - 24, canvas.box.height - plate.bottom - 10)
