"""`/help`: how to play here, in one message."""

import discord

from ..controls.panel import Panel
from ..desk import Desk
from .build import AnyCommand, command


class HelpCommand:
    """How to begin, how a turn goes, what can be looked at."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        return (command(self.desk.strings.words(None), "help", self.help),)

    async def help(self, interaction: discord.Interaction) -> None:
        """Tell what the bot can do."""
        async with self.desk.answer(interaction) as answer:
            parts = tuple(answer.words(f"help-{part}") for part in ("begin", "turn", "look", "fan"))
            await answer.say(Panel(parts))
