"""Waiting for what other threads and processes do."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playground import Playground

LONG = 90.0
"""More seconds than anything takes that a test waits for, on a busy machine too."""


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not true():  # noqa: ASYNC110 - other threads do not tell
            await asyncio.sleep(0.01)


@contextmanager
def impatient(discord: Playground) -> Iterator[None]:
    """Let Discord wait for an acknowledgement no longer than an instant."""
    seconds = discord.world.ack_seconds
    discord.world.ack_seconds = 0.4
    try:
        yield
    finally:
        discord.world.ack_seconds = seconds
