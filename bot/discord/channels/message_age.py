"""How old messages are, by their ids: Discord limits how often it lets old ones be edited."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

import discord

from ..failures import TOO_MANY_OLD_EDITS

FREELY_EDITED = timedelta(hours=1)
"""The age of a message from which on Discord limits how often it may be edited."""

OLD_EDITS_WITHIN = 3.0
"""Seconds that the edit of an old message may take: Discord may put it off for longer."""


class TooOld(Exception):  # noqa: N818 - an answer of Discord, not a bug
    """Discord does not let an old message be edited again for a while."""


def freely_edited(message_id: int) -> bool:
    """Whether Discord lets a message be edited as often as is needed."""
    return datetime.now(UTC) - discord.utils.snowflake_time(message_id) < FREELY_EDITED


@asynccontextmanager
async def edit_limited(message_id: int) -> AsyncIterator[None]:
    """Bound the time of an edit that Discord puts off because the message is old.

    Raises `TooOld` then, and where Discord says so, with status 400 or, after discord.py has
    waited and asked five times, 429.
    """
    limit = None if freely_edited(message_id) else OLD_EDITS_WITHIN
    try:
        async with asyncio.timeout(limit) as waiting:
            yield
    except TimeoutError as error:
        if not waiting.expired():
            raise
        raise TooOld("its turn has not come") from error
    except discord.HTTPException as error:
        if error.code != TOO_MANY_OLD_EDITS:
            raise
        raise TooOld(str(error)) from error
