"""A wonder as a row of the board's cities: emblem, effects, price, whether it plays again."""

from engine.duel import effects as fx
from engine.duel.catalog import WONDERS
from engine.duel.types import Price, WonderId

from ..box import Box
from ..canvas import Canvas, Piece, cached
from ..paints import Paint
from ..signs import draw_signs, row_width, stacked
from ..themes import Theme
from .card import draw_price
from .layout import WONDER
from .signs import signs

AIRY, CROWDED = 46, 46
"""How large effects should be; where they cannot, the emblem gets as small as the second."""


@cached
def built_row(theme: Theme, wonder: WonderId, new: bool) -> Piece:
    """Return a wonder that stands; a `new` one has a bright border."""
    canvas = Canvas(*WONDER, Paint.PANEL, theme)
    edge, thick = (Paint.WHITE, 4) if new else (Paint.GOLD_DEEP, 2)
    canvas.fill(canvas.box, Paint.BUILT, radius=12, edge=edge, thick=thick)
    _wonder(canvas, wonder, outline=False, again=False)
    canvas.icon("check", _right(canvas.box).inset(3))
    return canvas.piece()


@cached
def unbuilt_row(
    theme: Theme, wonder: WonderId, price: Price | None, payable: bool, again: bool
) -> Piece:
    """Return a wonder still to be built; it has no price where it cannot be built any more.

    `again` says that it will play again though its own effects do not (Theology).
    """
    canvas = Canvas(*WONDER, Paint.PANEL, theme)
    canvas.fill(canvas.box, Paint.TRAY, radius=12, edge=Paint.EDGE, thick=2)
    _wonder(canvas, wonder, outline=True, again=again)
    if price is not None:
        draw_price(canvas, price, payable, _right(canvas.box))
    return canvas.piece()


@cached
def gone_row(theme: Theme) -> Piece:
    """Return the place of a wonder that has left the game."""
    canvas = Canvas(*WONDER, Paint.PANEL, theme)
    canvas.fill(canvas.box, Paint.TRAY, radius=12)
    canvas.icon("gone", canvas.box.inset(16))
    return canvas.piece()


def _wonder(canvas: Canvas, wonder: WonderId, *, outline: bool, again: bool) -> None:
    box, effects = canvas.box, WONDERS[wonder].effects
    rest = signs(effect for effect in effects if not isinstance(effect, fx.PlaysAgain))
    right = _right(box).x - 2
    tall = any(map(stacked, rest))
    crowded = tall or row_width(rest, AIRY) > right - box.height
    emblem = Box(4, 4, CROWDED if crowded else box.height - 8, box.height - 8)
    canvas.scene(f"wonder-{wonder}", emblem, radius=9, outline=outline)
    again = again or any(isinstance(effect, fx.PlaysAgain) for effect in effects)
    if again:
        canvas.icon("again", Box(emblem.right - 26, box.height - 38, 34, 34))
    left = emblem.right + (8 if again or not crowded else 2)
    space = Box(left, 0, right - left, box.height)
    draw_signs(canvas, rest, space.centred(space.width, 70 if tall else 54))


def _right(box: Box) -> Box:
    return Box(box.right - 53, (box.height - 50) // 2, 50, 50)
