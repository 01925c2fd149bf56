"""`/score`, `/board`, `/city`, `/tokens`, `/discard`, `/replay`, `/log`: looking at games."""

import discord

from engine.core.game import Seat

from ...contract import Session
from ...controls.panel import Panel, pages
from ...tables.refusals import Refusal
from ...tables.seating import may_steer, seat_of
from ...wording.names import plain
from ..services import Services
from .build import AnyCommand, command


class LookCommands:
    """Ways of looking at a game; none changes it."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.services.strings.words(None)
        return (
            command(words, "score", self.score),
            command(words, "board", self.board),
            command(words, "city", self.city),
            command(words, "tokens", self.tokens),
            command(words, "discard", self.discard),
            command(words, "replay", self.replay),
            command(words, "log", self.log),
        )

    async def score(self, interaction: discord.Interaction, share: bool = False) -> None:
        """Show the score pad, to everybody if `share`."""
        async with self.services.reply(interaction, private=not share) as reply:
            session = await self._match(interaction)
            to = await (self.services.everybody if share else self.services.alone)(interaction)
            await reply.say(session.score(to), private=not share)

    async def board(self, interaction: discord.Interaction, text: bool = False) -> None:
        """Post the board again for its players; show it privately to others or in words."""
        async with self.services.reply(interaction, private=text) as reply:
            session = await self._match(interaction)
            if text:
                await reply.say(session.told(reply.words))
            elif may_steer(session.record, interaction.user.id):
                await self.services.tables.show_again(session.record.id, reply)
            else:
                await reply.say(session.here(await self.services.alone(interaction)))

    async def city(
        self, interaction: discord.Interaction, member: discord.User | None = None
    ) -> None:
        """Show all that a city has built: one's own, or a member's."""
        async with self.services.reply(interaction) as reply:
            session = await self._match(interaction)
            seat = _whose(session, interaction.user, member)
            await reply.say(session.city(await self.services.alone(interaction), seat))

    async def tokens(self, interaction: discord.Interaction) -> None:
        """Show the progress tokens; what the Great Library drew is shown to its owner alone."""
        async with self.services.reply(interaction) as reply:
            session = await self._match(interaction)
            seat = seat_of(session.record.players, interaction.user.id)
            await reply.say(session.tokens(await self.services.alone(interaction), seat))

    async def discard(self, interaction: discord.Interaction) -> None:
        """Show the discard pile."""
        async with self.services.reply(interaction) as reply:
            session = await self._match(interaction)
            await reply.say(session.discard(await self.services.alone(interaction)))

    async def replay(self, interaction: discord.Interaction, share: bool = False) -> None:
        """Show the game as a film, to everybody if `share`."""
        async with self.services.reply(interaction, private=not share) as reply:
            session = await self._match(interaction)
            to = await (self.services.everybody if share else self.services.alone)(interaction)
            await reply.say(session.replay(to), private=not share)

    async def log(self, interaction: discord.Interaction) -> None:
        """Tell the moves so far, in as many messages as they need."""
        async with self.services.reply(interaction) as reply:
            session = await self._match(interaction)
            for text in pages(session.log(reply.words)):
                await reply.say(Panel((text,)))

    async def _match(self, interaction: discord.Interaction) -> Session:
        assert interaction.channel_id is not None
        return await self.services.tables.latest_in(interaction.channel_id)


def _whose(
    session: Session, user: discord.User | discord.Member, member: discord.User | None
) -> Seat:
    players = session.record.players
    if member is not None:
        seat = seat_of(players, member.id)
        if seat is None and member.bot:
            seat = next((Seat(at) for at, each in enumerate(players) if each.user_id is None), None)
        if seat is None:
            raise Refusal("no-city", name=plain(member.display_name))
        return seat
    own = seat_of(players, user.id)
    return Seat(0) if own is None else own
