"""`/review`: shows the review of a finished game."""

import discord

from ...computer.reviews import reviewed
from ...tables.history.undone import with_undone
from ..services import Services
from .build import AnyCommand, command


class ReviewCommand:
    """The command that shows a review, after the end of a game only."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        return (command(self.services.strings.words(None), "review", self.review),)

    async def review(self, interaction: discord.Interaction, share: bool = False) -> None:
        """Show the curve of chances and the turning points, to everybody if `share`."""
        async with self.services.reply(interaction, private=not share) as reply:
            self.services.allowances.count("looks", interaction.user.id)
            assert interaction.channel_id is not None
            session = await self.services.tables.latest_in(interaction.channel_id)
            judged, reviewing = await reviewed(
                self.services.store,
                self.services.reviews,
                session,
                interaction.user.id,
                reply,
            )
            to = await self.services.for_viewers(reply, session, share=share)
            panel = reviewing.review(to, session.record, judged)
            panel = with_undone(to.words, panel, session.record)
            await reply.say(panel, private=not share)
