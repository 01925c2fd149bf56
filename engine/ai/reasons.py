"""Give each of the best moves a reason of its own."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from .thought import Option, Thought

R = TypeVar("R")

BEST = 3
"""How many moves are advised."""


def advised(
    thought: Thought, reasons: Callable[[Option], Iterable[R]]
) -> tuple[tuple[Option, R], ...]:
    """Return the best moves of a thought, each with a reason.

    `reasons` gives the reasons that apply to a move, the most important first and at least one. One
    already given for a better move is skipped if another applies, since it does not distinguish the
    two.
    """
    given: list[tuple[Option, R]] = []
    for option in thought.options[:BEST]:
        said = [reason for _, reason in given]
        found = list(reasons(option))
        given.append((option, next((each for each in found if each not in said), found[0])))
    return tuple(given)
