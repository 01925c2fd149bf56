"""Queries for what a person has played: sums by game, kinds of victory, wonders, and a history."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct
from sqlalchemy import ColumnElement, Integer, Select, and_, cast, func, select

from .database import Database
from .records import Player
from .schema import results, seats


class Totals(Struct, frozen=True):
    """What a person has achieved in one game; averages are `None` where there is nothing."""

    games: int
    wins: int
    points: float | None
    best: int | None
    place: float | None
    left: int


class WonderRecord(Struct, frozen=True):
    """How often a person has played a wonder, and has won with it."""

    wonder: str
    games: int
    wins: int


class HeadToHead(Struct, frozen=True):
    """How often one person ended before another, behind, and at the same place."""

    ahead: int
    behind: int
    equal: int

    @property
    def games(self) -> int:
        """How many games they have played together."""
        return self.ahead + self.behind + self.equal


class Statistics(Struct, frozen=True):
    """All that is told of a person in one game; `victories` are by key, the most frequent first."""

    totals: Totals
    victories: tuple[tuple[str, int], ...]
    wonders: tuple[WonderRecord, ...]
    against: HeadToHead | None


class PastGame(Struct, frozen=True):
    """A finished game of a person's history; `players` are by seat, as they are stored now."""

    table_id: int
    seat: int
    game: str
    ended_at: datetime
    place: int
    points: int | None
    reason: str
    left: bool
    players: tuple[Player, ...]


class StatisticsQueries:
    """Queries for one person's results; `server` limits them to the games that count there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def games_of(self, person: int, server: int | None = None) -> Sequence[str]:
        """Return the games that a person has finished, the most played first."""
        played = (
            select(results.c.game)
            .where(_theirs(person, None, server))
            .group_by(results.c.game)
            .order_by(func.count().desc(), results.c.game)
        )
        async with self._database.reading() as connection:
            return (await connection.scalars(played)).all()

    async def of(
        self, person: int, game: str, server: int | None = None, rival: int | None = None
    ) -> Statistics:
        """Return what a person has achieved in a game, also against a `rival`."""
        theirs = _theirs(person, game, server)
        won = func.sum(cast(results.c.place == 1, Integer))
        totals = select(
            func.count(),
            won,
            func.avg(results.c.points),
            func.max(results.c.points),
            func.avg(results.c.place),
            func.sum(cast(results.c.left, Integer)),
        ).where(theirs)
        victories = (
            select(results.c.reason, func.count())
            .where(theirs, results.c.place == 1)
            .group_by(results.c.reason)
            .order_by(func.count().desc(), results.c.reason)
        )
        played = (
            select(results.c.wonders, func.count(), won).where(theirs).group_by(results.c.wonders)
        )
        async with self._database.reading() as connection:
            games, wins, points, best, place, left = (await connection.execute(totals)).one()
            found = (await connection.execute(victories)).all()
            sets = (await connection.execute(played)).all()
            against = None
            if rival is not None:
                row = (await connection.execute(_together(theirs, rival))).one()
                against = HeadToHead(*(each or 0 for each in row))
        return Statistics(
            Totals(games, wins or 0, _number(points), best, _number(place), left or 0),
            tuple((reason, count) for reason, count in found),
            _by_wonder([(wonders, count, won or 0) for wonders, count, won in sets]),
            against,
        )

    async def history(self, person: int, first: int, most: int) -> tuple[PastGame, ...]:
        """Return finished games of a person, the newest first, from the one numbered `first`."""
        mine = (
            select(results)
            .where(results.c.user_id == person)
            .order_by(results.c.ended_at.desc(), results.c.table_id.desc())
            .offset(first)
            .limit(most)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(mine)).all()
            ids = [row.table_id for row in rows]
            sitting = (
                select(seats)
                .where(seats.c.table_id.in_(ids))
                .order_by(seats.c.table_id, seats.c.seat)
            )
            players = defaultdict[int, list[Player]](list)
            for each in (await connection.execute(sitting)).mappings():
                players[each["table_id"]].append(
                    Player(
                        each["user_id"],
                        each["name"],
                        each["level"],
                        each["former_id"],
                        each["left"],
                    )
                )
        return tuple(
            PastGame(
                row.table_id,
                row.seat,
                row.game,
                row.ended_at,
                row.place,
                row.points,
                row.reason,
                row.left,
                tuple(players[row.table_id]),
            )
            for row in rows
        )


def _theirs(person: int, game: str | None, server: int | None) -> ColumnElement[bool]:
    found = results.c.user_id == person
    if game is not None:
        found = and_(found, results.c.game == game)
    return found if server is None else and_(found, results.c.guild_id == server)


def _together(theirs: ColumnElement[bool], rival: int) -> Select[int, int, int]:
    """Select how often a person ended before a rival, behind, and at the same place."""
    other = results.alias()

    def times(condition: ColumnElement[bool]) -> ColumnElement[int]:
        return func.sum(cast(condition, Integer))

    return (
        select(
            times(results.c.place < other.c.place),
            times(results.c.place > other.c.place),
            times(results.c.place == other.c.place),
        )
        .select_from(results.join(other, results.c.table_id == other.c.table_id))
        .where(theirs, other.c.user_id == rival)
    )


def _by_wonder(sets: Sequence[tuple[str, int, int]]) -> tuple[WonderRecord, ...]:
    """Return the record of each wonder, the most played first, of sets that were played."""
    games, wins = defaultdict[str, int](int), defaultdict[str, int](int)
    for wonders, count, won in sets:
        for each in wonders.split():
            games[each] += count
            wins[each] += won
    order = sorted(games, key=lambda each: (-games[each], -wins[each], each))
    return tuple(WonderRecord(each, games[each], wins[each]) for each in order)


def _number(value: object) -> float | None:
    """Return an average, which PostgreSQL gives as a decimal number."""
    return None if value is None else float(str(value))
