"""Locks of tables: what changes or shows a table happens under its lock, one after the other."""

import asyncio
from weakref import WeakValueDictionary


class TableLocks:
    """One lock for each table, as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, table: int) -> asyncio.Lock:
        """Return the lock of a table."""
        return self._locks.setdefault(table, asyncio.Lock())
