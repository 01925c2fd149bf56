"""`/verify`: how the cards of a game were dealt, and what the next one will be dealt from."""

import discord

from ...controls.panel import Panel
from ...fair.proof import proof
from ...wording.strings import Words
from ..services import Services
from .build import AnyCommand, command


class VerifyCommand:
    """The proof of a fair deal, for whoever asks."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        return (command(self.services.strings.words(None), "verify", self.verify),)

    async def verify(self, interaction: discord.Interaction) -> None:
        """Tell what can be told now, and what the person's next game is sealed with."""
        async with self.services.reply(interaction) as reply:
            for panel in await self._game(interaction, reply.words):
                await reply.say(panel)
            promised = await self.services.dealer.promise(interaction.user.id)
            await reply.say(Panel((reply.words("verify-next", commitment=promised),)))

    async def _game(self, interaction: discord.Interaction, words: Words) -> list[Panel]:
        """Return what there is to tell of the game of the channel, running or last ended."""
        assert interaction.channel_id is not None
        store = self.services.store
        record = await store.tables.latest_in(interaction.channel_id)
        if record is None:
            return []
        seal, challenge = (
            await store.seals.of_table(record.id),
            await store.challenges.of_table(record.id),
        )
        return proof(words, record, seal, challenge)
