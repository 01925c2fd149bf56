"""`/away`: the clocks of a person's games stand still from one day to another."""

from datetime import UTC, datetime, timedelta

import discord
from discord import app_commands

from ...controls.panel import Panel
from ...store.absences import MOST_AWAY
from ...tables.refusals import Refusal
from ..services import Services
from .build import AnyCommand, command

LATEST = 90
"""The most days before which an absence can be announced."""


class AwayCommand:
    """The command with which people say once, for all games, when they cannot play."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the command."""
        return (command(self.services.strings.words(None), "away", self.away),)

    async def away(
        self,
        interaction: discord.Interaction,
        days: app_commands.Range[int, 0, MOST_AWAY.days],
        starts: app_commands.Range[int, 0, LATEST] = 0,
    ) -> None:
        """Store that the person is away, or with no days that the person is back."""
        async with self.services.reply(interaction) as reply:
            person, now = interaction.user.id, datetime.now(UTC)
            absences = self.services.store.absences
            if not days:
                await absences.end(person, now)
                await reply.say(Panel((reply.words("away-back"),)))
                return
            begins = now + timedelta(days=starts)
            ends = begins + timedelta(days=days)
            left = await absences.add(person, begins, ends, now)
            if ends - begins > left:
                raise Refusal("away-too-long", days=left.days, most=MOST_AWAY.days)
            when = (f"<t:{int(each.timestamp())}:f>" for each in (begins, ends))
            first, last = when
            await reply.say(Panel((reply.words("away-noted", begins=first, ends=last),)))
