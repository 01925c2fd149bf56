"""A game as a film: its cities, the board after every turn, the conflicts, and how it ended."""

from collections.abc import Iterator, Sequence
from functools import partial

from engine.seven.score import result
from engine.seven.table import Table, View, choosing_sides

from ..canvas import Canvas, Film, Scene
from ..look import Look
from ..progress import draw_progress
from .board import draw_board
from .conflicts import draw_conflicts
from .finale import draw_finale
from .layout import HEIGHT
from .opening import draw_opening

OPENING, TURN, AGE, FIGHT, FINALE = 3.0, 1.5, 2.5, 3.0, 6.0
"""Seconds that a picture stays."""


def replay(shots: Sequence[tuple[View, Look]]) -> Film:
    """Return the film of a game.

    `shots` are its positions in order as spectators saw them, each with what had happened last.
    """
    return Film(tuple(_scenes(shots)), shots[-1][1].theme)


def _scenes(shots: Sequence[tuple[View, Look]]) -> Iterator[Scene]:
    sided = [shot for shot in shots if not choosing_sides(shot[0].table)]
    shots = sided or shots
    yield Scene(partial(draw_opening, shots[0][0].table, shots[0][1]), OPENING)
    before: Table | None = None
    for done, (view, look) in enumerate(shots, start=1):
        table = view.table
        if before is not None and _fought(before, table):
            yield Scene(partial(draw_conflicts, before, table, look, HEIGHT), FIGHT)
        new_age = before is None or before.age != table.age
        yield Scene(partial(_board, table, look, done / len(shots)), AGE if new_age else TURN)
        before = table
    view, look = shots[-1]
    if look.ended or result(view.table):
        yield Scene(partial(draw_finale, view.table, look), FINALE)


def _fought(before: Table, after: Table) -> bool:
    """Return whether an Age ended with conflicts between two positions."""
    return after.age != before.age or (not after.todo and bool(before.todo))


def _board(table: Table, look: Look, part: float) -> Canvas:
    """Draw a board, and how far the film is."""
    canvas = draw_board(table, look)
    draw_progress(canvas, part)
    return canvas
