"""`/help`: explains how to play, in one message."""

import discord

from engine.ai.levels import LEVELS

from ...controls.panel import Panel
from ...games import GAMES
from ...wording.lists import commas
from ...wording.players import level_name
from ...wording.strings import Words
from ..services import Services
from .build import AnyCommand, command


class HelpCommand:
    """The command that explains how to begin, how a turn works, and what can be shown."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        return (command(self.services.strings.words(None), "help", self.help),)

    async def help(self, interaction: discord.Interaction) -> None:
        """Send the help."""
        async with self.services.reply(interaction) as reply:
            words = reply.words
            begin, *rest = (words(f"help-{part}") for part in ("begin", "turn", "look", "fan"))
            await reply.say(Panel((begin, _levels(words), *rest)))


def _levels(words: Words) -> str:
    """Return the computer's levels with the greatest time that each takes for a move."""
    levels = (
        words("help-level", level=level_name(words, level), seconds=_seconds(level))
        for level in LEVELS
    )
    return words("help-levels", levels=commas(words, levels))


def _seconds(level: str) -> float:
    return max(game.agent.seconds[level] for game in GAMES.values())
