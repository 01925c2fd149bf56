"""Which sessions a process resumes and hands over, and what it gives back in the middle of a step.

The keeper is the real one, in simulated time.
"""

import asyncio

from bench.simulated_cluster import Machine, World, now, simulated
from bot.cluster.keeper import EVERY, Keeper
from bot.store.cluster.lease_records import Claimed, GatewaySession

from .simulated import most, until

LEFT = GatewaySession("left", 1, "ws://gateway")


def with_a_session() -> tuple[World, Machine]:
    """Return a cluster in which a process that is gone has left the session of shard 0."""
    world = World(1, 1)
    world.leases.leases[0].session = LEFT
    return world, world.start()


async def joined(world: World) -> None:
    """Let another process join, which leaves what it could claim."""
    world.leases.members["another process"] = now() + 60
    await asyncio.sleep(3 * EVERY)


def test_a_session_that_cannot_be_resumed_is_not_left_to_others() -> None:
    async def story() -> list[GatewaySession | None]:
        world, machine = with_a_session()
        connect, tried = machine.connect, list[GatewaySession | None]()

        async def failing(shard: int, session: GatewaySession | None) -> None:
            tried.append(session)
            if session is not None:
                raise OSError("no route")
            await connect(shard, None)

        machine.connect = failing  # type: ignore[method-assign]
        await world.until_complete(60)
        return tried

    assert simulated(story()) == [LEFT, None]


def test_a_session_that_has_ended_since_it_was_resumed_is_not_handed_over() -> None:
    async def story() -> GatewaySession | None:
        world, machine = with_a_session()
        await world.until_complete(60)
        disconnect = machine.disconnect

        async def ended(shard: int) -> None:
            await disconnect(shard)

        machine.disconnect = ended  # type: ignore[method-assign]
        await machine.stop()
        return world.leases.leases[0].session

    assert simulated(story()) is None


def test_a_session_is_resumed_whose_shard_was_let_go_just_after_it_was_claimed() -> None:
    async def story() -> int:
        world = World(2, 2)
        machine = world.start()
        await until(lambda: world.complete)
        begun, machine.reaches_database = world.leases.begun, False
        await until(lambda: not machine.sockets)
        machine.reaches_database = True
        await world.until_complete(60)
        return world.leases.begun - begun

    assert simulated(story()) == 0


def test_what_is_not_connected_yet_is_given_back_first() -> None:
    async def story() -> tuple[frozenset[int], set[int], int]:
        world = World(4, 4)
        machine = world.start()
        connect = machine.connect

        async def slow(shard: int, session: GatewaySession | None) -> None:
            await asyncio.sleep(1000 if shard < 2 else 0)
            await connect(shard, session)

        machine.connect = slow  # type: ignore[method-assign]
        await asyncio.sleep(10)
        await joined(world)
        return machine.keeper.held, machine.sockets, len(world.gaps)

    assert simulated(story()) == (frozenset({2, 3}), {2, 3}, 0)


def test_a_connection_that_is_made_while_it_is_given_back_is_cut_off() -> None:
    async def story() -> tuple[int, set[int]]:
        world = World(2, 2)
        machine = world.start()

        async def stubborn(shard: int, session: GatewaySession | None) -> None:
            try:
                await asyncio.sleep(1000)
            finally:
                await asyncio.sleep(0.5)
                machine.sockets.add(shard)

        machine.connect = stubborn  # type: ignore[method-assign]
        await asyncio.sleep(10)
        world.leases.members["another process"] = now() + 60
        unleased = await most(lambda: len(machine.sockets - machine.keeper.held), 3 * EVERY)
        return unleased, {*machine.sockets}

    assert simulated(story()) == (0, set())


def test_a_process_that_stops_gives_back_what_it_was_just_claiming() -> None:
    async def story() -> list[str | None]:
        world = World(2, 2)
        machine, claiming = world.start(), asyncio.Event()

        async def slow(
            name: str, most: int, seconds: float, *, resumable: bool
        ) -> tuple[Claimed, ...]:
            got = world.leases.claim(name, most, seconds, resumable)
            if got:
                claiming.set()
                await asyncio.sleep(0.5)
            return got

        machine.claim = slow  # type: ignore[method-assign]
        await claiming.wait()
        await machine.keeper.stop()
        await asyncio.sleep(EVERY)
        return [each.owner for each in world.leases.leases]

    assert simulated(story()) == [None, None]


def test_a_process_is_told_its_shards_and_how_many_there_are() -> None:
    async def story() -> list[tuple[frozenset[int], int]]:
        world = World(2, 2)
        machine, told = world.start(), list[tuple[frozenset[int], int]]()
        machine.running.cancel()
        keeper = Keeper("told", machine, machine, lambda *each: told.append(each), 2)
        running = asyncio.create_task(keeper.run())
        await asyncio.sleep(10)
        running.cancel()
        await keeper.stop()
        return told

    none, both = frozenset[int](), frozenset({0, 1})
    told = simulated(story())
    assert (told[0], told[-1]) == ((none, 2), (none, 2))
    assert (both, 2) in told
    assert len(told) == len(dict.fromkeys(told[:-1])) + 1
