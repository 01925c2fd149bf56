"""The command tree: checks each command before it runs, and reports its errors."""

import asyncio
import logging
from collections.abc import Callable

import discord
from discord import app_commands

from ...tables.refusals import Refusal
from ..replies.reply import ARRIVED
from ..services import Services, admitted
from . import all_offered, for_all

READS_WITHIN = 2.0
"""Seconds for which a command waits for the database before it is acknowledged."""

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[discord.AutoShardedClient]):
    """The command tree; errors before a command runs are answered too."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        services: Callable[[], Services],
        stopping: Callable[[], bool],
    ) -> None:
        """`services` returns them once they are there; `stopping` tells whether the bot stops."""
        super().__init__(client)
        self._services = services
        self._stopping = stopping

    async def interaction_check(
        self, interaction: discord.Interaction[discord.AutoShardedClient]
    ) -> bool:
        """Refuse commands while the bot stops, to whoever is barred, and choices not offered.

        A person has just so many under way: more are refused before anything is read.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            return not self._stopping()
        interaction.extras[ARRIVED] = asyncio.get_running_loop().time()
        services = self._services()
        if not await admitted(services, interaction):
            return False
        if self._stopping():
            refused = Refusal("restarting")
        elif not all_offered(interaction):
            refused = Refusal("unknown-choice")
        elif for_all(interaction):
            return True
        else:
            barred = await self._is_barred(interaction)
            if barred is None:
                log.warning("The database did not answer a command within %s s", READS_WITHIN)
                async with services.brief_reply(interaction):
                    raise Refusal("unavailable")
                return False
            if not barred:
                return True
            refused = Refusal("barred")
        async with services.reply(interaction):
            raise refused
        return False

    async def _is_barred(self, interaction: discord.Interaction) -> bool | None:
        """Whether somebody is kept away; `None` where the database does not answer in time.

        Discord waits for no answer longer than three seconds, and a command answers after this.
        """
        reading = asyncio.ensure_future(
            self._services().allowances.barring(interaction.user.id, interaction.guild_id)
        )
        await asyncio.wait({reading}, timeout=READS_WITHIN)
        if reading.done():
            return bool(reading.result())
        reading.cancel()
        return None

    async def on_error(
        self,
        interaction: discord.Interaction[discord.AutoShardedClient],
        error: app_commands.AppCommandError,
    ) -> None:
        """Answer with the id under which the error is logged."""
        async with self._services().reply(interaction):
            raise getattr(error, "original", error)
