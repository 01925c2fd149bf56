"""`/games`, `/resign` and `/substitute`: one's own running games, and leaving one."""

from collections.abc import Iterable

import discord

from engine.ai.levels import LEVELS, USUAL

from ..controls.panel import Panel, pages
from ..desk import Desk
from ..games import Match, match
from ..links import board_url
from ..names import opponents, seat_of
from ..refusals import Refusal
from ..resigning import choice, really
from ..store import DamagedTable, TableRecord
from ..strings import Words
from ..substitution import choose
from ..wording.names import plain
from .build import AnyCommand, command


class SeatCommands:
    """What concerns a person's own seats."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.desk.strings.words(None)
        return (
            command(words, "games", self.games),
            command(words, "resign", self.resign),
            command(words, "substitute", self.substitute, choices={"level": LEVELS}),
        )

    async def games(self, interaction: discord.Interaction) -> None:
        """List the person's running games with links, those waiting for him first.

        Each can be given up from here: its channel may be gone.
        """
        async with self.desk.answer(interaction) as answer:
            user = interaction.user.id
            mine, damaged = _replayed(await self.desk.store.running_of(user))
            mine.sort(key=lambda each: not _waits_for(each, user))
            lines = [_line(answer.words, each, user) for each in mine]
            lines += [
                answer.words("games-damaged", place=_place(answer.words, each)) for each in damaged
            ]
            *texts, last = pages(lines or [answer.words("games-none")])
            for text in texts:
                await answer.say(Panel((text,)))
            await answer.say(Panel((last,), choice(answer.words, mine, user)))

    async def resign(self, interaction: discord.Interaction) -> None:
        """Ask whether the game of this channel is really given up."""
        async with self.desk.answer(interaction) as answer:
            assert interaction.channel_id is not None
            record = await self.desk.store.running_in(interaction.channel_id)
            if record is None:
                raise Refusal("no-game-here")
            await answer.say(really(answer.words, record, interaction.user.id))

    async def substitute(self, interaction: discord.Interaction, level: str = USUAL) -> None:
        """Offer what the computer can do for the person: sit in for him, or for who is gone."""
        async with self.desk.answer(interaction) as answer:
            assert interaction.channel_id is not None
            user = interaction.user.id
            await choose(self.desk, interaction.channel_id, user, level, answer)


def _replayed(records: Iterable[TableRecord]) -> tuple[list[Match], list[TableRecord]]:
    """Return the games, and the records of which none comes."""
    mine, damaged = list[Match](), list[TableRecord]()
    for record in records:
        try:
            mine.append(match(record))
        except DamagedTable:
            damaged.append(record)
    return mine, damaged


def _place(words: Words, record: TableRecord) -> str:
    return words("games-direct") if record.guild_id is None else f"<#{record.channel_id}>"


def _waits_for(match: Match, user: int) -> bool:
    return seat_of(match.record.players, user) in match.to_act()


def _line(words: Words, match: Match, user: int) -> str:
    record = match.record
    return words(
        "games-yours" if _waits_for(match, user) else "games-theirs",
        opponent=plain(opponents(words, record.players, user)),
        place=_place(words, record),
        link=board_url(record),
        moves=len(record.moves),
    )
