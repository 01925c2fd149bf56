"""The interface of the random source with which a game is dealt."""

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Luck(Protocol):
    """A source of randomness; `random.Random` and `engine.core.fair.Stream` implement it."""

    def sample(self, population: Sequence[T], k: int, /) -> list[T]:
        """Draw `k` elements of a population without replacement, in the order drawn."""
        ...

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Shuffle a sequence in place."""
        ...
