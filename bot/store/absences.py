"""Queries for the times in which people are away: while they are, their clocks stand still."""

from collections.abc import Collection
from datetime import datetime, timedelta

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .person_locks import lock_people
from .schema import absences

MOST_AWAY = timedelta(days=30)
"""For how long in all a person may be away within `COUNTED`."""

COUNTED = timedelta(days=365)
"""How long an absence counts, and is kept, after its end."""


class AbsenceQueries:
    """Queries for people's absences, which hold for all games of a person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: int, begins: datetime, ends: datetime, now: datetime) -> timedelta:
        """Store an absence, in place of one that lasts or is to come.

        Returns for how long the person could be away; if `ends` is later, nothing is changed.
        """
        mine = absences.c.person_id == person
        async with self._database.writing() as connection:
            await lock_people(connection, (person,))
            counted = select(absences).where(mine, absences.c.ends_at > now - COUNTED)
            rows = (await connection.execute(counted)).all()
            spent = (max(min(each.ends_at, now) - each.begins_at, timedelta()) for each in rows)
            left = MOST_AWAY - sum(spent, timedelta())
            if ends - begins <= left:
                await _come_back(connection, person, now)
                new = insert(absences).values(person_id=person, begins_at=begins, ends_at=ends)
                await connection.execute(new)
            return left

    async def end(self, person: int, now: datetime) -> None:
        """Note that a person is back, and delete what was to come."""
        async with self._database.writing() as connection:
            await lock_people(connection, (person,))
            await _come_back(connection, person, now)

    async def among(self, people: Collection[int], now: datetime) -> frozenset[int]:
        """Return who of these people is away."""
        found = select(absences.c.person_id).where(
            absences.c.person_id.in_(people),
            absences.c.begins_at <= now,
            absences.c.ends_at > now,
        )
        return frozenset(await self._database.scalars(found))


async def _come_back(connection: AsyncConnection, person: int, now: datetime) -> None:
    mine = absences.c.person_id == person
    await connection.execute(delete(absences).where(mine, absences.c.begins_at >= now))
    lasting = update(absences).where(mine, absences.c.ends_at > now)
    await connection.execute(lasting.values(ends_at=now))
