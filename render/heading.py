"""The head of a picture: a title, or a seat with its name."""

from engine.core.game import Seat

from .box import Box
from .canvas import Canvas
from .fonts import Font
from .lettering import draw_lines, draw_name
from .look import Look
from .paints import SEATS, Paint

TWO_LINES = 84
"""How high a head must be for a long name to take two lines."""


def title(canvas: Canvas, text: str, box: Box, icon: str) -> None:
    """Draw a title with a drawing in front of it."""
    canvas.fill(box, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    canvas.icon(icon, Box(box.x + 14, box.y + 8, box.height - 16, box.height - 16))
    room = Box(box.x + box.height + 8, box.y, box.width - box.height - 24, box.height)
    canvas.text(text, room, 46, Paint.IVORY, font=Font.SERIF, align="left")


def seat_head(canvas: Canvas, seat: Seat, look: Look, box: Box, *, bright: bool = True) -> None:
    """Draw a seat's shape and its name, in its colour."""
    paint = SEATS[seat]
    canvas.fill(box, paint if bright else Paint.PANEL, radius=16)
    disc = Box(box.x + 8, box.y + 8, box.height - 16, box.height - 16)
    if bright:
        canvas.fill(disc, Paint.INK, radius=disc.height // 2)
    canvas.icon(f"seat-{seat}", disc.inset(disc.height // 8 if bright else 0))
    room = Box(disc.right + 12, box.y, box.right - disc.right - 24, box.height)
    ink = Paint.NIGHT if bright else paint
    if box.height < TWO_LINES:
        draw_name(canvas, look.calls(seat), room, 44, ink)
    else:
        draw_lines(canvas, look.name(seat), room, 46, ink, align="left")


def seat_plate(canvas: Canvas, seat: Seat, look: Look, box: Box, *, won: bool) -> None:
    """Draw a side of a fight: the seat's shape and name, on its colour if it has won."""
    paint = SEATS[seat]
    canvas.fill(box, paint if won else Paint.NIGHT, radius=16, edge=paint, thick=4)
    side = min(60, box.height - 20)
    disc = Box(box.x + 14, box.y + (box.height - side) // 2, side, side)
    if won:
        canvas.fill(disc.inset(-4), Paint.INK, radius=side // 2 + 4)
    canvas.icon(f"seat-{seat}", disc.inset(4))
    room = Box(disc.right + 14, box.y, box.right - disc.right - 26, box.height)
    ink = Paint.NIGHT if won else paint
    draw_name(canvas, look.calls(seat), room, 44, ink)
