"""What a city did last turn, as a small card: built, put under its wonder, discarded."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.game import Seat
from engine.seven.catalog import BOARDS, CARDS
from engine.seven.events import Built, Discarded, Revived, StageBuilt
from engine.seven.types import Board, CardId

from ..box import Box
from ..canvas import Canvas, Piece, cached, text_width
from ..fonts import FLOORS, Font
from ..lettering import broken
from ..look import Words
from ..paints import Paint
from ..signs import LEAST, Icon, Sign, draw_signs, row_width
from ..themes import Theme
from .names import card_names
from .signs import scene, signs

BAND = 50
"""The least height of what a deed does."""
PLATES = (0, 40, 72)
"""How high the plate of a name in no, one or two lines is, below what a deed does."""
EDGE = 10
STACKED = 42
"""How much height a deed needs where several lie one above the other."""
HIGH = 144
"""How high a deed may get."""


class Deed(NamedTuple):
    """What happened to one card of a city: it was built, it marks a stage, it brought coins."""

    card: CardId | None = None
    stage: tuple[Board, int] | None = None
    coins: int = 0


def done(events: Iterable[object], seat: Seat, board: Board) -> tuple[Deed, ...]:
    """Return what the city at `seat`, which has this board, did, in order."""
    found: list[Deed] = []
    for event in events:
        match event:
            case Built(seat=who, card=card) | Revived(seat=who, card=card) if who == seat:
                found.append(Deed(card=card))
            case StageBuilt(seat=who, stage=stage) if who == seat:
                found.append(Deed(stage=(board, stage)))
            case Discarded(seat=who, coins=coins) if who == seat:
                found.append(Deed(coins=coins))
    return tuple(found)


def draw_deeds(canvas: Canvas, made: Sequence[Deed], words: Words, box: Box) -> None:
    """Draw the last two deeds, if there are any; their signs only where there is room."""
    shown = made[-2:]
    room = box.centred(box.width, min(box.height, HIGH))
    count = max(1, len(shown))
    stacked = room.height >= count * STACKED
    cells = room.rows(count, 4) if stacked else room.columns(count, 4)
    for deed, cell in zip(shown, cells, strict=False):
        names = card_names(words, deed.card) if deed.card is not None and len(shown) == 1 else ()
        lines = _lines(names, cell)
        canvas.stamp(_deed(canvas.theme, deed, lines, (cell.width, cell.height)), cell.x, cell.y)


def _lines(names: Sequence[str], cell: Box) -> tuple[str, ...]:
    """Return the first name that fits, in as many lines as a deed has room for: two, or one.

    Where none fits, the last one is cut.
    """
    font, width = Font.BOLD, cell.width - 2 * EDGE
    ways = [
        lines
        for name in names
        for lines in (broken(name, font, FLOORS[font], width), (name,))
        if cell.height >= BAND + PLATES[len(lines)]
    ]
    fitting = (
        lines for lines in ways if all(text_width(x, font, FLOORS[font]) <= width for x in lines)
    )
    return next(fitting, ways[-1] if ways else ())


@cached
def _deed(theme: Theme, deed: Deed, lines: tuple[str, ...], size: tuple[int, int]) -> Piece:
    canvas = Canvas(*size, Paint.PANEL, theme, clear=True)
    ground, shown = _shown(deed)
    canvas.fill(canvas.box, ground, radius=10, edge=Paint.WHITE, thick=3)
    height = size[1] - PLATES[len(lines)]
    left = 8
    if deed.card is not None:
        side = min(34, height - 12)
        canvas.icon(f"colour-{CARDS[deed.card].colour}", Box(left, 0, side, height))
        left += side + 4
    elif deed.stage is not None:
        side = height - 8
        canvas.scene(scene(deed.stage[0].wonder), Box(4, 4, min(side, 80), side), radius=7)
        left = min(side, 80) + 8
    room = Box(left, 0, size[0] - left - 6, height)
    if row_width(shown, LEAST) <= room.width:
        draw_signs(canvas, shown, room.centred(room.width, min(60, height - 8)))
    if lines:
        plate = Box(3, height, size[0] - 6, size[1] - height - 3)
        canvas.fill(plate, Paint.CREAM, radius=7)
        for line, row in zip(lines, plate.rows(len(lines)), strict=True):
            canvas.text(line, row, FLOORS[Font.BOLD], Paint.INK)
    return canvas.piece()


def _shown(deed: Deed) -> tuple[Paint, tuple[Sign, ...]]:
    if deed.card is not None:
        card = CARDS[deed.card]
        return Paint(card.colour), signs(card.effects)
    if deed.stage is not None:
        board, stage = deed.stage
        return Paint.BUILT, signs(BOARDS[board].stages[stage - 1].effects)
    return Paint.TRAY, (Sign((Icon("discard"),)), Sign((Icon("coin", str(deed.coins)),)))
