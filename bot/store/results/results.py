"""Queries that count ended games: each once, in the order of ending, its ratings with its results.

What is kept right here is kept right by the database: a game is counted in the transaction that
marks it as counted, under a lock of its row.
"""

from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec import Struct
from sqlalchemy import RowMapping, and_, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..connection.database import Database
from ..records import FORGOTTEN
from ..schema.core import ratings, results, seats, tables, uncounted

EVERYWHERE = 0
"""The scope of the ratings over all servers; no server has this id."""


class Skill(Struct, frozen=True):
    """How strong a player is estimated: mean and deviation, and the rating that people are shown.

    The unit of `mu` and `sigma` is that of openskill, a newcomer's `mu` being 25.
    """

    mu: float
    sigma: float
    rating: float


class SeatResult(Struct, frozen=True):
    """What one seat achieved in an ended game.

    `place` counts from 1 and is shared by equals. `points` are `None` where the game did not end by
    its rules or the person had left; `reason` is the key of how the game was won from this seat's
    view. `wonders` are the ids of those that the seat played.
    """

    place: int
    points: int | None
    reason: str
    left: bool
    wonders: tuple[str, ...]


class RatedSeat(Struct, frozen=True):
    """A seat before its game is rated: its place, and a computer's level or a person's skill."""

    place: int
    level: str | None
    skill: Skill


class Rater(Protocol):
    """Estimates how strong players are."""

    @property
    def newcomer(self) -> Skill:
        """The skill of a person without a rated game."""
        ...

    def rate(self, game: str, seats: Sequence[RatedSeat]) -> Sequence[Skill]:
        """Return the skill of each seat after a game; that of a computer stays."""
        ...


class Ended(Struct, frozen=True):
    """A game that has ended and is not counted yet, and the key of how it ended."""

    table_id: int
    reason: str


class _Sitting(Struct, frozen=True):
    """Who is counted in a seat: a person, `FORGOTTEN`, or a computer (`None`)."""

    user_id: int | None
    name: str
    level: str | None


