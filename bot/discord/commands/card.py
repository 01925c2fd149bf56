"""`/card`: what a card, a wonder or a token costs and does."""

import discord
from discord import app_commands

from ...games import GAMES
from ...tables.refusals import Refusal
from ...wording.names import plain
from ..invitations import GAME
from ..services import Services
from .build import AnyCommand, command

CHOICES_AT_MOST = 25
CHOICE_LENGTH = 100


class CardCommand:
    """Looking things up."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        words = self.services.strings.words(None)
        return (command(words, "card", self.card, complete={"name": self.suggest}),)

    async def card(self, interaction: discord.Interaction, name: str) -> None:
        """Describe what was chosen from the list, or what the typed name fits best."""
        async with self.services.reply(interaction) as reply:
            found = GAMES[GAME].find(reply.words, name)
            if not found:
                raise Refusal("no-card", name=plain(name[:CHOICE_LENGTH]))
            to = await self.services.alone(interaction)
            await reply.say(GAMES[GAME].describe(to, found[0][0]))

    async def suggest(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Return what fits what was typed so far, in the person's language."""
        words = self.services.strings.words(interaction.locale.value)
        found = GAMES[GAME].find(words, current)[:CHOICES_AT_MOST]
        return [app_commands.Choice(name=name[:CHOICE_LENGTH], value=item) for item, name in found]
