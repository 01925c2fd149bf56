"""Queries for health checks: whether the database is writable, and how many games it holds."""

from sqlalchemy import func, select, update

from ..connection.database import Database
from ..schema.core import tables, uptime


class HealthQueries:
    """Queries for health checks and metrics."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def check_writable(self) -> None:
        """Write to the database, what nobody reads; raises `Unavailable` where that fails.

        A transaction that writes nothing would succeed on a full disk, too.
        """
        self._database.expect_in_place()
        async with self._database.writing() as connection:
            if self._database.on_server:
                await connection.execute(update(uptime).values(at=uptime.c.at))
            else:
                number = (await connection.exec_driver_sql("PRAGMA user_version")).scalar_one()
                await connection.exec_driver_sql(f"PRAGMA user_version = {1 - number}")

    async def count_games(self) -> tuple[int, int]:
        """Return how many games are running, and how many have ended."""
        both = select(func.count(), func.count(tables.c.ended_at)).select_from(tables)
        ((begun, ended),) = await self._database.rows(both)
        return begun - ended, ended
