"""`/help`: how to play here, in one message."""

from typing import TYPE_CHECKING

import discord

from ..controls.panel import Panel
from .build import command

if TYPE_CHECKING:
    from ..app import Wonders
    from . import AnyCommand


class HelpCommand:
    """How to begin, how a turn goes, what can be looked at."""

    def __init__(self, app: "Wonders") -> None:
        self.app = app

    def commands(self) -> "tuple[AnyCommand, ...]":
        """Return the command."""
        return (command(self.app.strings.words(None), "help", self.help),)

    async def help(self, interaction: discord.Interaction) -> None:
        """Tell what the bot can do."""
        async with self.app.answer(interaction) as answer:
            parts = tuple(answer.words(f"help-{part}") for part in ("begin", "turn", "look", "fan"))
            await answer.say(Panel(parts))
