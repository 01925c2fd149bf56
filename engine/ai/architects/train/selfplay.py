"""Games from which the network learns: positions, who won, and what a search thought."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from engine.ai.architects.search.board import (
    DECISION,
    MOST_MOVES,
    MOST_SEATS,
    PLAYERS,
    SEAT,
    SIZE,
)
from engine.ai.architects.search.cities import worth
from engine.ai.architects.search.codes import OVER
from engine.ai.architects.search.moves import moves
from engine.ai.architects.search.payments import SCRATCH
from engine.ai.architects.search.policy import FINE, decide
from engine.ai.architects.search.rules import apply
from engine.ai.architects.search.tree import best_edge, grow, plant
from engine.ai.architects.search.unseen import redeal
from engine.ai.kernels.chance import below
from engine.ai.kernels.kernel import kernel
from engine.ai.whole_file import replaced

from .flat_players import most_played, new_flat_room

NOBODY = MOST_SEATS
"""A seat that has seen what lies open, and nothing else."""

BLUNDER_OF_POLICY, BLUNDER_OF_SEARCH = 15, 12
"""One in so many moves is drawn, so that what follows other moves is met, too."""

UNKNOWN = -1.0
"""The chance where nothing was searched."""


class Samples(NamedTuple):
    """Positions by row: the state, and of each seat what it won (0 to 1) and its chance to win.

    The chance is what its next search found, or what it won where it searched no more; -1 where
    nobody searched.
    """

    state: npt.NDArray[np.int16]
    won: npt.NDArray[np.float32]
    chance: npt.NDArray[np.float32]


def room_for(rows: int) -> Samples:
    """Return samples with room for so many positions."""
    return Samples(
        np.zeros((rows, SIZE), np.int16),
        np.zeros((rows, MOST_SEATS), np.float32),
        np.full((rows, MOST_SEATS), UNKNOWN, np.float32),
    )


def joined(parts: Sequence[Samples]) -> Samples:
    """Return samples one after the other."""
    return Samples(*map(np.concatenate, zip(*parts, strict=True)))


def write(samples: Samples, file: Path) -> None:
    """Keep samples in a file."""
    parts: Any = samples._asdict()
    with replaced(file) as made:
        np.savez(made, **parts)


def read(file: Path) -> Samples:
    """Return the samples that were kept in a file."""
    with np.load(file) as stored:
        return Samples(*(stored[name] for name in Samples._fields))


@kernel
def policy_games(starts, w, rng, noise, every, samples):
    """Play games by the policy until `samples` are full; one decision in `every` is kept.

    Each game has its own noise, up to `noise`, and about every other seat one that is its own.
    """
    s, found = np.zeros(SIZE, np.int16), np.zeros(MOST_MOVES, np.int64)
    scratch, out = np.zeros(SCRATCH, np.int64), np.zeros(MOST_MOVES, np.float64)
    errors = np.zeros(MOST_SEATS, np.float64)
    rows, most = 0, len(samples.state)
    while rows < most:
        s[:] = starts[below(rng, len(starts))]
        redeal(s, NOBODY, rng)
        begin, common = rows, noise * below(rng, FINE) / FINE
        for seat in range(s[PLAYERS]):
            errors[seat] = common if below(rng, 2) else noise * below(rng, FINE) / FINE
        while s[DECISION] != OVER:
            n = moves(s, found, scratch)
            if n > 1 and rows < most and below(rng, every) == 0:
                samples.state[rows] = s
                rows += 1
            if n > 1 and below(rng, BLUNDER_OF_POLICY) == 0:
                apply(s, found[below(rng, n)], scratch)
            else:
                apply(s, decide(s, w, errors[s[SEAT]], rng, found, scratch, out), scratch)
        _ended(s, samples, begin, rows)


@kernel
def _ended(s, samples, begin, rows):
    """Note what every seat won in the rows of a game."""
    for row in range(begin, rows):
        for seat in range(s[PLAYERS]):
            samples.won[row, seat], _ = worth(s, seat)


@kernel
def _looked_ahead(samples, begin, end):
    """Note for every seat, in the rows of a game, what its next search found, or what it won.

    That tells of the position before with far less luck than the end of the game does.
    """
    for row in range(end - 1, begin - 1, -1):
        for seat in range(samples.state[row, PLAYERS]):
            if samples.chance[row, seat] == UNKNOWN:
                last = row + 1 == end
                later = samples.won[row, seat] if last else samples.chance[row + 1, seat]
                samples.chance[row, seat] = later


@kernel
def tree_games(tree, room, net, starts, w, rng, exploration, heat, simulations, flats, samples):
    """Play games by searches until `samples` are full; every searched position is kept.

    In about every other game, about every other seat is a flat Monte Carlo player with `flats`
    playouts, because the army and the end of a game matter more where others play otherwise.
    """
    s, found = np.zeros(SIZE, np.int16), np.zeros(MOST_MOVES, np.int64)
    scratch, room_of_flats = np.zeros(SCRATCH, np.int64), new_flat_room()
    rows, most = 0, len(samples.state)
    while rows < most:
        s[:] = starts[below(rng, len(starts))]
        redeal(s, NOBODY, rng)
        begin, flat = rows, below(rng, 1 << s[PLAYERS]) if below(rng, 2) else 0
        while s[DECISION] != OVER:
            n = moves(s, found, scratch)
            if n == 1:
                apply(s, found[0], scratch)
                continue
            if flat >> s[SEAT] & 1:
                at = most_played(s, found, n, flats, rng, scratch, room_of_flats)
                apply(s, found[at], scratch)
                continue
            plant(tree, room, net, s, w, heat)
            grow(tree, room, net, s, s[SEAT], rng, w, exploration, heat, simulations)
            edge = best_edge(tree)
            if rows < most:
                samples.state[rows] = s
                samples.chance[rows, s[SEAT]] = tree.total[edge] / max(1, tree.tried[edge])
                rows += 1
            if below(rng, BLUNDER_OF_SEARCH) == 0:
                edge = below(rng, n)
            apply(s, tree.move[edge], scratch)
        _ended(s, samples, begin, rows)
        _looked_ahead(samples, begin, rows)
