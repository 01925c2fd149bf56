"""Who watches a game is told of what they have chosen, and of nothing that they have seen."""

import pytest
from msgspec.structs import replace

from bot.runtime.limits import Limit, Limits
from bot.store import LimitReached, Store

from .examples import ANA, BRUNO, CAROL, CHANNEL, TABLE

MANY = Limits()


async def test_who_has_not_chosen_each_age_is_told_of_none(store: Store) -> None:
    table = (await store.tables.add(TABLE)).id
    for person, every_age in ((ANA, True), (BRUNO, False)):
        await store.watchers.watch(table, person, 1, every_age=every_age, within=MANY)
    assert await store.watchers.claim_age(table, 2) == [ANA]
    assert await store.watchers.claim_end(table) == sorted((ANA, BRUNO))


async def test_nobody_is_told_of_an_age_that_was_told_or_seen(store: Store) -> None:
    table = (await store.tables.add(TABLE)).id
    await store.watchers.watch(table, ANA, 1, every_age=True, within=MANY)
    assert await store.watchers.claim_age(table, 1) == []
    await store.watchers.watch(table, ANA, 2, every_age=True, within=MANY)  # chosen anew in Age 2
    assert await store.watchers.claim_age(table, 2) == []
    assert await store.watchers.claim_age(table, 3) == [ANA]
    await store.watchers.watch(table, ANA, 2, every_age=True, within=MANY)  # on an older board
    assert await store.watchers.claim_age(table, 3) == []


async def test_a_game_has_as_many_and_a_person_watches_as_many_as_may(store: Store) -> None:
    first, second = [
        (await store.tables.add(replace(TABLE, channel_id=CHANNEL - n))).id for n in range(2)
    ]
    few = replace(MANY, spectators=Limit(2), spectated=Limit(1))
    for person in (ANA, BRUNO):
        await store.watchers.watch(first, person, 1, every_age=False, within=few)
    with pytest.raises(LimitReached, match="spectators"):
        await store.watchers.watch(first, CAROL, 1, every_age=False, within=few)
    with pytest.raises(LimitReached, match="spectated"):
        await store.watchers.watch(second, ANA, 1, every_age=False, within=few)
    await store.watchers.watch(second, CAROL, 1, every_age=False, within=few)
