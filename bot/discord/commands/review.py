"""`/review`: a finished game looked back upon."""

import discord

from ...computer.reviews import reviewed
from ...games import GAMES
from ..services import Services
from .build import AnyCommand, command


class ReviewCommand:
    """What the computer thinks of a game after its end; during it there is `/hint`."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        return (command(self.services.strings.words(None), "review", self.review),)

    async def review(self, interaction: discord.Interaction, share: bool = False) -> None:
        """Show how the chances went and where the game turned, to everybody if `share`."""
        async with self.services.reply(interaction, private=not share) as reply:
            assert interaction.channel_id is not None
            session = await self.services.tables.latest_in(interaction.channel_id)
            judged = await reviewed(self.services.store, self.services.reviews, session, reply)
            to = await (self.services.everybody if share else self.services.alone)(interaction)
            panel = GAMES[session.record.game].review(to, session.record, judged)
            await reply.say(panel, private=not share)
