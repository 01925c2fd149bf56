"""`/card`: describes a card, a wonder or a token."""

import discord
from discord import app_commands

from ...games import GAMES
from ...tables.refusals import Refusal
from ...wording.names import escaped
from ..invitations import GAME
from ..services import Services
from .build import AnyCommand, command

CHOICES_AT_MOST = 25
CHOICE_LENGTH = 100


class CardCommand:
    """The command that describes an item of the game."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        words = self.services.strings.words(None)
        return (command(words, "card", self.card, complete={"name": self.suggest}),)

    async def card(self, interaction: discord.Interaction, name: str) -> None:
        """Describe the chosen item, or the best match of the typed name."""
        async with self.services.reply(interaction) as reply:
            found = GAMES[GAME].find(reply.words, name)
            if not found:
                raise Refusal("no-card", name=escaped(name[:CHOICE_LENGTH]))
            to = await self.services.for_person(interaction)
            await reply.say(GAMES[GAME].describe(to, found[0][0]))

    async def suggest(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Return the items that match the typed text, in the person's language."""
        words = self.services.strings.words(interaction.locale.value)
        found = GAMES[GAME].find(words, current)[:CHOICES_AT_MOST]
        return [app_commands.Choice(name=name[:CHOICE_LENGTH], value=item) for item, name in found]
