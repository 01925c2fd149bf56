"""Queries for preferences of servers and people."""

from collections.abc import Collection

from sqlalchemy import insert, select, update

from ..connection.database import Database
from ..records import Preferences
from ..schema.people import preferences
from ..upserts import change_or_insert


class PreferenceQueries:
    """Queries for preferences; their owner is a server or a person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, *owners: int) -> Preferences:
        """Return the preferences of `owners`; the first owner who has set one takes precedence."""
        found = select(preferences).where(preferences.c.owner_id.in_(owners))
        rows = {row.owner_id: row for row in await self._database.rows(found)}
        stored = [rows[owner] for owner in owners if owner in rows]
        chosen = {
            name: value
            for name in Preferences.__struct_fields__
            for value in (getattr(row, name) for row in reversed(stored))
            if value is not None
        }
        return Preferences(**chosen)

    async def unchallengeable(self, people: Collection[int]) -> frozenset[int]:
        """Return those of these people who do not want to be challenged or invited."""
        found = select(preferences.c.owner_id).where(
            preferences.c.owner_id.in_(people), preferences.c.challenges.is_(False)
        )
        return frozenset(await self._database.scalars(found))

    async def named(self, people: Collection[int]) -> frozenset[int]:
        """Return those of these people whose names may be in files that others export."""
        found = select(preferences.c.owner_id).where(
            preferences.c.owner_id.in_(people), preferences.c.named.is_(True)
        )
        return frozenset(await self._database.scalars(found))

    async def change(self, owner_id: int, **fields: str | bool | None) -> None:
        """Set the named fields of an owner's `Preferences`; `None` resets one."""
        change = update(preferences).where(preferences.c.owner_id == owner_id).values(**fields)
        new = insert(preferences).values(owner_id=owner_id, **fields)
        async with self._database.writing() as connection:
            await change_or_insert(connection, change, new)
