"""Queries for messages that ask all others at a table, until they tell how that has ended."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    delete,
    desc,
    exists,
    insert,
    literal,
    or_,
    select,
    union_all,
)

from ..connection.database import Database
from ..schema.core import seats, tables
from ..schema.request_messages import request_messages

RequestKind: TypeAlias = Literal["undo", "substitute"]
"""What is asked for: to take a move back, or to be replaced by the computer."""

AT_MOST = 100
"""How many are looked up at a time."""


class RequestMessage(Struct, frozen=True):
    """A message that asks for the game `table_id`: which request, who asks, at which revision."""

    message_id: int
    table_id: int
    request: int
    seat: int
    revision: int


class EndedRequest(Struct, frozen=True):
    """A message whose request nobody can answer any more; `replaced` tells whether by another."""

    kind: RequestKind
    message: RequestMessage
    replaced: bool


class RequestMessageQueries:
    """Queries for the messages of requests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, kind: RequestKind, message: RequestMessage) -> None:
        """Store a message that was just sent."""
        async with self._database.writing() as connection:
            await connection.execute(insert(request_messages[kind]), [asdict(message)])

    async def is_stored(self, kind: RequestKind, message_id: int) -> bool:
        """Whether a message is stored, so that it is told how its request has ended."""
        asked = request_messages[kind].c
        found = select(asked.message_id).where(asked.message_id == message_id)
        return bool(await self._database.rows(found))

    async def lacks(self, table_id: int, request: int) -> bool:
        """Whether an open request to be replaced has no message that is stored."""
        asked = request_messages["substitute"].c
        sent = exists().where(asked.table_id == table_id, asked.request == request)
        its = (seats.c.table_id == table_id, seats.c.request == request)
        return bool(await self._database.rows(select(seats.c.seat).where(*its, ~sent)))

    async def over(self) -> tuple[EndedRequest, ...]:
        """Return messages whose request is not open any more, newest first.

        Those of the games for which this process acts.
        """
        acting = self._database.scope.of(tables.c.guild_id)
        found = union_all(_undos().where(acting), _substitutes().where(acting))
        newest = found.order_by(desc("message_id")).limit(AT_MOST)
        return tuple(_ended(*row) for row in await self._database.rows(newest))

    async def done(self, kind: RequestKind, message_id: int) -> None:
        """Forget a message: it tells how its request has ended, or can never tell it."""
        its = request_messages[kind].c.message_id == message_id
        async with self._database.writing() as connection:
            await connection.execute(delete(request_messages[kind]).where(its))


def _undos() -> Select[Any]:
    """Return the query of requests to take a move back that are not open."""
    asked, now = request_messages["undo"].c, tables.c.undo_request
    return _messages("undo", now).where(_ended_or(now.is_distinct_from(asked.request)))


def _substitutes() -> Select[Any]:
    """Return the query of requests to be replaced that are not open, or ask nobody any more."""
    asked, now, other = request_messages["substitute"].c, seats.c.request, seats.alias()
    own = and_(seats.c.table_id == asked.table_id, seats.c.seat == asked.seat)
    others = exists().where(
        other.c.table_id == asked.table_id,
        other.c.seat != asked.seat,
        other.c.user_id.is_not(None),
    )
    over = _ended_or(now.is_distinct_from(asked.request), ~others)
    return _messages("substitute", now).join(seats, own).where(over)


def _messages(kind: RequestKind, now: ColumnElement[int | None]) -> Select[Any]:
    """Return the query of the messages of a kind, and of what is open `now` in their place."""
    asked = request_messages[kind].c
    columns = [asked[name].label(name) for name in RequestMessage.__struct_fields__]
    found = select(literal(kind), now.label("now"), *columns)
    return found.join(tables, tables.c.id == asked.table_id)


def _ended(kind: RequestKind, now: int | None, *columns: int) -> EndedRequest:
    message = RequestMessage(*columns)
    return EndedRequest(kind, message, replaced=now not in (None, message.request))


def _ended_or(*over: ColumnElement[bool]) -> ColumnElement[bool]:
    return or_(tables.c.ended_at.is_not(None), *over)
