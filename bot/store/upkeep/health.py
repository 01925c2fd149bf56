"""Queries for health checks: whether the database is writable, and how many games it holds."""

from sqlalchemy import func, literal, select

from ..connection.database import Database
from ..schema.core import tables


class HealthQueries:
    """Queries for health checks and metrics."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def check_writable(self) -> None:
        """Check that the database grants a write transaction; raises `Unavailable`."""
        async with self._database.writing() as connection:
            await connection.execute(select(literal(1)))

    async def count_games(self) -> tuple[int, int]:
        """Return how many games are running, and how many have ended."""
        both = select(func.count(), func.count(tables.c.ended_at)).select_from(tables)
        ((begun, ended),) = await self._database.rows(both)
        return begun - ended, ended
