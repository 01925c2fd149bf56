"""Queries for games: add, append moves, end, and find the ones that need attention."""

from datetime import UTC, datetime
from functools import partial

from sqlalchemy import (
    Insert,
    Integer,
    Select,
    Text,
    Update,
    and_,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from .corrupt_rows import find_readable
from .database import Database
from .new_tables import insert_table, running_table
from .records import Ending, NewTable, SpentSeal, TableRecord
from .refusals import DamagedTable, NoSuchTable, StaleMove, TableEnded
from .schema import UtcTime, moves, running, seats, tables
from .table_rows import find_tables


class TableQueries:
    """Queries for games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, new: NewTable, spent: SpentSeal | None = None) -> TableRecord:
        """Store a new game and the use of its seal, if it has one.

        Raises `ChannelTaken` if a game is running in the channel, and `SealSpent`.
        """
        async with self._database.writing() as connection:
            return await insert_table(connection, new, spent)

    async def load(self, table_id: int) -> TableRecord:
        """Return a game with its moves; raises `NoSuchTable` and `DamagedTable`."""
        found = await self._readable(select(literal(table_id)))
        if found:
            return found[0]
        there = select(tables.c.id).where(tables.c.id == table_id)
        async with self._database.reading() as connection:
            if await connection.scalar(there) is None:
                raise NoSuchTable(f"no table {table_id}")
        raise DamagedTable(table_id)

    async def append(
        self,
        table_id: int,
        seat: int,
        ply: int,
        text: str,
        ending: Ending | None = None,
        *,
        due: bool = True,
    ) -> None:
        """Store a seat's move number `ply`, and the ending if the move ended the game.

        `due` tells whether a computer may have to move next; at a start, only those games are
        loaded. The move is durable when this returns. Raises `NoSuchTable` (no such table or seat),
        `TableEnded`, and `StaleMove` if `ply` is not how many moves the seat has made.
        """
        async with self._database.writing() as connection:
            # The row stays locked until the commit, which serializes the moves of one game.
            ended = (await connection.execute(_lock(table_id, seat))).one_or_none()
            if ended is None:
                raise NoSuchTable(f"no table {table_id} with a seat {seat}")
            if ended.ended_at is not None:
                raise TableEnded(f"table {table_id} has ended")
            try:
                stored = await connection.execute(_next_move(table_id, seat, ply, text))
            except IntegrityError as error:
                raise StaleMove(f"table {table_id}: {seat} has made move {ply}") from error
            if stored.rowcount != 1:
                raise StaleMove(f"table {table_id}: {ply} is not the next move of {seat}")
            if ended.computer_due != due:
                changed = update(tables).where(tables.c.id == table_id).values(computer_due=due)
                await connection.execute(changed)
            if ending is not None:
                await connection.execute(_end(table_id, ending))

    async def end(self, table_id: int, ending: Ending) -> bool:
        """End a game without a move; return False if it had ended. Raises `NoSuchTable`."""
        async with self._database.writing() as connection:
            if (await connection.execute(_end(table_id, ending))).rowcount:
                return True
            if await connection.scalar(select(tables.c.id).where(tables.c.id == table_id)) is None:
                raise NoSuchTable(f"no table {table_id}")
            return False

    async def note_board(
        self, table_id: int, message_id: int | None, moves: int, *, ended: bool
    ) -> int | None:
        """Store the message that shows the board after `moves` moves, and whether it shows the end.

        The order of calls does not matter: a message that shows fewer moves than the stored one is
        ignored, and of two that show the same position the newer one (with the greater id) is kept.
        Returns the id of the message that is stored afterwards.
        """
        same = tables.c.shown == moves
        if message_id is not None:
            older = or_(tables.c.message_id.is_(None), tables.c.message_id <= message_id)
            same = and_(same, older)
        if not ended:
            same = and_(same, not_(tables.c.end_shown))
        noted = select(tables.c.message_id).where(tables.c.id == table_id)
        async with self._database.writing() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == table_id, or_(tables.c.shown < moves, same))
                .values(message_id=message_id, shown=moves, end_shown=ended, seats_shown=True)
            )
            newest: int | None = await connection.scalar(noted)
            return newest

    async def running_id(self, channel_id: int) -> int | None:
        """Return the id of the game that is running in a channel, even if it is damaged."""
        async with self._database.reading() as connection:
            found: int | None = await connection.scalar(running_table(channel_id))
            return found

    async def running_in(self, channel_id: int) -> TableRecord | None:
        """Return the game that is running in a channel; raises `DamagedTable`."""
        return await self._one(running_table(channel_id))

    async def latest_in(self, channel_id: int) -> TableRecord | None:
        """Return the game that is running in a channel, or else the one that ended last.

        Raises `DamagedTable`.
        """
        last = (
            select(tables.c.id)
            .where(tables.c.channel_id == channel_id)
            .order_by(not_(running), tables.c.ended_at.desc(), tables.c.id.desc())
            .limit(1)
        )
        return await self._one(last)

    async def running_of(self, user_id: int) -> tuple[TableRecord, ...]:
        """Return the running games of a person, oldest first, without damaged ones."""
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
        return await self._readable(select(tables.c.id).where(running, tables.c.id.in_(sits)))

    async def computer_due(self) -> tuple[int, ...]:
        """Return the ids of running games in which a computer may have to move, oldest first."""
        found = select(tables.c.id).where(running, tables.c.computer_due).order_by(tables.c.id)
        async with self._database.reading() as connection:
            return tuple((await connection.scalars(found)).all())

    async def unshown(self, guild_id: int | None = None) -> tuple[int, ...]:
        """Return the ids of games (in one server or all) whose board is out of date or missing."""
        made = select(func.count()).where(moves.c.table_id == tables.c.id).scalar_subquery()
        behind = or_(tables.c.shown < made, not_(tables.c.seats_shown))
        due = or_(running & behind, not_(running) & not_(tables.c.end_shown))
        found = select(tables.c.id).where(due).order_by(tables.c.id)
        if guild_id is not None:
            found = found.where(tables.c.guild_id == guild_id)
        async with self._database.reading() as connection:
            return tuple((await connection.scalars(found)).all())

    async def _one(self, ids: Select[int]) -> TableRecord | None:
        async with self._database.reading() as connection:
            table_id = await connection.scalar(ids)
        return None if table_id is None else await self.load(table_id)

    async def _readable(self, ids: Select[int]) -> tuple[TableRecord, ...]:
        return await find_readable(
            self._database, partial(find_tables, self._database), ids, "Table"
        )


def _lock(table_id: int, seat: int) -> Select[datetime | None, bool]:
    return (
        select(tables.c.ended_at, tables.c.computer_due)
        .join(seats)
        .where(tables.c.id == table_id, seats.c.seat == seat)
        .with_for_update(of=tables)
    )


def _next_move(table_id: int, seat: int, ply: int, text: str) -> Insert:
    """Return an insert of a move that does nothing unless `ply` is the seat's next one."""
    made = select(func.count()).select_from(moves).where(moves.c.table_id == table_id)
    of_seat = made.where(moves.c.seat == seat).scalar_subquery()
    row = select(
        literal(table_id, moves.c.table_id.type),
        made.scalar_subquery(),
        literal(seat, Integer),
        literal(ply, Integer),
        literal(text, Text),
        literal(datetime.now(UTC), UtcTime),
    ).where(of_seat == ply)
    return insert(moves).from_select(["table_id", "n", "seat", "ply", "text", "at"], row)


def _end(table_id: int, ending: Ending) -> Update:
    return (
        update(tables)
        .where(tables.c.id == table_id, running)
        .values(
            end_reason=ending.reason,
            winners=list(ending.winners),
            ended_at=datetime.now(UTC),
        )
    )
