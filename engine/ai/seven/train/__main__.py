"""`python -m engine.ai.seven.train FILE`: tune the weights of the policy by games against itself.

Evolution strategies: each step plays pairs of opposite small changes against the present weights,
at tables of several sizes, and moves towards those that won. The file is written after each step,
so that a run can be interrupted and continued.
"""

import argparse
import sys
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec
import numpy as np

from engine.ai.kernels.chance import generator
from engine.ai.kernels.native import compiled
from engine.ai.seven.search.board import MOST_HAND, SIZE
from engine.ai.seven.search.codes import WAYS
from engine.ai.seven.search.encoding import flat_state
from engine.ai.seven.search.market import SCRATCH
from engine.ai.seven.search.weights import STARTING, flattened, grouped, load
from engine.seven.game import SEVEN

from .match import match

TABLES = (4, 3, 5, 4, 7, 4)
"""The numbers of players of the games, step by step."""

DEALS, SPREAD, RATE = 400, 0.12, 0.25
MARGIN = 0.01
"""What a point of margin counts beside a victory."""


def starts(rng: Random, players: int, deals: int) -> Any:
    """Return so many games before the first move, a row each."""
    states = [SEVEN.start(SEVEN.deal(rng, players, {})) for _ in range(deals)]
    return np.array([flat_state(state) for state in states], np.int16)


def main() -> None:
    """Tune, and print how the changed weights do against those before."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="continued where it exists")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--pairs", type=int, default=24, help="opposite changes tried in a step")
    parser.add_argument("--games", type=int, default=160, help="of each change")
    parser.add_argument("--noise", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    luck, numbers = Random(options.seed), np.random.default_rng(options.seed)
    deals = {players: starts(luck, players, DEALS) for players in set(TABLES)}
    weights = np.array(load(options.file) if options.file.exists() else flattened(STARTING))
    scale = np.maximum(np.abs(np.array(flattened(STARTING))), 0.15)
    play, rng, buffers = compiled(match), generator(options.seed), _buffers()
    end, step = monotonic() + 60 * options.minutes, 0
    while monotonic() < end:
        table = deals[TABLES[step % len(TABLES)]]
        slope, gained = np.zeros_like(weights), 0.0
        for _ in range(options.pairs):
            change = numbers.standard_normal(len(weights))
            first = luck.randrange(DEALS)
            results = []
            for sign in (1, -1):
                rows = np.stack([weights, weights + sign * SPREAD * scale * change])
                won, margin = play(table, first, options.games, rows, options.noise, rng, *buffers)
                results.append(won + MARGIN * margin)
            slope += (results[0] - results[1]) * change
            gained += sum(results) / 2
        step += 1
        norm = max(1e-9, float(np.linalg.norm(slope)))
        weights = weights + RATE * SPREAD * scale * slope / norm * len(weights) ** 0.5
        options.file.write_bytes(
            msgspec.json.format(msgspec.json.encode(grouped(weights.tolist())))
        )
        sys.stderr.write(f"\rstep {step}: {gained / options.pairs:.3f}  ")
    sys.stdout.write(f"\n{step} steps\n")


def _buffers() -> tuple[Any, ...]:
    """Return a state, and the arrays in which prices and weights are worked out."""
    return (
        np.zeros(SIZE, np.int16),
        np.zeros(SCRATCH, np.int64),
        np.zeros(WAYS * MOST_HAND, np.float64),
    )


if __name__ == "__main__":
    main()
