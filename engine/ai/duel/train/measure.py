"""`python -m engine.ai.measure duel FIRST SECOND`: compare two players over many games.

Interrupted, a measurement with a file continues.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from engine.ai.duel.search.baselines import GREEDY, NETWORK, PLAYOUTS, RANDOM
from engine.ai.duel.search.network import WEIGHTS
from engine.ai.levels import LEVELS
from engine.ai.train.parts import add_file, play_parts
from engine.ai.train.workers import add_arguments, count

from .former import load_any
from .matches import Ends, match_levels, match_seconds, match_simulations, shares

PART = 20
"""Games played at a time by a process; an even number, so that seats are swapped evenly."""

PLAYERS = {"random": RANDOM, "greedy": GREEDY, "playouts": PLAYOUTS, "network": NETWORK}


def main() -> None:
    """Play, and print the share of games that the first player won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", help="network:2000, network:0.2s, playouts:...; level:interpreted")
    parser.add_argument("second", help="the same; or random, greedy")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--other", type=Path, default=None, help="weights of the second")
    parser.add_argument("--games", type=count, default=400)
    parser.add_argument("--seconds", type=float, default=2.0, help="a move of master at most")
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    add_file(parser)
    options = parser.parse_args()
    try:
        play = _match(options)
    except (KeyError, ValueError) as error:
        parser.error(f"there is no such player: {error}")
    except OSError as error:
        parser.error(f"there are no such weights: {error}")
    played = play_parts(
        options,
        [*map(str, (options.first, options.second, options.weights, options.other, options.seed))],
        {
            f"{part}:{games}": partial(_play, play, 7919 * options.seed + 1_000_003 * part, games)
            for part, games in enumerate(_parts(options.games))
        },
        list[int],
        _told,
    )
    sys.stdout.write(f"\n{options.first} against {options.second}: {_told(played)}\n")


def _play(play: Callable[..., Ends], seed: int, games: int) -> list[int]:
    """Return how so many games ended, as numbers that a file keeps."""
    return [int(end) for end in play(seed=seed, games=games)]


def _match(options: argparse.Namespace) -> Callable[..., Ends]:
    """Return what plays so many games from a seed."""
    (first, _, much), (second, _, more) = (
        each.partition(":") for each in (options.first, options.second)
    )
    if first in LEVELS and second in LEVELS:
        return partial(match_levels, ((first, much), (second, more)), options.seconds)
    players = (PLAYERS[first], PLAYERS[second])
    nets = (load_any(options.weights), load_any(options.other or options.weights))
    if much.endswith("s") and more.endswith("s"):
        return partial(match_seconds, nets, players, (float(much[:-1]), float(more[:-1])))
    return partial(match_simulations, nets, players, (int(much or 1), int(more or 1)))


def _parts(games: int) -> list[int]:
    """Split games into parts, so that a long measurement tells on the way how it stands."""
    return [min(PART, games - begun) for begun in range(0, games, PART)]


def _told(played: Sequence[list[int]]) -> str:
    """Tell the share won with the half width of its 95 % interval, and how games ended."""
    ends = np.concatenate(played).astype(np.int8)
    won = shares(ends)
    half = 1.96 * won.std() / max(1, len(won)) ** 0.5
    ways = [int((ends == end).sum()) for end in range(6)]
    return (
        f"{won.mean():.1%} ± {half:.1%} of {len(ends)} games; by science, military, points "
        f"won {ways[0]}, {ways[1]}, {ways[2]}, lost {ways[3]}, {ways[4]}, {ways[5]}"
    )
