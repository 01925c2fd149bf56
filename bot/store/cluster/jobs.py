"""Deletes jobs that nobody waits for any more, and old results; tells whether workers live."""

from datetime import datetime, timedelta

from sqlalchemy import column, delete, func, select, table, text

from ..connection.database import Database
from ..schema.jobs import SCHEMA, requests, results

KEPT = timedelta(minutes=10)
"""How long results are kept for whoever asks again, and requests that nobody took back."""

ORPHANS = text(
    "DELETE FROM procrastinate_jobs WHERE"
    " NOT EXISTS (SELECT FROM requests WHERE key = args->>'key') AND"
    " NOT EXISTS (SELECT FROM procrastinate_events WHERE job_id = procrastinate_jobs.id"
    " AND at >= :before)"
)
"""Jobs without a request that have been left as they are since a time."""

HEARD = timedelta(seconds=10)
"""How long after its last sign of life a worker is taken to live."""

workers = table("procrastinate_workers", column("last_heartbeat"), schema=SCHEMA)


class JobQueries:
    """Queries of jobs; only PostgreSQL has any."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def taken(self) -> bool:
        """Return whether a worker is there that takes jobs."""
        if await self._database.scalar(select(func.to_regclass(str(workers)))) is None:
            return False  # the bot has not made it yet
        alive = workers.c.last_heartbeat > func.now() - HEARD
        return bool(await self._database.scalar(select(select(workers).where(alive).exists())))

    async def purge(self, now: datetime) -> None:
        """Delete what was asked for or computed `KEPT` before `now`."""
        async with self._database.writing() as connection:
            if connection.dialect.name != "postgresql":
                return
            # Procrastinate's triggers name its tables without the schema.
            await connection.execute(text(f"SET LOCAL search_path TO {SCHEMA}"))
            before = now - KEPT
            await connection.execute(delete(results).where(results.c.made_at < before))
            await connection.execute(delete(requests).where(requests.c.asked_at < before))
            await connection.execute(ORPHANS, {"before": before})
