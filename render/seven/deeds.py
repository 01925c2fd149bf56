"""What a city did last turn, as a small card: built, put under its wonder, discarded."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core.game import Seat
from engine.seven.catalog import BOARDS, CARDS
from engine.seven.events import Built, Discarded, Revived, StageBuilt
from engine.seven.types import Board, CardId

from ..box import Box
from ..canvas import Canvas, Piece
from ..paints import Paint
from ..signs import Icon, Sign, draw_signs
from ..themes import Theme
from .signs import scene, signs


class Deed(NamedTuple):
    """What happened to one card of a city: which was built, or which stage, or coins gained."""

    card: CardId | None = None
    stage: tuple[Board, int] | None = None
    coins: int = 0


def deeds(events: Iterable[object], seat: Seat) -> tuple[Deed, ...]:
    """Return what the city at `seat` did, in order; boards of stages are left to the caller."""
    found: list[Deed] = []
    for event in events:
        match event:
            case Built(seat=who, card=card) | Revived(seat=who, card=card) if who == seat:
                found.append(Deed(card=card))
            case StageBuilt(seat=who, stage=stage) if who == seat:
                found.append(Deed(stage=(Board("", "A"), stage)))
            case Discarded(seat=who, coins=coins) if who == seat:
                found.append(Deed(coins=coins))
    return tuple(found)


def done(events: Iterable[object], seat: Seat, board: Board) -> tuple[Deed, ...]:
    """Return what the city at `seat`, which has this board, did."""
    return tuple(
        deed._replace(stage=(board, deed.stage[1])) if deed.stage else deed
        for deed in deeds(events, seat)
    )


def draw_deeds(canvas: Canvas, made: Sequence[Deed], box: Box) -> None:
    """Draw the last deeds side by side; nothing where there are none."""
    shown = made[-2:]
    for deed, cell in zip(shown, box.columns(max(1, len(shown)), 4), strict=False):
        canvas.stamp(_deed(canvas.theme, deed, (cell.width, cell.height)), cell.x, cell.y)


@lru_cache(maxsize=256)
def _deed(theme: Theme, deed: Deed, size: tuple[int, int]) -> Piece:
    canvas = Canvas(*size, Paint.PANEL, theme, clear=True)
    ground, signs_shown = _shown(deed)
    canvas.fill(canvas.box, ground, radius=10, edge=Paint.WHITE, thick=3)
    left = 8
    if deed.card is not None:
        side = min(34, size[1] - 12)
        canvas.icon(f"colour-{CARDS[deed.card].colour}", Box(left, 0, side, size[1]))
        left += side + 4
    elif deed.stage is not None:
        side = size[1] - 8
        canvas.scene(scene(deed.stage[0].wonder), Box(4, 4, side, side), radius=7)
        left = side + 8
    room = Box(left, 0, size[0] - left - 6, size[1])
    draw_signs(canvas, signs_shown, room.centred(room.width, size[1] - 10))
    return canvas.piece()


def _shown(deed: Deed) -> tuple[Paint, tuple[Sign, ...]]:
    if deed.card is not None:
        card = CARDS[deed.card]
        return Paint(card.colour), signs(card.effects)
    if deed.stage is not None:
        board, stage = deed.stage
        return Paint.BUILT, signs(BOARDS[board].stages[stage - 1].effects)
    return Paint.TRAY, (Sign((Icon("discard"),)), Sign((Icon("coin", f"+{deed.coins}"),)))
