"""Spaces out the tries of many things that fail, each by growing waits of its own."""

import asyncio
from collections.abc import Collection, Sequence

from .backoff import Backoff


class Retries:
    """Which things have failed, by number, and when each is to be tried again."""

    def __init__(self, waits: Sequence[float]) -> None:
        """Use `waits`, in seconds and in order; the last one repeats."""
        self._waits = waits
        self._failing: dict[int, tuple[Backoff, float]] = {}

    def failed(self, number: int) -> None:
        """Note that something has failed; its wait begins now."""
        backoff, _ = self._failing.get(number, (Backoff(self._waits), 0.0))
        self._failing[number] = (backoff, asyncio.get_running_loop().time() + backoff.next())

    def end(self, number: int) -> None:
        """Forget something: it has succeeded, or there is a reason to try it now."""
        self._failing.pop(number, None)

    def keep(self, numbers: Collection[int]) -> None:
        """Forget everything but what has these numbers."""
        self._failing = {each: it for each, it in self._failing.items() if each in numbers}

    def exhausted(self, number: int) -> bool:
        """Whether something has failed so often that its longest wait has begun."""
        return number in self._failing and self._failing[number][0].exhausted

    def __contains__(self, number: int) -> bool:
        """Whether something has failed and its wait is not over yet."""
        _, until = self._failing.get(number, (None, 0.0))
        return asyncio.get_running_loop().time() < until
