"""Queries for leaderboards: who is listed, and in which order."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, Integer, Row, and_, cast, func, or_, select

from ..connection.database import Database
from ..schema.core import ratings
from ..schema.people import blocks, preferences
from .results import EVERYWHERE

Listing = Literal["here", "everywhere", "nowhere"]
"""Where a person is listed: on the servers where they play, over all servers too, or nowhere."""


class Ranked(Struct, frozen=True):
    """A person in a leaderboard; the name is that of the last game counted."""

    user_id: int
    name: str
    rating: float
    games: int
    wins: int


class Rank(Struct, frozen=True):
    """A person's place among `of` who are listed; `None` for one who is not listed."""

    person: Ranked
    place: int | None
    of: int


class RankingQueries:
    """Queries for leaderboards. A scope is a server, or `EVERYWHERE`.

    Nobody is listed who has left the rankings, or, over all servers, has not joined them; neither
    are those whom the server or the viewer keeps away, or who keep the viewer away.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def top(
        self, scope: int, game: str, viewer: int, most: int, server: int | None = None
    ) -> tuple[Ranked, ...]:
        """Return the `most` best rated people; `server` is where the viewer asks."""
        best = (
            select(*_COLUMNS)
            .where(_within(scope, game), _listed(scope, viewer, server))
            .order_by(ratings.c.rating.desc(), ratings.c.user_id)
            .limit(most)
        )
        return tuple(_ranked(row) for row in await self._database.rows(best))

    async def rank(
        self, scope: int, game: str, person: int, viewer: int, server: int | None = None
    ) -> Rank | None:
        """Return a person's rating and place; `None` where the person has no rated game."""
        mine = select(*_COLUMNS).where(_within(scope, game), ratings.c.user_id == person)
        async with self._database.reading() as connection:
            row = (await connection.execute(mine)).one_or_none()
            if row is None:
                return None
            among = select(
                func.count(),
                func.sum(cast(ratings.c.rating > row.rating, Integer)),
                func.sum(cast(ratings.c.user_id == person, Integer)),
            ).where(_within(scope, game), _listed(scope, viewer, server))
            of, better, listed = (await connection.execute(among)).one()
        return Rank(_ranked(row), better + 1 if listed else None, of)

    async def games_of(self, scope: int) -> Sequence[str]:
        """Return the games that are rated in a scope, that of most people first."""
        played = (
            select(ratings.c.game)
            .where(ratings.c.scope == scope)
            .group_by(ratings.c.game)
            .order_by(func.count().desc(), ratings.c.game)
        )
        return await self._database.scalars(played)

    async def listing(self, person: int) -> Listing:
        """Return where a person is listed."""
        chosen = select(preferences.c.rankings).where(preferences.c.owner_id == person)
        found: Listing | None = await self._database.scalar(chosen)
        return found or "here"


_COLUMNS = (
    ratings.c.user_id,
    ratings.c.name,
    ratings.c.rating,
    ratings.c.games,
    ratings.c.wins,
)


def _ranked(row: Row[*tuple[Any, ...]]) -> Ranked:
    return Ranked(row.user_id, row.name, row.rating, row.games, row.wins)


def _within(scope: int, game: str) -> ColumnElement[bool]:
    return and_(ratings.c.scope == scope, ratings.c.game == game)


def _listed(scope: int, viewer: int, server: int | None) -> ColumnElement[bool]:
    chosen = select(preferences.c.owner_id)
    if scope == EVERYWHERE:
        open_to_all = ratings.c.user_id.in_(chosen.where(preferences.c.rankings == "everywhere"))
    else:
        open_to_all = ratings.c.user_id.not_in(chosen.where(preferences.c.rankings == "nowhere"))
    keepers = [each for each in (viewer, server) if each is not None]
    away = select(blocks.c.person_id).where(blocks.c.owner_id.in_(keepers))
    away_from = select(blocks.c.owner_id).where(blocks.c.person_id == viewer)
    kept = or_(ratings.c.user_id.in_(away), ratings.c.user_id.in_(away_from))
    return and_(open_to_all, ~kept)
