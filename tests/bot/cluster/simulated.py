"""Waiting in the simulated time of a cluster."""

import asyncio
from collections.abc import Callable


async def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something is true; raises `TimeoutError` after so many simulated seconds."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 - the time is simulated
            await asyncio.sleep(0.01)


async def most(size: Callable[[], int], seconds: float) -> int:
    """Return the greatest size within so many seconds."""
    found = size()
    for _ in range(round(seconds * 10)):
        await asyncio.sleep(0.1)
        found = max(found, size())
    return found
