"""A game as a film: its opening, every move on the board, and how it ended."""

from collections.abc import Iterator, Sequence
from functools import partial

from engine.duel.score import result
from engine.duel.table import View

from ..canvas import Canvas, Film, Scene
from ..look import Look
from ..progress import draw_progress
from .board import draw_board
from .finale import draw_finale
from .opening import draw_opening

OPENING, MOVE, AGE, FINALE = 3.0, 1.0, 2.0, 6.0
"""Seconds that a picture stays: the opening, a move, the first of an age, the last one."""


def replay(shots: Sequence[tuple[View, Look]]) -> Film:
    """Return the film of a game.

    `shots` are its positions in order as spectators saw them, each with its last move; of the
    draft only the outcome is shown.
    """
    return Film(tuple(_scenes(shots)), shots[-1][1].theme)


def _scenes(shots: Sequence[tuple[View, Look]]) -> Iterator[Scene]:
    played = [n for n, (view, _) in enumerate(shots) if view.table.age]
    first = played[0] if played else len(shots) - 1
    yield Scene(partial(draw_opening, *shots[first]), OPENING)
    for done, n in enumerate(played, start=1):
        view, look = shots[n]
        new_age = n == first or view.table.age != shots[n - 1][0].table.age
        yield Scene(partial(_board, view, look, done / len(played)), AGE if new_age else MOVE)
    view, look = shots[-1]
    ended = look.ended or result(view.table)
    if ended is not None:
        yield Scene(partial(draw_finale, view, look, ended), FINALE)


def _board(view: View, look: Look, part: float) -> Canvas:
    """Draw a board, and how far the film is."""
    canvas = draw_board(view, look)
    draw_progress(canvas, part)
    return canvas
