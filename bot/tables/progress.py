"""A private line that tells how far something slow is, for as long as it takes."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from ..controls.panel import Panel
from .ports import PrivateMessage, Reply

EVERY = 2.0
"""Seconds between two edits of a line."""


@asynccontextmanager
async def progress(
    reply: Reply, line: Callable[[], Panel], *, stays: bool = False, every: float | None = None
) -> AsyncIterator[None]:
    """Show a person what `line` returns, again and again, until the block ends; then remove it.

    It is edited `every` so many seconds at most, or as often as `EVERY` tells. One that `stays` is
    not removed, and tells at last what `line` returns then.
    """
    first = line()
    message_id = await reply.say(first)
    if message_id is None:
        yield
        return
    message = reply.private(message_id)
    editing = asyncio.create_task(_edit(message, first, line, every or EVERY))
    try:
        yield
    finally:
        editing.cancel()
        await asyncio.gather(editing, return_exceptions=True)
        if stays:
            await message.replace(line())
        else:
            await message.remove()


async def _edit(
    message: PrivateMessage, shown: Panel, line: Callable[[], Panel], every: float
) -> None:
    """Edit a line whenever it is not what is shown; where that fails, it stays as it is."""
    while True:
        await asyncio.sleep(every)
        if (now := line()) != shown:
            if not await message.replace(now):
                return
            shown = now
