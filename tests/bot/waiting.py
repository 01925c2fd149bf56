"""Waiting for what other threads and processes do, and keeping the bot waiting."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

from playground import Playground

LONG = 90.0
"""More seconds than anything takes that a test waits for, on a busy machine too."""


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not true():  # noqa: ASYNC110 - other threads do not tell
            await asyncio.sleep(0.01)


@contextmanager
def acknowledged_within(discord: Playground, seconds: float) -> Iterator[None]:
    """Let Discord wait so long for an acknowledgement of what is asked in the block."""
    before = discord.world.ack_seconds
    discord.world.ack_seconds = seconds
    try:
        yield
    finally:
        discord.world.ack_seconds = before


def impatient(discord: Playground) -> AbstractContextManager[None]:
    """Let Discord wait for an acknowledgement no longer than an instant."""
    return acknowledged_within(discord, 0.4)


@contextmanager
def database_held(home: Path) -> Iterator[None]:
    """Keep everybody else from writing to the database in a folder."""
    with closing(sqlite3.connect(home / "wonders.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
