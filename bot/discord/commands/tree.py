"""The command tree: checks each command before it runs, and reports its errors."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from ...tables.refusals import Refusal
from ..replies import Reply
from . import all_offered, for_all


class Tree(app_commands.CommandTree[discord.AutoShardedClient]):
    """The command tree; errors before a command runs are answered too."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        reply: Callable[[discord.Interaction], Reply],
        stopping: Callable[[], bool],
        barred: Callable[[discord.Interaction], Awaitable[bool]],
    ) -> None:
        """`reply` makes the reply to an interaction; `stopping` returns whether the bot stops.

        `barred` returns whether moderators keep a person away from the bot.
        """
        super().__init__(client)
        self._reply = reply
        self._stopping = stopping
        self._barred = barred

    async def interaction_check(
        self, interaction: discord.Interaction[discord.AutoShardedClient]
    ) -> bool:
        """Refuse commands while the bot stops, to who is barred, and choices not offered."""
        typing = interaction.type is discord.InteractionType.autocomplete
        if self._stopping():
            refused = Refusal("restarting")
        elif typing:
            return True
        elif not all_offered(interaction):
            refused = Refusal("unknown-choice")
        elif not for_all(interaction) and await self._barred(interaction):
            refused = Refusal("barred")
        else:
            return True
        if not typing:
            async with self._reply(interaction):
                raise refused
        return False

    async def on_error(
        self,
        interaction: discord.Interaction[discord.AutoShardedClient],
        error: app_commands.AppCommandError,
    ) -> None:
        """Answer with the id under which the error is logged."""
        async with self._reply(interaction):
            raise getattr(error, "original", error)
