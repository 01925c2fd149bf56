"""Retries the boards of a server after events that may have given the bot a permission it lacked.

discord.py drops events of guilds that are not in its cache. After a process has resumed a gateway
session that another one began, no guild is in it, so these events are read from the raw parsers.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

log = logging.getLogger(__name__)

Parse = Callable[[Any], None]

MAY_GRANT = ("CHANNEL_UPDATE", "GUILD_ROLE_UPDATE", "GUILD_MEMBER_UPDATE", "THREAD_UPDATE")
"""The events with which somebody may have given the bot a permission."""


class GuildEvents:
    """Calls `show_again` with a server where something may be shown now."""

    def __init__(
        self, client: discord.AutoShardedClient, show_again: Callable[[int], Awaitable[None]]
    ) -> None:
        self._client = client
        self._show_again = show_again
        self._showing: set[asyncio.Future[None]] = set()
        for hear in (
            self.on_guild_join,
            self.on_guild_available,
            self.on_guild_channel_update,
            self.on_guild_role_update,
            self.on_member_update,
            self.on_thread_update,
        ):
            client.event(hear)
        parsers: dict[str, Parse] = client._connection.parsers
        for name in MAY_GRANT:
            parsers[name] = self._also_where_unknown(parsers[name], name)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show what could not be shown while the bot was not in a server."""
        await self._show_again(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Show what could not be shown while a server was out of order."""
        await self._show_again(guild.id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Show what could not be shown where a permission may have been granted for a channel."""
        if before.overwrites != after.overwrites:
            await self._show_again(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Show what could not be shown where a role may have been granted a permission."""
        if before.permissions != after.permissions:
            await self._show_again(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Show what could not be shown where the bot may have been given a role."""
        if after == after.guild.me and before.roles != after.roles:
            await self._show_again(after.guild.id)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Show what could not be shown where a thread was locked."""
        if before.locked and not after.locked:
            await self._show_again(after.guild.id)

    def _also_where_unknown(self, parse: Parse, name: str) -> Parse:
        """Return what handles an event as discord.py does, and also of a server it does not know.

        What was before is not known then, so any change may have granted something.
        """

        def handle(data: Any) -> None:
            parse(data)
            server = int(data["guild_id"])
            if self._client.get_guild(server) is not None:
                return
            me = self._client.user
            if name == "GUILD_MEMBER_UPDATE" and (me is None or int(data["user"]["id"]) != me.id):
                return
            showing = asyncio.ensure_future(self._show_again(server))
            self._showing.add(showing)
            showing.add_done_callback(self._shown)

        return handle

    def _shown(self, showing: asyncio.Future[None]) -> None:
        self._showing.discard(showing)
        if not showing.cancelled() and showing.exception() is not None:
            log.error("Boards could not be shown", exc_info=showing.exception())
