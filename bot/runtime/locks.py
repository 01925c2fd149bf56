"""Locks by number, such as one for each table: what holds one runs one after the other."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """One lock for each number, kept as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, number: int) -> asyncio.Lock:
        """Return the lock of a number."""
        return self._locks.setdefault(number, asyncio.Lock())
