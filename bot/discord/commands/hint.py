"""`/hint`: shows the best moves to the player on turn, privately."""

import discord

from ..permissions import posts_itself
from ..services import Services
from .build import AnyCommand, command


class HintCommand:
    """The command that shows the best moves with chances and reasons."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        return (command(self.services.strings.words(None), "hint", self.hint),)

    async def hint(self, interaction: discord.Interaction) -> None:
        """Give a hint.

        If the bot can only reply, the reply first tells the others, so it is not private.
        """
        postable = posts_itself(interaction)
        async with self.services.reply(interaction, private=postable) as reply:
            self.services.allowances.count("looks", interaction.user.id)
            assert interaction.channel_id is not None
            to = await self.services.for_person(reply)
            user = interaction.user.id
            await self.services.hints.give(
                interaction.channel_id, user, to, reply, postable=postable
            )
