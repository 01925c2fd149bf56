"""Queries for undoing moves: the request, who agrees, and the undo itself.

Moves are never deleted: an undo is a row beside them that says which are no longer in force.
"""

from datetime import UTC, datetime

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..connection.database import Database
from ..records import UndoRequest
from ..schema.core import seats, tables, undos
from .clocks import restarted_clock
from .moves import LockedTable, discard_choices, lock_table


class UndoQueries:
    """Queries for taking moves back; each is decided under the lock of the game's row."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def request(self, table_id: int, asked: UndoRequest) -> bool:
        """Store a request, in place of an open one; nobody has agreed to the new one yet.

        Returns False if this very request is open already, or a move was stored since. Raises
        `NoSuchTable` and `TableEnded`.
        """
        async with self._database.writing() as connection:
            table = await lock_table(connection, table_id)
            if table.revision != asked.revision or table.undo_request == asked.id:
                return False
            changed = update(tables).where(tables.c.id == table_id)
            await connection.execute(
                changed.values(
                    undo_request=asked.id,
                    undo_seat=asked.seat,
                    undo_revision=asked.revision,
                    undo_kept=asked.kept,
                )
            )
            return True

    async def agree(self, table_id: int, seat: int, request: int) -> bool:
        """Store that the person in a seat agrees to a request.

        Returns False if it is not open or no person has the seat; True if the seat agreed already.
        Raises as `request` does.
        """
        async with self._database.writing() as connection:
            table = await lock_table(connection, table_id)
            if table.undo_request != request:
                return False
            sits = update(seats).where(
                seats.c.table_id == table_id, seats.c.seat == seat, seats.c.user_id.is_not(None)
            )
            return (await connection.execute(sits.values(agreed_undo=request))).rowcount > 0

    async def close(self, table_id: int, request: int) -> bool:
        """Delete a request; return False if it was not open."""
        asked = update(tables).where(tables.c.id == table_id, tables.c.undo_request == request)
        async with self._database.writing() as connection:
            return (await connection.execute(asked.values(undo_request=None))).rowcount > 0

    async def take_back(self, table_id: int, asked: UndoRequest, *, rated: bool) -> bool:
        """Take moves back, and discard the open choices; the turn has all of its time again.

        Returns False where a move was stored or taken back since it was asked, the request was
        closed, or another person at the table has not agreed. Where there is no other, no request
        needs to be open. If not `rated`, the game changes no ratings any more. Raises as `request`
        does.
        """
        async with self._database.writing() as connection:
            table = await lock_table(connection, table_id)
            if table.revision != asked.revision or not await _agreed(connection, table, asked):
                return False
            taken = {"entries": table.entries, "kept": asked.kept, "seat": asked.seat}
            row = {"table_id": table_id, "n": table.undone, **taken, "at": datetime.now(UTC)}
            await connection.execute(insert(undos), [row])
            await connection.execute(discard_choices(table_id))
            changed = update(tables).where(tables.c.id == table_id)
            await connection.execute(changed.values(computer_due=True, undo_request=None))
            if not rated:
                await connection.execute(changed.values(rated=False))
            await connection.execute(restarted_clock(table_id))
            return True


async def _agreed(connection: AsyncConnection, table: LockedTable, asked: UndoRequest) -> bool:
    """Return whether all other people at the table agree to a request that is open."""
    others = select(seats.c.agreed_undo).where(
        seats.c.table_id == table.id, seats.c.seat != asked.seat, seats.c.user_id.is_not(None)
    )
    agreed = (await connection.scalars(others)).all()
    still_open = not agreed or table.undo_request == asked.id
    return still_open and all(each == asked.id for each in agreed)
