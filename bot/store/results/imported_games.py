"""Queries for games that people have imported from files, which only they see, for a while."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, insert, select

from ..connection.database import Database
from ..person_locks import lock_people
from ..schema.onlookers import imported_games

KEPT = timedelta(days=7)
"""How long an imported game is kept."""

MOST = 5
"""How many imported games of a person are kept; the oldest goes when there is another."""


class ImportedGameQueries:
    """Queries for the imported games of one person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, person: int, file: str) -> int:
        """Store a game for a person; return its id."""
        mine = imported_games.c.owner_id == person
        new = insert(imported_games).values(owner_id=person, file=file, at=datetime.now(UTC))
        newest = select(imported_games.c.id).where(mine).order_by(imported_games.c.id.desc())
        async with self._database.writing() as connection:
            await lock_people(connection, (person,))
            made = (await connection.execute(new)).inserted_primary_key
            assert made is not None  # of an insert of one row
            kept = (await connection.scalars(newest.limit(MOST))).all()
            await connection.execute(
                delete(imported_games).where(mine, imported_games.c.id.not_in(kept))
            )
        return int(made[0])

    async def get(self, number: int, person: int) -> str | None:
        """Return an imported game of a person; `None` for another's, and for one that is gone."""
        found = select(imported_games.c.file).where(
            imported_games.c.id == number, imported_games.c.owner_id == person
        )
        return await self._database.scalar(found)
