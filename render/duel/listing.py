"""Cards as little cards in rows: the colour and what it does above, the name below."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.duel.catalog import CARDS
from engine.duel.types import COLOURS, CardId

from ..box import Box
from ..canvas import Canvas, Piece
from ..fonts import FLOORS, Font
from ..look import Look
from ..paints import Paint
from ..themes import Theme
from .card import draw_band
from .lettering import broken, draw_lines
from .signs import draw_signs, rivalry, row_width, signs

COLUMNS, GAP = 4, 8
RADIUS = 14
NAME = 34
LINE = 38
"""How much higher a row is where a name takes two lines."""


class Spacing(NamedTuple):
    """How high the band of colour and the name are, and the gap below a card."""

    band: int
    name: int
    gap: int


AIRY, DENSE = Spacing(66, 50, 10), Spacing(46, 44, 4)
MANY = 28


def by_colour(cards: Sequence[CardId]) -> list[CardId]:
    """Return cards grouped by colour, in the order they came."""
    return sorted(cards, key=lambda card: COLOURS.index(CARDS[card].colour))


def list_height(cards: Sequence[CardId], look: Look, width: int) -> int:
    """Return how high the rows of these cards are."""
    gap = _spacing(cards).gap
    return max(0, sum(height + gap for height in _heights(cards, look, width)) - gap)


def card_list(
    canvas: Canvas, cards: Sequence[CardId], look: Look, box: Box, new: frozenset[CardId]
) -> None:
    """Draw cards row by row; `new` ones have a bright border."""
    columns, spacing, y = box.columns(COLUMNS, GAP), _spacing(cards), box.y
    for n, height in enumerate(_heights(cards, look, box.width)):
        row = cards[n * COLUMNS : (n + 1) * COLUMNS]
        for card, column in zip(row, columns, strict=False):
            size, name = (column.width, height), look.words(f"card-{card}")
            face = _little(canvas.theme, card, name, size, spacing.band, new=card in new)
            canvas.stamp(face, column.x, y)
        y += height + spacing.gap


def _spacing(cards: Sequence[CardId]) -> Spacing:
    return DENSE if len(cards) > MANY else AIRY


def _heights(cards: Sequence[CardId], look: Look, width: int) -> list[int]:
    """Return how high each row is: one in which a name is long needs another line."""
    room, spacing = (width + GAP) // COLUMNS - GAP - 20, _spacing(cards)
    found = []
    for first in range(0, len(cards), COLUMNS):
        names = [look.words(f"card-{card}") for card in cards[first : first + COLUMNS]]
        more = any(len(_lines(name, room)) > 1 for name in names)
        found.append(spacing.band + spacing.name + LINE * more)
    return found


def _lines(name: str, width: int) -> tuple[str, ...]:
    return broken(name, Font.BOLD, FLOORS[Font.BOLD], width)


@lru_cache(maxsize=128)
def _little(
    theme: Theme, card: CardId, name: str, size: tuple[int, int], band: int, *, new: bool
) -> Piece:
    """Return a little card; `band` is how high its part in the colour is."""
    canvas, item = Canvas(*size, Paint.NIGHT, theme, clear=True), CARDS[card]
    box = canvas.box
    canvas.fill(box, Paint.WHITE if new else Paint.INK, radius=RADIUS)
    thick = 5 if new else 2
    face = box.inset(thick)
    canvas.fill(face, Paint.INK, radius=RADIUS - thick)
    body = face.inset(2) if new else face
    canvas.fill(body, Paint.CREAM, radius=RADIUS - thick)
    top = Box(body.x, body.y, body.width, band - body.y)
    draw_band(canvas, Paint(item.colour), top, RADIUS - thick, 3)
    _band(canvas, card, Box(0, 3, box.width, band - 4))
    plate = Box(10, band + 2, box.width - 20, box.height - band - 3)
    if len(_lines(name, plate.width)) == 1:
        canvas.text(name, plate, NAME, Paint.INK)
    else:
        draw_lines(canvas, name, plate, FLOORS[Font.BOLD], Paint.INK, font=Font.BOLD)
    return canvas.piece()


def _band(canvas: Canvas, card: CardId, box: Box) -> None:
    """Draw the sign of the colour, what the card does, and its chain symbol."""
    item, side = CARDS[card], min(44, box.height - 6)
    canvas.icon(f"colour-{item.colour}", Box(box.x + 12, box.y, side, box.height))
    if item.symbol is not None:
        chain = side - 4
        canvas.icon(f"chain-{item.symbol}", Box(box.right - chain - 12, box.y, chain, box.height))
    shown = rivalry(item.effects) + signs(item.effects)
    height = box.height - 4
    room = Box(box.x, box.y + 2, box.width, height).inset(side + 16, 0)
    if row_width(shown, height) > room.width and item.symbol is None:
        room = Box(room.x, room.y, box.right - 10 - room.x, height)
    draw_signs(canvas, shown, room)
