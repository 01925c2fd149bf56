"""What a process does by itself is limited to the servers of its shards."""

from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from bot.runtime.limits import Limits
from bot.store import LIVE, Notice, Store
from bot.store.connection.scope import Scope, shard_of
from bot.store.games.clocks import MOST_A_TICK

from ...stored import move
from .examples import ANA, CHALLENGE, CUP, LOBBY, NOON, OTHER_CHANNEL, RESIGNED, TABLE, THREE

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
    moved = (await store.tables.add(replace(TABLE, channel_id=OTHER_CHANNEL))).id
    between = datetime.now(UTC)
    await store.tables.append(moved, [move(0, 0, "build:altar")])
    assert await store.tables.unshown(since=between) == (table,)
    assert await store.tables.unshown() == (table, moved)


async def test_every_search_finds_what_waits_in_the_servers_of_its_shards(store: Store) -> None:
    servers = (*GUILDS, None)
    waiting = [(each, await _waiting(store, each, place)) for place, each in enumerate(servers)]
    for look in range(8):  # the turns of three minutes are over by then
        await store.clocks.tick(NOON + look * MOST_A_TICK, ran=look > 0)
    for shards in ({0, 2}, {1}, set[int]()):
        store.scope.limit(frozenset(shards), COUNT)
        own = [found for each, found in waiting if shard_of(each, COUNT) in shards]
        found = await _found(store)
        for search, ids in found.items():
            assert (search, ids) == (search, {each[search] for each in own if search in each})


async def _waiting(store: Store, server: int | None, place: int) -> dict[str, int]:
    """Store in a server what waits for the bot; return what each search is to find of it."""
    new = replace(THREE, guild_id=server, clock=LIVE, postable=True)
    played, told, untold = [
        (await store.tables.add(replace(new, channel_id=3 * place + n))).id for n in range(3)
    ]
    await store.tables.choose(played, [move(0, 0, "a")], [])
    await store.notices.offer(Notice(played, 0, place, 0, NOON))
    await store.watchers.watch(told, ANA, 1, every_age=True, within=Limits())
    for each in (told, untold):
        await store.tables.end(each, RESIGNED)
    await store.outlines.set_end_shown(told)
    asked = await store.invitations.add(replace(CHALLENGE, guild_id=server), None)
    there = replace(
        LOBBY,
        guild_id=server,
        channel_id=-1 - place,
        expires_at=datetime.now(UTC) + timedelta(days=1),
    )
    sitting = await store.invitations.add(there)
    await store.invitations.set_message(sitting.id, place)
    everybody = replace(sitting, invited=(), most=len(sitting.players))
    assert await store.invitations.change(sitting, everybody) is not None
    found = dict.fromkeys(("computers", "choices", "clocks", "turns"), played)
    found |= {"people": place, "ends": told, "endings": untold, "full": sitting.id}
    found["invitations"] = asked.id
    if server is None:
        return found
    cup = await store.tournaments.add(replace(CUP, guild_id=server))
    await store.tournaments.set_message(cup.id, 1, 0)
    return {**found, "tournaments": cup.id}


async def _found(store: Store) -> dict[str, set[int]]:
    """Return what each search finds."""
    now = NOON + timedelta(days=1)
    return {
        "computers": {*await store.tables.computer_due()},
        "choices": {*await store.tables.with_choices()},
        "clocks": {*await store.clocks.clocked()},
        "turns": {*(await store.clocks.due()).over},
        "people": {*await store.notices.people_due(now)},
        "ends": {*await store.watchers.due(())},
        "endings": {each.id for each in await store.outlines.unshown_endings(RESIGNED.reason)},
        "invitations": {each.id for each in await store.invitations.due(now)},
        "full": {
            each.id for each in await store.invitations.waiting(datetime.now(UTC), timedelta(0))
        },
        "tournaments": {*await store.tournaments.due()},
    }


async def test_people_are_reminded_by_who_has_the_shard(store: Store) -> None:
    table = (await store.tables.add(replace(TABLE, guild_id=GUILDS[0], clock=LIVE))).id
    for look in range(6):
        await store.clocks.tick(NOON + look * MOST_A_TICK, ran=look > 0)
    for shard in range(COUNT):
        store.scope.limit(frozenset({shard}), COUNT)
        assert (await store.clocks.due()).ending == ((table,) if shard == 2 else ())


def test_without_a_limit_all_are_served() -> None:
    scope = Scope()
    assert scope.serves(None)
    assert scope.serves(GUILDS[0])
    assert not scope.shared
