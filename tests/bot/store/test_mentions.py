"""How often a person mentions others: each limit counts for as long as it says."""

from datetime import timedelta

from bot.runtime.limits import Limit
from bot.store import Store

from .examples import ANA, BRUNO, CAROL, NOON

HOST = 1_180_000_000_000_000_009
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)


async def test_a_mention_counts_for_the_longer_of_two_limits(store: Store) -> None:
    often, seldom = Limit(1, 60), Limit(3, 3600)
    note = store.mentions.add
    assert await note(ANA, [BRUNO], NOON, often, seldom) is None
    early = await note(ANA, [BRUNO], NOON + MINUTE / 2, often, seldom)
    assert early is not None
    assert (early.of, early.until) == (BRUNO, NOON + MINUTE)
    assert await note(ANA, [BRUNO], NOON + MINUTE, often, seldom) is None
    late = NOON + 5 * MINUTE
    both = await note(ANA, [BRUNO, CAROL], late, often, seldom)
    assert both is not None, "two more are too many of anybody"
    assert (both.of, both.until) == (None, NOON + HOUR)
    three = await note(ANA, [BRUNO, CAROL, HOST], late, often, seldom)
    assert three is not None
    assert three.until == NOON + MINUTE + HOUR
    assert await note(ANA, [CAROL], late, often, seldom) is None
    assert await note(BRUNO, [CAROL], late, often, seldom) is None
    assert await note(ANA, [BRUNO], NOON + HOUR, often, seldom) is None


async def test_what_was_agreed_to_counts_no_more_and_everything_else_does(store: Store) -> None:
    for person in (BRUNO, CAROL):
        assert await store.mentions.add(ANA, [person], NOON, Limit(1, 60), Limit(9, 60)) is None
    await store.mentions.forgive(ANA, BRUNO)
    assert [of for of, _ in await store.mentions.of(ANA)] == [CAROL]


async def test_mentions_of_a_clock_that_was_a_day_ahead_count_no_more(store: Store) -> None:
    limits = Limit(1, 60), Limit(9, 60)
    assert await store.mentions.add(ANA, [BRUNO], NOON + 24 * HOUR, *limits) is None
    assert await store.mentions.add(BRUNO, [ANA], NOON + 24 * HOUR, *limits) is None
    assert await store.mentions.add(ANA, [BRUNO], NOON, *limits) is None
    assert await store.mentions.add(ANA, [BRUNO], NOON - MINUTE / 4, *limits) is not None
    await store.mentions.drop(NOON - HOUR, NOON)
    assert [len(await store.mentions.of(each)) for each in (ANA, BRUNO)] == [1, 0]
