"""Cards as a list in two columns: each with its colour's chip, its name and what it does."""

from collections.abc import Sequence

from engine.duel.catalog import CARDS
from engine.duel.types import COLOURS, CardId

from ..box import Box
from ..canvas import Canvas
from ..look import Look
from ..paints import Paint
from .signs import draw_signs, rivalry, row_width, signs

COLUMNS = 2
AIRY, DENSE = (54, 6), (46, 4)
"""The height of a row and the gap below it: few cards, many cards."""
MANY = 44


def by_colour(cards: Sequence[CardId]) -> list[CardId]:
    """Return cards grouped by colour, in the order they came."""
    return sorted(cards, key=lambda card: COLOURS.index(CARDS[card].colour))


def list_height(cards: Sequence[CardId]) -> int:
    """Return how high the list of these cards is."""
    height, gap = _spacing(cards)
    return max(0, _rows(cards) * (height + gap) - gap)


def _rows(cards: Sequence[CardId]) -> int:
    return -(-len(cards) // COLUMNS)


def _spacing(cards: Sequence[CardId]) -> tuple[int, int]:
    return DENSE if len(cards) > MANY else AIRY


def card_list(
    canvas: Canvas, cards: Sequence[CardId], look: Look, box: Box, new: frozenset[CardId]
) -> None:
    """Draw cards down the first column, then the second; `new` ones have a bright border."""
    columns = box.columns(COLUMNS, 14)
    rows, (height, gap) = _rows(cards), _spacing(cards)
    for n, card in enumerate(cards):
        column = columns[n // rows]
        at = Box(column.x, box.y + n % rows * (height + gap), column.width, height)
        _row(canvas, card, look, at, new=card in new)


def _row(canvas: Canvas, card: CardId, look: Look, box: Box, *, new: bool) -> None:
    item = CARDS[card]
    canvas.fill(
        box, Paint.TRAY, radius=10, edge=Paint.WHITE if new else Paint(item.colour), thick=3
    )
    side = box.height - 10
    canvas.icon(f"chip-{item.colour}", Box(box.x + 6, box.y + 5, side, side))
    shown, right = rivalry(item.effects) + signs(item.effects), box.right - 10
    width = row_width(shown, side)
    draw_signs(canvas, shown, Box(right - width, box.y + 5, width, side), align="right")
    right -= width + 8
    if item.symbol is not None:
        chain = side - 6
        canvas.icon(f"chain-{item.symbol}", Box(right - chain, box.y + 8, chain, chain))
        right -= chain + 8
    left = box.x + side + 18
    room = Box(left, box.y, right - left, box.height)
    canvas.text(look.words(f"card-{card}"), room, 33, Paint.IVORY, align="left")
