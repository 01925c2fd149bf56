"""The time of turns is that for which the bot has run, whichever machine counts it."""

from datetime import timedelta

from msgspec.structs import replace

from bot.store import CLOCKS, LIVE, Store
from bot.store.games.clocks import MOST_A_TICK

from .examples import ANA, NOON, TABLE

SECOND = timedelta(seconds=1)
TURN = CLOCKS[LIVE]


async def begun(store: Store) -> int:
    """Begin to count at noon, and a game with a clock."""
    await store.clocks.tick(NOON, ran=False)
    return (await store.tables.add(replace(TABLE, clock=LIVE))).id


async def test_what_a_machine_counts_is_not_counted_again_by_one_whose_clock_is_behind(
    store: Store,
) -> None:
    table = await begun(store)
    for seconds in (20, 10, 25):
        await store.clocks.tick(NOON + seconds * SECOND, ran=True)
    now = NOON + 25 * SECOND
    assert await store.clocks.until(table, now) == NOON + TURN


async def test_a_turn_lasts_until_the_same_time_whenever_that_is_asked(store: Store) -> None:
    table = await begun(store)
    for since in (timedelta(), MOST_A_TICK):
        assert await store.clocks.until(table, NOON + since) == NOON + TURN
    late = NOON + MOST_A_TICK + SECOND  # nobody counts any more: the bot was stopped
    assert await store.clocks.until(table, late) == late + TURN


async def test_nobody_is_reminded_twice_of_a_turn_that_an_absence_prolongs_a_little(
    store: Store,
) -> None:
    table = await begun(store)
    for look in range(1, 6):
        now = NOON + look * MOST_A_TICK
        await store.clocks.tick(now, ran=True)
    assert (await store.clocks.due()).ending == (table,)
    assert await store.clocks.note_reminder(table)
    await store.absences.add(ANA, now, now + SECOND, now)
    (back,) = await store.absences.ended(now + SECOND)
    await store.clocks.tick(now + SECOND, ran=True, ended={back: [table]})
    assert await store.clocks.until(table, now + SECOND) == NOON + TURN + SECOND
    assert (await store.clocks.due()).ending == ()
