"""`/away`: the clocks of a person's games stand still from one day to another."""

from collections.abc import Collection, Iterator
from datetime import UTC, datetime, timedelta

import discord
from discord import app_commands

from ...controls.panel import Panel
from ...store.games.absences import MOST_AWAY, Absence
from ...tables.refusals import Refusal
from ...wording.strings import Words
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
            before = await absences.planned(person, now)
            if not days:
                await absences.end(person, now)
                dropped = _dropped(reply.words, before, ())
                await reply.say(Panel((reply.words("away-back"), *dropped)))
                return
            begins = now + timedelta(days=starts)
            ends = begins + timedelta(days=days)
            left = await absences.add(person, begins, ends, now)
            if ends - begins > left:
                raise Refusal("away-too-long", days=left.days, most=MOST_AWAY.days)
            noted = reply.words("away-noted", begins=_when(begins), ends=_when(ends))
            dropped = _dropped(reply.words, before, await absences.planned(person, now))
            await reply.say(Panel((noted, *dropped)))
            if not starts:  # the boards tell that the clocks stand still
                for table in await self.services.store.clocks.clocked_of(person):
                    self.services.boards.update_waiting_line(table)


def _dropped(words: Words, before: Collection[Absence], now: Collection[Absence]) -> Iterator[str]:
    """Yield a line for each absence that was planned before, and is no more."""
    for each in before:
        if each not in now:
            begins, ends = _when(each.begins_at), _when(each.ends_at)
            yield words("away-dropped", begins=begins, ends=ends)


def _when(at: datetime) -> str:
    return f"<t:{int(at.timestamp())}:f>"
