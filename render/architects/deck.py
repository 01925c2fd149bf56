"""A wonder's own deck: the open card on top, whose deck it is, and how many cards are left."""

from engine.architects.table import Table, deck_left
from engine.core.game import Seat

from ..box import Box
from ..canvas import Canvas
from ..look import Look
from ..paints import Paint
from .card import card

FOOT = 38


def deck(canvas: Canvas, table: Table, owner: Seat, look: Look, box: Box, *, free: bool) -> None:
    """Draw the deck of a city; a `free` one is open to whoever is to act."""
    top = table.decks[owner].top
    upper = Box(box.x, box.y, box.width, box.height - FOOT)
    if top is None:
        canvas.fill(upper, Paint.TRAY, radius=12, edge=Paint.EDGE, thick=3)
    else:
        if free:
            canvas.fill(upper, Paint.GOLD, radius=14)
            upper = upper.inset(4)
        canvas.stamp(card(look.theme, top, (upper.width, upper.height)), upper.x, upper.y)
    foot = Box(box.x, box.bottom - FOOT, box.width, FOOT)
    canvas.icon(f"seat-{owner}", Box(foot.x + 6, foot.y + 6, 28, 28))
    number = Box(foot.x + 38, foot.y, foot.width - 38, FOOT)
    canvas.text(str(deck_left(table, owner)), number, 34, Paint.IVORY, align="left")
