"""Search among the best moves by playing them out in many guessed worlds, by successive halving.

A world is a whole state that agrees with everything that a seat has seen. All candidates are played
out equally often in the same worlds; after each round the better half goes on.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import inf
from time import monotonic
from typing import Any, Generic, TypeAlias, TypeVar

import numpy as np
from msgspec import Struct

from engine.core.game import Seat

from .kernels.kernel import kernel

M = TypeVar("M")

NOISE = 1.0
"""The noise of the policy in simulations, in victory points."""

SCALE = 8.0
"""Points of margin that change the odds of winning by a factor of e."""

VICTORY_SHARE = 0.5
"""The weight of winning in `worth_of`; the margin has the rest."""

TRUST = 12
"""The prior of a candidate, which the policy gives, counts as so many simulations."""

SLOPE = 0.025
"""How much the prior grows with each victory point of the weight by the policy."""

OTHERS_SHARE = 0.2
"""The most of a budget, time and simulations, that is spent on moves that are no candidates."""

EACH = 4
"""Simulations of each candidate in one world."""

Ending: TypeAlias = tuple[float, float, Sequence[float]]
"""What the seat won of a game, 0 to 1, by what margin of points, and the chance of each seat."""

Playing: TypeAlias = Callable[[M], Iterable[Ending]]
"""Plays a move out in one world, `EACH` times."""


class Strength(Struct, frozen=True):
    """The budget of a level for one move, and how it errs.

    A search ends after `simulations`, or after `seconds` if that is earlier; they are shared among
    so many `candidates`. `noise` is the largest error, in victory points either way, with which the
    policy weighs moves where nothing is simulated.
    """

    seconds: float
    simulations: int = 0
    candidates: int = 1
    noise: float = 0.0


class Budget(Struct, frozen=True):
    """How long one thought may be: simulations, candidates among which they are shared, seconds.

    `sole` are the simulations of a move that is the only one, to evaluate it; `others` those of
    each move that is no candidate, where a small share of the budget is enough for that. `clock`
    tells the seconds: those of the wall while people wait, those of the processor to measure.
    """

    simulations: int
    candidates: int
    seconds: float = inf
    sole: int = 0
    others: int = 0
    clock: Callable[[], float] = monotonic


class Candidate(Struct, Generic[M]):
    """A legal move: its weight by the policy, and the sum of what its simulations found.

    `won` are the sums of the chances of all seats, empty where only the own one is known.
    """

    move: M
    weight: float
    visits: int = 0
    total: float = 0.0
    won: Sequence[float] = ()

    @property
    def chance(self) -> float:
        """The mean of the simulations."""
        return self.total / self.visits if self.visits else 0.0

    def likely(self, seat: Seat) -> float:
        """Return how likely a seat is to win, that of the move where the others are not known."""
        return self.won[seat] / self.visits if self.won else self.chance


def search(
    moves: Sequence[M],
    weights: Sequence[float],
    budget: Budget,
    guess: Callable[[], Playing[M]],
    effect: Callable[[M], Hashable] | None = None,
) -> list[Candidate[M]]:
    """Return all moves, the best first; `weights` are the policy's, `guess` makes a world.

    Moves that were left in more rounds come before the others. `effect` tells what a move does: of
    those that do the same, only the best by the policy is a candidate while others are left.
    """
    clock = budget.clock
    end = clock() + budget.seconds
    ranked = _ranked(moves, weights, effect)
    left = budget.simulations
    alive = min(len(ranked), budget.candidates, left)
    if len(ranked) == 1 and budget.sole:
        _round(ranked, min(left, budget.sole), guess, end, clock)
    others, share = ranked[alive:], int(OTHERS_SHARE * left)
    if budget.others and others and share >= EACH * len(others):
        until = clock() + OTHERS_SHARE * (end - clock())
        left -= _round(others, min(budget.others * len(others), share), guess, until, clock)
    while alive > 1 and left >= alive:
        rounds, now = max(1, (alive - 1).bit_length()), clock()
        until = now + (end - now) / rounds
        left -= _round(ranked[:alive], left // rounds, guess, until, clock)
        ranked[:alive] = _sorted(ranked[:alive])
        if clock() >= end:
            break
        alive = (alive + 1) // 2
    return ranked


def _ranked(
    moves: Sequence[M], weights: Sequence[float], effect: Callable[[M], Hashable] | None
) -> list[Candidate[M]]:
    """Return moves by their weights, those last that do what a better one does."""
    found = [Candidate(move, weight) for move, weight in zip(moves, weights, strict=True)]
    found.sort(key=lambda each: -each.weight)
    if effect is None:
        return found
    effects = set[Hashable]()
    first: list[Candidate[M]] = []
    again: list[Candidate[M]] = []
    for each in found:
        done = effect(each.move)
        (again if done in effects else first).append(each)
        effects.add(done)
    return first + again


def _round(
    alive: Sequence[Candidate[M]],
    simulations: int,
    guess: Callable[[], Playing[M]],
    end: float,
    clock: Callable[[], float],
) -> int:
    """Simulate all candidates equally often, in the same worlds; return the simulations made."""
    made = 0
    while made < max(simulations, 1) and (not made or clock() < end):
        play = guess()
        for candidate in alive:
            for won, margin, shared in play(candidate.move):
                candidate.total += float(worth_of(won, margin))
                before = candidate.won or (0.0,) * len(shared)
                candidate.won = [a + b for a, b in zip(before, shared, strict=True)]
                candidate.visits += 1
                made += 1
    return made


def _sorted(simulated: Sequence[Candidate[M]]) -> list[Candidate[M]]:
    """Return candidates by what their simulations found, and by the policy while these are few."""
    mean = sum(each.chance for each in simulated) / len(simulated)
    most = max(each.weight for each in simulated)

    def score(each: Candidate[M]) -> float:
        expected = mean + SLOPE * (each.weight - most)
        return (each.total + TRUST * expected) / (each.visits + TRUST)

    return sorted(simulated, key=score, reverse=True)


@kernel
def worth_of(won: float, margin: float) -> Any:
    """Return what the end of a game is worth, from 0 to 1."""
    return VICTORY_SHARE * won + (1 - VICTORY_SHARE) / (1 + np.exp(-margin / SCALE))
