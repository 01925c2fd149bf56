"""The line at the bottom of a film's boards that tells how far the film is."""

from .box import Box
from .canvas import Canvas
from .paints import Paint

PROGRESS = 6
"""How high the line is."""
STEPS = 40
"""In how many steps it grows: a picture in which it stays as it is takes less time to pack."""


def draw_progress(canvas: Canvas, part: float) -> None:
    """Draw that a `part` of a film, from 0 to 1, has been shown."""
    line = Box(0, canvas.box.bottom - PROGRESS, canvas.box.width, PROGRESS)
    canvas.fill(line, Paint.TRAY)
    step = int(part * STEPS)
    canvas.fill(line._replace(width=max(1, line.width * step // STEPS)), Paint.GOLD)
