"""The time of turns is that for which the bot has run, whichever machine counts it."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.store import CLOCKS, LIVE, Store
from bot.store.games.clocks import MOST_A_TICK

from ...stored import move
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
    assert await store.clocks.set_reminded(table)
    await store.absences.add(ANA, now, now + SECOND, now)
    (back,) = await store.absences.ended(now + SECOND)
    await store.clocks.tick(now + SECOND, ran=True, ended={back: [table]})
    assert await store.clocks.until(table, now + SECOND) == NOON + TURN + SECOND
    assert (await store.clocks.due()).ending == ()


async def test_what_nobody_is_known_to_have_run_is_not_counted(store: Store) -> None:
    table, later = await begun(store), NOON + 20 * SECOND
    await store.clocks.tick(later, ran=False)
    assert await store.clocks.until(table, later) == later + TURN
    late = later + 20 * MOST_A_TICK  # a tick that lasted so long was none
    await store.clocks.tick(late, ran=True)
    assert await store.clocks.until(table, late) == late + TURN - MOST_A_TICK


async def test_an_absence_prolongs_a_turn_once_and_to_all_of_its_time_at_most(
    store: Store,
) -> None:
    table, begins = await begun(store), NOON + MOST_A_TICK
    await store.clocks.tick(begins, ran=True)
    ends = begins + timedelta(days=3)
    await store.absences.add(ANA, begins, ends, begins)
    (back,) = await store.absences.ended(ends)
    await store.clocks.tick(ends, ran=True)  # by who has not heard of it: nothing is counted
    assert await store.absences.ended(ends) == (back,)
    await store.clocks.tick(ends, ran=True, ended={back: [table]})
    assert await store.clocks.until(table, ends) == ends + TURN
    assert await store.absences.ended(ends + SECOND) == ()


async def test_late_is_who_lets_turns_in_a_row_pass_and_not_who_moves_or_is_replaced(
    store: Store,
) -> None:
    table = await begun(store)
    await store.tables.append(table, [move(0, 0, "a", by_computer=True)])
    assert await store.clocks.stood_in(table) == (1, 0)
    await store.tables.append(table, [move(0, 1, "b")])
    assert await store.clocks.stood_in(table) == (0, 0)
    await store.tables.append(table, [move(0, 2, "c", by_computer=True)])
    assert await store.seats.hand_over(table, 0, ANA, "usual")  # all agree, or a manager does it
    assert await store.clocks.stood_in(table) == (0, 0)


@pytest.mark.parametrize("ahead", [timedelta(hours=1), timedelta(days=400)])
async def test_clocks_run_again_once_a_machine_whose_clock_was_wrong_has_the_right_time(
    store: Store, ahead: timedelta
) -> None:
    table = await begun(store)
    await store.clocks.tick(NOON + ahead, ran=False)
    now = NOON + MOST_A_TICK
    await store.absences.add(ANA, NOON, NOON + timedelta(days=1), NOON)
    assert await store.clocks.until(table, now) == now + TURN
    await store.absences.end(ANA, now)
    assert await store.absences.among((ANA,), now + SECOND) == frozenset()
    await store.clocks.tick(now, ran=True)
    later = now + MOST_A_TICK
    await store.clocks.tick(later, ran=True)
    assert await store.clocks.until(table, later) == later + TURN - MOST_A_TICK
