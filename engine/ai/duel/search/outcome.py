"""What a search found at its root: the moves, and how each did."""

from collections.abc import Sequence
from typing import NamedTuple

OPEN, WON, LOST = 0, 1, -1
"""Whether a position or a move is proven for its mover: not yet, surely won, surely lost."""

EXPLORATION, UNTRIED_LESS = 1.0, 0.1
"""The weight of priors against results in the search, and the penalty of an untried move."""


class Candidate(NamedTuple):
    """A move of the root: its code, its prior probability, and the results of its visits.

    `total` is the sum of the chances found by its `visits`; `proof` is one of those above.
    `answered` tells whether the search went on below the position that the move leads to.
    """

    move: int
    prior: float
    visits: int
    total: float
    proof: int
    answered: bool

    @property
    def score(self) -> float:
        """The visits, and the prior to decide between equals."""
        return self.visits + self.prior


class Outcome(NamedTuple):
    """The candidates of the root, the chance the network gave it, and the simulations made."""

    candidates: tuple[Candidate, ...]
    worth: float
    simulations: int

    @property
    def best(self) -> int:
        """The index of the candidate to play."""
        return best_of(self.candidates)


def best_of(candidates: Sequence[Candidate]) -> int:
    """Return the index of a surely won move, else of the most visited one not surely lost.

    If all are lost, moves come first after which the rival has no win at once.
    """
    best, at = -1.0, 0
    for index, candidate in enumerate(candidates):
        if candidate.proof == WON:
            return index
        score = candidate.score
        if candidate.proof == LOST or (candidate.visits and candidate.total <= 0):
            score *= 1e-9 if candidate.answered else 1e-18
        if score > best:
            best, at = score, index
    return at
