"""A game as a film: its cities, the board after every turn, the conflicts, and how it ended."""

from collections.abc import Iterator, Sequence

from engine.seven.score import result
from engine.seven.table import Table, View, choosing_sides

from ..box import Box
from ..canvas import Canvas, Film, Picture
from ..look import Look
from ..paints import Paint
from .board import draw_board
from .conflicts import draw_conflicts
from .finale import draw_finale
from .layout import HEIGHT
from .opening import draw_opening

OPENING, TURN, AGE, FIGHT, FINALE = 3.0, 1.5, 2.5, 3.0, 6.0
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
    sided = [shot for shot in shots if not choosing_sides(shot[0].table)]
    shots = sided or shots
    yield draw_opening(shots[0][0].table, shots[0][1]), OPENING
    before: Table | None = None
    for done, (view, look) in enumerate(shots, start=1):
        table = view.table
        if before is not None and _fought(before, table):
            yield draw_conflicts(before, table, look, HEIGHT), FIGHT
        canvas = draw_board(table, look)
        _progress(canvas, done / len(shots))
        yield canvas, AGE if before is None or before.age != table.age else TURN
        before = table
    view, look = shots[-1]
    if look.ended or result(view.table):
        yield draw_finale(view.table, look), FINALE


def _fought(before: Table, after: Table) -> bool:
    """Return whether an Age ended with conflicts between two positions."""
    return after.age != before.age or (not after.todo and bool(before.todo))


def _progress(canvas: Canvas, part: float) -> None:
    line = Box(0, canvas.box.bottom - PROGRESS, canvas.box.width, PROGRESS)
    canvas.fill(line, Paint.TRAY)
    canvas.fill(line._replace(width=max(1, round(line.width * part))), Paint.GOLD)
