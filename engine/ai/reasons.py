"""Give each of the best moves a reason of its own."""

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from .thought import Option, Thought

R = TypeVar("R")

BEST = 3
"""How many moves are advised."""


def advised(
    thought: Thought,
    reasons: Callable[[Option], Iterable[R]],
    what: Callable[[Option], Hashable],
) -> tuple[tuple[Option, R], ...]:
    """Return the best moves of a thought, each with a reason.

    `what` tells what a move does, apart from how it is paid: of moves that do the same only the
    best is advised, so that the others are real alternatives. `reasons` gives the reasons that
    apply to a move, the most important first and at least one. One already given for a better move
    is skipped if another applies, since it does not distinguish the two.
    """
    given: list[tuple[Option, R]] = []
    for option in _different(thought, what):
        said = [reason for _, reason in given]
        found = list(reasons(option))
        given.append((option, next((each for each in found if each not in said), found[0])))
    return tuple(given)


def _different(thought: Thought, what: Callable[[Option], Hashable]) -> list[Option]:
    """Return the best moves that do different things, the best first."""
    found: dict[Hashable, Option] = {}
    for option in thought.options:
        found.setdefault(what(option), option)
    return list(found.values())[:BEST]
