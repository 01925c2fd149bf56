"""Positions of seeded games of 7 Wonders, as spectators and the one to decide see them."""

from collections.abc import Iterator, Mapping
from random import Random

from msgspec import Struct

from engine.core.game import Result
from engine.seven.decisions import Choose
from engine.seven.events import Event
from engine.seven.game import SEVEN
from engine.seven.table import Table, View

EVERY = 31
"""Of how many positions of a game one is shown."""
GAMES: Mapping[int, tuple[int, Mapping[str, str]]] = {
    2: (2, {}),
    3: (3, {"sides": "b", "wonders": "halicarnassus-babylon-olympia"}),
    4: (4, {"sides": "a"}),
    5: (5, {}),
    6: (6, {}),
    7: (7, {"sides": "b"}),
}
"""The games that are shown: by seed the number of players, and the options."""


class Position(Struct, frozen=True):
    """A position of a game and how it came about.

    `view` is what spectators see, `own` what the one to decide sees, `before` the table that the
    last turn was played on.
    """

    view: View
    own: View
    last: tuple[Event, ...]
    before: Table | None
    result: Result | None


def positions(seed: int, players: int, options: Mapping[str, str]) -> Iterator[Position]:
    """Play a random game and yield every position; six of seven moves build something."""
    rng = Random(seed)
    state = SEVEN.start(SEVEN.deal(rng, players, options))
    last: tuple[Event, ...] = ()
    before: Table | None = None
    while True:
        result, acting = SEVEN.result(state), SEVEN.to_act(state)
        seat = rng.choice(acting) if acting else None
        own = SEVEN.view(state, seat)
        yield Position(SEVEN.view(state, None), own, last, before, result)
        if seat is None:
            return
        moves = SEVEN.legal(own, seat)
        building = [move for move in moves if move.verb != "discard"]
        move = rng.choice(building if building and rng.random() < 6 / 7 else moves)
        step = SEVEN.apply(state, seat, move)
        if not isinstance(state.table.todo[0], Choose):
            last = (*last, *step.events)
        elif not step.state.table.chosen:
            last, before = step.events, state.table
        state = step.state


def chosen(seed: int) -> Iterator[tuple[int, Position]]:
    """Yield some positions of a game with their numbers: every 31st, and every kind of choice."""
    players, options = GAMES[seed]
    seen: set[type] = set()
    for n, position in enumerate(positions(seed, players, options)):
        todo = position.view.table.todo
        kind = type(todo[0]) if todo else type(None)
        if n % EVERY == 0 or kind not in seen:
            seen.add(kind)
            yield n, position
