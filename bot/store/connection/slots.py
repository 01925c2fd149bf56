"""Keeps connections of a server's pool free for what cannot wait, such as a renewal of leases."""

from asyncio import Semaphore, timeout
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

PATIENCE_SECONDS = 30.0
"""How long a transaction may wait for a connection."""


class Slots:
    """So many connections of a pool, first come first served."""

    def __init__(self, connections: int) -> None:
        self._free = Semaphore(connections)

    @asynccontextmanager
    async def taken(self) -> AsyncGenerator[None]:
        """Wait for a connection, and have it until the block ends; raises `TimeoutError`."""
        try:
            async with timeout(PATIENCE_SECONDS):
                await self._free.acquire()
        except TimeoutError:
            why = f"no connection was free within {PATIENCE_SECONDS:g} s"
            raise TimeoutError(why) from None
        try:
            yield
        finally:
            self._free.release()
