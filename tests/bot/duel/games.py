"""Games played at random, whose positions and steps the wording is tried on."""

from collections.abc import Iterator
from functools import cache
from random import Random

from engine.core.game import Seat, Step
from engine.duel.deal import State
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.moves import Build, BuildWonder, KeepToken, Move
from engine.duel.table import View

Duel = tuple[tuple[View, ...], tuple[Step[State, Event], ...]]
"""What the player to move sees before each move, and lastly a spectator; and the steps."""


@cache
def game(seed: int) -> Duel:
    """Play a game: odd seeds move at random, even ones build whatever can be paid."""
    rng = Random(seed)
    state = DUEL.start(DUEL.deal(rng, 2, {}))
    views: list[View] = []
    steps: list[Step[State, Event]] = []
    while actors := DUEL.to_act(state):
        seat = actors[0]
        views.append(DUEL.view(state, seat))
        steps.append(DUEL.apply(state, seat, _chosen(rng, seed, views[-1], seat)))
        state = steps[-1].state
    views.append(DUEL.view(state, None))
    return tuple(views), tuple(steps)


def _chosen(rng: Random, seed: int, view: View, seat: Seat) -> Move:
    moves = DUEL.legal(view, seat)
    building = [move for move in moves if isinstance(move, Build | BuildWonder | KeepToken)]
    return rng.choice(building if building and seed % 2 == 0 else moves)


def views() -> Iterator[View]:
    """Yield some hundreds of positions of both kinds of games, their ends among them."""
    for seed in range(10):
        yield from game(seed)[0]


def steps() -> Iterator[Step[State, Event]]:
    """Yield every step of those games."""
    for seed in range(40):
        yield from game(seed)[1]
