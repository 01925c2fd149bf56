"""Locks of people: what is counted for a person, or must not begin while the data is deleted.

A row that is not there cannot be locked, so these are locks of the database itself ("advisory").
SQLite needs none: it has one writer at a time.
"""

from collections.abc import Iterable

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

_DELETING = 0x64656C657465
"""The key of the lock for deleting from many rows of several tables; nobody has this id."""


async def lock_people(connection: AsyncConnection, people: Iterable[int | None]) -> None:
    """Lock people until the end of the transaction; `None`, a computer, is left out.

    To be taken before any row is locked, so that no two transactions wait for each other.
    """
    if connection.dialect.name == "postgresql":
        for each in sorted({person for person in people if person is not None}):
            await connection.execute(select(func.pg_advisory_xact_lock(each)))


async def lock_deleting(connection: AsyncConnection) -> None:
    """Let one transaction at a time delete what is no longer to be kept."""
    await lock_people(connection, (_DELETING,))
