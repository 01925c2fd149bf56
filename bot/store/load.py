"""Counts of games that computers play alone, which are limited."""

from msgspec import Struct
from sqlalchemy import func, select

from .database import Database
from .schema import running, seats, tables


class Watched(Struct, frozen=True):
    """How many running games only computers play: opened by a person, on a server, in all."""

    by_person: int
    on_server: int
    in_all: int


class LoadQueries:
    """Queries that count what takes up work."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def watched(self, person: int, guild_id: int | None) -> Watched:
        """Return how many running games only computers play."""
        peopled = select(seats.c.table_id).where(seats.c.user_id.is_not(None))
        games = select(func.count(tables.c.id)).where(running, tables.c.id.not_in(peopled))
        async with self._database.reading() as connection:
            return Watched(
                by_person=await connection.scalar(games.where(tables.c.opener_id == person)) or 0,
                on_server=0
                if guild_id is None
                else await connection.scalar(games.where(tables.c.guild_id == guild_id)) or 0,
                in_all=await connection.scalar(games) or 0,
            )
