"""A wonder's own deck: the open card on top, whose deck it is, and how many cards are left."""

from typing import NamedTuple

from engine.architects.table import Table, deck_left
from engine.architects.types import CardId
from engine.core.game import Seat

from ..box import Box
from ..canvas import Canvas, Piece, cached
from ..look import Look
from ..paints import Paint
from ..themes import Theme
from .card import card

FOOT = 38


class Shown(NamedTuple):
    """All that is seen of a deck: what is alike in two of these looks alike."""

    owner: Seat
    top: CardId | None
    left: int
    free: bool


def deck(canvas: Canvas, table: Table, owner: Seat, look: Look, box: Box, *, free: bool) -> None:
    """Draw the deck of a city; a `free` one is open to whoever is to act."""
    shown = Shown(owner, table.decks[owner].top, deck_left(table, owner), free)
    canvas.stamp(_deck(look.theme, shown, (box.width, box.height)), box.x, box.y)


@cached
def _deck(theme: Theme, shown: Shown, size: tuple[int, int]) -> Piece:
    """Return a deck; kept, because a move changes two or three of up to seven."""
    canvas = Canvas(*size, Paint.NIGHT, theme)
    upper = canvas.box._replace(height=canvas.box.height - FOOT)
    if shown.top is None:
        canvas.fill(upper, Paint.TRAY, radius=12, edge=Paint.EDGE, thick=3)
    else:
        if shown.free:
            canvas.fill(upper, Paint.GOLD, radius=14)
            upper = upper.inset(4)
        canvas.stamp(card(theme, shown.top, (upper.width, upper.height)), upper.x, upper.y)
    foot = Box(0, canvas.box.bottom - FOOT, canvas.box.width, FOOT)
    canvas.icon(f"seat-{shown.owner}", Box(foot.x + 6, foot.y + 6, 28, 28))
    number = Box(foot.x + 38, foot.y, foot.width - 38, FOOT)
    canvas.text(str(shown.left), number, 34, Paint.IVORY, align="left")
    return canvas.piece()
