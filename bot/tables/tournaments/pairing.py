"""Pairs the people of a tournament, and ranks them: round robin by the circle, Swiss by matching.

Swiss pairings are a matching of the greatest weight in the graph of all who still play, which
networkx finds (Edmonds' blossom algorithm): nobody meets twice while that can be avoided, then
people with as many points meet, then the upper half of such a group meets the lower one.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, groupby
from math import ceil, log2

from msgspec import Struct

WIN, DRAW, LOSS = 2, 1, 0
"""Points are counted in halves: a victory is one point."""

_AGAIN = 10**9
_APART = 10**4
"""What it costs to meet again, and, times its square, to be half a point apart."""


class Pairing(Struct, frozen=True):
    """Who meets whom, by their numbers; the `first` has the first seat. Without a second: a bye.

    `scores` are what each of them got, in halves of a point; `None` before the end.
    """

    first: int
    second: int | None
    scores: tuple[int, int] | None = None

    def of(self, number: int) -> int:
        """Return what one of them got; 0 before the end."""
        return 0 if self.scores is None else self.scores[number != self.first]

    def other(self, number: int) -> int | None:
        """Return whom one of them meets; `None` for a bye."""
        return self.second if number == self.first else self.first


class Standing(Struct, frozen=True):
    """What one person has achieved: points and tie-breaks, in halves of a point.

    `buchholz` is the sum of the points of all opponents; `berger` (Sonneborn-Berger) that of the
    points of those who were beaten, and half of those with whom it was a draw. `rank` counts from
    1; who is equal in everything shares it.
    """

    number: int
    rank: int
    points: int
    buchholz: float
    berger: float
    wins: int


def swiss_rounds(people: int) -> int:
    """Return how many rounds of a Swiss tournament leave one person with victories alone."""
    return ceil(log2(people))


def robin_rounds(people: int) -> int:
    """Return in how many rounds everybody meets everybody: one more where the number is odd."""
    return people - 1 + people % 2


def robin(people: int, number: int) -> tuple[Pairing, ...]:
    """Return the round `number` (from 1) of a round robin of so many people.

    One stays where they are, the others turn around them by one place a round; who meets nobody
    has a bye. The first seats go around.
    """
    last = robin_rounds(people)
    turned = number % last
    pairs = [(turned, last) if number % 2 else (last, turned)]
    for away in range(1, (last + 1) // 2):
        pair = (turned + away) % last, (turned - away) % last
        pairs.append(pair if away % 2 else pair[::-1])
    found = (Pairing(*pair) if max(pair) < people else Pairing(min(pair), None) for pair in pairs)
    return tuple(sorted(found, key=lambda each: (each.second is None, each.first)))


def swiss(people: Collection[int], played: Sequence[Pairing]) -> tuple[Pairing, ...]:
    """Return the next round of a Swiss tournament of the `people` who still play.

    Where their number is odd, the last of those who have had no bye has one. Takes up to a second
    for 64 people.
    """
    ranks = [each.number for each in standings(_everybody(people, played), played)]
    order = [number for number in ranks if number in people]
    byes = {each.first for each in played if each.second is None}
    alone = None
    if len(order) % 2:
        alone = next((each for each in reversed(order) if each not in byes), order[-1])
        order.remove(alone)
    pairs = [_seated(pair, played) for pair in _matching(order, played)]
    found = [Pairing(*pair) for pair in sorted(pairs, key=lambda pair: min(map(order.index, pair)))]
    return (*found, Pairing(alone, None)) if alone is not None else tuple(found)


def standings(people: Collection[int], played: Sequence[Pairing]) -> tuple[Standing, ...]:
    """Return how the people stand, best first; who is equal is in the order of their numbers."""
    points = dict.fromkeys(people, 0)
    wins = dict(points)
    met: Mapping[int, list[Pairing]] = {each: [] for each in people}
    for game in played:
        for number in _both(game):
            points[number] += game.of(number)
            wins[number] += game.of(number) == WIN
            met[number].append(game)

    def key(number: int) -> tuple[int, float, float, int]:
        games = [(game, game.other(number)) for game in met[number] if game.scores is not None]
        others = [(game.of(number), points[other]) for game, other in games if other is not None]
        buchholz = sum(theirs for _, theirs in others)
        berger = sum(got * theirs / WIN for got, theirs in others)
        return points[number], buchholz, berger, wins[number]

    ranked, rank = [], 1
    by_key = {each: key(each) for each in people}
    for _, equal in groupby(sorted(people, key=lambda each: _descending(by_key[each])), by_key.get):
        numbers = sorted(equal)
        for number in numbers:
            got, buchholz, berger, won = by_key[number]
            ranked.append(Standing(number, rank, got, buchholz, berger, won))
        rank += len(numbers)
    return tuple(ranked)


def _descending(key: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(-each for each in key)


def _both(game: Pairing) -> Iterator[int]:
    yield game.first
    if game.second is not None:
        yield game.second


def _everybody(people: Collection[int], played: Sequence[Pairing]) -> set[int]:
    """Return who plays or has played: those who have left count for the tie-breaks of others."""
    return {*people, *(number for game in played for number in _both(game))}


def _matching(order: Sequence[int], played: Sequence[Pairing]) -> Iterator[tuple[int, int]]:
    """Yield pairs of all in `order`, which is by their standings."""
    from networkx import Graph, max_weight_matching

    points = dict.fromkeys(order, 0)
    for game in played:
        for number in _both(game):
            if number in points:
                points[number] += game.of(number)
    met = [frozenset(_both(game)) for game in played]
    at = {number: n for n, number in enumerate(order)}
    graph = Graph()
    for one, other in combinations(order, 2):
        apart = abs(points[one] - points[other])
        group = sum(points[each] == points[one] for each in order)
        folded = abs(abs(at[one] - at[other]) - group // 2)
        cost = met.count(frozenset((one, other))) * _AGAIN + apart**2 * _APART + folded
        graph.add_edge(one, other, weight=-cost)
    yield from max_weight_matching(graph, maxcardinality=True)


def _seated(pair: tuple[int, int], played: Sequence[Pairing]) -> tuple[int, int]:
    """Return a pair in the order of the seats: who has had the first one less often has it."""
    firsts = [
        sum(game.first == each and game.second is not None for game in played) for each in pair
    ]
    lasts = [sum(game.second == each for game in played) for each in pair]
    one, other = (first - last for first, last in zip(firsts, lasts, strict=True))
    if one == other:
        return (min(pair), max(pair)) if len(played) % 2 else (max(pair), min(pair))
    return pair if one < other else (pair[1], pair[0])
