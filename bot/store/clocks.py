"""Queries for the clocks of turns, which run on the time for which the bot has run.

`uptime` counts the milliseconds in which some process of the bot was running, and a turn is due at
a count of these. So what the bot is down costs nobody time, and nothing has to be put right after.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Select,
    Update,
    case,
    func,
    insert,
    literal,
    select,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .schema import running, seats, tables, uptime

LIVE = "live"
"""The clock of people who play at the same time."""

CLOCKS: Mapping[str, timedelta] = {
    LIVE: timedelta(minutes=3),
    "day": timedelta(days=1),
    "days": timedelta(days=3),
    "week": timedelta(weeks=1),
}
"""How long a turn may take, by clock."""

REMINDED_BEFORE = 4
"""People are reminded when one part in so many of their time is left."""

MOST_A_TICK = timedelta(seconds=30)
"""The most that counts from one tick to the next: a process that was frozen was not running."""

TIMES_STOOD_IN = 2
"""How many times in a row the computer moves for a person; the next time it takes the seat."""

GRACE = timedelta(seconds=10)
"""What a turn may take longer: its first moments may have been counted before it began."""

_MILLISECOND = timedelta(milliseconds=1)
_ALL_THAT_RAN = 1  # the id of the only row


class DueClocks(Struct, frozen=True):
    """The games whose turns are over, and those of whose turns little time is left."""

    over: tuple[int, ...]
    ending: tuple[int, ...]


class ClockQueries:
    """Queries for the clocks of turns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def restart(self, table_id: int) -> None:
        """Give the turn of a game all of its time again."""
        async with self._database.writing() as connection:
            await connection.execute(restarted_clock(table_id))

    async def any_running(self) -> bool:
        """Return whether a running game has a clock."""
        found = select(tables.c.id).where(running, tables.c.turn_due.is_not(None)).limit(1)
        return await self._database.scalar(found) is not None

    async def tick(self, now: datetime, *, ran: bool) -> None:
        """Count the time since the last tick of any process, if this one `ran` all of it.

        Of two processes that tick at once, one counts it. Otherwise the time before `now` is left
        out: nobody knows whether the bot ran.
        """
        async with self._database.writing() as connection:
            last = (
                await connection.execute(select(uptime.c.ran, uptime.c.at).with_for_update())
            ).one_or_none()
            if last is None:
                await _begin(connection, now)
                return
            passed = max(min(now - last.at, MOST_A_TICK), timedelta()) if ran else timedelta()
            counted = (
                update(uptime)
                .where(uptime.c.ran == last.ran, uptime.c.at == last.at)
                .values(ran=last.ran + passed // _MILLISECOND, at=max(now, last.at))
            )
            await connection.execute(counted)

    async def due(self) -> DueClocks:
        """Return the games to be looked at, those that have waited longest first.

        Only those for which this process acts.
        """
        own = self._database.scope.of(tables.c.guild_id)
        over = select(tables.c.id).where(running, own, turn_is_over()).order_by(tables.c.turn_due)
        ending = (
            select(tables.c.id)
            .where(running, own, ~tables.c.reminded, *_little_is_left())
            .order_by(tables.c.turn_due)
        )
        async with self._database.reading() as connection:
            return DueClocks(
                tuple((await connection.scalars(over)).all()),
                tuple((await connection.scalars(ending)).all()),
            )

    async def is_over(self, table_id: int) -> bool:
        """Return whether the time of a turn of a running game is over."""
        found = select(tables.c.id).where(tables.c.id == table_id, running, turn_is_over())
        return await self._database.scalar(found) is not None

    async def note_reminder(self, table_id: int) -> bool:
        """Note that the people of a turn are reminded; False if they were, or have moved.

        Who notes it reminds them, once it is noted: nobody is reminded twice.
        """
        noted = (
            update(tables)
            .where(tables.c.id == table_id, running, ~tables.c.reminded, *_little_is_left())
            .values(reminded=True)
        )
        async with self._database.writing() as connection:
            return (await connection.execute(noted)).rowcount > 0

    async def until(self, table_id: int, now: datetime) -> datetime | None:
        """Return when the turn of a game is over if the bot runs until then."""
        found = (
            select(tables.c.turn_due, uptime.c.ran, uptime.c.at)
            .select_from(tables.outerjoin(uptime, true()))
            .where(tables.c.id == table_id, tables.c.turn_due.is_not(None))
        )
        rows = await self._database.rows(found)
        if not rows:
            return None
        (row,) = rows
        counted = row.at is not None and now - row.at <= MOST_A_TICK
        left = (row.turn_due - (row.ran or 0)) * _MILLISECOND - GRACE
        until: datetime = (row.at if counted else now) + left
        return until

    async def clocked(self) -> tuple[int, ...]:
        """Return the ids of the running games with a clock, oldest first.

        Only those for which this process acts.
        """
        own = self._database.scope.of(tables.c.guild_id)
        found = select(tables.c.id).where(running, own, tables.c.turn_due.is_not(None))
        return await self._database.scalars(found.order_by(tables.c.id))

    async def stood_in(self, table_id: int) -> tuple[int, ...]:
        """Return for each seat how many times in a row its person was late.

        So often has the computer moved for the person; above `TIMES_STOOD_IN` it has the seat.
        """
        found = select(seats.c.stood_in).where(seats.c.table_id == table_id)
        return await self._database.scalars(found.order_by(seats.c.seat))


async def _begin(connection: AsyncConnection, now: datetime) -> None:
    try:
        async with connection.begin_nested():
            await connection.execute(insert(uptime).values(id=_ALL_THAT_RAN, ran=0, at=now))
    except IntegrityError:  # another process has begun to count
        return


def restarted_clock(table_id: int) -> Update:
    """Return a statement that gives a game's turn all of its time, where the game has a clock."""
    times = {name: (each + GRACE) // _MILLISECOND for name, each in CLOCKS.items()}
    return (
        update(tables)
        .where(tables.c.id == table_id, tables.c.clock.is_not(None))
        .values(turn_due=_ran() + case(times, value=tables.c.clock), reminded=False)
    )


def turn_is_over() -> ColumnElement[bool]:
    """Match games whose turns have lasted for all of their time."""
    return tables.c.turn_due <= _ran()


def _ran() -> ColumnElement[int]:
    found: Select[int] = select(uptime.c.ran).where(uptime.c.id == _ALL_THAT_RAN)
    return func.coalesce(found.scalar_subquery(), literal(0))


def _little_is_left() -> tuple[ColumnElement[bool], ...]:
    """Match games by their index: each clock has a bound of its own."""
    left = {name: each // REMINDED_BEFORE // _MILLISECOND for name, each in CLOCKS.items()}
    most = max(left.values())
    return (
        tables.c.turn_due > _ran(),
        tables.c.turn_due <= _ran() + most,
        tables.c.turn_due <= _ran() + case(left, value=tables.c.clock),
    )
