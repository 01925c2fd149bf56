"""The middle of the table: whom it waits for, central deck, conflict tokens, progress tokens."""

from engine.architects.catalog import NUMBERS
from engine.architects.decisions import ChooseToken, Turn
from engine.architects.events import CardTaken
from engine.architects.table import Table, centre_left, pile_left

from ..box import Box
from ..canvas import Canvas, text_width
from ..fonts import Font
from ..look import Look
from ..paints import Paint
from .deeds import LEAST, draw_deeds
from .layout import GAP, RADIUS
from .sentence import sentence
from .signs import token_icon

LINE = 50
DEEDS = 206
"""How wide the room of the last moves is at least."""
CAT, SIZE = 58, 38
"""How wide the cat is, and the size of the sentence."""
BACK = 68
NUMBER = 62
DISC = 64
TOKEN = 86


def middle(canvas: Canvas, table: Table, look: Look, box: Box, *, free: bool) -> None:
    """Draw what lies in the middle of the table; `free` when its deck can be taken from."""
    canvas.fill(box, Paint.PANEL, radius=RADIUS, edge=Paint.EDGE, thick=2)
    inner = box.inset(12, 6)
    head = inner._replace(height=LINE)
    if table.cat is None:
        canvas.icon("architects-cat", Box(head.right - CAT, head.y, CAT, LINE))
    _line(canvas, table, look, head)
    low = Box(inner.x, head.bottom + 4, inner.width, inner.bottom - head.bottom - 4)
    back = Box(low.x, low.y, BACK, low.height)
    if free:
        canvas.fill(back, Paint.GOLD, radius=12)
    canvas.icon("architects-back", back.inset(4), faded=not centre_left(table))
    number = Box(low.x + BACK + 4, low.y, NUMBER, low.height)
    canvas.text(str(centre_left(table)), number, 40, Paint.IVORY, align="left")
    _tokens(canvas, table, low)
    right = low.right - len(table.face_up) * (TOKEN + GAP) - NUMBER - TOKEN
    _conflict(canvas, table, Box(number.right, low.y, right - number.right, low.height))


def _line(canvas: Canvas, table: Table, look: Look, box: Box) -> None:
    """Write what the table waits for, and draw what was done last in the room that this leaves.

    Where a turn begins there is room for a deed of each seat that has acted before: a long name is
    shortened for that.
    """
    seats = {event.seat for event in look.last if isinstance(event, CardTaken)}
    begins = bool(table.todo) and isinstance(table.todo[0], Turn)
    most = box.width - (LEAST + CAT if begins and len(seats) > 2 else 2 * DEEDS) - 2 * GAP
    said = sentence(table, look, most)
    need = min(text_width(said, Font.BOLD, SIZE), most)
    spare = box.width - need - 2 * GAP - CAT
    used = draw_deeds(canvas, look.last, box._replace(width=max(DEEDS, spare)))
    room = box.inset(max(used, CAT) + GAP, 0)
    if room.width < need:  # in the middle of what is left, not of the line
        room = Box(box.x + used + GAP, box.y, box.width - used - 2 * GAP - CAT, box.height)
    canvas.text(said, room, SIZE, Paint.IVORY)


def _tokens(canvas: Canvas, table: Table, box: Box) -> None:
    """Draw the progress tokens that lie open, and how many lie in the pile.

    Where one is to be taken, all that can be are ringed with gold.
    """
    taking = bool(table.todo) and isinstance(table.todo[0], ChooseToken)
    x = box.right - NUMBER
    canvas.text(
        str(pile_left(table)), Box(x, box.y, NUMBER, box.height), 40, Paint.IVORY, align="left"
    )
    x -= TOKEN - 10
    pile = Box(x, box.y, TOKEN - 16, box.height)
    if taking and pile_left(table):
        _ring(canvas, pile)
    canvas.icon("token", pile, faded=not pile_left(table))
    for token in reversed(table.face_up):
        x -= TOKEN + GAP
        at = Box(x, box.y, TOKEN, box.height)
        if taking:
            _ring(canvas, at)
        canvas.icon(token_icon(token), at)


def _ring(canvas: Canvas, box: Box) -> None:
    """Draw gold behind a token in the middle of a box."""
    side = min(box.width, box.height) + 8
    canvas.fill(box.centred(side, side), Paint.GOLD, radius=side // 2)


def _conflict(canvas: Canvas, table: Table, box: Box) -> None:
    """Draw the conflict tokens, those on their war side first."""
    count = NUMBERS.conflict[len(table.cities)]
    side = min(DISC, box.width // count - GAP)
    row = box.centred(count * (side + GAP) - GAP, side)
    for n in range(count):
        name = "architects-war" if n < count - table.peace else "architects-peace"
        canvas.icon(name, Box(row.x + n * (side + GAP), row.y, side, side))
