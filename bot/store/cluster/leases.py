"""Queries for leases of shards: which process of a cluster has which shard, and for how long.

All times are those of the database server, the one clock that processes share. PostgreSQL only.
"""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    Interval,
    Select,
    and_,
    cast,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    true,
)
from sqlalchemy import update as updated
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from ..connection.database import Database
from ..schema.cluster import cluster, members, shard_leases
from .lease_records import Claimed, GatewaySession, MemberShards, Overview, Standing

_NOW = func.clock_timestamp()
_ONLY = cluster.c.id == 1

_FREE = or_(shard_leases.c.owner.is_(None), shard_leases.c.until <= _NOW)
_ALIVE = members.c.until > _NOW

# Without those that come to life just now, which would wait for this process as it for them.
_DEAD = select(members.c.name).where(~_ALIVE).with_for_update(skip_locked=True)


class LeaseQueries:
    """Queries for the leases of shards; no change waits for a connection that others use."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def set_up(self, shards: int) -> int:
        """Make a lease for each shard, all of them free; return how many there are.

        Where processes are alive, their number of shards stays: all must split servers alike.
        """
        async with self._database.writing(urgent=True) as connection:
            first = upsert(cluster).values(id=1, shards=0).on_conflict_do_nothing()
            await connection.execute(first)
            locked = select(cluster.c.shards).where(_ONLY).with_for_update()
            present: int = (await connection.execute(locked)).scalar_one()
            alive = await connection.scalar(select(func.count()).where(_ALIVE))
            if present == shards or (alive and present):
                return present
            await connection.execute(delete(shard_leases))
            numbers = select(func.generate_series(0, shards - 1), _NOW)
            await connection.execute(insert(shard_leases).from_select(["shard", "until"], numbers))
            await connection.execute(updated(cluster).where(_ONLY).values(shards=shards))
            return shards

    async def renew(self, name: str, seconds: float) -> Standing:
        """Prolong a process's life and leases; those that have run out are not prolonged."""
        until = _after(seconds)
        async with self._database.writing(urgent=True) as connection:
            alive = upsert(members).values(name=name, since=_NOW, until=until)
            alive = alive.on_conflict_do_update(index_elements=["name"], set_={"until": until})
            await connection.execute(alive)
            await connection.execute(delete(members).where(members.c.name.in_(_DEAD)))
            own = updated(shard_leases).where(shard_leases.c.owner == name, ~_FREE)
            own = own.values(until=until).returning(shard_leases.c.shard)
            held = frozenset((await connection.scalars(own)).all())
            counts = select(
                select(func.count()).select_from(members).scalar_subquery(),
                select(func.count()).where(_FREE).scalar_subquery(),
                select(func.count()).select_from(shard_leases).scalar_subquery(),
            )
            living, free, shards = (await connection.execute(counts)).one()
        return Standing(held, living, shards, free)

    async def claim(
        self, name: str, most: int, seconds: float, *, resumable: bool
    ) -> tuple[Claimed, ...]:
        """Take free shards, the lowest first; those whose session can be resumed, or the others.

        Each is taken by one process. The session is handed out once. A process may resume its own
        session where it had the shard last.
        """
        columns = shard_leases.c
        left = or_(columns.session_id.is_not(None), columns.owner == name).is_(true())
        found = (
            select(shard_leases)
            .where(_FREE, left if resumable else ~left)
            .order_by(columns.shard)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        async with self._database.writing(urgent=True) as connection:
            rows = (await connection.execute(found)).all()
            taken = updated(shard_leases).where(columns.shard.in_([row.shard for row in rows]))
            await connection.execute(
                taken.values(owner=name, until=_after(seconds), **_columns_of(None))
            )
        return tuple(Claimed(row.shard, _session(row), row.owner == name) for row in rows)

    async def give_back(self, name: str, shard: int, session: GatewaySession | None) -> bool:
        """Free a shard for others, with the session to resume; False if it was lost already."""
        own = updated(shard_leases).where(
            shard_leases.c.shard == shard, shard_leases.c.owner == name
        )
        freed = own.values(owner=None, until=_NOW, **_columns_of(session))
        async with self._database.writing(urgent=True) as connection:
            return (await connection.execute(freed)).rowcount > 0

    async def leave(self, name: str) -> None:
        """Take a process that stops off the list of the living."""
        async with self._database.writing(urgent=True) as connection:
            await connection.execute(delete(members).where(members.c.name == name))

    async def begin_commands(self, digest: str, seconds: float) -> bool:
        """Return whether the caller is to register commands: others have not, and are not at it."""
        idle = or_(
            cluster.c.registering.is_distinct_from(digest), cluster.c.registering_until <= _NOW
        )
        other = and_(_ONLY, cluster.c.commands.is_distinct_from(digest), idle)
        begun = updated(cluster).where(other)
        begun = begun.values(registering=digest, registering_until=_after(seconds))
        async with self._database.writing(urgent=True) as connection:
            return (await connection.execute(begun)).rowcount > 0

    async def end_commands(self, digest: str) -> None:
        """Store that commands are registered."""
        done = updated(cluster).where(_ONLY, cluster.c.registering == digest)
        done = done.values(commands=digest, registering=None, registering_until=None)
        async with self._database.writing(urgent=True) as connection:
            await connection.execute(done)

    async def overview(self) -> Overview:
        """Return the living processes with their shards, and what is free."""
        async with self._database.reading() as connection:
            alive = select(members.c.name).where(_ALIVE).order_by(members.c.name)
            names = (await connection.scalars(alive)).all()
            held = await _owners(connection, select(shard_leases).where(~_FREE))
            row = (await connection.execute(select(cluster).where(_ONLY))).one_or_none()
        count = row.shards if row else 0
        taken = frozenset(shard for shards in held.values() for shard in shards)
        return Overview(
            count,
            tuple(MemberShards(name, tuple(held.get(name, ()))) for name in names),
            tuple(shard for shard in range(count) if shard not in taken),
            row.starts_left if row else None,
            row.starts_total if row else None,
        )


async def _owners(connection: AsyncConnection, found: Select[Any]) -> dict[str, Collection[int]]:
    held: dict[str, list[int]] = {}
    for row in await connection.execute(found.order_by(shard_leases.c.shard)):
        held.setdefault(row.owner, []).append(row.shard)
    return dict(held)


def _after(seconds: float) -> Any:
    return _NOW + cast(literal(timedelta(seconds=seconds)), Interval)


def _session(row: Any) -> GatewaySession | None:
    if row.session_id is None:
        return None
    return GatewaySession(row.session_id, row.sequence, row.resume_url)


def _columns_of(session: GatewaySession | None) -> dict[str, datetime | str | int | None]:
    if session is None:
        return {"session_id": None, "sequence": None, "resume_url": None}
    return {
        "session_id": session.id,
        "sequence": session.sequence,
        "resume_url": session.resume_url,
    }
