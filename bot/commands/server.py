"""`/settings`: what a server can choose for itself."""

from typing import TYPE_CHECKING

import discord

from ..controls.panel import Panel
from .build import server_command

if TYPE_CHECKING:
    from ..app import Wonders
    from . import AnyCommand

AUTOMATIC = "auto"


class ServerCommands:
    """The settings of a server."""

    def __init__(self, app: "Wonders") -> None:
        self.app = app

    def commands(self) -> "tuple[AnyCommand, ...]":
        """Return the command."""
        words = self.app.strings.words(None)
        choices = {"language": (AUTOMATIC, *self.app.strings.locales)}
        return (server_command(words, "settings", self.settings, choices=choices),)

    async def settings(self, interaction: discord.Interaction, language: str) -> None:
        """Choose the language of boards and challenges; `auto` is what Discord says."""
        async with self.app.answer(interaction) as answer:
            assert interaction.guild_id is not None
            chosen = None if language == AUTOMATIC else language
            await self.app.store.set_guild_locale(interaction.guild_id, chosen)
            text = answer.words(
                "settings-language", language=answer.words(f"choice-language-{language}")
            )
            await answer.say(Panel((text,)))
