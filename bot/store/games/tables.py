"""Queries for games: add, choose, append moves, end, and find the ones that need attention."""

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from types import MappingProxyType
from typing import TypeVar

from sqlalchemy import Column, ColumnElement, Select, Update, func, not_, or_, select, update

from ...runtime.limits import Limits
from ..connection.database import Database
from ..corrupt_rows import UNREADABLE, find_readable, tell_unreadable
from ..records import Ending, Move, NewTable, TableRecord
from ..refusals import DamagedTable, NoSuchTable
from ..schema.core import (
    computer_due,
    end_unshown,
    moves,
    open_choices,
    running,
    seats,
    tables,
    undos,
)
from .board_order import shows_later
from .moves import (
    append_moves,
    discard_choices,
    expect_seated,
    expect_seen,
    lock_table,
    replace_choices,
    set_due,
)
from .new_tables import insert_table, lock_players, running_table
from .seals import SpentSeal
from .table_rows import find_table, find_tables

R = TypeVar("R")

NOTHING_SEEN: Mapping[int, str | None] = MappingProxyType({})
"""No open choice that must still be the same."""

ANYBODY: Mapping[int, int | None] = MappingProxyType({})
"""Nobody who must still have a seat."""


class TableQueries:
    """Queries for games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, new: NewTable, spent: SpentSeal | None = None, *, within: Limits | None = None
    ) -> TableRecord:
        """Store a new game and the use of its seal, if it has one.

        Raises `ChannelTaken` if a game is running in the channel, `SealSpent`, and `within` limits
        of the opener's games, or of those that only computers play, `LimitReached`.
        """
        async with self._database.writing() as connection:
            await lock_players(connection, new)
            return await insert_table(connection, new, spent, within)

    async def load(self, table_id: int) -> TableRecord:
        """Return a game with its moves; raises `NoSuchTable` and `DamagedTable`."""
        try:
            found = await find_table(self._database, table_id)
            if found is not None:
                return found
        except UNREADABLE as error:
            tell_unreadable("Table", table_id, error)
        there = select(tables.c.id).where(tables.c.id == table_id)
        if await self._database.scalar(there) is None:
            raise NoSuchTable(f"no table {table_id}")
        raise DamagedTable(table_id)

    async def append(
        self,
        table_id: int,
        made: Sequence[Move],
        ending: Ending | None = None,
        *,
        due: bool = True,
        replacing: Collection[int] = (),
        seen: Mapping[int, str | None] = NOTHING_SEEN,
        sitting: Mapping[int, int | None] = ANYBODY,
    ) -> None:
        """Store one or several moves in order, and the ending if they ended the game.

        The open choices of the game are discarded: they must be among the moves, except those of
        the seats in `replacing`. Those of the seats in `seen` must still be these (`None`: no
        choice), and those `sitting` in seats must still do so (`None`: the computer). The time of
        the moves is now. `due` tells whether a computer may have to move next; at a start, only
        those games are loaded. The moves are durable when this returns; nothing is stored if it
        raises `NoSuchTable` (no such table or seat), `TableEnded`, `StaleMove` if a move's `ply` is
        not how many moves its seat has made by then, `ChoicesChanged` if another choice was made or
        replaced, or `SeatsChanged`.
        """
        async with self._database.writing() as connection:
            table = await lock_table(connection, table_id)
            expect_seen(table, seen)
            expect_seated(table, sitting)
            await append_moves(connection, table, made, replacing)
            await set_due(connection, table, due=due)
            if ending is not None:
                await connection.execute(_end(table_id, ending))

    async def choose(
        self,
        table_id: int,
        made: Sequence[Move],
        others: Sequence[Move],
        *,
        due: bool = True,
        seen: Mapping[int, str | None] = NOTHING_SEEN,
        sitting: Mapping[int, int | None] = ANYBODY,
    ) -> None:
        """Store the open choices of one or several seats, in place of former ones of these seats.

        `others` are the open choices that the other seats had made when the game was loaded; `due`,
        `seen` and `sitting` are as in `append`, and the time of the choices is now. They are
        durable when this returns; nothing is stored if it raises `NoSuchTable` (no such table or
        seat), `TableEnded`, `StaleMove` if a choice is not the next move of its seat,
        `ChoicesChanged` if the other seats have chosen otherwise, or `SeatsChanged`.
        """
        async with self._database.writing() as connection:
            table = await lock_table(connection, table_id)
            expect_seen(table, seen)
            expect_seated(table, sitting)
            await replace_choices(connection, table, made, others)
            await set_due(connection, table, due=due)

    async def end(self, table_id: int, ending: Ending) -> bool:
        """End a game without a move; return False if it had ended. Raises `NoSuchTable`.

        Its open choices are discarded.
        """
        async with self._database.writing() as connection:
            if (await connection.execute(_end(table_id, ending))).rowcount:
                await connection.execute(discard_choices(table_id))
                return True
            if await connection.scalar(select(tables.c.id).where(tables.c.id == table_id)) is None:
                raise NoSuchTable(f"no table {table_id}")
            return False

    async def set_board(
        self,
        table_id: int,
        message_id: int | None,
        revision: int,
        *,
        ended: bool,
        told_after: int | None = None,
        cleared: Collection[int] | None = None,
    ) -> int | None:
        """Store the message that shows the board of a revision, and whether it shows the end.

        It tells what happened `told_after` an earlier revision; `None`: the last decision alone.
        The order of calls does not matter: a message that shows an earlier one than the stored is
        ignored, and of two that show the same position the newer one (with the greater id) is kept.
        With `cleared`, no board that goes on takes the place of another one than these, which would
        keep its controls. Returns the id of the message that is stored afterwards.
        """
        later = shows_later(message_id, revision, ended=ended, cleared=cleared)
        changed = (
            update(tables)
            .where(tables.c.id == table_id, later)
            .values(
                message_id=message_id,
                shown=revision,
                end_shown=ended,
                seats_shown=True,
                told_after=told_after,
                told_to=revision,
            )
            .returning(tables.c.id)
        )
        stored = select(tables.c.message_id).where(tables.c.id == table_id)
        async with self._database.writing() as connection:
            if await connection.scalar(changed) is not None:
                return message_id
            newest: int | None = await connection.scalar(stored)
            return newest

    async def running_id(self, channel_id: int) -> int | None:
        """Return the id of the game that is running in a channel, even if it is damaged."""
        return await self._database.scalar(running_table(channel_id))

    async def running_in(self, channel_id: int) -> TableRecord | None:
        """Return the game that is running in a channel; raises `DamagedTable`."""
        return await self._one(running_table(channel_id))

    async def latest_in(self, channel_id: int) -> TableRecord | None:
        """Return the game that is running in a channel, or else the one that ended last.

        Raises `DamagedTable`.
        """
        return await self._one(_latest(tables.c.id, channel_id))

    async def latest_game(self, channel_id: int) -> str | None:
        """Return which game is running in a channel, or else ended there last, by its name."""
        return await self._database.scalar(_latest(tables.c.game, channel_id))

    async def running_of(self, user_id: int) -> tuple[TableRecord, ...]:
        """Return the running games of a person, oldest first, without damaged ones."""
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
        return await self._readable(select(tables.c.id).where(running, tables.c.id.in_(sits)))

    async def computer_due(self) -> tuple[int, ...]:
        """Return the ids of running games in which a computer may have to move, oldest first.

        Only those for which this process acts.
        """
        found = select(tables.c.id).where(computer_due, self._own())
        found = found.order_by(tables.c.id)
        return await self._database.scalars(found)

    async def clear_computer_due(self, seen: TableRecord) -> None:
        """Store that no computer is to move in a game, unless it has changed since it was `seen`.

        Raises `NoSuchTable` and `TableEnded`.
        """
        async with self._database.writing() as connection:
            table = await lock_table(connection, seen.id)
            if table.is_as(seen):
                await set_due(connection, table, due=False)

    async def with_choices(self) -> tuple[int, ...]:
        """Return the ids of running games with open choices, oldest first.

        Only those for which this process acts.
        """
        chosen = select(open_choices.c.table_id)
        found = select(tables.c.id).where(running, tables.c.id.in_(chosen), self._own())
        found = found.order_by(tables.c.id)
        return await self._database.scalars(found)

    async def unshown(
        self, guild_id: int | None = None, *, since: datetime | None = None
    ) -> tuple[int, ...]:
        """Return the ids of games (in one server or all) whose board is out of date or missing.

        Only those for which this process acts, and where the bot may post by itself. With `since`
        only those without a move from then on.
        """
        made, undone = (
            select(func.count()).where(each.c.table_id == tables.c.id).scalar_subquery()
            for each in (moves, undos)
        )
        behind = or_(tables.c.shown < made + undone, not_(tables.c.seats_shown))
        due = or_(running & behind, end_unshown)
        postable = due & tables.c.postable
        found = select(tables.c.id).where(postable, self._own()).order_by(tables.c.id)
        if since is not None:
            later = select(moves.c.n).where(moves.c.table_id == tables.c.id, moves.c.at >= since)
            found = found.where(tables.c.created_at < since, ~later.exists())
        if guild_id is not None:
            found = found.where(tables.c.guild_id == guild_id)
        return await self._database.scalars(found)

    def _own(self) -> ColumnElement[bool]:
        return self._database.scope.of(tables.c.guild_id)

    async def _one(self, ids: Select[int]) -> TableRecord | None:
        table_id = await self._database.scalar(ids)
        return None if table_id is None else await self.load(table_id)

    async def _readable(self, ids: Select[int]) -> tuple[TableRecord, ...]:
        return await find_readable(
            self._database, partial(find_tables, self._database), ids, "Table"
        )


def _latest(column: Column[R], channel_id: int) -> Select[R]:
    """Select a column of the game that is running in a channel, or else of the one ended last.

    A channel has one game at a time, so it is the one begun last. Times would tell that only if no
    clock was ever wrong.
    """
    return (
        select(column)
        .where(tables.c.channel_id == channel_id)
        .order_by(tables.c.id.desc())
        .limit(1)
    )


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
