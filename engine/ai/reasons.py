"""Give each of the best moves a reason of its own, tell its risks, and compare it with others."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from .thought import Option, Thought

R = TypeVar("R")
K = TypeVar("K")
P = TypeVar("P")

BEST = 3
"""How many moves are advised."""


class Advice(NamedTuple, Generic[R, K]):
    """A move that is advised, the reason for it, and what may go wrong after it."""

    option: Option
    reason: R
    risks: tuple[K, ...]


class Comparison(NamedTuple, Generic[R, K]):
    """The reason for a better move than the one made, and the risks that only the one made took."""

    reason: R
    risks: tuple[K, ...]


def advised(
    thought: Thought,
    preview: Callable[[Option], P],
    reasons: Callable[[P], Iterable[R]],
    risks: Callable[[P], Iterable[K]],
    what: Callable[[Option], Hashable],
) -> tuple[Advice[R, K], ...]:
    """Return the best moves of a thought, each with a reason and with all its risks.

    Moves come in the order in which the search prefers them. One that it tried less may have a
    greater chance by luck: it is told with that of the move before.
    `what` tells what a move does, apart from how it is paid: of moves that do the same only the
    best is advised, so that the others are real alternatives. `preview` makes what `reasons` and
    `risks` look at. `reasons` gives the reasons that apply, the most important first and at least
    one. One already given for a better move is skipped if another applies, since it does not
    distinguish the two.
    """
    given: list[Advice[R, K]] = []
    for option in _different(thought, what):
        said = [each.reason for each in given]
        seen = preview(option)
        found = list(reasons(seen))
        reason = next((each for each in found if each not in said), found[0])
        chance = min([option.chance, *(each.option.chance for each in given)])
        given.append(Advice(replace(option, chance=chance), reason, tuple(risks(seen))))
    return tuple(given)


def compared(
    better: P,
    made: P,
    reasons: Callable[[P], Iterable[R]],
    risks: Callable[[P], Iterable[K]],
    nothing_new: Callable[[R, Sequence[K], K], bool],
) -> Comparison[R, K]:
    """Return why one move would have been better than another, by the previews of both.

    `reasons` and `risks` are as for `advised`: a reason that applies to the move made too is
    skipped if another applies to the better one alone. `nothing_new` tells of a risk of the move
    made whether the reason or the risks of the better move say as much, which leaves it out.
    """
    found, both = list(reasons(better)), list(reasons(made))
    reason = next((each for each in found if each not in both), found[0])
    taken = list(risks(better))
    only = (each for each in risks(made) if not nothing_new(reason, taken, each))
    return Comparison(reason, tuple(only))


def _different(thought: Thought, what: Callable[[Option], Hashable]) -> list[Option]:
    """Return the best moves that do different things, the best first."""
    found: dict[Hashable, Option] = {}
    for option in thought.options:
        found.setdefault(what(option), option)
    return list(found.values())[:BEST]
