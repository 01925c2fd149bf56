"""One generation after another: play, learn, measure; each kept as files in a folder."""

import logging
import time
from concurrent.futures import Executor
from pathlib import Path
from typing import NamedTuple

import numpy as np

from engine.ai.duel.search.baselines import NETWORK
from engine.ai.duel.search.memory import new_room, new_tree
from engine.ai.duel.search.native import NO_DEAL
from engine.ai.duel.search.network import Network, save, untrained
from engine.ai.kernels.chance import generator
from engine.ai.kernels.native import compiled

from .fit import fit
from .former import load_any
from .matches import match_simulations, opening, shares
from .selfplay import MOST_PLIES, Samples, joined, play_games, read, room_for, write

log = logging.getLogger("train")


class Options(NamedTuple):
    """How to train: `games` a generation, learning from the last `window` of them.

    `anew` learns from untrained weights with so many `cells`, else from those of the generation
    before; in the first one, from the teacher's. The games are played in so many `pieces`, each
    with luck of its own: what is played depends on their number, and not on who plays them.
    `teacher` are weights that play the first generation, where an untrained network is not to do
    it. `rivals` tells how many games in a hundred are played against a rival of each of `RIVALS`,
    unless the network is untrained.
    """

    games: int
    simulations: int
    window: int
    epochs: int
    rate: float
    anew: bool
    cells: int
    pieces: int
    teacher: Path | None
    rivals: tuple[int, ...]


RIVALS = (
    (1.0, 0.6, 0.6, 0.0, 0.0, 0.0),
    (0.6, 1.0, 0.6, 0.0, 0.0, 0.0),
    (0.6, 0.6, 1.0, 0.0, 0.0, 0.0),
)
"""What each end is worth to rivals that like to win by science, by the army and by points."""

SEED = 20_261_121
FREE_PLIES = 25
"""For so many moves, a game draws its moves by how often the search tried them."""

MOST_PIECES = 1000
"""How many seeds a generation has, one for each piece of its games."""

MEASURED = 400
"""Games between a generation and the one before."""


def _network(file: Path | None, cells: int) -> Network:
    return load_any(file) if file else untrained(np.random.default_rng(SEED), cells)


def play(net: Network, seed: int, games: int, simulations: int, rivals: tuple[int, ...]) -> Samples:
    """Play games of a network against itself and rivals; the same arguments, the same games."""
    likes = [net._replace(worth=np.array(each, np.float32)) for each in RIVALS]
    samples = room_for(games * MOST_PLIES)
    rows = compiled(play_games)(
        new_tree(4096),
        new_room(net),
        (net, *likes),
        np.array((100 - sum(rivals), *rivals)),
        opening(),
        generator(seed),
        NO_DEAL,
        games,
        simulations,
        FREE_PLIES,
        samples,
    )
    return joined([samples], rows)


def _pieces(games: int, pieces: int) -> list[int]:
    """Return how many games each piece has; fewer pieces where there are fewer games."""
    return [games // pieces + (piece < games % pieces) for piece in range(min(games, pieces))]


def newest(folder: Path) -> int:
    """Return the number of the last finished generation, 0 where there is none."""
    return max((int(file.stem[3:]) for file in folder.glob("net*.npz")), default=0)


def window(folder: Path, generation: int, length: int) -> Samples:
    """Return the samples of the last generations together."""
    numbers = range(max(1, generation - length + 1), generation + 1)
    return joined([read(folder / f"games{number}.npz") for number in numbers])


def generation(folder: Path, number: int, pool: Executor, options: Options) -> None:
    """Play, learn and measure once."""
    before = folder / f"net{number - 1}.npz" if number > 1 else options.teacher
    games = folder / f"games{number}.npz"
    begun = time.monotonic()
    if not games.exists():
        player = _network(before, options.cells)
        sims = options.simulations if before else 64
        rivals = options.rivals if before else (0,) * len(RIVALS)
        plays = [
            pool.submit(play, player, SEED + MOST_PIECES * number + piece, share, sims, rivals)
            for piece, share in enumerate(_pieces(options.games, options.pieces))
        ]
        write(joined([each.result() for each in plays]), games)
    played = time.monotonic()
    samples = window(folder, number, options.window)
    learner = _network(None if options.anew else before, options.cells)
    rng = np.random.default_rng(SEED + number)
    net, chance_loss, policy_loss = fit(
        learner,
        samples,
        rng,
        rate=options.rate,
        epochs=options.epochs,
        search_share=0.5 if before else 0.0,
    )
    save(net, folder / f"net{number}.npz")
    learnt = time.monotonic()
    told = ""
    if before:
        nets = (load_any(folder / f"net{number}.npz"), load_any(before))
        alike = ((NETWORK, NETWORK), (200, 200))
        matches = [
            pool.submit(match_simulations, nets, *alike, SEED + piece, 2 * pairs)
            for piece, pairs in enumerate(_pieces(MEASURED // 2, options.pieces))
        ]
        won = shares(np.concatenate([each.result() for each in matches]))
        told = f", {won.mean():.1%} against the one before"
    log.info(
        "generation %d: %d positions, losses %.4f %.4f%s; %.0f s playing, %.0f s learning",
        number,
        len(samples.width),
        chance_loss,
        policy_loss,
        told,
        played - begun,
        learnt - played,
    )
