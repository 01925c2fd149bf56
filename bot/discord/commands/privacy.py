"""`/privacy` and `/forget-me`: show what is stored about a person, and delete it."""

import discord

from ..services import Services
from .build import AnyCommand, command


class PrivacyCommands:
    """The commands for a person's own data."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.services.strings.words(None)
        return (
            command(words, "privacy", self.privacy, for_all=True),
            command(words, "forget-me", self.forget_me, for_all=True),
        )

    async def privacy(self, interaction: discord.Interaction) -> None:
        """Show what is stored about the person."""
        async with self.services.reply(interaction) as reply:
            await self.services.privacy.tell(interaction.user.id, reply)

    async def forget_me(self, interaction: discord.Interaction) -> None:
        """Ask the person to confirm the deletion."""
        async with self.services.reply(interaction) as reply:
            await self.services.privacy.ask(interaction.user.id, reply)
