"""What was done last, seat by seat: cards taken, stages built, tokens won."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from engine.architects import events as done
from engine.core.game import Seat

from ..box import Box
from ..canvas import Canvas
from ..paints import Paint
from ..signs import Icon, draw_icon
from .signs import card_icon, token_icon

SEAT, SIDE, GAP = 36, 44, 4
APART, EDGE = 10, 5
"""Between what one seat did and what the next one did, and around all of it."""
MOST = 3
"""How many deeds of one seat are shown at most: its last ones."""


class Turn(NamedTuple):
    """What a seat did in a row, as drawings in their order."""

    seat: Seat
    icons: Sequence[Icon]

    @property
    def width(self) -> int:
        """How wide the seat's mark and its deeds are."""
        return SEAT + len(self.icons) * (GAP + SIDE)


def draw_deeds(canvas: Canvas, events: Iterable[object], box: Box) -> int:
    """Draw at the left who did what last, nothing before a move; return the width it takes.

    Where little room is left, fewer deeds of each seat are shown, then fewer seats: the last ones.
    """
    turns = _fitting(_turns(events), box.width)
    if not turns:
        return 0
    width = _width(turns)
    canvas.fill(Box(box.x, box.y + 1, width, box.height - 2), Paint.TRAY, radius=12)
    x = box.x + EDGE
    for turn in turns:
        canvas.icon(f"seat-{turn.seat}", Box(x, box.y, SEAT, box.height).centred(SEAT, SEAT))
        for n, icon in enumerate(turn.icons):
            at = Box(x + SEAT + GAP + n * (SIDE + GAP), box.y, SIDE, box.height)
            draw_icon(canvas, icon, at.centred(SIDE, SIDE))
        x += turn.width + APART
    return width


def _turns(events: Iterable[object]) -> list[Turn]:
    by_seat = groupby(_deeds(events), key=lambda deed: deed[0])
    return [Turn(seat, [icon for _, icon in deeds]) for seat, deeds in by_seat]


def _fitting(turns: list[Turn], width: int) -> list[Turn]:
    """Return the last deeds of the last turns, as many as fit."""
    for most in range(MOST, 0, -1):
        shown = [turn._replace(icons=turn.icons[-most:]) for turn in turns]
        if _width(shown) <= width:
            return shown
    while _width(shown) > width:
        shown = shown[1:]
    return shown


def _width(turns: Sequence[Turn]) -> int:
    return 2 * EDGE - APART + sum(turn.width + APART for turn in turns)


def _deeds(events: Iterable[object]) -> Iterator[tuple[Seat, Icon]]:
    """Yield who did what, as a drawing; what everybody may know."""
    for event in events:
        match event:
            case done.CardTaken(seat=seat, card=card):
                yield seat, card_icon(card)
            case done.StageBuilt(seat=seat):
                yield seat, Icon("wonder")
            case done.TokenTaken(seat=seat, token=token):
                yield seat, Icon(token_icon(token))
            case done.CatMoved(seat=seat):
                yield seat, Icon("architects-cat")
            case done.HornsBlown(seat=seat, flipped=flipped) if flipped:
                yield seat, Icon("architects-war")
            case done.DeckOpened(seat=seat):
                yield seat, Icon("architects-look")
