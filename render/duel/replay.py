"""A game as a film: its opening, every move on the board, and how it ended."""

from collections.abc import Iterator, Sequence

from engine.duel.score import result
from engine.duel.table import View

from ..box import Box
from ..canvas import Canvas, Film, Picture
from ..look import Look
from ..paints import Paint
from .board import draw_board
from .finale import draw_finale
from .opening import draw_opening

OPENING, MOVE, AGE, FINALE = 3.0, 1.0, 2.0, 6.0
"""Seconds that a picture stays: the opening, a move, the first of an age, the last one."""
PROGRESS = 6
"""How high the line is that tells how far the film is."""


def replay(shots: Sequence[tuple[View, Look]]) -> Picture:
    """Return the film of a game, an animated GIF.

    `shots` are its positions in order as spectators saw them, each with its last move; of the
    draft only the outcome is shown.
    """
    film = Film(shots[-1][1].theme)
    for canvas, seconds in _frames(shots):
        film.add(canvas, seconds)
    return film.picture()


def _frames(shots: Sequence[tuple[View, Look]]) -> Iterator[tuple[Canvas, float]]:
    played = [n for n, (view, _) in enumerate(shots) if view.table.age]
    first = played[0] if played else len(shots) - 1
    yield draw_opening(*shots[first]), OPENING
    for done, n in enumerate(played, start=1):
        view, look = shots[n]
        canvas = draw_board(view, look)
        _progress(canvas, done / len(played))
        new_age = n == first or view.table.age != shots[n - 1][0].table.age
        yield canvas, AGE if new_age else MOVE
    view, look = shots[-1]
    ended = look.ended or result(view.table)
    if ended is not None:
        yield draw_finale(view, look, ended), FINALE


def _progress(canvas: Canvas, part: float) -> None:
    line = Box(0, canvas.box.bottom - PROGRESS, canvas.box.width, PROGRESS)
    canvas.fill(line, Paint.TRAY)
    canvas.fill(line._replace(width=max(1, round(line.width * part))), Paint.GOLD)
