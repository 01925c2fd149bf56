"""`/learn` and `/rules`: lessons, and the rules in short by subject."""

import discord
from discord import app_commands

from ...games import GAMES
from ...lessons.course import taught
from ...lessons.rules import find
from ...store import Player
from ...tables.lessons import tell_rules
from ..services import Services
from .build import CHOICE_LENGTH, AnyCommand, command


class LearnCommands:
    """The commands for whoever does not know a game yet, or not all of it."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.services.strings.words(None)
        games = {"game": tuple(game for game in GAMES if game in taught())}
        shared = {"game": "learn"}
        return (
            command(words, "learn", self.learn, choices=games),
            command(
                words,
                "rules",
                self.rules,
                choices=games,
                complete={"subject": self.suggest},
                shared=shared,
            ),
        )

    async def learn(self, interaction: discord.Interaction, game: str) -> None:
        """Open the lessons of a game where the person left off."""
        async with self.services.reply(interaction) as reply:
            self.services.allowances.count("lessons", interaction.user.id)
            to = await self.services.for_person(reply)
            reader = Player(interaction.user.id, interaction.user.display_name)
            await self.services.lessons.open(game, reader, to, reply)

    async def rules(self, interaction: discord.Interaction, game: str, subject: str = "") -> None:
        """Tell a subject of a game's rules, or list all of them."""
        async with self.services.reply(interaction) as reply:
            self.services.allowances.count("lessons", interaction.user.id)
            to = await self.services.for_person(reply)
            await tell_rules(game, subject, to, reply)

    async def suggest(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Return the subjects that match the typed text, in the person's language."""
        game = str(getattr(interaction.namespace, "game", ""))
        if game not in taught() or not self.services.allowances.count_if_allowed(
            "suggestions", interaction.user.id
        ):
            return []
        words = await self.services.presentations.words_for(
            interaction.user.id, interaction.locale.value
        )
        found = find(words, game, current)
        return [
            app_commands.Choice(name=title[:CHOICE_LENGTH], value=subject)
            for subject, title in found
        ]
