"""Leases of shards, and the starts of sessions, on the one clock that processes share."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import func, text, update

from bot.store import NoSuchTable, Store
from bot.store.cluster.lease_records import Claimed, GatewaySession, MemberShards
from bot.store.connection.server_engine import MAX_OVERFLOW, POOL_SIZE
from bot.store.schema.cluster import cluster, identify_slots, members, shard_leases
from tests.postgresql import PrivateServer

SESSION = GatewaySession("abc", 17, "ws://gateway")
LONG, OVER = 3600.0, -1.0


@pytest.fixture
async def stores(postgresql: PrivateServer) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes on one database."""
    url = postgresql.url(await postgresql.migrated())
    first, second = await Store.open(url), await Store.open(url)
    yield first, second
    await first.close()
    await second.close()


async def test_each_shard_is_claimed_by_one(stores: tuple[Store, Store]) -> None:
    first, second = stores
    assert {*await asyncio.gather(first.leases.set_up(8), second.leases.set_up(8))} == {8}
    await first.leases.renew("a", LONG)
    await second.leases.renew("b", LONG)
    tries = (
        store.leases.claim(name, 3, LONG, resumable=False)
        for store, name in zip((*stores, *stores, *stores), "ababab", strict=True)
    )
    got = [each.shard for found in await asyncio.gather(*tries) for each in found]
    assert len(got) == len(set(got))
    rest = await first.leases.claim("a", 8, LONG, resumable=False)
    assert sorted(got + [each.shard for each in rest]) == list(range(8))
    assert await second.leases.claim("b", 8, LONG, resumable=False) == ()
    found = await first.leases.overview()
    assert [each.name for each in found.members] == ["a", "b"]
    assert sorted(shard for each in found.members for shard in each.shards) == list(range(8))


async def test_leases_are_renewed_while_people_wait_for_every_other_connection(
    stores: tuple[Store, Store], postgresql: PrivateServer
) -> None:
    first, second = stores
    await first.leases.set_up(1)
    waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    async with second.database.writing() as connection:
        await connection.execute(text("LOCK TABLE moves IN ACCESS EXCLUSIVE MODE"))
        pressed = [
            asyncio.create_task(first.tables.load(1)) for _ in range(POOL_SIZE + MAX_OVERFLOW + 5)
        ]
        async with asyncio.timeout(5):
            while await postgresql.ask(waits) != POOL_SIZE + MAX_OVERFLOW - 1:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        async with asyncio.timeout(2):
            await first.leases.renew("a", LONG)
        assert not any(each.done() for each in pressed)
    answers = await asyncio.gather(*pressed, return_exceptions=True)
    assert {type(each) for each in answers} == {NoSuchTable}


async def test_what_has_run_out_is_not_prolonged(stores: tuple[Store, Store]) -> None:
    first, second = stores
    await first.leases.set_up(2)
    await first.leases.claim("a", 2, OVER, resumable=False)
    standing = await first.leases.renew("a", LONG)
    assert (standing.held, standing.free, standing.members) == (frozenset(), 2, 1)
    assert len(await second.leases.claim("b", 2, LONG, resumable=False)) == 2
    assert not await first.leases.give_back("a", 0, SESSION)
    assert (await second.leases.renew("b", LONG)).held == {0, 1}


async def test_a_session_is_handed_over_once(stores: tuple[Store, Store]) -> None:
    first, second = stores
    await first.leases.set_up(2)
    await first.leases.claim("a", 2, LONG, resumable=False)
    assert await first.leases.give_back("a", 1, SESSION)
    assert await second.leases.claim("b", 2, LONG, resumable=False) == ()
    assert await second.leases.claim("b", 2, LONG, resumable=True) == (Claimed(1, SESSION),)
    assert await second.leases.give_back("b", 1, None)
    assert await first.leases.claim("a", 2, LONG, resumable=True) == ()
    assert await first.leases.claim("a", 2, LONG, resumable=False) == (Claimed(1, None),)


async def test_a_session_is_not_left_by_who_has_died_since_it_was_resumed(
    stores: tuple[Store, Store],
) -> None:
    first, second = stores
    await first.leases.set_up(1)
    await first.leases.claim("a", 1, LONG, resumable=False)
    await first.leases.give_back("a", 0, SESSION)
    assert await second.leases.claim("b", 1, OVER, resumable=True) == (Claimed(0, SESSION),)
    assert await first.leases.claim("a", 1, LONG, resumable=True) == ()
    assert await first.leases.claim("a", 1, LONG, resumable=False) == (Claimed(0, None),)


