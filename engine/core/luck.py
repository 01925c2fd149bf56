"""Where the luck of a game comes from: all that dealing asks of it."""

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Luck(Protocol):
    """Whatever draws and shuffles: `random.Random` does, and so does `engine.core.fair.Stream`."""

    def sample(self, population: Sequence[T], k: int, /) -> list[T]:
        """Draw `k` of a population, each at most once, in the order drawn."""
        ...

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put a sequence in an order drawn by chance."""
        ...
