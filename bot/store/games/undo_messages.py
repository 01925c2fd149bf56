"""Queries for messages that ask to take a move back, until they tell how that has ended."""

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, or_, select

from ..connection.database import Database
from ..schema.core import tables
from ..schema.undo_messages import undo_messages

AT_MOST = 100
"""How many are looked up at a time."""


class UndoMessage(Struct, frozen=True):
    """A message that asks for the game `table_id`: which request, who asks, at which revision."""

    message_id: int
    table_id: int
    request: int
    seat: int
    revision: int


class UndoMessageQueries:
    """Queries for the messages of requests to take a move back."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, message: UndoMessage) -> None:
        """Store a message that was just sent."""
        async with self._database.writing() as connection:
            await connection.execute(insert(undo_messages), [asdict(message)])

    async def over(self) -> tuple[UndoMessage, ...]:
        """Return messages whose request is not open any more, newest first.

        Those of the games for which this process acts.
        """
        open_no_more = or_(
            tables.c.ended_at.is_not(None),
            tables.c.undo_request.is_distinct_from(undo_messages.c.request),
        )
        found = (
            select(*(undo_messages.c[name] for name in UndoMessage.__struct_fields__))
            .join(tables, tables.c.id == undo_messages.c.table_id)
            .where(open_no_more, self._database.scope.of(tables.c.guild_id))
            .order_by(undo_messages.c.message_id.desc())
            .limit(AT_MOST)
        )
        return tuple(UndoMessage(*row) for row in await self._database.rows(found))

    async def done(self, message_id: int) -> None:
        """Forget a message: it tells how its request has ended, or can never tell it."""
        its = undo_messages.c.message_id == message_id
        async with self._database.writing() as connection:
            await connection.execute(delete(undo_messages).where(its))
