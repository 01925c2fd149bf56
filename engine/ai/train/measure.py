"""Measure levels: one seat plays FIRST, the others SECOND.

They play as in the bot, by the rules that decide and from views; the seat of FIRST rotates, and
each deal is played once from every seat. `random` plays any legal move.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from random import Random
from statistics import mean, median, pstdev
from time import thread_time
from typing import Any, NamedTuple

from msgspec import Struct

from engine.ai.levels import LEVELS
from engine.core.game import Game, Seat

RANDOM = "random"


class Measured(NamedTuple):
    """The rules of a game, the module of its agent, and how many seats usually play."""

    rules: Game[Any, Any, Any, Any, Any]
    agent: str
    seats: int


class Played(Struct, frozen=True):
    """What FIRST won of a game (0 to 1), and the processor time of each of its moves in seconds."""

    won: float
    seconds: tuple[float, ...]


def play(measured: Measured, players: tuple[str, str], seats: int, game: int, seed: int) -> Played:
    """Play a game, the `game`th of a measurement."""
    rules = measured.rules
    luck = Random(seed + game // seats)
    state = rules.start(rules.deal(luck, seats, {}))
    luck, first = Random(seed + 7919 * game), Seat(game % seats)
    seconds = list[float]()
    while acting := rules.to_act(state):
        seat = acting[0]
        spent = thread_time()
        text = _move(measured, rules.view(state, seat), seat, players[seat != first], luck)
        if seat == first:
            seconds.append(thread_time() - spent)
        state = rules.apply(state, seat, rules.parse(text)).state
    ended = rules.result(state)
    assert ended is not None
    return Played((first in ended.winners) / len(ended.winners), tuple(seconds))


def _move(measured: Measured, view: Any, seat: Seat, player: str, luck: Random) -> str:
    drawn = luck.getrandbits(40)
    if player == RANDOM:
        return str(luck.choice(measured.rules.legal(view, seat)))
    agent = import_module(measured.agent)
    return str(agent.choose(view, seat, player, drawn, agent.time_limit(player)))


def _part(
    measured: Measured, players: tuple[str, str], seats: int, games: Sequence[int], seed: int
) -> list[Played]:
    import_module(measured.agent).load()
    return [play(measured, players, seats, game, seed) for game in games]


def measure(measured: Measured, name: str) -> None:
    """Play, and print the share of games that FIRST won."""
    parser = argparse.ArgumentParser(prog=f"python -m {name}", description=__doc__)
    for name in ("first", "second"):
        parser.add_argument(name, choices=[RANDOM, *LEVELS])
    parser.add_argument("--seats", type=int, default=measured.seats)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    players, played = (options.first, options.second), list[Played]()
    step = 4 * options.seats
    parts = [
        range(begin, min(begin + step, options.games)) for begin in range(0, options.games, step)
    ]
    with ProcessPoolExecutor(options.cores, mp_context=get_context("spawn")) as pool:
        jobs = [
            pool.submit(_part, measured, players, options.seats, part, options.seed)
            for part in parts
        ]
        for job in as_completed(jobs):
            played += job.result()
            sys.stderr.write(f"\r{_told(played)} ")
    seconds = [each for game in played for each in game.seconds]
    sys.stdout.write(
        f"\n{options.first} against {options.seats - 1} x {options.second}: {_told(played)}; "
        f"{mean(seconds) * 1000:.0f} ms of a core a move, "
        f"{median(seconds) * 1000:.0f} in the middle, {max(seconds) * 1000:.0f} at most\n"
    )


def _told(played: Sequence[Played]) -> str:
    """Tell the share won with the half width of its 95 % interval."""
    won = [game.won for game in played]
    half = 1.96 * pstdev(won) / len(won) ** 0.5
    return f"{mean(won):.1%} ± {half:.1%} of {len(won)} games"
