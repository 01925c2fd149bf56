"""`/score`, `/board`, `/city`, `/tokens`, `/discard`, `/replay`, `/log`: show a game."""

import discord

from engine.core.game import Seat

from ...contract import Session
from ...controls.panel import Panel, pages
from ...tables.refusals import Refusal
from ...tables.seating import may_manage, seat_of
from ...wording.names import escaped
from ..services import Services
from .build import AnyCommand, command


class LookCommands:
    """The commands that show a game and do not change it."""

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
            session = await self._session(interaction)
            to = await (self.services.for_channel if share else self.services.for_person)(
                interaction
            )
            await reply.say(session.score(to), private=not share)

    async def board(self, interaction: discord.Interaction, text: bool = False) -> None:
        """Post the board again for its players; show it privately to others, or as text."""
        async with self.services.reply(interaction, private=text) as reply:
            session = await self._session(interaction)
            if text:
                await reply.say(session.position_text(reply.words))
            elif may_manage(session.record, interaction.user.id):
                await self.services.tables.show_again(session.record.id, reply)
            else:
                await reply.say(session.position_panel(await self.services.for_person(interaction)))

    async def city(
        self, interaction: discord.Interaction, member: discord.User | None = None
    ) -> None:
        """Show a city: the person's own, or a member's."""
        async with self.services.reply(interaction) as reply:
            session = await self._session(interaction)
            seat = _shown_seat(session, interaction.user, member)
            await reply.say(session.city(await self.services.for_person(interaction), seat))

    async def tokens(self, interaction: discord.Interaction) -> None:
        """Show the progress tokens; what the Great Library drew is shown to its owner alone."""
        async with self.services.reply(interaction) as reply:
            session = await self._session(interaction)
            seat = seat_of(session.record.players, interaction.user.id)
            await reply.say(session.tokens(await self.services.for_person(interaction), seat))

    async def discard(self, interaction: discord.Interaction) -> None:
        """Show the discard pile."""
        async with self.services.reply(interaction) as reply:
            session = await self._session(interaction)
            await reply.say(session.discard(await self.services.for_person(interaction)))

    async def replay(self, interaction: discord.Interaction, share: bool = False) -> None:
        """Show the animation of the game, to everybody if `share`."""
        async with self.services.reply(interaction, private=not share) as reply:
            session = await self._session(interaction)
            to = await (self.services.for_channel if share else self.services.for_person)(
                interaction
            )
            await reply.say(session.replay(to), private=not share)

    async def log(self, interaction: discord.Interaction) -> None:
        """List the moves so far, in as many messages as they need."""
        async with self.services.reply(interaction) as reply:
            session = await self._session(interaction)
            for text in pages(session.log(reply.words)):
                await reply.say(Panel((text,)))

    async def _session(self, interaction: discord.Interaction) -> Session:
        assert interaction.channel_id is not None
        return await self.services.tables.latest_in(interaction.channel_id)


def _shown_seat(
    session: Session, user: discord.User | discord.Member, member: discord.User | None
) -> Seat:
    players = session.record.players
    if member is not None:
        seat = seat_of(players, member.id)
        if seat is None and member.bot:
            seat = next((Seat(at) for at, each in enumerate(players) if each.user_id is None), None)
        if seat is None:
            raise Refusal("no-city", name=escaped(member.display_name))
        return seat
    own = seat_of(players, user.id)
    return Seat(0) if own is None else own
