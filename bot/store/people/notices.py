"""Queries for notices of turns: each is sent at most once, whichever process of the bot does it."""

from collections.abc import Collection, Mapping
from datetime import datetime
from operator import attrgetter
from typing import Any

from msgspec import Struct
from sqlalchemy import Row, case, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..connection.database import Database
from ..schema.core import running, seats, tables
from ..schema.notices import notices
from ..schema.people import preferences
from ..upserts import change_or_insert

AT_MOST = 200
"""How many people are looked up at a time."""


class NoticePreferences(Struct, frozen=True):
    """How a person wants to be told of a turn; `None` is the default.

    The defaults stand in `bot/tables/settings/notice_times.py`.

    `closed` tells that Discord lets the bot send the person no direct messages.
    """

    notify: str | None = None
    daily: str | None = None
    quiet: str | None = None
    zone: str | None = None
    closed: bool = False


class Notice(Struct, frozen=True):
    """That a turn waits for a person: the game's revision, and when to tell it (`None`: told).

    `channel_id` and `message_id` are those of the direct message that tells it.
    """

    table_id: int
    seat: int
    person_id: int
    revision: int
    due_at: datetime | None
    channel_id: int | None = None
    message_id: int | None = None


class NoticeQueries:
    """Queries for notices of turns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def preferences(self, people: Collection[int]) -> Mapping[int, NoticePreferences]:
        """Return how these people want to be told, without those who have chosen nothing."""
        names = NoticePreferences.__struct_fields__
        found = select(preferences.c.owner_id, *(preferences.c[name] for name in names)).where(
            preferences.c.owner_id.in_(people), or_(*(preferences.c[n].is_not(None) for n in names))
        )
        rows = await self._database.rows(found)
        return {
            row.owner_id: NoticePreferences(
                row.notify, row.daily, row.quiet, row.zone, bool(row.closed)
            )
            for row in rows
        }

    async def offer(self, new: Notice) -> bool:
        """Store that a turn waits for a person; False if this turn, or a later one, is stored."""
        values = {"person_id": new.person_id, "revision": new.revision, "due_at": new.due_at}
        its = (notices.c.table_id == new.table_id, notices.c.seat == new.seat)
        newer = update(notices).where(*its, notices.c.revision < new.revision).values(values)
        known = select(notices.c.seat).where(*its, notices.c.revision >= new.revision)
        first = insert(notices).values(table_id=new.table_id, seat=new.seat, **values)
        async with self._database.writing() as connection:
            if await connection.scalar(known) is not None:
                return False
            try:
                await change_or_insert(connection, newer, first)
            except IntegrityError:  # another process has just offered this turn, or a later one
                return False
            return True

    async def people_due(self, now: datetime) -> tuple[int, ...]:
        """Return the people who are to be told of something, `AT_MOST` of them.

        Only those of games for which this process acts.
        """
        own = self._database.scope.of(tables.c.guild_id)
        found = (
            select(notices.c.person_id)
            .join(tables, tables.c.id == notices.c.table_id)
            .where(notices.c.due_at <= now, own)
            .distinct()
        )
        return await self._database.scalars(found.limit(AT_MOST))

    async def claim(self, person_id: int, now: datetime) -> tuple[Notice, ...]:
        """Take a person's notices that are due, to send or drop them; each is taken once.

        Whoever takes it sends it, or nobody does: a notice may be lost, but none comes twice.
        """
        taken = (
            update(notices)
            .where(notices.c.person_id == person_id, notices.c.due_at <= now)
            .values(due_at=None)
            .returning(*notices.c)
        )
        async with self._database.writing() as connection:
            rows = (await connection.execute(taken)).all()
        return tuple(sorted(map(_notice, rows), key=attrgetter("table_id", "seat")))

    async def put_back(self, notice: Notice, due_at: datetime) -> None:
        """Let a notice that could not be sent be sent later, unless a newer one is stored."""
        unsent = (
            update(notices)
            .where(
                notices.c.table_id == notice.table_id,
                notices.c.seat == notice.seat,
                notices.c.revision == notice.revision,
            )
            .values(due_at=due_at)
        )
        async with self._database.writing() as connection:
            await connection.execute(unsent)

    async def set_message(self, notice: Notice, channel_id: int, message_id: int) -> None:
        """Store the direct message that tells of a turn, in place of an earlier one.

        A later turn that was offered meanwhile stays offered.
        """
        its = update(notices).where(
            notices.c.table_id == notice.table_id, notices.c.seat == notice.seat
        )
        values = {
            "revision": case(
                (notices.c.revision < notice.revision, notice.revision),
                else_=notices.c.revision,
            ),
            "channel_id": channel_id,
            "message_id": message_id,
        }
        async with self._database.writing() as connection:
            await connection.execute(its.values(values))

    async def close_message(self, notice: Notice) -> bool:
        """Take a direct message off a turn, to close it; False if that was done already."""
        closed = (
            update(notices)
            .where(
                notices.c.table_id == notice.table_id,
                notices.c.seat == notice.seat,
                notices.c.message_id == notice.message_id,
            )
            .values(channel_id=None, message_id=None)
        )
        async with self._database.writing() as connection:
            return (await connection.execute(closed)).rowcount > 0

    async def drop(self, table_id: int) -> None:
        """Delete the notices of a game that is over."""
        async with self._database.writing() as connection:
            await connection.execute(delete(notices).where(notices.c.table_id == table_id))

    async def of_table(self, table_id: int) -> tuple[Notice, ...]:
        """Return the notices of a game."""
        found = select(notices).where(notices.c.table_id == table_id)
        return tuple(map(_notice, await self._database.rows(found)))

    async def tables_of_notified(self) -> tuple[int, ...]:
        """Return the running games of people who want to be told otherwise than by a mention."""
        chosen = select(preferences.c.owner_id).where(
            or_(*(preferences.c[name].is_not(None) for name in ("notify", "daily", "quiet")))
        )
        found = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(running, seats.c.user_id.in_(chosen))
            .distinct()
            .order_by(tables.c.id)
        )
        return await self._database.scalars(found)


def _notice(row: Row[Any]) -> Notice:
    return Notice(**row._asdict())
