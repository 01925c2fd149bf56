"""Parts of cards: the band of the colour, the letter of the button, the cost."""

from collections.abc import Iterable, Sequence

from .box import Box
from .canvas import Align, Canvas, Piece, cached
from .paints import Paint
from .signs import Icon, draw_icon
from .themes import Theme

LETTER = 48
"""The side of a card's letter."""


def draw_band(canvas: Canvas, paint: Paint, box: Box, radius: int, line: int) -> None:
    """Draw the band of a card's colour, its upper corners round, and a line of ink below it."""
    canvas.fill(box, paint, radius=radius)
    canvas.fill(Box(box.x, box.bottom - radius, box.width, radius), paint)
    canvas.fill(Box(box.x, box.bottom, box.width, line), Paint.INK)


@cached
def letter(theme: Theme, nth: int) -> Piece:
    """Return the letter of the nth card that can be taken, as on its button."""
    canvas = Canvas(LETTER, LETTER, Paint.INK, theme, clear=True)
    canvas.icon("letter", canvas.box)
    canvas.text(chr(ord("A") + nth), canvas.box, 33, Paint.IVORY)
    return canvas.piece()


def unit_icons(coins: int, units: Iterable[tuple[str, int]]) -> tuple[Icon, ...]:
    """Return what a cost looks like: its coins, then every unit of every resource."""
    paid = (Icon("coin", str(coins)),) if coins else ()
    return paid + tuple(Icon(f"resource-{name}") for name, count in units for _ in range(count))


def draw_row(canvas: Canvas, icons: Sequence[Icon], box: Box, align: Align = "middle") -> None:
    """Draw icons side by side, as large as the box allows."""
    side = min(box.height, box.width // max(1, len(icons)))
    left = box.x + (box.width - side * len(icons)) // 2 * (align == "middle")
    for n, icon in enumerate(icons):
        at = Box(left + n * side, box.y + (box.height - side) // 2, side, side)
        draw_icon(canvas, icon, at)


def block(count: int, width: int, height: int) -> tuple[int, int]:
    """Return how large squares can be in a room, in rows of the same length, and how long those."""
    sides = (
        (min(width // across, height // -(-count // across)), -across)
        for across in range(1, count + 1)
    )
    side, across = max(sides)
    return side, -across


def draw_block(canvas: Canvas, icons: Sequence[Icon], box: Box) -> None:
    """Draw icons in rows of the same length, as large as the box allows."""
    side, across = block(len(icons), box.width, box.height)
    for n, icon in enumerate(icons):
        down, aside = divmod(n, across)
        at = Box(box.x + aside * side, box.y + down * side, side, side)
        draw_icon(canvas, icon, at)
