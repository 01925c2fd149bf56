"""Games of a network against itself, and what is learnt from: positions, searches, results."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from engine.ai.duel.search.baselines import move_of
from engine.ai.duel.search.board import (
    KIND_NOW,
    MILITARY,
    MOVER,
    OFFER,
    REASON,
    SCIENCE,
    SIZE,
    TOKENS_OPEN,
    WINNER,
)
from engine.ai.duel.search.chance import draw_mask
from engine.ai.duel.search.codes import MOST_MOVES, N_TOKENS, OVER
from engine.ai.duel.search.layout import offer
from engine.ai.duel.search.rules import apply
from engine.ai.duel.search.tree import best_edge, plant, search
from engine.ai.kernels.chance import below
from engine.ai.kernels.kernel import kernel
from engine.ai.whole_file import replaced
from engine.duel.catalog import NUMBERS

MOST_PLIES = 100
TOKENS_ON_BOARD = NUMBERS.tokens_on_board


class Samples(NamedTuple):
    """Positions by row: the state, its moves and how often each was tried, chance and end.

    `chance` is that of the seat to move, from 0 to 1, as the search found it; -1 where an opponent
    searched that wants something else than to win. `end` is how the game ended for the seat to
    move: one of the network's ends, -1 for a shared victory.
    """

    state: npt.NDArray[np.int16]
    moves: npt.NDArray[np.int16]
    tried: npt.NDArray[np.int32]
    width: npt.NDArray[np.int16]
    chance: npt.NDArray[np.float32]
    end: npt.NDArray[np.int8]


def room_for(rows: int) -> Samples:
    """Return samples with room for so many positions."""
    return Samples(
        np.zeros((rows, SIZE), np.int16),
        np.zeros((rows, MOST_MOVES), np.int16),
        np.zeros((rows, MOST_MOVES), np.int32),
        np.zeros(rows, np.int16),
        np.zeros(rows, np.float32),
        np.zeros(rows, np.int8),
    )


def joined(parts: Sequence[Samples], rows: int | None = None) -> Samples:
    """Return samples one after the other, of each the first `rows` where that is given."""
    return Samples(
        np.concatenate([part.state[:rows] for part in parts]),
        np.concatenate([part.moves[:rows] for part in parts]),
        np.concatenate([part.tried[:rows] for part in parts]),
        np.concatenate([part.width[:rows] for part in parts]),
        np.concatenate([part.chance[:rows] for part in parts]),
        np.concatenate([part.end[:rows] for part in parts]),
    )


def write(samples: Samples, file: Path) -> None:
    """Keep samples in a file."""
    parts: Any = samples._asdict()
    with replaced(file) as made:
        np.savez(made, **parts)


def read(file: Path) -> Samples:
    """Return the samples that were kept in a file."""
    with np.load(file) as stored:
        parts: Any = [stored[name] for name in Samples._fields]
    return Samples(*parts)


@kernel
def shuffled(s, start, rng):
    """Begin a game in `s`: the wonders and tokens that are seen first are drawn anew."""
    s[:] = start
    s[OFFER] = 0
    s[OFFER] = offer(s, rng)
    s[TOKENS_OPEN] = draw_mask(rng, N_TOKENS, 0, TOKENS_ON_BOARD)


@kernel
def _unit(rng):
    return (below(rng, 1 << 30) + 1) / (1 << 30)


@kernel
def stir(tree, rng, share):
    """Mix noise into the priors of the root, so that other moves are tried too."""
    first, width = tree.first[0], tree.width[0]
    noise = np.zeros(width)
    for i in range(width):
        noise[i] = (-np.log(_unit(rng))) ** 3
    weight = noise.sum()
    for i in range(width):
        tree.prior[first + i] = (1 - share) * tree.prior[first + i] + share * noise[i] / weight


@kernel
def drawn_edge(tree, rng):
    """Return an edge of the root, each as likely as it was tried."""
    first, width = tree.first[0], tree.width[0]
    total = 0
    for edge in range(first, first + width):
        total += tree.tried[edge]
    if total == 0:
        return best_edge(tree)
    left = below(rng, total)
    for edge in range(first, first + width):
        left -= tree.tried[edge]
        if left < 0:
            return edge
    return best_edge(tree)


@kernel
def end_for(s, seat):
    """Return how the game ended for `seat`, as an end of the network; -1 if shared."""
    if s[WINNER] < 0:
        return -1
    kind = 0 if s[REASON] == SCIENCE else 1 if s[REASON] == MILITARY else 2
    return kind if s[WINNER] == seat else 3 + kind


@kernel
def play_games(tree, room, nets, odds, start, rng, deal, games, simulations, free_plies, samples):
    """Play games and write every searched position into `samples`; return how many there are.

    The first network plays against one of them all, drawn by `odds` (in hundredths), and learns.
    """
    s = np.zeros_like(start)
    movers = np.zeros(MOST_PLIES, np.int16)
    rows = 0
    for _ in range(games):
        shuffled(s, start, rng)
        begin, ply = rows, 0
        left, rival, seat = below(rng, 100), 0, below(rng, 2)
        while left >= odds[rival]:
            left -= odds[rival]
            rival += 1
        while s[KIND_NOW] != OVER:
            net = nets[rival if s[MOVER] == seat else 0]
            plain = rival == 0 or s[MOVER] != seat
            plant(tree, room, net, s, rng, deal, None)
            stir(tree, rng, 0.25)
            # Every third search or so is deep enough to learn moves from.
            deep = below(rng, 3) == 0
            most = simulations if deep else simulations // 4
            search(tree, room, net, s, rng, deal, most, 1.0, 0.1, None)
            first, width = tree.first[0], tree.width[0]
            edge = drawn_edge(tree, rng) if ply < free_plies else best_edge(tree)
            if below(rng, 50) == 0:
                edge = first + below(rng, width)
            samples.state[rows] = s
            samples.width[rows] = width
            for i in range(width):
                samples.moves[rows, i] = tree.move[first + i]
                samples.tried[rows, i] = tree.tried[first + i] if deep and plain else 0
            samples.chance[rows] = _found(tree) if plain else -1.0
            movers[ply] = s[MOVER]
            apply(s, tree.move[edge], rng, deal)
            rows += 1
            ply += 1
        for row in range(begin, rows):
            samples.end[row] = end_for(s, movers[row - begin])
    return rows


@kernel
def _found(tree):
    """Return the chance that a search found at its root."""
    if tree.proof[0] != 0:
        return 1.0 if tree.proof[0] > 0 else 0.0
    best = best_edge(tree)
    return tree.total[best] / tree.tried[best] if tree.tried[best] else tree.worth[0]


@kernel
def match(trees, rooms, nets, players, simulations, start, rng, deal, games, ends):
    """Play games between two players of `reference`, seats swapped every game, without noise.

    Writes how each ended for the first player into `ends`; the two games of a pair begin with the
    same wonders and tokens.
    """
    s = np.zeros_like(start)
    opening = np.zeros_like(start)
    for game in range(games):
        if game % 2 == 0:
            shuffled(opening, start, rng)
        s[:] = opening
        mine = game % 2
        while s[KIND_NOW] != OVER:
            who = 0 if s[MOVER] == mine else 1
            move = move_of(
                players[who], simulations[who], trees[who], rooms[who], nets[who], s, rng, deal
            )
            apply(s, move, rng, deal)
        ends[game] = end_for(s, mine)
