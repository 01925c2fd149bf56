"""For how long people may be away, and what of it a later absence replaces."""

from datetime import timedelta

from bot.store import Store
from bot.store.games.absences import COUNTED, MOST_AWAY

from .examples import ANA, BRUNO, NOON

DAY = timedelta(days=1)


async def plan(store: Store, begins: int, ends: int, *, now: int = 0) -> int:
    """Let Ana be away from one day to another; return how many days were left to her."""
    first, last = NOON + begins * DAY, NOON + ends * DAY
    return (await store.absences.add(ANA, first, last, NOON + now * DAY)).days


async def away(store: Store, days: int) -> str:
    """Return for each of the next days whether Ana is away."""
    found = [await store.absences.among((ANA, BRUNO), NOON + day * DAY) for day in range(days)]
    return "".join("x" if each else "." for each in found)


async def test_an_absence_replaces_those_alone_that_it_overlaps(store: Store) -> None:
    assert await plan(store, 2, 4) == MOST_AWAY.days
    assert await plan(store, 6, 8) == MOST_AWAY.days - 2
    assert await away(store, 10) == "..xx..xx.."
    assert await plan(store, 7, 9) == MOST_AWAY.days - 2
    assert await away(store, 10) == "..xx...xx."
    assert await plan(store, 4, 7) == MOST_AWAY.days - 4
    assert await away(store, 10) == "..xxxxxxx."
    assert [each.begins_at for each in await store.absences.planned(ANA, NOON + 2 * DAY)] == [
        NOON + 4 * DAY,
        NOON + 7 * DAY,
    ]
    assert await plan(store, 0, 10) == MOST_AWAY.days
    assert await away(store, 11) == "xxxxxxxxxx."


async def test_one_that_lasts_ends_as_the_next_begins(store: Store) -> None:
    await plan(store, 0, 9)
    assert await plan(store, 3, 5, now=1) == MOST_AWAY.days - 3
    assert await away(store, 10) == "xxxxx....."
    assert await plan(store, 8, 40, now=1) == MOST_AWAY.days - 5  # too long: nothing changes
    assert await away(store, 10) == "xxxxx....."
    await store.absences.end(ANA, NOON + 2 * DAY)
    assert await away(store, 10) == "xx........"


async def test_all_days_may_be_taken_at_once_and_those_of_the_last_year_count(store: Store) -> None:
    days, year = MOST_AWAY.days, COUNTED.days
    assert await plan(store, 0, days) == days
    assert await away(store, days + 1) == "x" * days + "."
    assert await plan(store, 40, 41, now=35) == 0
    assert await plan(store, 400, 410, now=year + days - 1) == 0
    assert await plan(store, 400, 410, now=year + days) == days


async def test_who_is_back_has_no_plans_and_was_away_as_long_as_before(store: Store) -> None:
    await plan(store, 0, 2)
    await plan(store, 4, 9, now=3)
    await plan(store, 20, 22, now=3)
    await store.absences.end(ANA, NOON + 6 * DAY)
    ends = [each.ends_at for each in await store.absences.since((ANA,), NOON)]
    assert ends == [NOON + 2 * DAY, NOON + 6 * DAY]