async def test_the_lowest_free_shards_are_claimed(stores: tuple[Store, Store]) -> None:
    first, second = stores
    await first.leases.set_up(3)
    await first.leases.claim("a", 3, LONG, resumable=False)
    for shard in (2, 1, 0):
        await first.leases.give_back("a", shard, None)
    claimed = await second.leases.claim("b", 2, LONG, resumable=False)
    assert claimed == (Claimed(0, None), Claimed(1, None))


async def test_who_had_a_shard_last_can_go_on_with_its_session(
    stores: tuple[Store, Store],
) -> None:
    first, second = stores
    await first.leases.set_up(2)
    await first.leases.claim("a", 2, OVER, resumable=False)
    assert await second.leases.claim("b", 1, OVER, resumable=False) == (Claimed(0, None),)
    assert await first.leases.claim("a", 2, LONG, resumable=True) == (Claimed(1, None, again=True),)


async def test_the_number_of_shards_stays_while_somebody_lives(
    stores: tuple[Store, Store],
) -> None:
    first, second = stores
    await first.leases.set_up(2)
    await first.leases.renew("a", LONG)
    assert await second.leases.set_up(3) == 2
    await first.leases.leave("a")
    assert await second.leases.set_up(3) == 3
    assert (await second.leases.overview()).free == (0, 1, 2)


async def test_the_dead_are_forgotten(stores: tuple[Store, Store]) -> None:
    first, second = stores
    await first.leases.set_up(1)
    await first.leases.renew("a", OVER)
    await first.leases.claim("a", 1, OVER, resumable=False)
    assert (await second.leases.renew("b", LONG)).members == 1
    found = await second.leases.overview()
    assert (found.members, found.free) == ((MemberShards("b", ()),), (0,))


async def test_commands_are_registered_once(stores: tuple[Store, Store]) -> None:
    first, second = stores
    await first.leases.set_up(1)
    begun = await asyncio.gather(*(each.leases.begin_commands("x", LONG) for each in stores))
    assert sorted(begun) == [False, True]
    await first.leases.end_commands("x")
    assert not await second.leases.begin_commands("x", LONG)
    assert await second.leases.begin_commands("y", OVER)
    assert await first.leases.begin_commands("y", LONG)  # the other died over it
    await second.leases.end_commands("x")  # a late one of before
    assert not await second.leases.begin_commands("y", LONG)


async def test_starts_of_a_bucket_come_one_after_the_other(stores: tuple[Store, Store]) -> None:
    pauses = (each.session_starts.reserve(0, 100) for each in (*stores, *stores))
    waits = sorted(await asyncio.gather(*pauses))
    assert [round(wait, -1) for wait in waits] == [0, 100, 200, 300]
    assert await stores[0].session_starts.reserve(1, 100) == 0
    async with stores[0].database.writing() as connection:
        past = func.clock_timestamp() - func.make_interval(0, 0, 0, 0, 1)
        await connection.execute(update(identify_slots).values(free_at=past))
    # What was not used for an hour gives no two starts at once.
    waits = [await stores[1].session_starts.reserve(0, 100) for _ in range(2)]
    assert [round(wait, -1) for wait in waits] == [0, 100]


async def test_starts_of_a_day_are_counted(stores: tuple[Store, Store]) -> None:
    first, second = stores
    await first.leases.set_up(1)
    assert await first.session_starts.spend() == 0  # Discord has told nothing
    await first.session_starts.set(10, 2, 1000)
    waits = await asyncio.gather(*(each.session_starts.spend() for each in (*stores, first)))
    assert sorted(bool(wait) for wait in waits) == [False, False, True]
    assert 900 < max(waits) <= 1000
    async with first.database.writing() as connection:
        await connection.execute(update(cluster).values(starts_renewed_at=func.clock_timestamp()))
    for left in (9, 8):
        assert await second.session_starts.spend() == 0
        assert await second.session_starts.left() == left


async def test_the_tables_are_those_of_the_schema(stores: tuple[Store, Store]) -> None:
    async with stores[0].database.reading() as connection:
        for each in (members, shard_leases, identify_slots, cluster):
            assert (await connection.execute(each.select())).all() == []
