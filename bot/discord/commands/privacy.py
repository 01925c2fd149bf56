"""`/privacy` and `/forget-me`: what is stored about a person, and how it is forgotten."""

import discord

from ...tables import privacy
from ..services import Desk
from .build import AnyCommand, command


class PrivacyCommands:
    """A person's own data."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.desk.strings.words(None)
        return (
            command(words, "privacy", self.privacy),
            command(words, "forget-me", self.forget_me),
        )

    async def privacy(self, interaction: discord.Interaction) -> None:
        """Tell what is stored about the person."""
        async with self.desk.answer(interaction) as answer:
            await privacy.tell(self.desk, interaction.user.id, answer)

    async def forget_me(self, interaction: discord.Interaction) -> None:
        """Ask whether the person really wants to be forgotten."""
        async with self.desk.answer(interaction) as answer:
            await privacy.ask(self.desk, interaction.user.id, answer)
