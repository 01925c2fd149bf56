"""Science against counting by hand, with every choice of free symbols."""

from itertools import product

import pytest

from engine.seven import science


def by_hand(tablets: int, compasses: int, gears: int) -> int:
    """Return the points: the square of each, and 7 for each set of three."""
    points, left = 0, [tablets, compasses, gears]
    for n in left:
        points += n**2
    while all(left):
        points += 7
        left = [n - 1 for n in left]
    return points


@pytest.mark.parametrize("free", range(4))
def test_the_best_of_all_choices(free: int) -> None:
    for symbols in product(range(5), repeat=3):
        results = []
        for picked in product(range(3), repeat=free):
            now = [n + picked.count(at) for at, n in enumerate(symbols)]
            results.append((by_hand(*now), tuple(picked.count(at) for at in range(3))))
        points, chosen = science.best(symbols, free)
        assert (points, chosen) == max(results)
        assert sum(chosen) == free
