"""`/games`, `/resign` and `/substitute`: list and leave one's own running games."""

from collections.abc import Iterable

import discord

from engine.ai.levels import LEVELS, USUAL

from ...contract import Session
from ...controls.links import board_url
from ...controls.panel import Panel, pages
from ...games import open_session
from ...store import DamagedTable, TableRecord
from ...tables.refusals import Refusal
from ...tables.resigning import confirm_panel, resign_selects
from ...tables.seating import seat_of
from ...wording.names import escaped
from ...wording.players import opponents
from ...wording.strings import Words
from ..services import Services
from .build import AnyCommand, command


class SeatCommands:
    """The commands for a person's own seats."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.services.strings.words(None)
        return (
            command(words, "games", self.games),
            command(words, "resign", self.resign),
            command(words, "substitute", self.substitute, choices={"level": LEVELS}),
        )

    async def games(self, interaction: discord.Interaction) -> None:
        """List the person's running games with links, those that wait for the person first.

        Each can be resigned from the list, since its channel may have been deleted.
        """
        async with self.services.reply(interaction) as reply:
            user = interaction.user.id
            mine, damaged = _replayed(await self.services.store.tables.running_of(user))
            mine.sort(key=lambda each: not _waits_for(each, user))
            lines = [_line(reply.words, each, user) for each in mine]
            lines += [
                reply.words("games-damaged", place=_place(reply.words, each)) for each in damaged
            ]
            *texts, last = pages(lines or [reply.words("games-none")])
            for text in texts:
                await reply.say(Panel((text,)))
            await reply.say(Panel((last,), resign_selects(reply.words, mine, user)))

    async def resign(self, interaction: discord.Interaction) -> None:
        """Ask the person to confirm resigning the game of the channel."""
        async with self.services.reply(interaction) as reply:
            assert interaction.channel_id is not None
            record = await self.services.store.tables.running_in(interaction.channel_id)
            if record is None:
                raise Refusal("no-game-here")
            await reply.say(confirm_panel(reply.words, record, interaction.user.id))

    async def substitute(self, interaction: discord.Interaction, level: str = USUAL) -> None:
        """Offer to let the computer replace the person, or an opponent who deserted the game."""
        async with self.services.reply(interaction) as reply:
            assert interaction.channel_id is not None
            user = interaction.user.id
            await self.services.substitution.choose(interaction.channel_id, user, level, reply)


def _replayed(records: Iterable[TableRecord]) -> tuple[list[Session], list[TableRecord]]:
    """Return the games that can be replayed, and the records of damaged ones."""
    mine, damaged = list[Session](), list[TableRecord]()
    for record in records:
        try:
            mine.append(open_session(record))
        except DamagedTable:
            damaged.append(record)
    return mine, damaged


def _place(words: Words, record: TableRecord) -> str:
    return words("games-direct") if record.guild_id is None else f"<#{record.channel_id}>"


def _waits_for(session: Session, user: int) -> bool:
    return seat_of(session.record.players, user) in session.to_act()


def _line(words: Words, session: Session, user: int) -> str:
    record = session.record
    return words(
        "games-yours" if _waits_for(session, user) else "games-theirs",
        opponent=escaped(opponents(words, record.players, user)),
        place=_place(words, record),
        link=board_url(record),
        moves=len(record.moves),
    )
