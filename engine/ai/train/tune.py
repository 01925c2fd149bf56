"""Tune the weights of a policy by games against itself.

Evolution strategies: each step plays pairs of opposite small changes against the present weights,
at tables of several sizes, and moves towards those that won. The file is written after each step,
so that a run can be interrupted and continued.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from engine.ai.kernels.chance import generator
from engine.ai.weights import Groups
from engine.core.game import Game

DEALS, SPREAD, RATE = 400, 0.12, 0.25
MARGIN = 0.01
"""What a point of margin counts beside a victory."""

Rows = npt.NDArray[np.float64]


class Tuned(NamedTuple):
    """A game whose policy is tuned.

    `machine` has the kernels: its `array` makes of a `flat` state what they take, and its `play`
    plays that out by its `weights`. `row_of` is the place in a state of the row of weights by which
    a seat plays; `tables` are the numbers of players, step by step.
    """

    groups: Groups
    rules: Game[Any, Any, Any, Any, Any]
    machine: Any
    flat: Callable[[Any], Sequence[int]]
    row_of: Callable[[int], int]
    tables: Sequence[int]


class Match:
    """Plays many games in which one seat plays by row 1 of the weights and the others by row 0.

    Seats rotate, each deal is played once by every seat.
    """

    def __init__(self, tuned: Tuned, players: int, luck: Random, deals: int = DEALS) -> None:
        self._tuned, self._players = tuned, players
        rules = tuned.rules
        states = [rules.start(rules.deal(luck, players, {})) for _ in range(deals)]
        self._starts = [tuned.machine.array(tuned.flat(state)) for state in states]

    def __call__(self, first: int, games: int, rows: Rows, noise: float, rng: Any) -> Any:
        """Return the share of games that row 1 won, and its mean margin over the best other."""
        total, machine = np.zeros(2), self._tuned.machine._replace(weights=rows)
        for game in range(games):
            seat = game % self._players
            root = self._starts[(first + game // self._players) % len(self._starts)].copy()
            root[self._tuned.row_of(seat)] = 1
            total += machine.play(root, noise, rng, seat)
        return total / games


def tune(tuned: Tuned, name: str) -> None:
    """Tune as the command line says, and print how the changed weights do against those before."""
    parser = argparse.ArgumentParser(prog=f"python -m {name}", description=__doc__)
    parser.add_argument("file", type=Path, help="continued where it exists")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--pairs", type=int, default=24, help="opposite changes tried in a step")
    parser.add_argument("--games", type=int, default=160, help="of each change")
    parser.add_argument("--noise", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compare", type=int, default=0, help="games against the start, no tuning")
    options = parser.parse_args()
    luck, numbers, groups = Random(options.seed), np.random.default_rng(options.seed), tuned.groups
    matches = {players: Match(tuned, players, luck) for players in sorted(set(tuned.tables))}
    starting, rng = np.array(groups.starting), generator(options.seed)
    weights = np.array(groups.load(options.file)) if options.file.exists() else starting
    if options.compare:
        for players, match in matches.items():
            won, margin = match(0, options.compare, np.stack([starting, weights]), 0.0, rng)
            sys.stdout.write(f"{players} players: won {won:.1%}, margin {margin:.1f}\n")
        return
    scale = np.maximum(np.abs(starting), 0.15)
    end, step = monotonic() + 60 * options.minutes, 0
    while monotonic() < end:
        match = matches[tuned.tables[step % len(tuned.tables)]]
        slope, gained = np.zeros_like(weights), 0.0
        for _ in range(options.pairs):
            change = numbers.standard_normal(len(weights))
            first = luck.randrange(DEALS)
            results = []
            for sign in (1, -1):
                rows = np.stack([weights, weights + sign * SPREAD * scale * change])
                won, margin = match(first, options.games, rows, options.noise, rng)
                results.append(won + MARGIN * margin)
            slope += (results[0] - results[1]) * change
            gained += sum(results) / 2
        step += 1
        norm = max(1e-9, float(np.linalg.norm(slope)))
        weights = weights + RATE * SPREAD * scale * slope / norm * len(weights) ** 0.5
        groups.save(weights.tolist(), options.file)
        sys.stderr.write(f"\rstep {step}: {gained / options.pairs:.3f}  ")
    sys.stdout.write(f"\n{step} steps\n")
