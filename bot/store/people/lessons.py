"""Queries for how far people have come in the lessons: one row for a person and a game."""

from sqlalchemy import insert, select, update

from ..connection.database import Database
from ..schema.people import lessons
from ..upserts import change_or_insert


class LessonQueries:
    """Queries for the page that a person has open in the lessons of a game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, person: int, game: str) -> str | None:
        """Return the name of the page where a person stands; `None` for whoever has not begun."""
        found = select(lessons.c.page).where(lessons.c.person_id == person, lessons.c.game == game)
        return await self._database.scalar(found)

    async def stand(self, person: int, game: str, page: str) -> None:
        """Store the page where a person stands, in place of a former one."""
        new = insert(lessons).values(person_id=person, game=game, page=page)
        change = (
            update(lessons)
            .where(lessons.c.person_id == person, lessons.c.game == game)
            .values(page=page)
        )
        async with self._database.writing() as connection:
            await change_or_insert(connection, change, new)
