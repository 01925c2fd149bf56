"""`/leaderboard`, `/stats`, `/history`, `/leave-rankings` and `/join-rankings`."""

import discord

from ...games import GAMES
from ...store import Listing
from ...tables.rankings.rankings import Asker, Person
from ...tables.refusals import Refusal
from ...wording.names import escaped
from ...wording.presentation import Presentation
from ..permissions import owner
from ..replies.reply import Reply
from ..services import Services
from .build import AnyCommand, command

HERE: Listing = "here"
EVERYWHERE: Listing = "everywhere"


class RankingCommands:
    """The commands that show rankings, and those with which a person leaves and joins them."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.services.strings.words(None)
        choices = {"game": tuple(GAMES), "where": (HERE, EVERYWHERE)}
        return (
            command(words, "leaderboard", self.leaderboard, choices=choices),
            command(words, "stats", self.stats, choices=choices),
            command(words, "history", self.history),
            command(words, "leave-rankings", self.leave, for_all=True),
            command(words, "join-rankings", self.join),
        )

    async def leaderboard(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        where: str = HERE,
        share: bool = False,
    ) -> None:
        """Show the best of a game, to everybody if `share`."""
        async with self.services.reply(interaction, private=not share) as reply:
            self.services.allowances.count("looks", interaction.user.id)
            to = await self._presentation(reply, share=share)
            panel = await self.services.rankings.leaderboard(
                _asker(interaction), to, game, everywhere=where == EVERYWHERE
            )
            await reply.say(panel, private=not share)

    async def stats(
        self,
        interaction: discord.Interaction,
        member: discord.User | None = None,
        game: str | None = None,
        share: bool = False,
    ) -> None:
        """Show what a person has achieved, to everybody if `share`."""
        async with self.services.reply(interaction, private=not share) as reply:
            self.services.allowances.count("looks", interaction.user.id)
            if member is not None and member.bot:
                raise Refusal("not-ranked", name=escaped(member.display_name))
            asker = _asker(interaction)
            of = asker if member is None else Person(member.id, member.display_name)
            to = await self._presentation(reply, share=share)
            panel = await self.services.rankings.statistics(asker, to, of, game)
            await reply.say(panel, private=not share)

    async def history(self, interaction: discord.Interaction) -> None:
        """List the person's finished games."""
        async with self.services.reply(interaction) as reply:
            self.services.allowances.count("looks", interaction.user.id)
            person = interaction.user.id
            await reply.say(await self.services.past_games.page(person, 0, reply.words))

    async def leave(self, interaction: discord.Interaction) -> None:
        """List the person nowhere any more."""
        async with self.services.reply(interaction) as reply:
            await self._list(reply, "nowhere")

    async def join(self, interaction: discord.Interaction, everywhere: bool = False) -> None:
        """List the person on servers, and over all servers if `everywhere`."""
        async with self.services.reply(interaction) as reply:
            await self._list(reply, EVERYWHERE if everywhere else HERE)

    async def _list(self, reply: Reply, where: Listing) -> None:
        """Store where the person is listed, and tell it."""
        person = reply.interaction.user.id
        await reply.say(await self.services.rankings.listing(person, where, reply.words))

    async def _presentation(self, reply: Reply, *, share: bool) -> Presentation:
        """Return the presentation for the person; for everybody, that of the server."""
        if not share:
            return await self.services.for_person(reply)
        words = self.services.strings.words(await self.services.public_locale(reply))
        whose = owner(reply.interaction)
        return await self.services.presentations.for_person(whose, whose, words)


def _asker(interaction: discord.Interaction) -> Asker:
    user = interaction.user
    server = interaction.guild_id if interaction.is_guild_integration() else None
    return Asker(user.id, user.display_name, server)
