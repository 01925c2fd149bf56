"""A process that stops in the middle of a step leaves no shard without an owner or a session.

The keeper is the real one, in simulated time.
"""

import asyncio

from bench.simulated_cluster import TRIP, World, simulated
from bot.store.cluster.lease_records import Claimed, GatewaySession

SHARDS = 8


async def complete() -> World:
    """Return a cluster of one machine with every shard, whose gaps are counted from now on."""
    world = World(SHARDS, SHARDS)
    world.start()
    await world.until_complete(60)
    world.leases.begun = 0
    return world


async def left(world: World) -> None:
    """Wait until those who stay serve all; no session was begun, no shard away for a lease."""
    await world.until_complete(60)
    assert world.leases.begun == 0
    assert not world.twice
    assert max(world.gaps) < 3


def test_a_shard_is_handed_over_by_a_process_that_stops_while_it_gives_it_back() -> None:
    async def story() -> None:
        world = await complete()
        (machine,) = world.machines
        give_back, begun = machine.give_back, asyncio.Event()

        async def noted(name: str, shard: int, session: GatewaySession | None) -> bool:
            begun.set()
            return await give_back(name, shard, session)

        machine.give_back = noted  # type: ignore[method-assign]
        world.start()
        await begun.wait()
        await machine.stop()
        await left(world)

    simulated(story())


def test_shards_are_handed_over_by_a_process_that_stops_while_it_claims_them() -> None:
    async def story() -> None:
        world = await complete()
        machine, begun = world.start(), asyncio.Event()

        async def slow(
            name: str, most: int, seconds: float, *, resumable: bool
        ) -> tuple[Claimed, ...]:
            got = world.leases.claim(name, most, seconds, resumable)
            if got:
                begun.set()
            await asyncio.sleep(TRIP)  # until the answer is there
            return got

        machine.claim = slow  # type: ignore[method-assign]
        await begun.wait()
        await machine.stop()
        await left(world)

    simulated(story())


def test_a_process_that_stops_waits_for_no_renewal() -> None:
    async def story() -> None:
        world = await complete()
        machine, begun = world.start(), asyncio.Event()

        async def silent(*_: object) -> None:
            begun.set()
            await asyncio.sleep(1000)

        machine.renew = silent  # type: ignore[assignment]
        await begun.wait()
        async with asyncio.timeout(3 * TRIP):
            await machine.stop()
        assert not machine.sockets
        assert machine.name not in world.leases.members

    simulated(story())
