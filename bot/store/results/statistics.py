"""Queries for what a person has played: sums by game, kinds of victory, wonders, and a history."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Integer, Row, Select, and_, cast, func, select

from ..connection.database import Database
from ..records import Player
from ..schema.core import results, seats


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
        return await self._database.scalars(played)

    async def of(
        self, person: int, game: str, server: int | None = None, rival: int | None = None
    ) -> Statistics:
        """Return what a person has achieved in a game, also against a `rival`."""
        theirs = _theirs(person, game, server)
        async with self._database.reading() as connection:
            groups = (await connection.execute(_groups(theirs))).all()
            against = None
            if rival is not None:
                row = (await connection.execute(_together(theirs, rival))).one()
                against = HeadToHead(*(each or 0 for each in row))
        won = Counter[str]()
        for each in groups:
            won[each.reason] += each.wins
        return Statistics(
            _totals(groups),
            tuple(sorted(((+won).items()), key=lambda each: (-each[1], each[0]))),
            _by_wonder(groups),
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


def _groups(theirs: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    """Select sums of the games with the same wonders and the same ending: one pass over all."""
    return (
        select(
            results.c.wonders,
            results.c.reason,
            func.count().label("games"),
            func.sum(cast(results.c.place == 1, Integer)).label("wins"),
            func.sum(cast(results.c.left, Integer)).label("left"),
            func.sum(results.c.place).label("places"),
            func.sum(results.c.points).label("points"),
            func.count(results.c.points).label("pointed"),
            func.max(results.c.points).label("best"),
        )
        .where(theirs)
        .group_by(results.c.wonders, results.c.reason)
    )


def _totals(groups: Sequence[Row[*tuple[Any, ...]]]) -> Totals:
    games = sum(each.games for each in groups)
    pointed = sum(each.pointed for each in groups)
    return Totals(
        games=games,
        wins=sum(each.wins for each in groups),
        points=sum(each.points or 0 for each in groups) / pointed if pointed else None,
        best=max((each.best for each in groups if each.best is not None), default=None),
        place=sum(each.places for each in groups) / games if games else None,
        left=sum(each.left for each in groups),
    )


def _by_wonder(groups: Sequence[Row[*tuple[Any, ...]]]) -> tuple[WonderRecord, ...]:
    """Return the record of each wonder, the most played first."""
    games, wins = Counter[str](), Counter[str]()
    for each in groups:
        for wonder in each.wonders.split():
            games[wonder] += each.games
            wins[wonder] += each.wins
    order = sorted(games, key=lambda each: (-games[each], -wins[each], each))
    return tuple(WonderRecord(each, games[each], wins[each]) for each in order)
