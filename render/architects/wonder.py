"""A wonder while it is built: five drawings in the order in which they lie over each other."""

from collections.abc import Collection
from typing import NamedTuple

from engine.architects.catalog import WONDERS
from engine.architects.counting import available
from engine.architects.types import StageId, WonderId

from ..box import Box
from ..canvas import Canvas, Piece, cached
from ..paints import Paint
from ..themes import Theme
from .signs import cost

SIDE = 96
"""The side of a drawing of a stage, in its own units."""

PLACES: dict[WonderId, dict[StageId, tuple[int, int]]] = {
    "alexandria": {"2d": (78, 82), "2s": (80, 58), "3d": (80, 38), "3s": (78, 22), "4d": (78, 10)},
    "babylon": {"2d": (82, 78), "2s": (84, 58), "3d": (82, 42), "3s": (16, 24), "4d": (82, 12)},
    "ephesus": {"2d": (48, 80), "2s": (16, 50), "3d": (48, 64), "3s": (80, 50), "4d": (80, 12)},
    "giza": {"2d": (82, 78), "2s": (82, 62), "3d": (80, 46), "3s": (78, 32), "4d": (76, 16)},
    "halicarnassus": {
        "2d": (80, 78),
        "2s": (84, 56),
        "3d": (16, 28),
        "3s": (80, 28),
        "4d": (82, 10),
    },
    "olympia": {"2d": (80, 82), "3d": (82, 40), "3s": (82, 46), "2s": (16, 56), "4d": (82, 14)},
    "rhodes": {"2d": (16, 86), "2s": (80, 86), "3d": (80, 48), "3s": (16, 40), "4d": (16, 12)},
}
"""The stages of each wonder, those behind first, and where the price of each is written."""


class Plate(NamedTuple):
    """The size of the plate with a price, and how high its number is."""

    width: int
    height: int
    number: int


SMALL, LARGE = Plate(66, 38, 35), Plate(92, 52, 46)
ROOMY = 220
"""From which height on the plates are large."""


@cached
def wonder(
    theme: Theme,
    item: WonderId,
    built: frozenset[StageId],
    size: tuple[int, int],
    *,
    priced: bool = True,
) -> Piece:
    """Return a wonder with these stages built, the others in outline.

    Where it is `priced`, the stages that can be built now are gold and have their prices at them.
    """
    canvas = Canvas(*size, Paint.PANEL, theme, clear=True)
    whole = len(built) == len(WONDERS[item].stages)
    canvas.fill(canvas.box, Paint.GOLD if whole else Paint.EDGE, radius=12)
    view = canvas.box.inset(3)
    canvas.scene(f"architects-{item}-ground", view, radius=9)
    side = min(view.width, view.height)
    square = view.centred(side, side)
    free = available(item, tuple(sorted(built))) if priced else ()
    for stage in (*PLACES[item], *free):
        line = Paint.GOLD if stage in free else Paint.CHALK
        outline = stage not in built
        canvas.scene(f"architects-{item}-{stage}", square, outline=outline, line=line)
    plate = LARGE if side >= ROOMY else SMALL
    for stage, box in plates(item, free, view).items():
        _price(canvas, stage, box, plate)
    return canvas.piece()


def plates(item: WonderId, free: Collection[StageId], view: Box) -> dict[StageId, Box]:
    """Return where the prices of stages are written in the view of a wonder: none over another."""
    side = min(view.width, view.height)
    square, plate = view.centred(side, side), LARGE if side >= ROOMY else SMALL
    found: dict[StageId, Box] = {}
    for stage in sorted(free, key=lambda each: PLACES[item][each][1]):
        x, y = PLACES[item][stage]
        at = Box(square.x + x * side // SIDE, square.y + y * side // SIDE, 0, 0)
        found[stage] = _within(view, at.centred(plate.width, plate.height))
    for highest, one in enumerate(list(found)):  # from above: what does not fit below goes up
        for other in list(found)[highest + 1 :]:
            if found[one].meets(found[other]):
                below = found[other]._replace(y=found[one].bottom + 2)
                found[other] = _within(view, below)
    for other in reversed(list(found)):
        for one in found:
            if one != other and found[one].y <= found[other].y and found[one].meets(found[other]):
                above = found[one]._replace(y=found[other].y - plate.height - 2)
                found[one] = _within(view, above)
    return found


def free_corner(item: WonderId, built: frozenset[StageId], view: Box, side: int) -> Box:
    """Return a corner of the view of a wonder, as a square, where no price is: below if it can be.

    Where there is a price in each, it is the left one below.
    """
    inner = view.inset(6)
    low, far = inner.bottom - side, inner.right - side
    places = ((inner.x, low), (far, low), (inner.x, inner.y), (far, inner.y))
    corners = [Box(x, y, side, side) for x, y in places]
    prices = plates(item, available(item, tuple(sorted(built))), view.inset(3)).values()
    free = (corner for corner in corners if not any(map(corner.meets, prices)))
    return next(free, corners[0])


def _within(view: Box, box: Box) -> Box:
    """Return a box moved into the view where it hangs out of it."""
    x = min(max(box.x, view.x + 3), view.right - box.width - 3)
    y = min(max(box.y, view.y + 3), view.bottom - box.height - 3)
    return box._replace(x=x, y=y)


def _price(canvas: Canvas, stage: StageId, box: Box, plate: Plate) -> None:
    canvas.fill(box, Paint.INK, radius=9, edge=Paint.GOLD, thick=3)
    draw_price(canvas, stage, box.inset(5, 3), plate.number)


def draw_price(canvas: Canvas, stage: StageId, box: Box, number: int) -> None:
    """Draw the price of a stage: how many resources, and whether all alike or all different."""
    price = cost(stage)
    left, right = box.columns(2, 2)
    canvas.text(str(price.n), left, number, Paint.IVORY)
    canvas.icon(f"architects-{price.kind}", right)
