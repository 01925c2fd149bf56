"""Waiting for what other threads and processes do."""

import asyncio
from collections.abc import Callable

LONG = 90.0
"""More seconds than anything takes that a test waits for, on a busy machine too."""


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not true():  # noqa: ASYNC110 - other threads do not tell
            await asyncio.sleep(0.01)
