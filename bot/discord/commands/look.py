"""`/score`, `/board`, `/city`, `/tokens`, `/discard`, `/replay`, `/log`: looking at games."""

import discord

from engine.core.game import Seat

from ...controls.panel import Panel, pages
from ...games import Match
from ...tables.refusals import Refusal
from ...wording.names import plain
from ...wording.players import may_steer, seat_of
from ..services import Desk
from .build import AnyCommand, command


class LookCommands:
    """Ways of looking at a game; none changes it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.desk.strings.words(None)
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
        async with self.desk.answer(interaction, private=not share) as answer:
            match = await self._match(interaction)
            to = await (self.desk.everybody if share else self.desk.alone)(interaction)
            await answer.say(match.score(to), private=not share)

    async def board(self, interaction: discord.Interaction, text: bool = False) -> None:
        """Post the board again for its players; show it privately to others or in words."""
        async with self.desk.answer(interaction, private=text) as answer:
            match = await self._match(interaction)
            if text:
                await answer.say(match.told(answer.words))
            elif may_steer(match.record, interaction.user.id):
                await self.desk.tables.show_again(match.record.id, answer)
            else:
                await answer.say(match.here(await self.desk.alone(interaction)))

    async def city(
        self, interaction: discord.Interaction, member: discord.User | None = None
    ) -> None:
        """Show all that a city has built: one's own, or a member's."""
        async with self.desk.answer(interaction) as answer:
            match = await self._match(interaction)
            seat = _whose(match, interaction.user, member)
            await answer.say(match.city(await self.desk.alone(interaction), seat))

    async def tokens(self, interaction: discord.Interaction) -> None:
        """Show the progress tokens; what the Great Library drew is shown to its owner alone."""
        async with self.desk.answer(interaction) as answer:
            match = await self._match(interaction)
            seat = seat_of(match.record.players, interaction.user.id)
            await answer.say(match.tokens(await self.desk.alone(interaction), seat))

    async def discard(self, interaction: discord.Interaction) -> None:
        """Show the discard pile."""
        async with self.desk.answer(interaction) as answer:
            match = await self._match(interaction)
            await answer.say(match.discard(await self.desk.alone(interaction)))

    async def replay(self, interaction: discord.Interaction, share: bool = False) -> None:
        """Show the game as a film, to everybody if `share`."""
        async with self.desk.answer(interaction, private=not share) as answer:
            match = await self._match(interaction)
            to = await (self.desk.everybody if share else self.desk.alone)(interaction)
            await answer.say(match.replay(to), private=not share)

    async def log(self, interaction: discord.Interaction) -> None:
        """Tell the moves so far, in as many messages as they need."""
        async with self.desk.answer(interaction) as answer:
            match = await self._match(interaction)
            for text in pages(match.log(answer.words)):
                await answer.say(Panel((text,)))

    async def _match(self, interaction: discord.Interaction) -> Match:
        assert interaction.channel_id is not None
        return await self.desk.tables.latest_in(interaction.channel_id)


def _whose(match: Match, user: discord.User | discord.Member, member: discord.User | None) -> Seat:
    players = match.record.players
    if member is not None:
        seat = seat_of(players, member.id)
        if seat is None and member.bot:
            seat = next((Seat(at) for at, each in enumerate(players) if each.user_id is None), None)
        if seat is None:
            raise Refusal("no-city", name=plain(member.display_name))
        return seat
    own = seat_of(players, user.id)
    return Seat(0) if own is None else own
