"""What a process does by itself is limited to the servers of its shards."""

from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from bot.store import Store
from bot.store.scope import Scope, shard_of

from .examples import TABLE

COUNT = 3
GUILDS = (5 << 22, (6 << 22) + 123, (7 << 22) + 99)
"""Servers of the shards 2, 0 and 1."""


async def test_what_waits_is_found_by_who_has_the_shard(store: Store) -> None:
    tables = {}
    for channel, guild in enumerate((*GUILDS, None), start=1):
        new = replace(TABLE, guild_id=guild, channel_id=channel)
        tables[guild] = (await store.tables.add(new)).id
    assert set(await store.tables.unshown()) == {*tables.values()}
    for shard in range(COUNT):
        store.scope.limit(frozenset({shard}), COUNT)
        theirs = {table for guild, table in tables.items() if shard_of(guild, COUNT) == shard}
        assert set(await store.tables.unshown()) == theirs
        for guild in tables:
            assert store.scope.serves(guild) == (shard_of(guild, COUNT) == shard)
    store.scope.limit(frozenset(), COUNT)
    assert await store.tables.unshown() == ()


async def test_what_somebody_is_about_to_show_is_not_found(store: Store) -> None:
    table = (await store.tables.add(TABLE)).id
    now = datetime.now(UTC)
    assert await store.tables.unshown(since=now - timedelta(minutes=1)) == ()
    assert await store.tables.unshown(since=now + timedelta(minutes=1)) == (table,)


async def test_every_search_for_what_waits_can_be_limited(store: Store) -> None:
    now = datetime.now(UTC)
    for shards in (None, frozenset[int](), frozenset({0, 2})):
        if shards is not None:
            store.scope.limit(shards, COUNT)
        assert await store.tables.computer_due() == ()
        assert await store.tables.with_choices() == ()
        assert (await store.clocks.due()).over == ()
        assert await store.clocks.clocked() == ()
        assert await store.notices.people_due(now) == ()
        assert await store.tournaments.due() == ()
        assert await store.watchers.due(()) == ()
        assert await store.invitations.due(now) == ()
        assert await store.outlines.unshown_endings("abandoned") == ()


def test_without_a_limit_all_are_served() -> None:
    scope = Scope()
    assert scope.serves(None)
    assert scope.serves(GUILDS[0])
    assert not scope.shared
