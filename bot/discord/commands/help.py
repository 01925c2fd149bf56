"""`/help`: how to play, a line for each group of commands."""

import discord

from engine.ai.levels import LEVELS

from ...controls.lesson_ids import Legend
from ...controls.panel import Button, Panel, Row
from ...games import GAMES
from ...lessons.course import taught
from ...wording.lists import clauses, commas
from ...wording.strings import Words
from ..services import Services
from .build import AnyCommand, command
from .look import views


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
            parts = ("lessons", "learn", "seat", "rankings", "tournament", "choose", "fan")
            groups = (words(f"help-{part}") for part in parts)
            lines = (_begin(words), _levels(words), words("help-turn"), _look(words), *groups)
            await reply.say(Panel(("\n".join(lines),), (_legends(words),)))


def _begin(words: Words) -> str:
    games = (
        words(
            "help-begin-two" if game.seats[-1] == 2 else "help-begin-more",
            command=words(f"command-{game.command}"),
            game=words(f"game-{name}"),
            least=game.seats.start,
            most=game.seats[-1],
        )
        for name, game in GAMES.items()
    )
    return words("help-begin", games=clauses(words, games))


def _legends(words: Words) -> Row:
    """Return a button for the signs of each game."""
    return tuple(
        Button(
            str(Legend(game)),
            words("button-legend-of", game=words(f"game-{game}.short")),
        )
        for game in GAMES
        if game in taught()
    )


def _levels(words: Words) -> str:
    levels = (words(f"choice-level-{level}.offered") for level in LEVELS)
    return words("help-levels", levels=commas(words, levels))


def _look(words: Words) -> str:
    names = ("board", "score", *(view.name for view in views()), "log", "replay")
    commands = (f"`/{words(f'command-{name}')}`" for name in names)
    return words("help-look", commands=commas(words, commands))
