"""The time for which the bot ran is counted once; who is late is reminded once."""

from datetime import timedelta

from sqlalchemy import delete, select, update

from bot.store import LIVE, Store
from bot.store.schema import tables, uptime
from tests.stored import move

from ..examples import NOON
from .race import Ground, race

SECOND = timedelta(seconds=1)


async def ran(store: Store) -> int:
    """Return for how many milliseconds the bot has run."""
    async with store._database.reading() as connection:
        return await connection.scalar(select(uptime.c.ran)) or 0


async def let_time_run_out(store: Store, table_id: int) -> None:
    """Let the turn of a game be due in a second."""
    async with store._database.writing() as connection:
        due = (await connection.scalar(select(uptime.c.ran)) or 0) + 1000
        await connection.execute(update(tables).where(tables.c.id == table_id).values(turn_due=due))


@race("clocks.tick")
async def the_first_tick(on: Ground) -> None:
    async with on.store._database.writing() as connection:
        await connection.execute(delete(uptime))
    done = await on.meet(
        lambda store: store.clocks.tick(NOON, ran=True),
        lambda store: store.clocks.tick(NOON, ran=True),
    )
    assert done == (None, None)
    assert await ran(on.store) == 0


@race("clocks.tick")
async def a_second_that_two_count(on: Ground) -> None:
    async with on.store._database.writing() as connection:
        await connection.execute(delete(uptime))
    await on.store.clocks.tick(NOON, ran=False)
    done = await on.meet(
        lambda store: store.clocks.tick(NOON + 10 * SECOND, ran=True),
        lambda store: store.clocks.tick(NOON + 11 * SECOND, ran=True),
    )
    assert done == (None, None)
    assert await ran(on.store) == 11_000


@race("clocks.restart", "clocks.tick")
async def a_turn_that_begins_anew(on: Ground) -> None:
    await on.store.clocks.tick(NOON, ran=False)
    table = await on.store.tables.add(on.duel(clock=LIVE))
    await let_time_run_out(on.store, table.id)
    done = await on.meet(
        lambda store: store.clocks.restart(table.id),
        lambda store: store.clocks.tick(NOON + SECOND, ran=True),
    )
    assert done == (None, None)
    assert not await on.store.clocks.is_over(table.id)


@race("clocks.note_reminder")
async def a_reminder_of_two(on: Ground) -> None:
    table = await on.store.tables.add(on.duel(clock=LIVE))
    await let_time_run_out(on.store, table.id)
    done = await on.meet(
        lambda store: store.clocks.note_reminder(table.id),
        lambda store: store.clocks.note_reminder(table.id),
    )
    assert {*done} == {True, False}


@race("clocks.note_reminder", "tables.append")
async def a_reminder_and_the_move(on: Ground) -> None:
    table = await on.store.tables.add(on.duel(clock=LIVE))
    await let_time_run_out(on.store, table.id)
    reminded, moved = await on.meet(
        lambda store: store.clocks.note_reminder(table.id),
        lambda store: store.tables.append(table.id, [move(0, 0, "a")]),
    )
    assert reminded in (True, False)
    assert moved is None
    # The next turn has all of its time, and its own reminder.
    assert not await on.store.clocks.note_reminder(table.id)
    await let_time_run_out(on.store, table.id)
    assert await on.store.clocks.note_reminder(table.id)


@race("health.check_writable")
async def two_checks_of_health(on: Ground) -> None:
    done = await on.meet(
        lambda store: store.health.check_writable(), lambda store: store.health.check_writable()
    )
    assert done == (None, None)
