"""Positions of seeded games of Duel, as spectators and players see them."""

from collections.abc import Iterator, Mapping
from random import Random

from msgspec import Struct

from engine.core.game import Result
from engine.duel.decisions import Draft
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.table import Table, View

EVERY = 9
"""Of how many positions of a game one is shown."""


class Position(Struct, frozen=True):
    """A position of a game as spectators and as the one to decide see it, and how it came about."""

    view: View
    own: View
    last: tuple[Event, ...]
    before: Table | None
    result: Result | None


def positions(seed: int, options: Mapping[str, str] | None = None) -> Iterator[Position]:
    """Play a random game and yield every position; three of four moves build something."""
    rng = Random(seed)
    state = DUEL.start(DUEL.deal(rng, 2, options or {}))
    last: tuple[Event, ...] = ()
    before: Table | None = None
    while True:
        result, acting = DUEL.result(state), DUEL.to_act(state)
        own = DUEL.view(state, acting[0] if acting else None)
        yield Position(DUEL.view(state, None), own, last, before, result)
        if result is not None or not acting:
            return
        moves = DUEL.legal(DUEL.view(state, acting[0]), acting[0])
        building = [move for move in moves if move.verb != "discard"]
        move = rng.choice(building if building and rng.random() < 0.75 else moves)
        step = DUEL.apply(state, acting[0], move)
        before, state, last = state.table, step.state, step.events


def chosen(seed: int, options: Mapping[str, str] | None = None) -> Iterator[tuple[int, Position]]:
    """Yield some positions of a game with their numbers: every ninth, and every choice."""
    seen: set[type] = set()
    for n, position in enumerate(positions(seed, options)):
        todo = position.view.table.todo
        kind = type(todo[0]) if todo else type(None)
        if n % EVERY == 0 or kind not in seen or (kind is Draft and n % 3 == 0):
            seen.add(kind)
            yield n, position
