"""The progress tokens of a game: on the board, in each city, and what the Great Library drew."""

from collections.abc import Sequence

from engine.core.game import Seat
from engine.duel.catalog import NUMBERS, TOKENS
from engine.duel.decisions import PickFromLibrary, PickToken
from engine.duel.events import TokenTaken
from engine.duel.table import View
from engine.duel.types import SEATS, TokenId

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH, Font
from ..heading import seat_head, title
from ..lettering import draw_lines
from ..look import Look
from ..paints import Paint
from ..signs import draw_signs, row_width
from .heading import awaited
from .layout import MARGIN
from .signs import signs, word

INNER = WIDTH - 2 * MARGIN
HEAD, LABEL, SEAT = 76, 56, 64
"""The heights of the title, of the Great Library's name, and of a player's."""
TALL, ROW = 280, 112
"""How high a token is with its name and signs below it, and with them beside it."""
TOLD, WORD = 92, 36
"""How high the word below a token's signs is in two lines, and how large its letters are."""
GAP = 8


def tokens(view: View, look: Look) -> Picture:
    """Return the picture of all progress tokens that the view shows."""
    return draw_tokens(view, look).picture()


def draw_tokens(view: View, look: Look) -> Canvas:
    """Return the progress tokens as a canvas."""
    table = view.table
    asked = awaited(table, look)
    most = max(1, *(len(city.tokens) for city in table.cities))
    drawn = LABEL + _height(view.library) + MARGIN if view.library else 0
    lying = _height(table.tokens) + MARGIN if table.tokens else 0
    owned = SEAT + 3 * MARGIN + most * (ROW + GAP) - GAP
    top = HEAD + 2 * MARGIN
    canvas = Canvas(WIDTH, top + drawn + lying + owned + MARGIN, Paint.NIGHT, look.theme)
    title(canvas, look.words("picture-tokens"), Box(MARGIN, MARGIN, INNER, HEAD), "token")
    if view.library:
        box = Box(MARGIN, top, INNER, drawn - MARGIN)
        _library(canvas, view.library, look, box, asked=isinstance(asked, PickFromLibrary))
    if table.tokens:
        box = Box(MARGIN, top + drawn, INNER, lying - MARGIN)
        _panel(canvas, box, bright=isinstance(asked, PickToken))
        _lying(canvas, table.tokens, look, box.inset(MARGIN))
    box = Box(MARGIN, top + drawn + lying, INNER, owned)
    for seat, half in zip(SEATS, box.columns(2, MARGIN), strict=True):
        _owned(canvas, table.cities[seat].tokens, seat, look, half)
    return canvas


def _height(shown: Sequence[TokenId]) -> int:
    """Return how high tokens that lie side by side are, the words below them too if any has one."""
    return TALL + TOLD * any(word(TOKENS[token].effects) is not None for token in shown)


def _panel(canvas: Canvas, box: Box, *, bright: bool) -> None:
    edge, thick = (Paint.GOLD, 5) if bright else (Paint.EDGE, 2)
    canvas.fill(box, Paint.PANEL, radius=18, edge=edge, thick=thick)


def _library(
    canvas: Canvas, drawn: Sequence[TokenId], look: Look, box: Box, *, asked: bool
) -> None:
    """Draw the tokens that came out of the box, beside the wonder that drew them."""
    _panel(canvas, box, bright=asked)
    inner = box.inset(MARGIN)
    columns = inner.columns(NUMBERS.tokens_on_board, GAP)
    scene = Box(inner.x, inner.y, columns[-len(drawn)].x - inner.x - GAP, inner.height)
    canvas.scene("wonder-great_library", scene, radius=12)
    room = Box(scene.right + GAP, inner.y, inner.right - scene.right - GAP, inner.height)
    name = Box(room.x, room.y, room.width, LABEL)
    text = look.words("wonder-great_library")
    canvas.text(text, name, 44, Paint.GOLD, font=Font.SERIF)
    _lying(canvas, drawn, look, Box(room.x, name.bottom, room.width, room.bottom - name.bottom))


def _lying(canvas: Canvas, shown: Sequence[TokenId], look: Look, box: Box) -> None:
    """Draw tokens side by side in the middle of a box, each above its name and signs."""
    width = min(box.width // len(shown), INNER // NUMBERS.tokens_on_board)
    room = box.centred(width * len(shown), box.height)
    for token, column in zip(shown, room.columns(len(shown), GAP), strict=True):
        disc = Box(column.x, column.y + 2, column.width, 136)
        canvas.icon(f"token-{token}", disc)
        name = Box(column.x, disc.bottom + 4, column.width, 48)
        text = look.words(f"token-{token}")
        canvas.text(text, name, 38, Paint.IVORY, font=Font.SERIF)
        what = Box(column.x, name.bottom, column.width, TALL - 2 * MARGIN - name.bottom + column.y)
        draw_signs(canvas, signs(TOKENS[token].effects), what.inset(4, 2))
        told = word(TOKENS[token].effects)
        if told is not None:
            room = Box(column.x, what.bottom, column.width, TOLD)
            draw_lines(canvas, look.words(told), room, WORD, Paint.IVORY, font=Font.MEDIUM)


def _owned(canvas: Canvas, held: Sequence[TokenId], seat: Seat, look: Look, box: Box) -> None:
    _panel(canvas, box, bright=False)
    inner = box.inset(MARGIN)
    seat_head(canvas, seat, look, Box(inner.x, inner.y, inner.width, SEAT))
    top = inner.y + SEAT + MARGIN
    if not held:
        room = Box(inner.x, top, inner.width, inner.bottom - top)
        canvas.text(look.words("picture-no-tokens"), room, 36, Paint.HUSH, font=Font.MEDIUM)
    new = {event.token for event in look.last if isinstance(event, TokenTaken)}
    for n, token in enumerate(held):
        row = Box(inner.x, top + n * (ROW + GAP), inner.width, ROW)
        _row(canvas, token, look, row, new=token in new)


def _row(canvas: Canvas, token: TokenId, look: Look, box: Box, *, new: bool) -> None:
    edge, thick = (Paint.WHITE, 4) if new else (Paint.EDGE, 2)
    canvas.fill(box, Paint.TRAY, radius=box.height // 2, edge=edge, thick=thick)
    disc = Box(box.x + 8, box.y + 8, box.height - 16, box.height - 16)
    canvas.icon(f"token-{token}", disc)
    what = Box(box.right - 226, box.y + 20, 200, box.height - 40)
    draw_signs(canvas, signs(TOKENS[token].effects), what, align="right")
    free = what.width - row_width(signs(TOKENS[token].effects), what.height)
    name = Box(disc.right + 14, box.y, what.x + max(0, free) - disc.right - 28, box.height)
    told = word(TOKENS[token].effects)
    if told is not None:
        name, room = name.inset(0, 8).rows(2)
        canvas.text(look.words(told), room, WORD, Paint.IVORY, font=Font.MEDIUM, align="left")
    text = look.words(f"token-{token}")
    canvas.text(text, name, 40, Paint.IVORY, font=Font.SERIF, align="left")
