"""A sheet of the score pad: its paper, the signs of the categories, and numbers in pencil."""

from .box import Box
from .canvas import Canvas, Piece, cached
from .paints import Paint
from .themes import Theme

BINDING = 60
"""How much of a sheet's upper edge the rings of its binding take."""
RING_STEP = 84


@cached
def sheet(theme: Theme, width: int, height: int, *, ringed: bool) -> Piece:
    """Return the uppermost sheet of a pad, the next ones below it; a `ringed` one has a binding."""
    canvas = Canvas(width, height, Paint.NIGHT, theme, clear=True)
    top = BINDING // 2 if ringed else 0
    paper = Box(0, top, width, height - top)
    canvas.fill(paper, Paint.INK, radius=16)
    for depth, paint in ((0, Paint.GOLD_DEEP), (6, Paint.SAND), (8, Paint.GOLD_DEEP)):
        canvas.fill(paper._replace(height=paper.height - depth), paint, radius=16)
    canvas.fill(paper._replace(height=paper.height - 14), Paint.CREAM, radius=14)
    if ringed:
        _bind(canvas)
    return canvas.piece()


def _bind(canvas: Canvas) -> None:
    count = canvas.box.width // RING_STEP
    for cell in Box(0, 0, canvas.box.width, BINDING).inset(24, 0).columns(count):
        canvas.icon("pad-ring", cell)


def rule(canvas: Canvas, box: Box, y: int, *, thick: int = 3, paint: Paint = Paint.SAND) -> None:
    """Draw a printed line across a box."""
    canvas.fill(Box(box.x, y - thick // 2, box.width, thick), paint)


def category_sign(canvas: Canvas, category: str, icon: str | None, box: Box) -> None:
    """Draw the sign of a category of points in a square: a card's colour, or a drawing."""
    if icon is None:
        canvas.icon(f"chip-{category}", box)
        return
    canvas.fill(box, Paint.INK, radius=box.height // 4)
    canvas.fill(box.inset(2), Paint(category), radius=box.height // 4 - 2)
    canvas.icon(icon, box.inset(box.height // 10))


def pencilled(canvas: Canvas, number: int, box: Box, height: int) -> Box:
    """Write a number by hand, its digits this high; return where it stands."""
    steps = [round(height * (0.44 if digit == "1" else 0.63)) for digit in str(number)]
    written = box.centred(sum(steps), height)
    canvas.row(str(number), written, box)
    x = written.x
    for digit, step in zip(str(number), steps, strict=True):
        name = "hand-minus" if digit == "-" else f"hand-{digit}"
        canvas.icon(name, Box(x, written.y, step, height))
        x += step
    return written


def ring(canvas: Canvas, around: Box, wider: int = 11) -> None:
    """Draw a ring in red pencil around what is written."""
    high = around.height + 2 * wider
    canvas.icon("hand-ring", around.centred(high * 7 // 4, high))
