"""What was done last, seat by seat: cards taken, stages built, tokens won."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from engine.architects import events as done
from engine.core.game import Seat

from ..box import Box
from ..canvas import Canvas
from ..paints import SEATS, Paint
from ..signs import Icon, draw_icon
from .signs import card_icon, token_icon

SEAT, SIDE, GAP = 30, 44, 4
APART, EDGE = 6, 5
"""Between the plates of two seats, and around what stands on one."""

MOST = 3
"""How many deeds of one seat are shown at most."""

LEAST = 7 * (EDGE + SEAT + GAP + SIDE + EDGE) + 6 * APART
"""How wide one deed of each of seven seats is."""


class Deed(NamedTuple):
    """Something done, as a drawing; of several, those that weigh less are left out first."""

    seat: Seat
    icon: Icon
    weight: int


class Turn(NamedTuple):
    """What a seat did in a row, in its order."""

    seat: Seat
    deeds: Sequence[Deed]

    @property
    def width(self) -> int:
        """How wide the plate with the seat's mark and its deeds is."""
        return 2 * EDGE + SEAT + len(self.deeds) * (GAP + SIDE)


def draw_deeds(canvas: Canvas, events: Iterable[object], box: Box) -> int:
    """Draw at the left who did what last, nothing before a move; return the width it takes.

    Where little room is left, less of the longest turns is shown: what is seen elsewhere too.
    """
    turns, x = _fitting(_turns(events), box.width), box.x
    for turn in turns:
        plate = Box(x, box.y + 1, turn.width, box.height - 2)
        canvas.fill(plate, Paint.TRAY, radius=12, edge=SEATS[turn.seat], thick=2)
        mark = Box(x + EDGE + 1, box.y, SEAT, box.height).centred(SEAT, SEAT)
        canvas.icon(f"seat-{turn.seat}", mark)
        for n, deed in enumerate(turn.deeds):
            at = Box(x + EDGE + SEAT + GAP + n * (SIDE + GAP), box.y, SIDE, box.height)
            draw_icon(canvas, deed.icon, at.centred(SIDE, SIDE))
        x += turn.width + APART
    return max(0, x - APART - box.x)


def _turns(events: Iterable[object]) -> list[Turn]:
    by_seat = groupby(_deeds(events), key=lambda deed: deed.seat)
    return [_without(Turn(seat, list(deeds)), MOST) for seat, deeds in by_seat]


def _without(turn: Turn, most: int) -> Turn:
    """Return a turn with at most so many deeds: those that weigh most, in their order."""
    heaviest = sorted(range(len(turn.deeds)), key=lambda n: -turn.deeds[n].weight)[:most]
    return turn._replace(deeds=[turn.deeds[n] for n in sorted(heaviest)])


def _fitting(turns: list[Turn], width: int) -> list[Turn]:
    """Return what fits: less of the longest turns, and at the very last fewer of the first ones."""
    while _width(turns) > width and (most := max(len(turn.deeds) for turn in turns)) > 1:
        longest = [n for n, turn in enumerate(turns) if len(turn.deeds) == most]
        least = min(longest, key=lambda n: min(deed.weight for deed in turns[n].deeds))
        turns[least] = _without(turns[least], most - 1)
    while _width(turns) > width:
        turns = turns[1:]
    return turns


def _width(turns: Sequence[Turn]) -> int:
    return sum(turn.width + APART for turn in turns) - APART


def _deeds(events: Iterable[object]) -> Iterator[Deed]:
    """Yield who did what; what everybody may know."""
    for event in events:
        match event:
            case done.StageBuilt(seat=seat):
                yield Deed(seat, Icon("wonder"), 5)
            case done.TokenTaken(seat=seat, token=token):
                yield Deed(seat, Icon(token_icon(token)), 4)
            case done.CardTaken(seat=seat, card=card):
                yield Deed(seat, card_icon(card), 3)
            case done.HornsBlown(seat=seat, flipped=flipped) if flipped:
                yield Deed(seat, Icon("architects-war"), 2)
            case done.CatMoved(seat=seat):
                yield Deed(seat, Icon("architects-cat"), 1)
            case done.DeckOpened(seat=seat):
                yield Deed(seat, Icon("architects-look"), 0)
