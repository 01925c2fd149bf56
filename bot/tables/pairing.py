"""Pairs the people of a tournament, and ranks them: round robin by the circle, Swiss by matching.

Swiss pairings are a matching of the greatest weight in the graph of all who still play, which is
found by networkx (Edmonds' blossom algorithm): nobody meets twice while that can be avoided, then
people with as many points meet, then the upper half of such a group meets the lower one.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import ceil, log2

from msgspec import Struct

WIN, DRAW, LOSS = 2, 1, 0
"""Points are counted in halves: a victory is one point."""

_MET = 10**12
_APART = 10**6
"""What it costs to meet again, and, times the square, to be half a point apart."""


class Pairing(Struct, frozen=True):
    """Who meets whom, by their numbers; the `first` has the first seat. Alone: a bye.

    `scores` are what each of them got, in halves of a point; `None` before the end.
    """

    first: int
    second: int | None
    scores: tuple[int, int] | None = None


class Standing(Struct, frozen=True):
    """What one person has achieved: points and tie-breaks in halves of a point, by number.

    `buchholz` is the sum of the points of all opponents; `berger` (Sonneborn-Berger) that of the
    points of those who were beaten, and half of those with whom it was a draw. `rank` counts from
    1; who is equal in everything shares it.
    """

    number: int
    rank: int
    points: int
    buchholz: int
    berger: int
    wins: int


def usual_rounds(people: int, *, swiss: bool) -> int:
    """Return how many rounds find the best of so many people; all of them in a round robin."""
    if swiss:
        return min(ceil(log2(people)), people - 1)
    return all_rounds(people)


def all_rounds(people: int) -> int:
    """Return in how many rounds everybody meets everybody: one more where the number is odd."""
    return people - 1 + people % 2


def robin_round(people: int, number: int) -> tuple[Pairing, ...]:
    """Return the round `number` (from 0) of a round robin of so many people.

    One stays where they are, the others turn around them by one place a round; who meets nobody
    has a bye. Who has the first seat alternates.
    """
    seats = people + people % 2
    turning = seats - 1
    circle = [turning, *((number + each) % turning for each in range(turning))]
    found = []
    for place in range(seats // 2):
        one, other = circle[place], circle[-place] if place else circle[1 % seats]
        if place:
            one, other = circle[place + 1], circle[seats - place]
        if place == 0:
            other = number % turning
            one = turning
        if (place + number) % 2:
            one, other = other, one
        found.append(_met(one, other, people))
    return tuple(sorted(found, key=lambda each: (each.second is None, each.first)))
