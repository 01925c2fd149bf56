"""Train the network: one generation after another, each kept as files in a folder.

The first learns from games of the policy, part by part, and keeps none of them. Those after it
learn from games that are searched with the network before. An interrupted run goes on with the
generation it was in: the first begins anew. The same command gives the same weights, on however
many workers.
"""

import argparse
import logging
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from msgspec import Struct

from engine.ai.architects.search.encoding import flat_state
from engine.ai.architects.search.machine import EXPLORATION, HEAT
from engine.ai.architects.search.memory import new_room, new_tree
from engine.ai.architects.search.native import rows
from engine.ai.architects.search.network import Network, load, save, untrained
from engine.ai.architects.search.weights import GROUPS
from engine.ai.kernels.chance import generator
from engine.ai.kernels.native import compiled
from engine.ai.train.workers import add_arguments, workers
from engine.architects.catalog import SEATS
from engine.architects.game import ARCHITECTS

from .fit import Learner, steps_of
from .selfplay import Samples, joined, policy_games, read, room_for, tree_games, write

log = logging.getLogger("train")

SEED = 20_261_123
TABLES = (2, 2, 2, 4, 4, 3, 5, 7)
"""How many play in the games of the policy, deal by deal."""

SEARCHED = (4, 4, 2, 4, 3, 4, 5, 2, 7, 4)
"""The same of games that are searched, unless the command line has others."""

DEALS = 200
"""Deals of a piece: in its games, they are dealt anew but for wonders and open cards."""

PART = 240_000
"""Positions of the policy's games that are learnt from before the next are played."""

NOISE, EVERY = 5.0, 5
"""The most noise of a game of the policy, and of how many decisions one is learnt from."""

MOST_PIECES = 1000
MOST_PARTS = 1000


class Options(Struct, frozen=True):
    """How to train.

    `first` positions are learnt from in the first generation and `positions` in each after it,
    played in so many `pieces`, each with luck of its own; `simulations` are those of a search,
    `heat` that of its priors, `flats` the playouts of the flat Monte Carlo players that are met
    there, `tables` how many play, deal by deal. A generation after the first learns from the last
    `window` of them, the first left out, with `rate`.
    """

    first: int
    positions: int
    simulations: int
    flats: int
    pieces: int
    window: int
    epochs: int
    rate: float
    heat: float
    tables: Sequence[int]


FIRST_RATE = 0.002
"""The rate of the first generation: its network knows nothing yet."""

SEARCH_SHARE = 0.7
"""How much of what is learnt is what searches found; the rest is who won."""


def starts(seed: int, tables: Sequence[int]) -> Any:
    """Return deals at tables of so many, in turn."""
    luck = Random(seed)
    deals = [ARCHITECTS.deal(luck, tables[nth % len(tables)], {}) for nth in range(DEALS)]
    return np.array([flat_state(ARCHITECTS.start(deal)) for deal in deals], np.int16)


def play(net: Network | None, seed: int, positions: int, options: Options) -> Samples:
    """Play games, by the policy where there is no network; the same arguments, the same games."""
    samples, weights, rng = room_for(positions), rows(GROUPS.load()), generator(seed)
    if net is None:
        compiled(policy_games)(starts(seed, TABLES), weights, rng, NOISE, EVERY, samples)
        return samples
    tree, room = new_tree(options.simulations + 1), new_room(net)
    search = (EXPLORATION, options.heat, options.simulations, options.flats)
    deals = starts(seed, options.tables)
    compiled(tree_games)(tree, room, net, deals, weights, rng, *search, samples)
    return samples


def games(
    net: Network | None, number: int, part: int, positions: int, pool: Executor, options: Options
) -> Samples:
    """Play the games of a part of a generation, in pieces."""
    luck = SEED + MOST_PIECES * (MOST_PARTS * number + part)
    each = positions // options.pieces
    plays = [pool.submit(play, net, luck + piece, each, options) for piece in range(options.pieces)]
    return joined([played.result() for played in plays])


def first(pool: Executor, options: Options) -> tuple[Network, float]:
    """Return what is learnt from games of the policy, and the last mean loss."""
    rng, size = np.random.default_rng(SEED), min(PART, options.first)
    parts, each = options.first // size, size // options.pieces * options.pieces
    learner, loss = Learner(untrained(rng), rng, FIRST_RATE, parts * steps_of(each)), 0.0
    for part in range(parts):
        loss = learner.learn(games(None, 1, part, size, pool, options), 0.0)
        log.info("part %d of %d: loss %.4f", part + 1, parts, loss)
    return learner.net, loss


def later(folder: Path, number: int, pool: Executor, options: Options) -> tuple[Network, float]:
    """Return what is learnt from games that are searched, and the last mean loss."""
    net, file = load(folder / f"net{number - 1}.npz"), folder / f"games{number}.npz"
    if not file.exists():
        write(games(net, number, 0, options.positions, pool, options), file)
    oldest = max(2, number - options.window + 1)
    samples = joined([read(folder / f"games{at}.npz") for at in range(oldest, number + 1)])
    rng = np.random.default_rng(SEED + number)
    steps, loss = options.epochs * steps_of(len(samples.chance)), 0.0
    learner = Learner(net, rng, options.rate, steps)
    for _ in range(options.epochs):
        loss = learner.learn(samples, SEARCH_SHARE)
    return learner.net, loss


def generation(folder: Path, number: int, pool: Executor, options: Options) -> None:
    """Play and learn once."""
    learnt, loss = later(folder, number, pool, options) if number > 1 else first(pool, options)
    save(learnt, folder / f"net{number}.npz")
    log.info("generation %d: loss %.4f", number, loss)


def newest(folder: Path) -> int:
    """Return the number of the last finished generation, 0 where there is none."""
    return max((int(file.stem[3:]) for file in folder.glob("net*.npz")), default=0)


def main() -> None:
    """Train until the generation that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", type=Path, help="a folder; continued where it exists")
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--first", type=int, default=12_000_000, help="positions of the first")
    parser.add_argument("--positions", type=int, default=600_000, help="of each after it")
    parser.add_argument("--simulations", type=int, default=80, help="a search")
    parser.add_argument("--flats", type=int, default=300, help="playouts of flat players")
    parser.add_argument("--pieces", type=int, default=2, help="each for one worker")
    parser.add_argument("--window", type=int, default=2, help="generations learnt from")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=3e-4, help="of generations after the first")
    parser.add_argument("--heat", type=float, default=HEAT, help="of priors in searched games")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=SEARCHED, metavar="PLAYERS", help="of searches"
    )
    add_arguments(parser)
    chosen = parser.parse_args()
    if not 1 <= chosen.pieces <= MOST_PIECES:
        parser.error(f"--pieces takes a number from 1 to {MOST_PIECES}")
    if not all(players in SEATS for players in chosen.tables):
        parser.error(f"--tables takes numbers from {SEATS.start} to {SEATS.stop - 1}")
    if chosen.heat <= 0:
        parser.error("--heat takes a number above 0")
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    options = Options(**{name: getattr(chosen, name) for name in Options.__struct_fields__})
    chosen.run.mkdir(parents=True, exist_ok=True)
    with workers(chosen) as pool:
        for number in range(newest(chosen.run) + 1, chosen.generations + 1):
            generation(chosen.run, number, pool, options)
