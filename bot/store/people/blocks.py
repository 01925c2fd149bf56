"""Queries for blocks: whom a person keeps away, and whom a server does."""

from collections.abc import Collection

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from ..connection.database import Database
from ..schema.core import tables
from ..schema.people import blocks


class BlockQueries:
    """Queries for blocks; their owner is a person or a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, owner_id: int, person_id: int) -> bool:
        """Store a block; return False if it was stored already."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(
                    insert(blocks).values(owner_id=owner_id, person_id=person_id)
                )
        except IntegrityError:
            return False
        return True

    async def remove(self, owner_id: int, person_id: int) -> bool:
        """Delete a block; return False if there was none."""
        its = (blocks.c.owner_id == owner_id, blocks.c.person_id == person_id)
        async with self._database.writing() as connection:
            return (await connection.execute(delete(blocks).where(*its))).rowcount > 0

    async def of(self, owner_id: int) -> tuple[int, ...]:
        """Return whom an owner keeps away, by id."""
        found = select(blocks.c.person_id).where(blocks.c.owner_id == owner_id)
        return await self._database.scalars(found.order_by(blocks.c.person_id))

    async def of_servers(
        self, person_id: int, guild_id: int | None, table_id: int | None
    ) -> frozenset[int]:
        """Return which servers keep a person away: of one, and that of a game, if they are."""
        its = select(tables.c.guild_id).where(tables.c.id == table_id)
        found = select(blocks.c.owner_id).where(
            blocks.c.person_id == person_id,
            or_(blocks.c.owner_id == guild_id, blocks.c.owner_id.in_(its)),
        )
        return frozenset(await self._database.scalars(found))

    async def among(
        self, owners: Collection[int], people: Collection[int]
    ) -> frozenset[tuple[int, int]]:
        """Return the pairs of ids in which one of `owners` keeps one of `people` away."""
        found = select(blocks.c.owner_id, blocks.c.person_id).where(
            blocks.c.owner_id.in_(owners), blocks.c.person_id.in_(people)
        )
        rows = await self._database.rows(found)
        return frozenset((row.owner_id, row.person_id) for row in rows)
