"""A game as a film: its wonders, the board after every move, the battles, and how it ended."""

from collections.abc import Iterator, Sequence
from functools import partial

from engine.architects.events import BattleFought
from engine.architects.score import result
from engine.architects.table import Table, View

from ..canvas import Canvas, Film, Scene
from ..look import Look
from ..progress import draw_progress
from .battle import draw_battle
from .board import draw_board
from .finale import draw_finale
from .layout import HEIGHT
from .opening import draw_opening

OPENING, MOVE, FIGHT, FINALE = 3.0, 1.0, 3.0, 6.0
"""Seconds that a picture stays."""


def replay(shots: Sequence[tuple[View, Look]]) -> Film:
    """Return the film of a game.

    `shots` are its positions in order as spectators saw them, each with what had happened last.
    """
    return Film(tuple(_scenes(shots)), shots[-1][1].theme)


def _scenes(shots: Sequence[tuple[View, Look]]) -> Iterator[Scene]:
    yield Scene(partial(draw_opening, shots[0][0].table, shots[0][1]), OPENING)
    for done, (view, look) in enumerate(shots, start=1):
        for event in look.last:
            if isinstance(event, BattleFought):
                yield Scene(partial(draw_battle, event, view.table, look, HEIGHT), FIGHT)
        yield Scene(partial(_board, view.table, look, done / len(shots)), MOVE)
    view, look = shots[-1]
    if look.ended or result(view.table):
        yield Scene(partial(draw_finale, view.table, look), FINALE)


def _board(table: Table, look: Look, part: float) -> Canvas:
    """Draw a board, and how far the film is."""
    canvas = draw_board(table, look)
    draw_progress(canvas, part)
    return canvas
