"""`/hint`: the moves that the computer would make, shown to the player on turn alone."""

import discord

from ..permissions import posts_itself
from ..services import Services
from .build import AnyCommand, command


class HintCommand:
    """The best moves, their chances, and why."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        return (command(self.services.strings.words(None), "hint", self.hint),)

    async def hint(self, interaction: discord.Interaction) -> None:
        """Give a hint; a reply that must tell others first is not acknowledged privately."""
        postable = posts_itself(interaction)
        async with self.services.reply(interaction, private=postable) as reply:
            assert interaction.channel_id is not None
            to = await self.services.alone(interaction)
            user = interaction.user.id
            await self.services.hints.give(
                interaction.channel_id, user, to, reply, postable=postable
            )
