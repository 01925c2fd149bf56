"""The command tree: checks each command before it runs, and reports its errors."""

from collections.abc import Callable

import discord
from discord import app_commands

from ...tables.refusals import Refusal
from ..services import Services, admitted
from . import all_offered, for_all


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
        """Refuse commands while the bot stops, to who is barred, and choices not offered.

        A person has just so many under way: more are refused before anything is read.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            return not self._stopping()
        services = self._services()
        if not await admitted(services, interaction):
            return False
        if self._stopping():
            refused = Refusal("restarting")
        elif not all_offered(interaction):
            refused = Refusal("unknown-choice")
        elif not for_all(interaction) and await services.allowances.is_barred(
            interaction.guild_id, interaction.user.id
        ):
            refused = Refusal("barred")
        else:
            return True
        async with services.reply(interaction):
            raise refused
        return False

    async def on_error(
        self,
        interaction: discord.Interaction[discord.AutoShardedClient],
        error: app_commands.AppCommandError,
    ) -> None:
        """Answer with the id under which the error is logged."""
        async with self._services().reply(interaction):
            raise getattr(error, "original", error)
