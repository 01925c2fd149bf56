"""Opens threads that Discord has archived, so that messages in them can be edited."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from ..failures import FAILURES

log = logging.getLogger(__name__)

ARCHIVED = 50083
"""The code with which Discord refuses what cannot be done in an archived thread."""


@asynccontextmanager
async def opened(client: discord.Client, thread_id: int) -> AsyncIterator[None]:
    """Open a thread, and archive it again after what is done within, also where that fails.

    Raises what discord.py raises where it cannot be opened. Where it cannot be archived, as it is
    somebody else's, Discord does that by itself once nobody has written in it for a while.
    """
    thread = await client.fetch_channel(thread_id)
    if not isinstance(thread, discord.Thread):
        yield
        return
    await thread.edit(archived=False)
    try:
        yield
    finally:
        try:
            await thread.edit(archived=True)
        except FAILURES as error:
            log.info("Thread %s stays open: %s", thread_id, error)
