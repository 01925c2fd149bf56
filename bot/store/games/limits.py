"""Limits of running games, which are counted in the transaction that begins one more."""

from collections.abc import Iterator

from sqlalchemy import ColumnElement, and_, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...runtime.limits import Limit, Limits
from ..connection.database import Database
from ..records import NewTable
from ..refusals import LimitReached
from ..schema.core import running, seats, tables

_COMPUTERS = 0x616C6F6E65
"""The key of the lock for beginning a game for computers alone; nobody has this id."""


class GameLimitQueries:
    """Queries that count running games where none is begun yet."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def expect_within(
        self, person: int, guild_id: int | None, limits: Limits, *, alone: bool = False
    ) -> None:
        """Check that a person may play one more game, or have computers play one `alone`.

        Raises `LimitReached`.
        """
        async with self._database.reading() as connection:
            await _expect_within(connection, person, guild_id, limits, alone=alone)


def plays(user_id: int) -> ColumnElement[bool]:
    """Match running games in which a person has a seat, or has computers play alone."""
    sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
    watches = and_(tables.c.opener_id == user_id, _unpeopled())
    return and_(running, or_(tables.c.id.in_(sits), watches))


def counted_with(new: NewTable) -> tuple[int | None, ...]:
    """Return what is locked beside the people of a new game, so that its limits hold."""
    return (new.guild_id, _COMPUTERS) if _is_alone(new) else ()


async def expect_within(connection: AsyncConnection, new: NewTable, limits: Limits) -> None:
    """Check that a game may begin, whose people and `counted_with` are locked.

    Of its people the opener is counted. Raises `LimitReached`.
    """
    await _expect_within(connection, new.opener_id, new.guild_id, limits, alone=_is_alone(new))


async def _expect_within(
    connection: AsyncConnection, person: int, guild_id: int | None, limits: Limits, *, alone: bool
) -> None:
    counted = (
        _alone(person, guild_id, limits) if alone else [("games", limits.games, plays(person))]
    )
    for name, limit, which in counted:
        found = await connection.scalar(select(func.count(tables.c.id)).where(which))
        if (found or 0) >= limit.most:
            raise LimitReached(name, limit.most)


def _alone(
    person: int, guild_id: int | None, limits: Limits
) -> Iterator[tuple[str, Limit, ColumnElement[bool]]]:
    """Yield the limits of games that only computers play, and the games that each counts."""
    theirs, here = tables.c.opener_id == person, tables.c.guild_id == guild_id
    yield "watched", limits.watched, and_(running, _unpeopled(), theirs)
    if guild_id is not None:
        yield "watched_on_server", limits.watched_on_server, and_(running, _unpeopled(), here)
    yield "watched_in_all", limits.watched_in_all, and_(running, _unpeopled())


def _unpeopled() -> ColumnElement[bool]:
    """Match games without a person; only the seats of games that match otherwise are read."""
    return ~exists().where(seats.c.table_id == tables.c.id, seats.c.user_id.is_not(None))


def _is_alone(new: NewTable) -> bool:
    return all(player.user_id is None for player in new.players)
