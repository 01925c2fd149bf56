"""`/settings`: what a server chooses, and what a person does."""

import discord

from ..presses.settings import open_settings
from ..services import Services
from .build import AnyCommand, command


class SettingsCommand:
    """The command that opens the panel of settings."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        return (command(self.services.strings.words(None), "settings", self.settings),)

    async def settings(self, interaction: discord.Interaction) -> None:
        """Show the settings of the server to whoever manages it, to all others their own."""
        async with self.services.reply(interaction) as reply:
            await open_settings(self.services, interaction, reply)
