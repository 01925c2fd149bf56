"""The command tree: checks each command before it runs, and reports its errors."""

from collections.abc import Callable

import discord
from discord import app_commands

from ...tables.refusals import Refusal
from ..replies import Reply
from . import all_offered


class Tree(app_commands.CommandTree[discord.AutoShardedClient]):
    """The command tree; errors before a command runs are answered too."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        reply: Callable[[discord.Interaction], Reply],
        stopping: Callable[[], bool],
    ) -> None:
        """`reply` makes the reply to an interaction; `stopping` returns whether the bot stops."""
        super().__init__(client)
        self._reply = reply
        self._stopping = stopping

    async def interaction_check(
        self, interaction: discord.Interaction[discord.AutoShardedClient]
    ) -> bool:
        """Refuse commands while the bot stops, and choices that are not offered."""
        typing = interaction.type is discord.InteractionType.autocomplete
        if self._stopping():
            refused = Refusal("restarting")
        elif typing or all_offered(interaction):
            return True
        else:
            refused = Refusal("unknown-choice")
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
