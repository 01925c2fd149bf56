"""Opens threads with the bot's own permissions, for games that begin by themselves."""

import discord

from ...controls.panel import Panel
from ...tables.refusals import CannotShow, Gone, Undelivered
from ...workers.render_pool import RenderPool
from ..failures import (
    NO_PERMISSION,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    transient_as_unreachable,
)
from ..messages import render
from ..threads import ARCHIVED_AFTER, HAS_THREAD, PERMISSION
from .channel_messages import ChannelMessages


class GameThreads:
    """Posts the messages that tell of games, and opens a thread at each."""

    def __init__(
        self, client: discord.Client, messages: ChannelMessages, render_pool: RenderPool
    ) -> None:
        self._client = client
        self._messages = messages
        self._render_pool = render_pool

    async def announce(self, channel_id: int, panel: Panel, nonce: str, after: int | None) -> int:
        """Post a message; return its id, which is that of a thread opened at it, too.

        Discord takes a nonce once, for some minutes. Where a run that was killed may have posted it
        before, it is looked for `after` another message. Raises `CannotShow`, `Gone`, `Unreachable`
        and `Undelivered`.
        """
        if after is not None:
            there = await self._messages.find(channel_id, panel, after, (), newest=True)
            if there is not None and there.whole:
                return there.id
        made = await render(panel, self._render_pool)
        try:
            return await self._messages.send(channel_id, made, nonce)
        except discord.HTTPException as error:
            raise Undelivered(str(error)) from error

    async def open(self, guild_id: int, channel_id: int, message_id: int, title: str) -> bool:
        """Open a thread at a message, unless it has one; raises as `announce` does.

        Returns False where there is neither: somebody has deleted the message.
        """
        channel = self._client.get_partial_messageable(channel_id, guild_id=guild_id)
        message = channel.get_partial_message(message_id)
        try:
            with transient_as_unreachable():
                await message.create_thread(name=title, auto_archive_duration=ARCHIVED_AFTER)
        except discord.HTTPException as error:
            if error.code == HAS_THREAD:
                return True
            if error.code == UNKNOWN_MESSAGE:
                return await self._exists(message_id)
            if error.code == NO_PERMISSION:
                raise CannotShow(PERMISSION) from error
            if error.code == UNKNOWN_CHANNEL:
                raise Gone(str(error)) from error
            raise Undelivered(str(error)) from error
        return True

    async def _exists(self, thread_id: int) -> bool:
        """Whether there is a thread, whose first message may be gone; raises as `announce` does."""
        try:
            with transient_as_unreachable():
                await self._client.fetch_channel(thread_id)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                return False
            raise Undelivered(str(error)) from error
        return True
