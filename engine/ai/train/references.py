"""Players to measure: random, greedy, flat Monte Carlo, and computers by level or by seconds.

All seconds are those of the processor, so that a busy machine measures alike.
"""

import re
from collections.abc import Callable, Sequence
from importlib import import_module
from math import inf, log, sqrt
from random import Random
from time import thread_time
from typing import Any, NamedTuple

from engine.ai.levels import LEVELS, STRONGEST
from engine.core.game import Game, Seat

RANDOM, GREEDY, FLAT = "random", "greedy", "flat"
PLAYERS = (
    "random, greedy (one move ahead), flat:1000 or flat:1.0 (flat Monte Carlo by playouts or "
    f"seconds), {', '.join(LEVELS)}, or {STRONGEST}:1.0 (seconds)"
)
"""The names of players, to be told."""

SECONDS = re.compile(r"\d+\.\d+")
EXPLORE = sqrt(2)
IN_A_WORLD = 48
"""Playouts of flat Monte Carlo in one guessed world: guessing takes longer than playing out."""

Player = Callable[[Any, Seat, Random], str]
"""Returns the text of the move of a seat from its view; numbers are drawn from the last."""

Playing = Callable[[Any], float]
"""Makes a move in a guessed world, plays on at random, and returns what was won, 0 to 1."""


class Measured(NamedTuple):
    """A game whose players are measured: its rules, its agent, how many seats usually play.

    `guess` makes a world for flat Monte Carlo, `standing` counts what a greedy player has after
    each of its moves.
    """

    rules: Game[Any, Any, Any, Any, Any]
    agent: str
    seats: int
    guess: Callable[[Any, Seat, Random], Playing]
    standing: Callable[[Any, Seat, Sequence[Any], Random], Sequence[float]]


def player(name: str, measured: Measured) -> Player:
    """Return the player of a name, see `PLAYERS`; raises `ValueError` if there is none."""
    kind, _, amount = name.partition(":")
    if kind in (RANDOM, GREEDY) and not amount:
        return _random(measured) if kind == RANDOM else _greedy(measured)
    if kind == FLAT and amount.isdecimal():
        return _flat(measured, int(amount), inf)
    if kind == FLAT and SECONDS.fullmatch(amount):
        return _flat(measured, inf, float(amount))
    if kind in LEVELS and not amount:
        return _computer(measured.agent, kind, None)
    if kind == STRONGEST and SECONDS.fullmatch(amount):
        return _computer(measured.agent, kind, float(amount))
    raise ValueError(f"there is no player {name}; there are: {PLAYERS}")


def _random(measured: Measured) -> Player:
    return lambda view, seat, luck: str(luck.choice(measured.rules.legal(view, seat)))


def _greedy(measured: Measured) -> Player:
    def choose(view: Any, seat: Seat, luck: Random) -> str:
        moves = measured.rules.legal(view, seat)
        found = measured.standing(view, seat, moves, luck)
        return str(max(zip(found, moves, strict=True), key=lambda each: each[0])[1])

    return choose


def _computer(module: str, level: str, seconds: float | None) -> Player:
    agent = import_module(module)
    limit = agent.time_limit(level) if seconds is None else seconds

    def choose(view: Any, seat: Seat, luck: Random) -> str:
        seed = luck.getrandbits(40)
        return str(agent.choose(view, seat, level, seed, limit, clock=thread_time))

    return choose


def _flat(measured: Measured, most: float, seconds: float) -> Player:
    def choose(view: Any, seat: Seat, luck: Random) -> str:
        moves = measured.rules.legal(view, seat)
        if len(moves) == 1:
            return str(moves[0])
        end = thread_time() + seconds
        visits, won, made = [0] * len(moves), [0.0] * len(moves), 0
        while made < most and thread_time() < end:
            play = measured.guess(view, seat, luck)
            for _ in range(IN_A_WORLD):
                at = made if made < len(moves) else _promising(visits, won, made)
                won[at] += play(moves[at])
                visits[at] += 1
                made += 1
        return str(moves[max(range(len(moves)), key=lambda at: (visits[at], won[at]))])

    return choose


def _promising(visits: Sequence[int], won: Sequence[float], made: int) -> int:
    """Return the index that UCB1 chooses."""
    spread = EXPLORE * sqrt(log(made))
    return max(range(len(visits)), key=lambda at: won[at] / visits[at] + spread / sqrt(visits[at]))
