"""A process connects all shards that it has leases of, whichever answers of the database are lost.

The keeper is the real one, in simulated time.
"""

import asyncio

from bench.simulated_cluster import TRIP, Machine, World, now, simulated
from bot.cluster.keeper import LEASE, LEAVING, MARGIN
from bot.store.cluster.lease_records import Claimed, GatewaySession
from bot.store.refusals import Unavailable


def test_shards_are_connected_again_that_were_let_go_just_before_the_database_came_back() -> None:
    async def story() -> World:
        world = World(4, 4)
        machine = world.start()
        await world.until_complete(60)
        machine.reaches_database = False
        while machine.sockets:  # noqa: ASYNC110 - the time is simulated
            await asyncio.sleep(0.1)
        machine.reaches_database = True  # its leases last for `MARGIN` still
        await asyncio.sleep(MARGIN + LEASE)
        return world

    world = simulated(story())
    assert world.complete
    assert not world.twice


def test_shards_are_connected_whose_claim_had_no_answer() -> None:
    async def story() -> World:
        world = World(4, 4)
        machine, claims = Machine("machine 0", world), 0
        world.machines.append(machine)

        async def claim(
            name: str, most: int, seconds: float, *, resumable: bool
        ) -> tuple[Claimed, ...]:
            nonlocal claims
            await asyncio.sleep(TRIP)
            got = world.leases.claim(name, most, seconds, resumable)
            if got:
                claims += 1
                if claims == 1:
                    raise Unavailable("the connection was lost before the answer came")
            return got

        machine.claim = claim  # type: ignore[method-assign]
        await asyncio.sleep(3 * LEASE)
        return world

    assert simulated(story()).complete


def test_a_shard_that_could_not_be_given_back_is_resumed() -> None:
    async def story() -> tuple[World, int]:
        world = World(4, 4)
        machine = world.start()
        await world.until_complete(60)
        begun = world.leases.begun
        give_back, failures = machine.give_back, [Unavailable("the connection is lost")]

        async def failing(name: str, shard: int, session: GatewaySession | None) -> bool:
            if failures:
                raise failures.pop()
            return await give_back(name, shard, session)

        machine.give_back = failing  # type: ignore[method-assign]
        world.start()  # so that the first has to give something back
        await asyncio.sleep(LEASE)
        await world.until_complete(60)
        return world, world.leases.begun - begun

    world, begun = simulated(story())
    assert begun == 0
    assert not world.twice


def test_shards_are_let_go_of_in_time_though_closing_each_takes_long() -> None:
    """A split network reaches neither the database nor Discord."""

    async def story() -> float:
        world = World(8, 8)
        machine = world.start()
        await world.until_complete(60)
        disconnect = machine.disconnect

        async def slow(shard: int) -> GatewaySession | None:
            await asyncio.sleep(MARGIN / 2)
            return await disconnect(shard)

        machine.disconnect = slow  # type: ignore[method-assign]
        lasts_until = min(lease.until for lease in world.leases.leases)
        machine.reaches_database = False
        while machine.sockets:  # noqa: ASYNC110 - the time is simulated
            await asyncio.sleep(0.1)
        return lasts_until - now()

    assert simulated(story()) > 0


def test_a_process_stops_though_the_database_is_silent() -> None:
    async def story() -> World:
        world = World(4, 4)
        machine = world.start()
        await world.until_complete(60)

        async def silent(*_: object) -> bool:
            await asyncio.sleep(1000)
            return False

        machine.give_back = silent  # type: ignore[assignment]
        async with asyncio.timeout(2 * LEAVING):
            await machine.stop()
        assert not machine.sockets
        return world

    assert not simulated(story()).twice
