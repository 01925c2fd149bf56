"""The time for which the bot ran is counted once; who is late is reminded once."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from sqlalchemy import delete, select, update

from bot.store import LIVE, Store
from bot.store.games.absences import Absence
from bot.store.games.clocks import GRACE
from bot.store.schema.core import tables, uptime
from tests.stored import move

from ..examples import NOON
from .race import RaceStores, race

SECOND = timedelta(seconds=1)


async def ran(store: Store) -> int:
    """Return for how many milliseconds the bot has run."""
    async with store.database.reading() as connection:
        return await connection.scalar(select(uptime.c.ran)) or 0


async def let_time_run_out(store: Store, table_id: int) -> None:
    """Let the turn of a game be due in a second."""
    async with store.database.writing() as connection:
        due = (await connection.scalar(select(uptime.c.ran)) or 0) + 1000
        await connection.execute(update(tables).where(tables.c.id == table_id).values(turn_due=due))


async def forget_time(on: RaceStores) -> None:
    """Let no time have been counted."""
    async with on.store.database.writing() as connection:
        await connection.execute(delete(uptime))


async def back(
    on: RaceStores, person: int, now: datetime, table_id: int
) -> Mapping[Absence, tuple[int, ...]]:
    """Return which absences have ended; one game waits for a person."""
    found = await on.store.absences.ended(now)
    return {each: (table_id,) if each.person_id == person else () for each in found}


@race("clocks.tick")
async def the_first_tick(on: RaceStores) -> None:
    await forget_time(on)
    done = await on.meet(
        lambda store: store.clocks.tick(NOON, ran=True),
        lambda store: store.clocks.tick(NOON, ran=True),
    )
    assert done == (None, None)
    assert await ran(on.store) == 0


@race("clocks.tick")
async def a_second_that_two_count(on: RaceStores) -> None:
    await forget_time(on)
    await on.store.clocks.tick(NOON, ran=False)
    done = await on.meet(
        lambda store: store.clocks.tick(NOON + 10 * SECOND, ran=True),
        lambda store: store.clocks.tick(NOON + 11 * SECOND, ran=True),
    )
    assert done == (None, None)
    assert await ran(on.store) == 11_000


@race("clocks.restart", "clocks.tick")
async def a_turn_that_begins_anew(on: RaceStores) -> None:
    await on.store.clocks.tick(NOON, ran=False)
    table = await on.store.tables.add(on.duel(clock=LIVE))
    await let_time_run_out(on.store, table.id)
    done = await on.meet(
        lambda store: store.clocks.restart(table.id),
        lambda store: store.clocks.tick(NOON + SECOND, ran=True),
    )
    assert done == (None, None)
    assert not await on.store.clocks.is_over(table.id)


@race("absences.end", "clocks.tick")
async def coming_back_while_time_is_counted(on: RaceStores) -> None:
    await forget_time(on)
    await on.store.clocks.tick(NOON, ran=False)
    table = await on.store.tables.add(on.duel(clock=LIVE))
    await let_time_run_out(on.store, table.id)
    person, left = table.players[0].user_id, NOON - 59 * SECOND
    assert person is not None
    await on.store.absences.add(person, left, NOON + 3600 * SECOND, left)
    done = await on.meet(
        lambda store: store.absences.end(person, NOON + SECOND),
        lambda store: store.clocks.tick(NOON + SECOND, ran=True),
    )
    assert done == (None, None)
    now = NOON + 2 * SECOND
    for _ in range(2):
        ended = await back(on, person, now, table.id)
        await on.store.clocks.tick(now, ran=True, ended=ended)
    # One second of the turn was left, and the person was away for one minute: once.
    assert await on.store.clocks.until(table.id, now) == NOON + 61 * SECOND - GRACE


@race("clocks.tick")
async def an_absence_of_which_two_know(on: RaceStores) -> None:
    await forget_time(on)
    await on.store.clocks.tick(NOON, ran=False)
    table = await on.store.tables.add(on.duel(clock=LIVE))
    await let_time_run_out(on.store, table.id)
    person, now = table.players[0].user_id, NOON + 10 * SECOND
    assert person is not None
    await on.store.absences.add(person, NOON, now, NOON)
    ended = await back(on, person, now, table.id)
    done = await on.meet(
        lambda store: store.clocks.tick(now, ran=True, ended=ended),
        lambda store: store.clocks.tick(now + SECOND, ran=True, ended=ended),
    )
    assert done == (None, None)
    assert await on.store.clocks.until(table.id, now + SECOND) == NOON + 11 * SECOND - GRACE


@race("clocks.set_reminded")
async def a_reminder_of_two(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel(clock=LIVE))
    await let_time_run_out(on.store, table.id)
    done = await on.meet(
        lambda store: store.clocks.set_reminded(table.id),
        lambda store: store.clocks.set_reminded(table.id),
    )
    assert {*done} == {True, False}


@race("clocks.set_reminded", "tables.append")
async def a_reminder_and_the_move(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel(clock=LIVE))
    await let_time_run_out(on.store, table.id)
    reminded, moved = await on.meet(
        lambda store: store.clocks.set_reminded(table.id),
        lambda store: store.tables.append(table.id, [move(0, 0, "a")]),
    )
    assert reminded in (True, False)
    assert moved is None
    # The next turn has all of its time, and its own reminder.
    assert not await on.store.clocks.set_reminded(table.id)
    await let_time_run_out(on.store, table.id)
    assert await on.store.clocks.set_reminded(table.id)


@race("health.check_writable")
async def two_checks_of_health(on: RaceStores) -> None:
    done = await on.meet(
        lambda store: store.health.check_writable(), lambda store: store.health.check_writable()
    )
    assert done == (None, None)
