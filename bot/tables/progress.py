"""A private message that shows the progress of something slow while it runs."""

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
    """Show a person the panel that `line` returns while the block runs, then delete the message.

    The message is edited whenever `line` returns another panel, at most every `every` seconds
    (default `EVERY`). If it `stays`, it is edited a last time in place of being deleted.
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
    """Edit the message whenever `line` returns another panel than is shown, until that fails."""
    while True:
        await asyncio.sleep(every)
        if (now := line()) != shown:
            if not await message.replace(now):
                return
            shown = now
