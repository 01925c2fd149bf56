"""`/help`: how to play here, in one message."""

import discord

from engine.ai.duel.strength import STRENGTHS

from ..controls.panel import Panel
from ..desk import Desk
from ..names import level_name
from ..strings import Words
from ..wording.lists import commas
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
            words = answer.words
            begin, *rest = (words(f"help-{part}") for part in ("begin", "turn", "look", "fan"))
            await answer.say(Panel((begin, _levels(words), *rest)))


def _levels(words: Words) -> str:
    """Tell how strong the computer plays, and how long it thinks at most."""
    levels = (
        words("help-level", level=level_name(words, name), seconds=strength.seconds)
        for name, strength in STRENGTHS.items()
    )
    return words("help-levels", levels=commas(words, levels))
