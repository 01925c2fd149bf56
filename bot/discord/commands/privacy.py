"""`/privacy` and `/forget-me`: what is stored about a person, and how it is forgotten."""

import discord

from ..services import Services
from .build import AnyCommand, command


class PrivacyCommands:
    """A person's own data."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.services.strings.words(None)
        return (
            command(words, "privacy", self.privacy),
            command(words, "forget-me", self.forget_me),
        )

    async def privacy(self, interaction: discord.Interaction) -> None:
        """Tell what is stored about the person."""
        async with self.services.reply(interaction) as reply:
            await self.services.privacy.tell(interaction.user.id, reply)

    async def forget_me(self, interaction: discord.Interaction) -> None:
        """Ask whether the person really wants to be forgotten."""
        async with self.services.reply(interaction) as reply:
            await self.services.privacy.ask(interaction.user.id, reply)
