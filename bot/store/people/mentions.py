"""Queries for mentions: who was notified at whose wish in the last while, which is limited."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec import Struct
from sqlalchemy import ColumnElement, Delete, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...runtime.limits import Limit
from ..connection.database import Database
from ..person_locks import lock_people
from ..schema.people import mentions
from ..wrong_clock import WRONG_CLOCK


class TooMany(Struct, frozen=True):
    """Why a mention is not to be: somebody, or `None` for people in all, was mentioned so often.

    From `until` on there may be one more.
    """

    of: int | None
    until: datetime


class MentionQueries:
    """Queries for mentions; those that no limit counts any more are deleted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, by: int, of: Sequence[int], now: datetime, one: Limit, in_all: Limit
    ) -> TooMany | None:
        """Store that a person mentions others, unless that exceeds a limit, which is returned.

        `one` limits mentions of the same person, `in_all` those of anybody.
        """
        old = now - timedelta(seconds=max(one.seconds, in_all.seconds))
        async with self._database.writing() as connection:
            await lock_people(connection, (by,))
            await connection.execute(_deleted(old, now))
            for each in of:
                until = await _full(connection, now, one, 1, _by(by), mentions.c.of_id == each)
                if until is not None:
                    return TooMany(each, until)
            until = await _full(connection, now, in_all, len(of), _by(by))
            if until is not None:
                return TooMany(None, until)
            if of:
                rows = [{"by_id": by, "of_id": each, "at": now} for each in of]
                await connection.execute(insert(mentions), rows)
        return None

    async def of(self, by: int) -> tuple[tuple[int, datetime], ...]:
        """Return whom a person mentioned and when, as far as it is still stored."""
        found = select(mentions.c.of_id, mentions.c.at).where(_by(by))
        return tuple((row.of_id, row.at) for row in await self._database.rows(found))

    async def restore(self, by: int, mentioned: Sequence[tuple[int, datetime]]) -> None:
        """Store what `of` returned once more."""
        rows = [{"by_id": by, "of_id": of, "at": at} for of, at in mentioned]
        async with self._database.writing() as connection:
            await lock_people(connection, (by,))
            await connection.execute(insert(mentions), rows)

    async def drop(self, old: datetime, now: datetime) -> None:
        """Delete the mentions that are `old` or older, and those of a clock that was wrong."""
        async with self._database.writing() as connection:
            await connection.execute(_deleted(old, now))

    async def forgive(self, by: int, of: int) -> None:
        """Delete the mentions of a person by another: what was agreed to was no nuisance."""
        its = (mentions.c.by_id == by, mentions.c.of_id == of)
        async with self._database.writing() as connection:
            await connection.execute(delete(mentions).where(*its))


def _deleted(old: datetime, now: datetime) -> Delete:
    """Delete the mentions that count no more, but for those that another process deletes."""
    over = or_(mentions.c.at <= old, mentions.c.at > now + WRONG_CLOCK)
    found = select(mentions.c.id).where(over).with_for_update(skip_locked=True)
    return delete(mentions).where(mentions.c.id.in_(found))


def _by(person: int) -> ColumnElement[bool]:
    return mentions.c.by_id == person


async def _full(
    connection: AsyncConnection,
    now: datetime,
    limit: Limit,
    more: int,
    *which: ColumnElement[bool],
) -> datetime | None:
    """Return from when on so many `more` mentions are within a limit; `None` if they are now."""
    span = timedelta(seconds=limit.seconds)
    found = select(mentions.c.at).where(mentions.c.at > now - span, *which)
    times = (await connection.scalars(found.order_by(mentions.c.at))).all()
    over = len(times) + more - limit.most
    if over <= 0:
        return None
    return times[min(over, len(times)) - 1] + span if times else now + span
