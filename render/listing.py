"""Cards as little cards in rows: the colour and what it does above, the name below."""

from collections.abc import Sequence
from typing import NamedTuple

from .box import Box
from .canvas import Canvas, Piece, cached
from .cards import draw_band
from .fonts import FLOORS, Font
from .lettering import broken, draw_lines
from .paints import Paint
from .signs import Sign, draw_signs, row_width
from .themes import Theme

COLUMNS, GAP = 4, 8
RADIUS = 14
NAME = 34
LINE = 38
"""How much higher a row is where a name takes two lines."""


class Listed(NamedTuple):
    """A card in a list: its name, colour, signs, and its chain symbol if it has one.

    A `new` one has a bright border.
    """

    name: str
    colour: str
    signs: tuple[Sign, ...]
    symbol: str | None = None
    new: bool = False


class Spacing(NamedTuple):
    """How high the band of colour and the name are, and the gap below a card."""

    band: int
    name: int
    gap: int


AIRY, DENSE = Spacing(66, 50, 10), Spacing(44, 46, 4)
MANY = 28


def list_height(cards: Sequence[Listed], width: int) -> int:
    """Return how high the rows of these cards are."""
    gap = _spacing(cards).gap
    return max(0, sum(height + gap for height in _heights(cards, width)) - gap)


def card_list(canvas: Canvas, cards: Sequence[Listed], box: Box) -> None:
    """Draw cards row by row."""
    columns, spacing, y = box.columns(COLUMNS, GAP), _spacing(cards), box.y
    for n, height in enumerate(_heights(cards, box.width)):
        row = cards[n * COLUMNS : (n + 1) * COLUMNS]
        for card, column in zip(row, columns, strict=False):
            face = _little(canvas.theme, card, (column.width, height), spacing.band)
            canvas.stamp(face, column.x, y)
        y += height + spacing.gap


def _spacing(cards: Sequence[Listed]) -> Spacing:
    return DENSE if len(cards) > MANY else AIRY


def _heights(cards: Sequence[Listed], width: int) -> list[int]:
    """Return how high each row is: one in which a name is long needs another line."""
    room, spacing = (width + GAP) // COLUMNS - GAP - 20, _spacing(cards)
    found = []
    for first in range(0, len(cards), COLUMNS):
        row = cards[first : first + COLUMNS]
        more = any(len(_lines(card.name, room)) > 1 for card in row)
        found.append(spacing.band + spacing.name + LINE * more)
    return found


def _lines(name: str, width: int) -> tuple[str, ...]:
    return broken(name, Font.BOLD, FLOORS[Font.BOLD], width)


@cached
def _little(theme: Theme, card: Listed, size: tuple[int, int], band: int) -> Piece:
    """Return a little card; `band` is how high its part in the colour is."""
    canvas = Canvas(*size, Paint.NIGHT, theme, clear=True)
    box = canvas.box
    canvas.fill(box, Paint.WHITE if card.new else Paint.INK, radius=RADIUS)
    thick = 4 if card.new else 2
    face = box.inset(thick)
    canvas.fill(face, Paint.INK, radius=RADIUS - thick)
    body = face.inset(2) if card.new else face
    canvas.fill(body, Paint.CREAM, radius=RADIUS - thick)
    top = Box(body.x, body.y, body.width, band - body.y)
    draw_band(canvas, Paint(card.colour), top, RADIUS - thick, 3)
    _band(canvas, card, Box(0, 3, box.width, band - 4))
    plate = Box(10, band + 2, box.width - 20, body.bottom - band - 5)
    if len(_lines(card.name, plate.width)) == 1:
        canvas.text(card.name, plate, NAME, Paint.INK)
    else:
        draw_lines(canvas, card.name, plate, FLOORS[Font.BOLD], Paint.INK, font=Font.BOLD)
    return canvas.piece()


def _band(canvas: Canvas, card: Listed, box: Box) -> None:
    """Draw the sign of the colour, what the card does, and its chain symbol."""
    side = min(44, box.height - 6)
    canvas.icon(f"colour-{card.colour}", Box(box.x + 12, box.y, side, box.height))
    if card.symbol is not None:
        chain = side - 4
        canvas.icon(f"chain-{card.symbol}", Box(box.right - chain - 12, box.y, chain, box.height))
    height = box.height - 4
    room = Box(box.x, box.y + 2, box.width, height).inset(side + 16, 0)
    if row_width(card.signs, height) > room.width and card.symbol is None:
        room = Box(room.x, room.y, box.right - 10 - room.x, height)
    draw_signs(canvas, card.signs, room)
