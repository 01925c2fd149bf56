"""The store: everything the bot keeps, behind one door."""

from typing import Self

from .challenges import Challenges
from .choices import Choices
from .database import Database
from .health import Vitals
from .migrations import migrate
from .people import People
from .seals import Seals
from .seats import Seats
from .tables import Tables


class Store(Tables, Seats, Seals, Challenges, Choices, People, Vitals):
    """An open database, migrated to the form that this program knows.

    What a method has stored is durable when it returns. Methods may be called from many tasks at
    once; each is one transaction.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect to the database at `url` (SQLAlchemy's form) and migrate it.

        Raises `NewerDatabase` if a newer version of the program has migrated it.
        """
        database = Database(url)
        try:
            async with database.writing() as connection:
                await connection.run_sync(migrate)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Close every connection; the store cannot be used any more."""
        await self._database.close()
