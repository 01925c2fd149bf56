"""The points of scientific symbols, and the best choice of free ones."""

from collections.abc import Iterator, Sequence
from functools import cache

from .catalog import NUMBERS
from .types import SYMBOLS


def points(symbols: Sequence[int]) -> int:
    """Return the points of so many of each symbol: squares, and sets of all three (ruling 48)."""
    return sum([n * n for n in symbols]) + NUMBERS.science_set * min(symbols)


@cache
def best(symbols: tuple[int, ...], free: int) -> tuple[int, tuple[int, ...]]:
    """Return the most points with so many free symbols, and what these stand for (ruling 42).

    Of equally good choices the one with most of the first symbols is taken.
    """
    return max(
        (points([a + b for a, b in zip(symbols, chosen, strict=True)]), chosen)
        for chosen in _choices(free, len(SYMBOLS))
    )


def _choices(free: int, kinds: int) -> Iterator[tuple[int, ...]]:
    if kinds == 1:
        yield (free,)
        return
    for n in range(free + 1):
        for rest in _choices(free - n, kinds - 1):
            yield (n, *rest)
