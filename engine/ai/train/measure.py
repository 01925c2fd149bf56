"""`python -m engine.ai.train.measure WEIGHTS`: the strength of two players over many games."""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from engine.ai.duel.network import WEIGHTS
from engine.ai.duel.reference import GREEDY, NETWORK, PLAYOUTS, RANDOM

from .generations import compare

PLAYERS = {"random": RANDOM, "greedy": GREEDY, "playouts": PLAYOUTS, "network": NETWORK}


def interval(results: np.ndarray) -> float:
    """Return half the width of the interval that holds the true share with 95 %."""
    return float(1.96 * results.std() / max(1, len(results)) ** 0.5)


def main() -> None:
    """Play, and print the share of games that the first player won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", help="player:simulations, for example network:2000")
    parser.add_argument("second", help="random, greedy, playouts:20000, network:100 ...")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--other", type=Path, default=None, help="weights of the second")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    names = [each.partition(":") for each in (options.first, options.second)]
    players = (PLAYERS[names[0][0]], PLAYERS[names[1][0]])
    simulations = (int(names[0][2] or 1), int(names[1][2] or 1))
    files = (options.weights, options.other or options.weights)
    with ProcessPoolExecutor(options.cores, mp_context=get_context("spawn")) as pool:
        jobs = [
            pool.submit(
                compare,
                files,
                players,
                simulations,
                7919 * options.seed + core,
                options.games // options.cores,
            )
            for core in range(options.cores)
        ]
        results = np.concatenate([job.result() for job in jobs])
    sys.stdout.write(
        f"{options.first} against {options.second}: {results.mean():.1%} "
        f"± {interval(results):.1%} of {len(results)} games\n"
    )


if __name__ == "__main__":
    main()
