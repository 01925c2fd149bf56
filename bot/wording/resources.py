"""Words units of resources, and costs."""

from collections.abc import Iterable

from .lists import commas
from .strings import Words


def units(words: Words, resource: str, n: int) -> str:
    """Return units of a resource: `2 wood`."""
    return words(f"resource-{resource}.units", n=n)


def amounts(words: Words, coins: int, resources: Iterable[tuple[str, int]]) -> str:
    """Return a cost of coins and units of resources: `2 coins, 1 glass`, or `free`."""
    parts = [words("coins", coins=coins)] if coins else []
    parts += [units(words, resource, n) for resource, n in resources if n]
    return commas(words, parts) if parts else words("price-free")
