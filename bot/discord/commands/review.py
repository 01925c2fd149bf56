"""`/review`: a finished game looked back upon."""

import discord

from ...computer.reviews import reviewed
from ...games import KITS
from ..services import Desk
from .build import AnyCommand, command


class ReviewCommand:
    """What the computer thinks of a game after its end; during it there is `/hint`."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        return (command(self.desk.strings.words(None), "review", self.review),)

    async def review(self, interaction: discord.Interaction, share: bool = False) -> None:
        """Show how the chances went and where the game turned, to everybody if `share`."""
        async with self.desk.answer(interaction, private=not share) as answer:
            assert interaction.channel_id is not None
            match = await self.desk.tables.latest_in(interaction.channel_id)
            judged = await reviewed(self.desk.store, self.desk.reviews, match, answer)
            to = await (self.desk.everybody if share else self.desk.alone)(interaction)
            panel = KITS[match.record.game].review(to, match.record, judged)
            await answer.say(panel, private=not share)
