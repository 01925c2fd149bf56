"""People in a channel who play a game in which all choose at once, by what they are offered."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import update

from bot.discord.client import Wonders
from bot.store import NewTable, Player, TableRecord
from bot.store.schema.core import tables
from bot.wording.strings import Words, shared_strings
from playground import Answer, Channel, Guild, Message, Person, Playground

from .players import SLOWLY, board_of, boards, has_ended
from .scene import resumed, settled

NAMES = ("Ana", "Bruno", "Carla", "Dario", "Eva", "Fabio", "Gina")


@dataclass
class Party:
    """A channel, and people who play there: a `game`, which a `command` begins."""

    discord: Playground
    bot: Wonders
    guild: Guild
    channel: Channel
    people: tuple[Person, ...]
    game: str
    command: str

    async def lobby(self, **options: object) -> Message:
        """Let the first person open a table; return its message."""
        answer = await self.people[0].command(self.channel, self.command, **options)  # type: ignore[arg-type]
        return answer.public[0]

    async def seated(self, number: int, **options: object) -> int:
        """Let so many people sit down at a new table; return its number."""
        lobby = await self.lobby(seats=number, **options)
        for person in self.people[1:number]:
            await person.click(lobby, "Join")
        return await self.table()

    async def stored(
        self,
        deal: bytes,
        seats: int,
        options: dict[str, str],
        *,
        computers: int = 0,
        level: str = "master",
        begun: datetime | None = None,
    ) -> int:
        """Show a table with this deal: the first people sit in order, then computers.

        The nonces of its boards depend on when it was `begun`.
        """
        await resumed(self.bot)
        sitting = [Player(each.id, each.name) for each in self.people[: seats - computers]]
        players = (*sitting, *(Player(None, "", level) for _ in range(computers)))
        new = NewTable(
            game=self.game,
            guild_id=self.guild.id,
            channel_id=self.channel.id,
            opener_id=self.people[0].id,
            locale="en-US",
            options=options,
            deal=deal,
            players=players,
            postable=True,
        )
        table = (await self.bot.store.tables.add(new)).id
        if begun is not None:
            async with self.bot.store.database.writing() as connection:
                await connection.execute(update(tables).values(created_at=begun))
        self.bot.boards.show_soon(table)
        return await self.table()

    async def table(self) -> int:
        """Return the table of the channel, once its board is there."""
        await self.discord.until(lambda: bool(boards(self.channel)), SLOWLY, "a board")
        await settled(self.bot)
        shown = board_of(boards(self.channel)[-1])
        assert shown is not None
        return shown[0]

    @property
    def board(self) -> Message:
        """The newest board."""
        return boards(self.channel)[-1]

    async def hand(self, person: Person) -> Message:
        """Open a person's hand."""
        (button,) = (each for each in self.board.buttons if each.custom_id.startswith("h:"))
        answer = await person.click(self.board, button)
        return answer.private[-1]

    async def record(self, table: int) -> TableRecord:
        """Return what is stored of a table."""
        return await self.bot.store.tables.load(table)

    async def next_board(self, before: tuple[int, int] | None) -> None:
        """Wait for the board after another one, and until all has come to rest."""
        await self.discord.until(lambda: board_of(self.board) != before, SLOWLY, "the next board")
        await settled(self.bot)

    async def rest(self) -> None:
        """Wait until people, computers and the lines of boards have come to rest.

        For tests that do not let the lines wait for seconds.
        """
        await settled(self.bot)
        boards, computers = self.bot.boards, self.bot.computers
        await self.discord.until(lambda: boards.lines_idle and computers.background.idle, SLOWLY)
        await settled(self.bot)
        await self.discord.quiet()

    async def finished(self) -> Message:
        """Wait for the last board and return it."""
        await self.discord.until(lambda: has_ended(self.board), SLOWLY, "the last board")
        await settled(self.bot)
        return self.board


def words(locale: str) -> Words:
    """Return the sentences of a language, the toy's among them."""
    return shared_strings().words(locale)


def invited(discord: Playground, people: int, locale: str) -> tuple[Guild, tuple[Person, ...]]:
    """Return a server with people, all of whom speak its language."""
    guild = discord.add_guild("Forum", locale=locale)
    found = tuple(discord.add_person(name, locale=locale) for name in NAMES[:people])
    guild.join(*found)
    return guild, found


def told(answer: Answer) -> str:
    """Return the one private sentence of an answer."""
    (only,) = answer.private
    return only.text
