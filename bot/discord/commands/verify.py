"""`/verify`: shows the proof of a deal, and the commitment to the person's next game."""

from collections.abc import Sequence

import discord

from ...controls.panel import Panel
from ...fair.proof import stored_proof
from ...wording.names import escaped
from ...wording.strings import Words
from ..services import Services
from .build import AnyCommand, command

SHOWN_AT_ONCE = 15
"""How many open invitations are in one message, which may have 4,000 characters."""


class VerifyCommand:
    """The command that shows the proof of a fair deal."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        return (command(self.services.strings.words(None), "verify", self.verify),)

    async def verify(self, interaction: discord.Interaction) -> None:
        """Show the proof for the channel's game, and the commitments to games that may follow."""
        async with self.services.reply(interaction) as reply:
            for panel in await self._game(interaction, reply.words):
                await reply.say(panel)
            promises = await self._invitations(interaction, reply.words)
            for at in range(0, len(promises), SHOWN_AT_ONCE):
                await reply.say(Panel(("\n".join(promises[at : at + SHOWN_AT_ONCE]),)))
            promised = await self.services.dealer.promise(interaction.user.id)
            await reply.say(Panel((reply.words("verify-next", commitment=promised),)))

    async def _game(self, interaction: discord.Interaction, words: Words) -> Sequence[Panel]:
        """Return the proof for the game of the channel, running or last ended."""
        assert interaction.channel_id is not None
        store = self.services.store
        record = await store.tables.latest_in(interaction.channel_id)
        return () if record is None else await stored_proof(store, words, record)

    async def _invitations(self, interaction: discord.Interaction, words: Words) -> list[str]:
        """Return the commitments of the channel's open invitations, whole: they show half of it."""
        assert interaction.channel_id is not None
        return [
            words("verify-open", host=escaped(each.host.name), commitment=each.seal.commitment)
            for each in await self.services.store.invitations.open_in(interaction.channel_id)
            if each.seal is not None
        ]
