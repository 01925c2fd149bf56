"""Tune the weights of a policy by games against itself.

Evolution strategies: each step plays pairs of opposite small changes against the present weights,
at tables of several sizes, and moves towards those that won. RUN is a folder: its weights are
written after each step, so that a run can be interrupted and continued. The same seed gives the
same weights, however often that happens and on however many workers.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct

from engine.ai.kernels.chance import generator
from engine.ai.weights import Groups
from engine.ai.whole_file import write
from engine.core.game import Game

from .workers import add_arguments, workers

DEALS, SPREAD, RATE = 400, 0.12, 0.25
MARGIN = 0.01
"""What a point of margin counts beside a victory."""

Rows = npt.NDArray[np.float64]


class Tuned(NamedTuple):
    """A game whose policy is tuned.

    `machine` returns the kernels: its `array` makes of a `flat` state what they take, and its
    `play` plays that out by its `weights`. `row_of` is the place in a state of the row of weights
    by which a seat plays; `tables` are the numbers of players, step by step.
    """

    groups: Groups
    rules: Game[Any, Any, Any, Any, Any]
    machine: Callable[[], Any]
    flat: Callable[[Any], Sequence[int]]
    row_of: Callable[[int], int]
    tables: Sequence[int]


class Options(Struct, frozen=True):
    """What a step needs to know: opposite changes tried, games of each, the policy's noise."""

    seed: int
    pairs: int
    games: int
    noise: float


class Match:
    """Plays many games in which one seat plays by row 1 of the weights and the others by row 0.

    Seats rotate, each deal is played once by every seat.
    """

    def __init__(self, tuned: Tuned, players: int, seed: int) -> None:
        self._tuned, self._players, array = tuned, players, tuned.machine().array
        luck, rules = Random(f"{seed}/{players}"), tuned.rules
        states = [rules.start(rules.deal(luck, players, {})) for _ in range(DEALS)]
        self._starts = [array(tuned.flat(state)) for state in states]

    def __call__(self, first: int, games: int, rows: Rows, noise: float, rng: Any) -> Any:
        """Return the share of games that row 1 won, and its mean margin over the best other."""
        total, machine = np.zeros(2), self._tuned.machine()._replace(weights=rows)
        for game in range(games):
            seat = game % self._players
            root = self._starts[(first + game // self._players) % len(self._starts)].copy()
            root[self._tuned.row_of(seat)] = 1
            total += machine.play(root, noise, rng, seat)
        return total / games


def tuned_by(module: str) -> Tuned:
    """Return the `TUNED` of a module; by its name, processes can share it."""
    tuned: Tuned = import_module(module).TUNED
    return tuned


@cache
def _match(module: str, players: int, seed: int) -> Match:
    return Match(tuned_by(module), players, seed)


def slope_of(
    module: str, weights: Sequence[float], options: Options, step: int, pair: int
) -> tuple[Rows, float]:
    """Try a pair of opposite changes; return the slope that they show, and what they gained."""
    tuned = tuned_by(module)
    match = _match(module, tuned.tables[step % len(tuned.tables)], options.seed)
    numbers = np.random.default_rng([options.seed, step, pair])
    first, rng = int(numbers.integers(DEALS)), generator(int(numbers.integers(1 << 48)))
    change, now = numbers.standard_normal(len(weights)), np.array(weights)
    scale, results = _scale(tuned), list[float]()
    for sign in (1, -1):
        rows = np.stack([now, now + sign * SPREAD * scale * change])
        won, margin = match(first, options.games, rows, options.noise, rng)
        results.append(won + MARGIN * margin)
    slope: Rows = (results[0] - results[1]) * change
    return slope, sum(results) / 2


def _scale(tuned: Tuned) -> Rows:
    starting: Rows = np.array(tuned.groups.starting)
    return np.maximum(np.abs(starting), 0.15)


class _Reached(Struct):
    """What a run has come to: the number of its steps, and the weights after them."""

    step: int
    weights: list[float]


class Run:
    """A folder with the weights that a run has come to: `file`, in the form of a policy's.

    The run continues from `run.json`, which has them together with the number of steps: whoever
    ends it between two files would otherwise let one step be made twice.
    """

    def __init__(self, folder: Path, groups: Groups) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file, self._kept, self._groups = folder / "weights.json", folder / "run.json", groups
        reached = _Reached(0, list(groups.starting))
        if self._kept.exists():
            reached = msgspec.json.decode(self._kept.read_bytes(), type=_Reached)
        self.step, self.weights = reached.step, np.array(reached.weights)

    def save(self, weights: Rows) -> None:
        """Keep the weights after one step more, rounded as their file has them."""
        self._groups.save(weights.tolist(), self.file)
        reached = _Reached(self.step + 1, self._groups.load(self.file))
        write(self._kept, msgspec.json.encode(reached))
        self.step, self.weights = reached.step, np.array(reached.weights)


def tune(module: str) -> None:
    """Tune as the command line says, and print how the changed weights do against those before."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", type=Path, help="a folder; continued where it exists")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--steps", type=int, default=1_000_000, help="ends after so many in all")
    parser.add_argument("--pairs", type=int, default=24, help="opposite changes tried in a step")
    parser.add_argument("--games", type=int, default=160, help="of each change")
    parser.add_argument("--noise", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    parser.add_argument("--compare", type=int, default=0, help="games against the start, no tuning")
    chosen = parser.parse_args()
    options = Options(chosen.seed, chosen.pairs, chosen.games, chosen.noise)
    tuned = tuned_by(module)
    run = Run(chosen.run, tuned.groups)
    if chosen.compare:
        _compare(tuned, run, chosen.compare, chosen.seed)
        return
    end = monotonic() + 60 * chosen.minutes
    with workers(chosen) as pool:
        while run.step < chosen.steps and monotonic() < end:
            trying = partial(slope_of, module, run.weights.tolist(), options, run.step)
            tried = list(pool.map(trying, range(options.pairs)))
            slope = sum((each for each, _ in tried), np.zeros_like(run.weights))
            gained = sum(each for _, each in tried) / options.pairs
            norm = max(1e-9, float(np.linalg.norm(slope)))
            length = RATE * SPREAD * len(slope) ** 0.5
            run.save(run.weights + length * _scale(tuned) * slope / norm)
            sys.stderr.write(f"\rstep {run.step}: {gained:.3f}  ")
    sys.stdout.write(f"\n{run.step} steps, weights in {run.file}\n")


def _compare(tuned: Tuned, run: Run, games: int, seed: int) -> None:
    rng = generator(seed)
    rows = np.stack([np.array(tuned.groups.starting), run.weights])
    for players in sorted(set(tuned.tables)):
        won, margin = Match(tuned, players, seed)(0, games, rows, 0.0, rng)
        sys.stdout.write(f"{players} players: won {won:.1%}, margin {margin:.1f}\n")
