"""A game as a film: its wonders, the board after every move, the battles, and how it ended."""

from collections.abc import Iterator, Sequence

from engine.architects.events import BattleFought
from engine.architects.score import result
from engine.architects.table import View

from ..box import Box
from ..canvas import Canvas, Film, Picture
from ..look import Look
from ..paints import Paint
from .battle import draw_battle
from .board import draw_board
from .finale import draw_finale
from .opening import draw_opening

OPENING, MOVE, FIGHT, FINALE = 3.0, 1.0, 3.0, 6.0
"""Seconds that a picture stays."""
PROGRESS = 6
"""How high the line is that tells how far the film is."""


def replay(shots: Sequence[tuple[View, Look]]) -> Picture:
    """Return the film of a game, an animated GIF.

    `shots` are its positions in order as spectators saw them, each with what had happened last.
    """
    film = Film(shots[-1][1].theme)
    for canvas, seconds in _frames(shots):
        film.add(canvas, seconds)
    return film.picture()


def _frames(shots: Sequence[tuple[View, Look]]) -> Iterator[tuple[Canvas, float]]:
    yield draw_opening(shots[0][0].table, shots[0][1]), OPENING
    for done, (view, look) in enumerate(shots, start=1):
        for event in look.last:
            if isinstance(event, BattleFought):
                yield draw_battle(event, view.table, look), FIGHT
        canvas = draw_board(view.table, look)
        _progress(canvas, done / len(shots))
        yield canvas, MOVE
    view, look = shots[-1]
    if look.ended or result(view.table):
        yield draw_finale(view.table, look), FINALE


def _progress(canvas: Canvas, part: float) -> None:
    line = Box(0, canvas.box.bottom - PROGRESS, canvas.box.width, PROGRESS)
    canvas.fill(line, Paint.TRAY)
    canvas.fill(line._replace(width=max(1, round(line.width * part))), Paint.GOLD)
