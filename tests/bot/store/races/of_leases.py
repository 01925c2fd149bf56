"""Processes share the shards of a cluster, and the starts of its gateway sessions."""

from sqlalchemy import delete, update

from bot.store.schema.cluster import cluster, members, shard_leases

from .race import RaceStores, race

HOUR, OVER = 3600.0, -1.0


async def empty(on: RaceStores, shards: int = 2) -> None:
    """Set a cluster up, of whose processes none is alive, and all shards are free."""
    async with on.store.database.writing() as connection:
        for each in (members, shard_leases, cluster):
            await connection.execute(delete(each))
    assert await on.store.leases.set_up(shards) == shards


async def claim_all(on: RaceStores, name: str, seconds: float = HOUR) -> set[int]:
    """Let a process take all free shards; return which."""
    claimed = await on.store.leases.claim(name, 9, seconds, resumable=False)
    return {each.shard for each in claimed}


@race("leases.set_up", shared=True)
async def setting_a_cluster_up(on: RaceStores) -> None:
    async with on.store.database.writing() as connection:
        for each in (members, shard_leases, cluster):
            await connection.execute(delete(each))
    done = await on.meet(lambda store: store.leases.set_up(2), lambda store: store.leases.set_up(2))
    assert done == (2, 2)
    assert (await on.store.leases.overview()).free == (0, 1)


@race("leases.set_up", "leases.claim", shared=True)
async def a_cluster_that_grows(on: RaceStores) -> None:
    await empty(on)
    shards, claimed = await on.meet(
        lambda store: store.leases.set_up(4),
        lambda store: store.leases.claim("one", 9, HOUR, resumable=False),
    )
    assert shards == 4
    assert {each.shard for each in claimed} in ({0, 1}, {0, 1, 2, 3}, set())
    found = await on.store.leases.overview()
    assert found.shards == 4


@race("leases.claim", shared=True)
async def claims_of_two(on: RaceStores) -> None:
    await empty(on)
    one, other = await on.meet(
        lambda store: store.leases.claim("one", 1, HOUR, resumable=False),
        lambda store: store.leases.claim("other", 1, HOUR, resumable=False),
    )
    claimed = [each.shard for each in (*one, *other)]
    assert len(claimed) == len({*claimed})
    assert await claim_all(on, "third") == {0, 1}.difference(claimed)


@race("leases.renew", "leases.claim", shared=True)
async def a_lease_that_has_run_out(on: RaceStores) -> None:
    await empty(on, 1)
    await claim_all(on, "one", OVER)
    standing, claimed = await on.meet(
        lambda store: store.leases.renew("one", HOUR),
        lambda store: store.leases.claim("other", 9, HOUR, resumable=False),
    )
    assert standing.held == frozenset()
    assert [each.shard for each in claimed] == [0]


@race("leases.renew", shared=True)
async def coming_to_life_at_once(on: RaceStores) -> None:
    await empty(on)
    for name in ("one", "other", "gone"):
        await on.store.leases.renew(name, HOUR)
    async with on.store.database.writing() as connection:
        await connection.execute(update(members).values(until=members.c.since))
    await on.meet(
        lambda store: store.leases.renew("one", HOUR),
        lambda store: store.leases.renew("other", HOUR),
    )
    found = await on.store.leases.overview()
    assert {each.name for each in found.members} == {"one", "other"}


@race("leases.give_back", "leases.renew", shared=True)
async def giving_back_what_is_renewed(on: RaceStores) -> None:
    await empty(on, 1)
    await claim_all(on, "one")
    given, standing = await on.meet(
        lambda store: store.leases.give_back("one", 0, None),
        lambda store: store.leases.renew("one", HOUR),
    )
    assert given is True
    assert standing.held in (frozenset(), {0})
    assert (await on.store.leases.overview()).free == (0,)


@race("leases.give_back", "leases.claim", shared=True)
async def giving_back_what_is_claimed(on: RaceStores) -> None:
    await empty(on, 1)
    await claim_all(on, "one", OVER)
    given, claimed = await on.meet(
        lambda store: store.leases.give_back("one", 0, None),
        lambda store: store.leases.claim("other", 9, HOUR, resumable=False),
    )
    # What somebody else has taken is not given back; what is being given back may be passed over.
    assert given or len(claimed) == 1
    assert await claim_all(on, "third") == ({0} if not claimed else set())


@race("leases.leave", "leases.renew", shared=True)
async def leaving_while_another_lives(on: RaceStores) -> None:
    await empty(on)
    await on.store.leases.renew("one", HOUR)
    await on.meet(
        lambda store: store.leases.leave("one"),
        lambda store: store.leases.renew("other", HOUR),
    )
    found = await on.store.leases.overview()
    assert [each.name for each in found.members] == ["other"]


@race("leases.begin_commands", shared=True)
async def commands_of_two(on: RaceStores) -> None:
    await empty(on)
    done = await on.meet(
        lambda store: store.leases.begin_commands("new", HOUR),
        lambda store: store.leases.begin_commands("new", HOUR),
    )
    assert {*done} == {True, False}


@race("leases.begin_commands", "leases.end_commands", shared=True)
async def commands_that_were_just_registered(on: RaceStores) -> None:
    await empty(on)
    assert await on.store.leases.begin_commands("new", HOUR)
    begun, ended = await on.meet(
        lambda store: store.leases.begin_commands("new", HOUR),
        lambda store: store.leases.end_commands("new"),
    )
    assert (begun, ended) == (False, None)


@race("session_starts.reserve", shared=True)
async def two_starts_in_a_bucket(on: RaceStores) -> None:
    bucket = on.number()
    waits = await on.meet(
        lambda store: store.session_starts.reserve(bucket, HOUR),
        lambda store: store.session_starts.reserve(bucket, HOUR),
    )
    first, second = sorted(waits)
    assert first == 0
    assert second > HOUR / 2


@race("session_starts.spend", shared=True)
async def the_last_start(on: RaceStores) -> None:
    await empty(on)
    await on.store.session_starts.set(1000, 1, HOUR)
    waits = await on.meet(
        lambda store: store.session_starts.spend(), lambda store: store.session_starts.spend()
    )
    assert sorted(each > 0 for each in waits) == [False, True]
    assert await on.store.session_starts.left() == 0


@race("session_starts.spend", "session_starts.set", shared=True)
async def a_start_and_what_discord_tells(on: RaceStores) -> None:
    await empty(on)
    await on.store.session_starts.set(1000, 5, HOUR)
    waited, noted = await on.meet(
        lambda store: store.session_starts.spend(),
        lambda store: store.session_starts.set(1000, 8, HOUR),
    )
    assert (waited, noted) == (0, None)
    assert await on.store.session_starts.left() in (7, 8)
