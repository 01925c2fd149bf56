"""`/export` and `/import`: take a finished game away as a file, and open such a file."""

import asyncio

import aiohttp
import discord
from discord import app_commands

from ...tables.history.game_files import expect_size
from ...tables.refusals import Refusal
from ..presses.onlookers import export
from ..services import Services
from .build import AnyCommand, command

DOWNLOAD_SECONDS = 10.0
"""How long Discord may take to hand out a file of some kilobytes."""


class TakeawayCommands:
    """The commands with which people take games away, and look at such files."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.services.strings.words(None)
        return (
            command(words, "export", self.export, complete={"game": self.suggest}),
            command(words, "import", self.open),
        )

    async def export(self, interaction: discord.Interaction, game: str = "") -> None:
        """Hand out a finished game: the chosen one, else the channel's last."""
        async with self.services.reply(interaction) as reply:
            if game:
                table = _number(game)
            else:
                assert interaction.channel_id is not None
                table = await self.services.takeaway.latest(interaction.channel_id)
            await export(self.services, interaction, reply, table)

    async def suggest(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Return the person's finished games that match the typed text, the newest first."""
        person = interaction.user.id
        if not self.services.allowances.count_if_allowed("suggestions", person):
            return []
        words = await self.services.presentations.words_for(person, interaction.locale.value)
        found = await self.services.takeaway.suggest(person, current, words)
        return [app_commands.Choice(name=label, value=str(table)) for table, label in found]

    async def open(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        """Open a file of a game privately to look back on."""
        async with self.services.reply(interaction) as reply:
            self.services.allowances.count("imports", interaction.user.id)
            expect_size(file.size)
            data = await _downloaded(file)
            to = await self.services.for_person(reply)
            await reply.say(await self.services.takeaway.open(data, interaction.user.id, to))


def _number(chosen: str) -> int:
    """Return the number of a game that was chosen from the list; raises `Refusal`."""
    if not (chosen.isascii() and chosen.isdigit() and len(chosen) < 19):
        raise Refusal("export-choose")
    return int(chosen)


async def _downloaded(file: discord.Attachment) -> bytes:
    """Return the bytes of a file that a person has attached; raises `Refusal`."""
    try:
        async with asyncio.timeout(DOWNLOAD_SECONDS):
            return await file.read()
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError):
        raise Refusal("import-lost") from None
