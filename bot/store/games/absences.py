"""Queries for the times in which people are away: while they are, their clocks stand still."""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..connection.database import Database
from ..person_locks import lock_people
from ..schema.core import uptime
from ..schema.people import absences
from ..wrong_clock import WRONG_CLOCK

MOST_AWAY = timedelta(days=30)
"""For how long in all a person may be away within `COUNTED`."""

COUNTED = timedelta(days=365)
"""How long an absence counts, and is kept, after its end."""


class Absence(Struct, frozen=True):
    """A time in which a person is away."""

    person_id: int
    begins_at: datetime
    ends_at: datetime


class AbsenceQueries:
    """Queries for people's absences, which hold for all games of a person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: int, begins: datetime, ends: datetime, now: datetime) -> timedelta:
        """Store an absence, in place of those that it overlaps; one that lasts ends as it begins.

        Returns for how long the person could be away then; if `ends` is later, nothing is changed.
        What is planned besides counts, too.
        """
        mine = absences.c.person_id == person
        async with self._database.writing() as connection:
            await lock_people(connection, (person,))
            counted = select(absences).where(mine, absences.c.ends_at > now - COUNTED)
            left, replaced = MOST_AWAY, []
            for each in (await connection.execute(counted)).all():
                if each.begins_at < ends and begins < each.ends_at:
                    replaced.append(each)
                    if each.begins_at < now:
                        left -= begins - each.begins_at
                else:
                    left -= each.ends_at - each.begins_at
            if ends - begins <= left:
                end = max(begins, await _after_last_tick(connection, now))
                for each in replaced:
                    its = (mine, absences.c.begins_at == each.begins_at)
                    if each.begins_at < now:
                        await connection.execute(update(absences).where(*its).values(ends_at=end))
                    else:
                        await connection.execute(delete(absences).where(*its))
                new = insert(absences).values(person_id=person, begins_at=begins, ends_at=ends)
                await connection.execute(new)
            return left

    async def end(self, person: int, now: datetime) -> None:
        """Store that a person is back, and delete what was to come.

        The absence ends after the last tick of the clocks: the next one finds it (`ClockQueries`).
        """
        mine = absences.c.person_id == person
        async with self._database.writing() as connection:
            await lock_people(connection, (person,))
            await connection.execute(delete(absences).where(mine, absences.c.begins_at >= now))
            end = await _after_last_tick(connection, now)
            lasting = update(absences).where(mine, absences.c.ends_at > now)
            await connection.execute(lasting.values(ends_at=end))

    async def planned(self, person: int, now: datetime) -> tuple[Absence, ...]:
        """Return the absences of a person that are to come, the next one first."""
        found = select(absences).where(absences.c.person_id == person, absences.c.begins_at > now)
        rows = await self._database.rows(found.order_by(absences.c.begins_at))
        return tuple(map(_absence, rows))

    async def among(self, people: Collection[int], now: datetime) -> frozenset[int]:
        """Return who of these people is away."""
        found = select(absences.c.person_id).where(
            absences.c.person_id.in_(people),
            absences.c.begins_at <= now,
            absences.c.ends_at > now,
        )
        return frozenset(await self._database.scalars(found))

    async def ended(self, now: datetime) -> tuple[Absence, ...]:
        """Return the absences that have ended since the last tick of the clocks."""
        async with self._database.reading() as connection:
            return await ended_absences(connection, now)

    async def begun(self, now: datetime) -> tuple[Absence, ...]:
        """Return the absences that have begun since the last tick of the clocks."""
        last = select(uptime.c.at).scalar_subquery()
        found = select(absences).where(absences.c.begins_at > last, absences.c.begins_at <= now)
        return tuple(map(_absence, await self._database.rows(found)))

    async def since(self, people: Collection[int], at: datetime) -> tuple[Absence, ...]:
        """Return the absences of these people that end after a time, in the order of beginning."""
        found = select(absences).where(absences.c.person_id.in_(people), absences.c.ends_at > at)
        rows = await self._database.rows(found.order_by(absences.c.begins_at))
        return tuple(map(_absence, rows))


async def ended_absences(connection: AsyncConnection, now: datetime) -> tuple[Absence, ...]:
    """Do as `AbsenceQueries.ended`, in a transaction."""
    last = select(uptime.c.at).scalar_subquery()
    found = select(absences).where(absences.c.ends_at > last, absences.c.ends_at <= now)
    return tuple(map(_absence, await connection.execute(found)))


async def _after_last_tick(connection: AsyncConnection, now: datetime) -> datetime:
    """Return the present time, or one just after the last tick; no tick comes before the commit."""
    last: datetime | None = await connection.scalar(select(uptime.c.at).with_for_update())
    if last is None or last - now > WRONG_CLOCK:
        return now
    return max(now, last + timedelta(microseconds=1))


def _absence(row: Row[Any]) -> Absence:
    return Absence(**row._asdict())