class ResultQueries:
    """Queries that count ended games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def next_uncounted(self) -> Ended | None:
        """Return the game that ended first of those that are not counted yet."""
        found = (
            select(tables.c.id, tables.c.end_reason)
            .where(uncounted)
            .order_by(tables.c.ended_at, tables.c.id)
            .limit(1)
        )
        rows = await self._database.rows(found)
        return Ended(rows[0].id, rows[0].end_reason) if rows else None

    async def count(self, table_id: int, found: Sequence[SeatResult], rater: Rater) -> bool:
        """Store the results of a game, by seat, and the ratings that follow, all or nothing.

        Without results the game counts for nothing. Games without a person are not stored. The
        results of a game that is not rated count on no server and change no rating. Returns False,
        and stores nothing, if the game has been counted already or has not ended.
        """
        locked = select(*_NEEDED).where(tables.c.id == table_id, uncounted)
        async with self._database.writing() as connection:
            game = (await connection.execute(locked.with_for_update())).mappings().one_or_none()
            if game is None:
                return False
            sitting = await _sitting(connection, table_id) if found else []
            if any(each.user_id is not None for each in sitting):
                await _store(connection, game, sitting, found)
                for scope in _scopes(game):
                    await _rate(connection, (scope, game["game"]), sitting, found, rater)
            counted = update(tables).where(tables.c.id == table_id).values(counted=True)
            await connection.execute(counted)
            return True


_NEEDED = (
    tables.c.id,
    tables.c.game,
    tables.c.guild_id,
    tables.c.postable,
    tables.c.rated,
    tables.c.ended_at,
)
"""What counting needs of a game; its other columns may be damaged."""


def _server(game: RowMapping) -> int | None:
    """Return the server on which a game counts: one that has installed the app and lets it."""
    server: int | None = game["guild_id"]
    return server if game["postable"] and game["rated"] else None


def _scopes(game: RowMapping) -> Iterator[int]:
    """Yield the scopes whose ratings a game changes."""
    if game["rated"]:
        server = _server(game)
        if server is not None:
            yield server
        yield EVERYWHERE


async def _sitting(connection: AsyncConnection, table_id: int) -> list[_Sitting]:
    """Return who is counted in each seat, as the seats are now: a person may be forgotten.

    A seat that a computer has taken over is that of the person who left it.
    """
    found = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    return [
        _Sitting(_person(row), row["name"], row["level"])
        for row in (await connection.execute(found)).mappings()
    ]


def _person(row: RowMapping) -> int | None:
    person: int | None = row["user_id"] if row["user_id"] is not None else row["former_id"]
    return FORGOTTEN if person is None and row["left"] else person


async def _store(
    connection: AsyncConnection,
    game: RowMapping,
    sitting: Sequence[_Sitting],
    found: Sequence[SeatResult],
) -> None:
    """Store a row for each seat, except those of people who are forgotten."""
    rows = [
        {
            "table_id": game["id"],
            "seat": seat,
            "game": game["game"],
            "guild_id": _server(game),
            "ended_at": game["ended_at"],
            "user_id": who.user_id,
            "level": who.level if who.user_id is None else None,
            "place": each.place,
            "players": len(found),
            "points": each.points,
            "reason": each.reason,
            "left": each.left,
            "wonders": " ".join(each.wonders),
        }
        for seat, (who, each) in enumerate(zip(sitting, found, strict=True))
        if who.user_id != FORGOTTEN
    ]
    if rows:
        await connection.execute(insert(results), rows)


async def _rate(
    connection: AsyncConnection,
    where: tuple[int, str],
    sitting: Sequence[_Sitting],
    found: Sequence[SeatResult],
    rater: Rater,
) -> None:
    """Rate a game in one scope; the rows of its people are locked in the order of their ids.

    They are inserted first: a row that is not there cannot be locked.
    """
    scope, game = where
    people = sorted({each.user_id for each in sitting if each.user_id})
    if not people:
        return
    new = rater.newcomer
    here = and_(ratings.c.scope == scope, ratings.c.game == game)
    theirs = and_(here, or_(*(ratings.c.user_id == person for person in people)))
    known = set((await connection.scalars(select(ratings.c.user_id).where(theirs))).all())
    for person in people:
        if person not in known:
            await _begin(connection, {"scope": scope, "game": game, "user_id": person}, new)
    held = select(ratings).where(theirs).order_by(ratings.c.user_id).with_for_update()
    rows = {row.user_id: row for row in await connection.execute(held)}
    skills = {each: Skill(row.mu, row.sigma, row.rating) for each, row in rows.items()}
    rated = rater.rate(
        game,
        [
            RatedSeat(
                each.place,
                who.level if who.user_id is None else None,
                skills.get(who.user_id or FORGOTTEN, new),
            )
            for who, each in zip(sitting, found, strict=True)
        ],
    )
    for who, each, skill in zip(sitting, found, rated, strict=True):
        if who.user_id:
            await connection.execute(
                update(ratings)
                .where(here, ratings.c.user_id == who.user_id)
                .values(
                    name=who.name,
                    mu=skill.mu,
                    sigma=skill.sigma,
                    rating=skill.rating,
                    games=rows[who.user_id].games + 1,
                    wins=rows[who.user_id].wins + (each.place == 1),
                )
            )


async def _begin(connection: AsyncConnection, key: dict[str, object], new: Skill) -> None:
    """Insert the rating of a person without a rated game."""
    begun = {"mu": new.mu, "sigma": new.sigma, "rating": new.rating, "games": 0, "wins": 0}
    try:
        async with connection.begin_nested():
            await connection.execute(insert(ratings).values(**key, name="", **begun))
    except IntegrityError:
        pass  # another program counts another game of the person at the same time
