"""What one seat alone looks at: the cards of a deck, or the top of the central deck."""

from engine.architects.table import View

from ..box import Box
from ..canvas import Canvas, Picture
from ..cards import LETTER, letter
from ..fonts import WIDTH
from ..heading import title
from ..look import Look
from ..paints import Paint
from .card import card
from .faces import face
from .layout import MARGIN

HEAD = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 84)
CARD, CARDS_HIGH = 230, 300
SINGLE = 540


def peek(view: View, look: Look) -> Picture:
    """Return the picture of the cards that the seat of a view looks at; they are for it alone.

    Raises `ValueError` where it looks at none.
    """
    return draw_peek(view, look).picture()


def draw_peek(view: View, look: Look) -> Canvas:
    """Return the cards looked at as a canvas; raises `ValueError` where there are none."""
    if view.looked:
        return _looked(view, look)
    if view.peek is None:
        raise ValueError("this seat looks at no card")
    canvas = Canvas(WIDTH, HEAD.bottom + SINGLE + 2 * MARGIN, Paint.NIGHT, look.theme)
    title(canvas, look.words("architects-picture-top"), HEAD, "architects-cat")
    made = face(view.peek, look.words, look.theme)
    at = Box(0, HEAD.bottom + MARGIN, WIDTH, SINGLE).centred(*made.image.size)
    canvas.stamp(made, at.x, at.y)
    return canvas


def _looked(view: View, look: Look) -> Canvas:
    """Draw the cards of a deck; each kind has the letter of its button."""
    canvas = Canvas(WIDTH, HEAD.bottom + CARDS_HIGH + 3 * MARGIN, Paint.NIGHT, look.theme)
    assert view.seat is not None
    text = look.words("architects-picture-keeps", name=look.name(view.seat))
    title(canvas, text, HEAD, "architects-look")
    kinds = tuple(dict.fromkeys(view.looked))
    room = Box(MARGIN, HEAD.bottom + 2 * MARGIN, HEAD.width, CARDS_HIGH)
    row = room.centred(len(view.looked) * (CARD + 20) - 20, CARDS_HIGH)
    for item, at in zip(view.looked, row.columns(len(view.looked), 20), strict=True):
        canvas.stamp(card(look.theme, item, (at.width, at.height)), at.x, at.y)
        nth = kinds.index(item)
        canvas.stamp(letter(look.theme, nth), at.right - LETTER - 10, at.y + 10)
    return canvas
