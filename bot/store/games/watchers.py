"""Queries for whoever watches a game without a seat, and of what each has been told.

Whoever is to be told is claimed in the same statement that finds them, so nobody is told twice,
whatever is restarted and however many processes look.
"""

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...runtime.limits import Limit, Limits
from ..connection.database import Database
from ..person_locks import lock_people
from ..refusals import LimitReached
from ..schema.core import running, tables
from ..schema.onlookers import watchers


class WatcherQueries:
    """Queries for those who watch games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def watch(
        self,
        table: int,
        person: int,
        age: int,
        *,
        every_age: bool,
        within: Limits,
    ) -> None:
        """Store that a person watches a game and has seen it up to an Age; change it if so.

        Who was told of a later Age meanwhile is not told of it again. Raises `LimitReached` for who
        does not watch it yet, where more would watch the game, or the person more games, than is
        `within` limits.
        """
        seen = case((watchers.c.told < age, age), else_=watchers.c.told)
        of_table, of_person = watchers.c.table_id == table, watchers.c.person_id == person
        change = update(watchers).where(of_table, of_person)
        new = insert(watchers).values(
            table_id=table, person_id=person, every_age=every_age, told=age
        )
        async with self._database.writing() as connection:
            # Whoever may begin to watch the same game, or is the same person, waits.
            await lock_people(connection, (person,))
            await connection.execute(
                select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True)
            )
            changed = await connection.execute(change.values(every_age=every_age, told=seen))
            if changed.rowcount:
                return
            await _expect_few(connection, "spectators", within.spectators, of_table)
            await _expect_few(connection, "spectated", within.spectated, of_person)
            await connection.execute(new)

    async def stop(self, table: int, person: int) -> None:
        """Store that a person does not watch a game any more."""
        mine = (watchers.c.table_id == table) & (watchers.c.person_id == person)
        async with self._database.writing() as connection:
            await connection.execute(delete(watchers).where(mine))

    async def every_age(self, table: int, person: int) -> bool | None:
        """Return whether a person is told of each Age; `None` for one who does not watch."""
        found = select(watchers.c.every_age).where(
            watchers.c.table_id == table, watchers.c.person_id == person
        )
        return await self._database.scalar(found)

    async def due(self, changed: Collection[int]) -> Sequence[int]:
        """Return the games of which somebody may have to be told.

        They are those among `changed` that somebody watches, and those whose end is shown and for
        which this process acts.
        """
        ended = ~running & tables.c.end_shown & self._database.scope.of(tables.c.guild_id)
        found = (
            select(watchers.c.table_id)
            .distinct()
            .join(tables, tables.c.id == watchers.c.table_id)
            .where(ended | watchers.c.table_id.in_(changed))
        )
        return await self._database.scalars(found)

    async def claim_age(self, table: int, age: int) -> Sequence[int]:
        """Return who is to be told now that an Age has begun, whom nobody else tells then."""
        claimed = (
            update(watchers)
            .where(watchers.c.table_id == table, watchers.c.every_age, watchers.c.told < age)
            .values(told=age)
            .returning(watchers.c.person_id)
        )
        async with self._database.writing() as connection:
            return sorted((await connection.scalars(claimed)).all())

    async def claim_end(self, table: int) -> Sequence[int]:
        """Return who is to be told of the end of a game, who does not watch it any more then."""
        claimed = (
            delete(watchers).where(watchers.c.table_id == table).returning(watchers.c.person_id)
        )
        async with self._database.writing() as connection:
            return sorted((await connection.scalars(claimed)).all())


async def _expect_few(
    connection: AsyncConnection, name: str, limit: Limit, which: ColumnElement[bool]
) -> None:
    found = await connection.scalar(select(func.count()).select_from(watchers).where(which))
    if (found or 0) >= limit.most:
        raise LimitReached(name, limit.most)
