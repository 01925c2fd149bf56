"""Whom people and servers keep away, and how often somebody was mentioned at whose wish."""

from datetime import datetime, timedelta

from bot.runtime.limits import Limit
from bot.store import Store
from bot.store.people.mentions import TooMany

from .examples import ANA, BRUNO, CAROL, GUILD, NOON

ONE, IN_ALL = Limit(2, 60), Limit(4, 600)


async def test_a_block_is_stored_once_and_found_among_others(store: Store) -> None:
    assert await store.blocks.add(ANA, BRUNO)
    assert not await store.blocks.add(ANA, BRUNO)
    assert await store.blocks.add(GUILD, BRUNO)
    assert await store.blocks.add(ANA, CAROL)
    assert set(await store.blocks.of(ANA)) == {BRUNO, CAROL}
    found = await store.blocks.among((ANA, GUILD, CAROL), (BRUNO,))
    assert found == {(ANA, BRUNO), (GUILD, BRUNO)}
    assert await store.blocks.remove(ANA, BRUNO)
    assert not await store.blocks.remove(ANA, BRUNO)
    # Who is forgotten blocks nobody any more, and stays blocked by others.
    await store.preferences.change(ANA, challenges=False)
    assert await store.preferences.unchallengeable((ANA, BRUNO)) == {ANA}
    await store.people.forget(ANA)
    await store.people.forget(BRUNO)
    assert await store.blocks.of(ANA) == ()
    assert await store.blocks.of(GUILD) == (BRUNO,)


async def test_mentions_of_one_and_of_all_are_limited_until_they_are_old(store: Store) -> None:
    def at(seconds: int) -> datetime:
        return NOON + timedelta(seconds=seconds)

    async def note(seconds: int, *of: int, by: int = ANA) -> object:
        now = NOON + timedelta(seconds=seconds)
        return await store.mentions.add(by, of, now, ONE, IN_ALL)

    assert await note(0, BRUNO) is None
    assert await note(10, BRUNO) is None
    assert await note(20, CAROL, BRUNO) == TooMany(BRUNO, at(60))  # and Carol is not counted
    assert await note(20, BRUNO, by=CAROL) is None
    assert await note(60, BRUNO) is None
    assert await note(61, CAROL, GUILD) == TooMany(None, at(600))
    assert await note(62, CAROL) is None
    await store.mentions.forgive(ANA, BRUNO)  # who has accepted
    assert await note(63, BRUNO, GUILD) is None
    await store.people.forget(BRUNO)
    assert await note(64, BRUNO, CAROL) is None
    assert await note(65, CAROL) == TooMany(CAROL, at(122))
