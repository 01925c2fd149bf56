"""Queries for the starts of gateway sessions, which Discord limits for all processes of a bot.

One session in 5 seconds may begin in each of `max_concurrency` buckets, and so many a day.
PostgreSQL only; all times are those of its clock.
"""

from datetime import timedelta
from typing import Any

from sqlalchemy import Interval, cast, func, literal, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from ..connection.database import Database
from ..schema.cluster import cluster, identify_slots

_NOW = func.clock_timestamp()
_ONLY = cluster.c.id == 1


class SessionStartQueries:
    """Queries for the starts of gateway sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def reserve(self, bucket: int, pause: float) -> float:
        """Take the next start in a bucket; return in how many seconds it may be made.

        The one after it may be made `pause` seconds later, by whichever process.
        """
        after = _seconds(pause)
        first = upsert(identify_slots).values(bucket=bucket, free_at=_NOW + after)
        free_at = func.greatest(identify_slots.c.free_at, _NOW) + after
        taken = first.on_conflict_do_update(
            index_elements=["bucket"], set_={"free_at": free_at}
        ).returning(func.extract("epoch", identify_slots.c.free_at - after - _NOW))
        async with self._database.writing() as connection:
            wait: float = (await connection.execute(taken)).scalar_one()
        return max(0.0, float(wait))

    async def set(self, total: int, left: int, renewed_in: float) -> None:
        """Store what Discord tells of the starts of the day; `renewed_in` seconds they are new."""
        told = update(cluster).where(_ONLY)
        told = told.values(
            starts_total=total, starts_left=left, starts_renewed_at=_NOW + _seconds(renewed_in)
        )
        async with self._database.writing() as connection:
            await connection.execute(told)

    async def spend(self) -> float:
        """Count a start; return 0, or if none is left, in how many seconds there are new ones.

        Where nothing was stored, Discord decides.
        """
        columns = cluster.c
        found = select(
            columns.starts_left,
            columns.starts_total,
            func.extract("epoch", columns.starts_renewed_at - _NOW).label("renewed_in"),
        )
        async with self._database.writing() as connection:
            row = (await connection.execute(found.where(_ONLY).with_for_update())).one_or_none()
            if row is None or row.starts_left is None:
                return 0.0
            fresh = row.renewed_in <= 0
            left = row.starts_total if fresh else row.starts_left
            if left <= 0:
                return float(row.renewed_in)
            values: dict[str, Any] = {"starts_left": left - 1}
            if fresh:
                values["starts_renewed_at"] = _NOW + _seconds(86_400)
            await connection.execute(update(cluster).where(_ONLY).values(**values))
            return 0.0

    async def left(self) -> int | None:
        """Return how many starts are left of the day; `None` where nothing was stored."""
        return await self._database.scalar(select(cluster.c.starts_left).where(_ONLY))


def _seconds(seconds: float) -> Any:
    return cast(literal(timedelta(seconds=seconds)), Interval)
