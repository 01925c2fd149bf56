"""`/settings`: what a server can choose for itself."""

import discord

from ..controls.panel import Panel
from ..desk import Desk
from .build import AnyCommand, server_command

AUTOMATIC = "auto"


class ServerCommands:
    """The settings of a server."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        words = self.desk.strings.words(None)
        choices = {"language": (AUTOMATIC, *self.desk.strings.locales)}
        return (server_command(words, "settings", self.settings, choices=choices),)

    async def settings(self, interaction: discord.Interaction, language: str) -> None:
        """Choose the language of boards and challenges; `auto` is what Discord says."""
        async with self.desk.answer(interaction) as answer:
            assert interaction.guild_id is not None
            chosen = None if language == AUTOMATIC else language
            await self.desk.store.set_guild_locale(interaction.guild_id, chosen)
            text = answer.words(
                "settings-language", language=answer.words(f"choice-language-{language}")
            )
            await answer.say(Panel((text,)))
