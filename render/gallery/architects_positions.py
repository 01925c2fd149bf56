"""Positions of seeded games of Architects, as spectators and the one to decide see them."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from engine.architects.catalog import SEATS
from engine.architects.events import Event, visible
from engine.architects.game import ARCHITECTS
from engine.architects.table import Table, View
from engine.core.game import Result

EVERY = 61
"""Of how many positions of a game one is shown."""
GAMES = SEATS
"""The seeds of the games that are shown; each is also the number of players."""


class Position(Struct, frozen=True):
    """A position of a game and how it came about.

    `view` is what spectators see, `own` what the one to decide sees, `last` what everybody saw of
    the last move, and `before` the table that it was made on.
    """

    view: View
    own: View
    last: tuple[Event, ...]
    before: Table | None
    result: Result | None


def positions(seed: int) -> Iterator[Position]:
    """Play a random game and yield every position."""
    rng = Random(seed)
    state = ARCHITECTS.start(ARCHITECTS.deal(rng, seed, {}))
    last: tuple[Event, ...] = ()
    before: Table | None = None
    while True:
        result, acting = ARCHITECTS.result(state), ARCHITECTS.to_act(state)
        seat = acting[0] if acting else None
        own = ARCHITECTS.view(state, seat)
        yield Position(ARCHITECTS.view(state, None), own, last, before, result)
        if seat is None:
            return
        step = ARCHITECTS.apply(state, seat, rng.choice(ARCHITECTS.legal(own, seat)))
        last = tuple(event for event in step.events if visible(event, None))
        before, state = state.table, step.state


def chosen(seed: int) -> Iterator[tuple[int, Position]]:
    """Yield some positions with their numbers: every 61st, and every kind of decision."""
    seen: set[type] = set()
    for n, position in enumerate(positions(seed)):
        todo = position.view.table.todo
        kind = type(todo[0]) if todo else type(None)
        if n % EVERY == 0 or kind not in seen:
            seen.add(kind)
            yield n, position
