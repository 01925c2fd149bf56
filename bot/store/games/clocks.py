"""Queries for the clocks of turns, which run on the time for which the bot has run.

`uptime` counts the milliseconds in which some process of the bot was running, and a turn is due at
a count of these. So what the bot is down costs nobody time, and nothing has to be put right after.
"""

from collections.abc import Collection, Mapping
from datetime import UTC, datetime, timedelta

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Select,
    Update,
    and_,
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

from ..connection.database import Database
from ..schema.core import running, seats, tables, uptime
from ..wrong_clock import WRONG_CLOCK
from .absences import Absence, ended_absences

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
_NONE: Mapping[Absence, Collection[int]] = {}
_ALL_THAT_RAN = 1  # the id of the only row


class DueClocks(Struct, frozen=True):
    """The games whose turns are over, and those of whose turns little time is left."""

    over: tuple[int, ...]
    ending: tuple[int, ...]


class ClockQueries:
    """Queries for the clocks of turns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def now(self) -> datetime:
        """Return the time that all processes tell alike: a server's, as machines' clocks differ."""
        if not self._database.on_server:
            return datetime.now(UTC)
        found: datetime | None = await self._database.scalar(select(func.clock_timestamp()))
        assert found is not None
        return found

    async def restart(self, table_id: int) -> None:
        """Give the turn of a game all of its time again."""
        async with self._database.writing() as connection:
            await connection.execute(restarted_clock(table_id))

    async def any_running(self) -> bool:
        """Return whether a running game has a clock."""
        found = select(tables.c.id).where(running, tables.c.turn_due.is_not(None)).limit(1)
        return await self._database.scalar(found) is not None

    async def tick(
        self, now: datetime, *, ran: bool, ended: Mapping[Absence, Collection[int]] = _NONE
    ) -> None:
        """Count the time since the last tick of any process, if this one `ran` all of it.

        Of two processes that tick at once, one counts it. Otherwise the time before `now` is left
        out: nobody knows whether the bot ran.

        `ended` are the absences that have ended since the last tick, each with the games that wait
        for the person: their turns last longer by the absence. Where another one has ended by now,
        nothing is counted; the next tick does.

        A last tick that is too far in the future was told by a clock that was wrong, and has been
        put right since: it is dated back, so that not all clocks stand still until then.
        """
        async with self._database.writing() as connection:
            last = (
                await connection.execute(select(uptime.c.ran, uptime.c.at).with_for_update())
            ).one_or_none()
            if last is None:
                await _begin(connection, now)
                return
            back = await ended_absences(connection, max(now, last.at))
            if not ended.keys() >= {*back}:
                return
            passed = max(min(now - last.at, MOST_A_TICK), timedelta()) if ran else timedelta()
            at = now if last.at - now > WRONG_CLOCK else max(now, last.at)
            counted = (
                update(uptime)
                .where(uptime.c.ran == last.ran, uptime.c.at == last.at)
                .values(ran=last.ran + passed // _MILLISECOND, at=at)
            )
            if (await connection.execute(counted)).rowcount:
                longer = [(table, each) for each in back for table in ended[each]]
                for table, each in sorted(longer, key=lambda pair: pair[0]):
                    away = each.ends_at - each.begins_at
                    await connection.execute(_prolonged_clock(table, away))

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

    async def set_reminded(self, table_id: int) -> bool:
        """Store that the people of a turn are reminded; False if they were, or have moved.

        Who stores it reminds them, once it is stored: nobody is reminded twice.
        """
        reminded = (
            update(tables)
            .where(tables.c.id == table_id, running, ~tables.c.reminded, *_little_is_left())
            .values(reminded=True)
        )
        async with self._database.writing() as connection:
            return (await connection.execute(reminded)).rowcount > 0

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
        counted = row.at is not None and -WRONG_CLOCK <= now - row.at <= MOST_A_TICK
        left = (row.turn_due - (row.ran or 0)) * _MILLISECOND - GRACE
        until: datetime = (row.at if counted else now) + left
        return until

    async def clocked_of(self, person: int) -> tuple[int, ...]:
        """Return the ids of the running games with a clock in which a person has a seat."""
        sits = select(seats.c.table_id).where(seats.c.user_id == person)
        found = select(tables.c.id).where(
            running, tables.c.turn_due.is_not(None), tables.c.id.in_(sits)
        )
        return await self._database.scalars(found.order_by(tables.c.id))

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
    return (
        update(tables)
        .where(tables.c.id == table_id, tables.c.clock.is_not(None))
        .values(turn_due=_latest(), reminded=False)
    )


def _prolonged_clock(table_id: int, away: timedelta) -> Update:
    """Return a statement that gives a turn as much more time, but never more than all of it.

    A turn of which little is left all the same is not reminded of again.
    """
    longer, latest = tables.c.turn_due + away // _MILLISECOND, _latest()
    due = case((longer < latest, longer), else_=latest)
    little = longer <= _ran() + _when_reminded()
    return (
        update(tables)
        .where(tables.c.id == table_id, running, tables.c.turn_due.is_not(None))
        .values(turn_due=due, reminded=and_(tables.c.reminded, little))
    )


def _latest() -> ColumnElement[int]:
    """Return when a turn that begins now is due."""
    times = {name: (each + GRACE) // _MILLISECOND for name, each in CLOCKS.items()}
    return _ran() + case(times, value=tables.c.clock)


def _when_reminded() -> ColumnElement[int]:
    """Return with how much time left the people of a turn are reminded."""
    left = {name: each // REMINDED_BEFORE // _MILLISECOND for name, each in CLOCKS.items()}
    return case(left, value=tables.c.clock)


def turn_is_over() -> ColumnElement[bool]:
    """Match games whose turns have lasted for all of their time."""
    return tables.c.turn_due <= _ran()


def _ran() -> ColumnElement[int]:
    found: Select[int] = select(uptime.c.ran).where(uptime.c.id == _ALL_THAT_RAN)
    return func.coalesce(found.scalar_subquery(), literal(0))


def _little_is_left() -> tuple[ColumnElement[bool], ...]:
    """Match games by their index: each clock has a bound of its own."""
    most = max(CLOCKS.values()) // REMINDED_BEFORE // _MILLISECOND
    return (
        tables.c.turn_due > _ran(),
        tables.c.turn_due <= _ran() + most,
        tables.c.turn_due <= _ran() + _when_reminded(),
    )
