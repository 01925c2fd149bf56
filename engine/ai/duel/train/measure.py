"""`python -m engine.ai.duel.train.measure FIRST SECOND`: compare two players over many games."""

import argparse
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import thread_time

import numpy as np

from engine.ai.duel.agent import choose, time_limit
from engine.ai.duel.search import interpreted, native
from engine.ai.duel.search.baselines import GREEDY, NETWORK, PLAYOUTS, RANDOM
from engine.ai.duel.search.board import KIND_NOW, MOVER, WINNER
from engine.ai.duel.search.codes import OVER
from engine.ai.duel.search.network import WEIGHTS
from engine.ai.duel.search.rules import apply
from engine.ai.kernels.chance import generator
from engine.ai.kernels.native import compiled
from engine.ai.levels import LEVELS
from engine.duel.game import DUEL

from .former import load_any
from .generations import compare, opening
from .selfplay import shuffled

PART = 20
"""Games played at a time by a process; an even number, so that seats are swapped evenly."""

PLAYERS = {"random": RANDOM, "greedy": GREEDY, "playouts": PLAYOUTS, "network": NETWORK}


def interval(results: np.ndarray) -> float:
    """Return half the width of the interval that holds the true share with 95 %."""
    return float(1.96 * results.std() / max(1, len(results)) ** 0.5)


SEARCHES = {"": None, "compiled": native.run, "interpreted": interpreted.run}


def match_levels(
    players: tuple[tuple[str, str], tuple[str, str]], seconds: float, seed: int, games: int
) -> np.ndarray:
    """Return the results of games between two levels, as seen by the first, seats swapped.

    A player is a level and one of `SEARCHES`. They play as in the bot, by the rules that decide
    and from views. Nobody thinks longer than `seconds` or the level's time about a move.
    """
    results = np.zeros(games, np.float32)
    for game in range(games):
        luck = Random(seed + game // 2)
        state = DUEL.start(DUEL.deal(luck, 2, {}))
        while acting := DUEL.to_act(state):
            seat = acting[0]
            level, search = players[(seat + game) % 2]
            limit, drawn = min(seconds, time_limit(level)), luck.getrandbits(32)
            view = DUEL.view(state, seat)
            text = choose(view, seat, level, drawn, limit, search=SEARCHES[search])
            state = DUEL.apply(state, seat, DUEL.parse(text)).state
        ended = DUEL.result(state)
        assert ended is not None
        won = [(seat + game) % 2 == 0 for seat in ended.winners]
        results[game] = sum(won) / len(won)
    return results


def match_seconds(
    files: tuple[Path, Path], seconds: tuple[float, float], seed: int, games: int
) -> np.ndarray:
    """Return the results of games between two networks, as seen by the first, seats swapped.

    Each thinks for so many seconds of a core's time about a move; both games of a pair begin with
    the same wonders and tokens.
    """
    searchers = [native.Searcher(load_any(file)) for file in files]
    begin, carry_out = compiled(shuffled), compiled(apply)
    rng, state, start = generator(seed), opening(), opening()
    results = np.zeros(games, np.float32)
    for game in range(games):
        if game % 2 == 0:
            begin(start, opening(), rng)
        state[:] = start
        while state[KIND_NOW] != OVER:
            who = int(state[MOVER] != game % 2)
            found = searchers[who].run(
                state.tolist(), int(rng[0]), seconds[who], native.MOST_SIMULATIONS, thread_time
            )
            carry_out(state, found.candidates[found.best].move, rng, native.NO_DEAL)
        won = int(state[WINNER])
        results[game] = 0.5 if won < 0 else float(won == game % 2)
    return results


def main() -> None:
    """Play, and print the share of games that the first player won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", help="network:2000, simulations; seconds:0.2; level:interpreted")
    parser.add_argument("second", help="the same; or random, greedy, playouts:20000")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--other", type=Path, default=None, help="weights of the second")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=2.0, help="a level's move at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    try:
        play = _match(options)
    except (KeyError, ValueError) as error:
        parser.error(f"there is no such player: {error}")
    results = np.zeros(0, np.float32)
    with ProcessPoolExecutor(options.cores, mp_context=get_context("spawn")) as pool:
        jobs = [
            pool.submit(play, seed=7919 * options.seed + 1_000_003 * part, games=games)
            for part, games in enumerate(_parts(options.games))
        ]
        for job in as_completed(jobs):
            results = np.concatenate([results, job.result()])
            sys.stderr.write(f"\r{_told(results)} ")
    sys.stdout.write(f"\n{options.first} against {options.second}: {_told(results)}\n")


def _match(options: argparse.Namespace) -> Callable[..., np.ndarray]:
    """Return what plays so many games from a seed."""
    names = [each.partition(":") for each in (options.first, options.second)]
    files = (options.weights, options.other or options.weights)
    if names[0][0] == names[1][0] == "seconds":
        return partial(match_seconds, files, (float(names[0][2]), float(names[1][2])))
    if names[0][0] in LEVELS and names[1][0] in LEVELS:
        levels = ((names[0][0], names[0][2]), (names[1][0], names[1][2]))
        return partial(match_levels, levels, options.seconds)
    players = (PLAYERS[names[0][0]], PLAYERS[names[1][0]])
    simulations = (int(names[0][2] or 1), int(names[1][2] or 1))
    return partial(compare, files, players, simulations)


def _parts(games: int) -> list[int]:
    """Split games into parts, so that a long measurement tells on the way how it stands."""
    return [min(PART, games - begun) for begun in range(0, games, PART)]


def _told(results: np.ndarray) -> str:
    return f"{results.mean():.1%} ± {interval(results):.1%} of {len(results)} games"


if __name__ == "__main__":
    main()
