"""`/card`: describes a card, a wonder or a token."""

import discord
from discord import app_commands

from ...contract import Game
from ...games import GAMES
from ...tables.refusals import Refusal
from ...wording.names import escaped
from ...wording.strings import Words
from ..services import Services
from .build import AnyCommand, command

CHOICES_AT_MOST = 25
CHOICE_LENGTH = 100


class CardCommand:
    """The command that describes an item of a game: the channel's game comes first."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        words = self.services.strings.words(None)
        return (command(words, "card", self.card, complete={"name": self.suggest}),)

    async def card(self, interaction: discord.Interaction, name: str) -> None:
        """Describe the chosen item, or the best match of the typed name."""
        async with self.services.reply(interaction) as reply:
            for game in await self._games(interaction):
                found = game.find(reply.words, name)
                if found:
                    to = await self.services.for_person(reply)
                    await reply.say(game.describe(to, found[0][0]))
                    return
            raise Refusal("no-card", name=escaped(name[:CHOICE_LENGTH]))

    async def suggest(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Return the items that match the typed text, in the person's language."""
        words = await self.services.presentations.words_for(
            interaction.user.id, interaction.locale.value
        )
        found = _found(await self._games(interaction), words, current)
        return [app_commands.Choice(name=name[:CHOICE_LENGTH], value=item) for item, name in found]

    async def _games(self, interaction: discord.Interaction) -> list[Game]:
        """Return all games, the one that is played in the channel first."""
        assert interaction.channel_id is not None
        here = await self.services.store.tables.latest_game(interaction.channel_id)
        return sorted(GAMES.values(), key=lambda game: game is not GAMES.get(here or ""))


def _found(games: list[Game], words: Words, text: str) -> list[tuple[str, str]]:
    """Return ids and names of what the typed text means, each once."""
    found: dict[str, str] = {}
    for game in games:
        for item, name in game.find(words, text):
            found.setdefault(item, name)
    return list(found.items())[:CHOICES_AT_MOST]
