"""Queries for outlines of games: the columns that can be read even of a damaged game."""

from msgspec import Struct
from sqlalchemy import ColumnElement, or_, select, update

from ..connection.database import Database
from ..records import Player, preference_owner
from ..refusals import NoSuchTable
from ..schema.core import end_unshown, running, seats, tables


class Outline(Struct, frozen=True):
    """A game without its deal, options, times and moves, which may be corrupt.

    `players` may lack seats whose rows are missing; `end_shown` tells whether a message shows the
    ending.
    """

    id: int
    game: str
    guild_id: int | None
    channel_id: int
    opener_id: int
    locale: str
    postable: bool
    message_id: int | None
    players: tuple[Player, ...]
    ended: bool
    end_shown: bool

    @property
    def owner_id(self) -> int:
        """The server or, outside servers, the opener, whose preferences apply."""
        return preference_owner(self.guild_id, self.opener_id, installed=self.postable)


class OutlineQueries:
    """Queries for outlines of games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, table_id: int) -> Outline:
        """Return the outline of a game; raises `NoSuchTable`."""
        found = await self._outlines(tables.c.id == table_id)
        if not found:
            raise NoSuchTable(f"no table {table_id}")
        return found[0]

    async def running_of(self, user_id: int) -> tuple[Outline, ...]:
        """Return the running games in which a person has a seat or which the person opened."""
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
        theirs = or_(tables.c.opener_id == user_id, tables.c.id.in_(sits))
        return await self._outlines(running & theirs)

    async def replaced(self, user_id: int) -> tuple[Outline, ...]:
        """Return the running games in which the computer has a person's seat, to be taken back."""
        held = select(seats.c.table_id).where(seats.c.former_id == user_id, ~seats.c.left)
        return await self._outlines(running & tables.c.id.in_(held))

    async def unshown_endings(self, reason: str) -> tuple[Outline, ...]:
        """Return the games that ended for this reason and whose ending no message shows yet.

        Only those for which this process acts.
        """
        own = self._database.scope.of(tables.c.guild_id)
        return await self._outlines(end_unshown & (tables.c.end_reason == reason) & own)

    async def set_end_shown(self, table_id: int) -> None:
        """Store that the ending of a game needs no message any more."""
        shown = update(tables).where(tables.c.id == table_id, ~running).values(end_shown=True)
        async with self._database.writing() as connection:
            await connection.execute(shown)

    async def _outlines(self, which: ColumnElement[bool]) -> tuple[Outline, ...]:
        columns = (
            tables.c.id,
            tables.c.game,
            tables.c.guild_id,
            tables.c.channel_id,
            tables.c.opener_id,
            tables.c.locale,
            tables.c.postable,
            tables.c.message_id,
            (~running).label("ended"),
            tables.c.end_shown,
        )
        found = select(*columns).where(which).order_by(tables.c.id)
        ids = select(tables.c.id).where(which)
        sitting = (
            select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(found)).mappings().all()
            sat = (await connection.execute(sitting)).all() if rows else ()
        players: dict[int, list[Player]] = {}
        for seat in sat:
            sitter = Player(seat.user_id, seat.name, seat.level, seat.former_id, seat.left)
            players.setdefault(seat.table_id, []).append(sitter)
        return tuple(Outline(**row, players=tuple(players.get(row["id"], ()))) for row in rows)
