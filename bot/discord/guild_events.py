"""Retries the boards of a server after events that may have given the bot a permission it lacked.

discord.py drops events of guilds that are not in its cache. After a process has resumed a gateway
session that another one began, no guild is in it, so these events are read from the raw parsers.
"""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord

from ..runtime.background import Background

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
        self.background = Background()
        for hear in (
            self.on_guild_channel_update,
            self.on_guild_role_update,
            self.on_member_update,
            self.on_thread_update,
        ):
            client.event(hear)
        parsers: dict[str, Parse] = client._connection.parsers
        parsers["GUILD_CREATE"] = self._also_shown(parsers["GUILD_CREATE"])
        for name in MAY_GRANT:
            parsers[name] = self._also_where_unknown(parsers[name], name)

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

    def _also_shown(self, parse: Parse) -> Parse:
        """Return what handles the event of a server that is there, or there again.

        What could not be shown in it before is shown in the background; that has begun as soon as
        discord.py knows the server.
        """

        def handle(data: Any) -> None:
            parse(data)
            if not data.get("unavailable"):
                self._begin(int(data["id"]))

        return handle

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
            self._begin(server)

        return handle

    def _begin(self, server: int) -> None:
        self.background.begin(object(), partial(self._show, server), f"boards of {server}")

    async def _show(self, server: int) -> None:
        try:
            await self._show_again(server)
        except Exception:
            log.exception("Boards could not be shown")
