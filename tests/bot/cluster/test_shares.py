"""What a process claims and lets go of, step by step: its share, what is begun, what it has lost.

The keeper is the real one, in simulated time.
"""

import asyncio

import pytest

from bench.simulated_cluster import Machine, World, now, simulated
from bot.cluster.keeper import EVERY, LEASE, LEAVING, MARGIN, PATIENCE
from bot.store.cluster.lease_records import Claimed, GatewaySession, Standing
from bot.store.refusals import Unavailable

from .simulated import most, until

ANOTHER = "another process"


async def served(shards: int) -> tuple[World, Machine]:
    """Return a cluster of one process that has all shards."""
    world = World(shards, shards)
    machine = world.start()
    await world.until_complete(60)
    return world, machine


async def taken_over(world: World, machine: Machine) -> None:
    """Let another process have all leases, as after a pause of the machine."""
    for shard in range(world.shards):
        world.leases.give_back(machine.name, shard, None)
    world.leases.claim(ANOTHER, world.shards, LEASE, resumable=False)
    await asyncio.sleep(3 * EVERY)


def test_shards_are_cut_off_whose_leases_another_process_has() -> None:
    async def story() -> tuple[set[int], frozenset[int]]:
        world, machine = await served(4)
        await taken_over(world, machine)
        return machine.sockets, machine.keeper.held

    assert simulated(story()) == (set(), frozenset())


def test_what_could_not_be_cut_off_is_cut_off_by_the_next_step() -> None:
    async def story() -> set[int]:
        world, machine = await served(2)
        disconnect, failures = machine.disconnect, [OSError("reset"), OSError("reset")]

        async def failing(shard: int) -> GatewaySession | None:
            if failures:
                raise failures.pop()
            return await disconnect(shard)

        machine.disconnect = failing  # type: ignore[method-assign]
        await taken_over(world, machine)
        return machine.sockets

    assert simulated(story()) == set()


def test_the_time_of_an_answer_is_no_time_of_the_lease() -> None:
    async def story() -> float:
        world, machine = await served(2)
        renewed = asyncio.Event()

        async def slow(name: str, seconds: float) -> Standing:
            standing = world.leases.renew(name, seconds)
            await asyncio.sleep(LEASE / 2)
            renewed.set()
            return standing

        machine.renew = slow  # type: ignore[method-assign]
        await renewed.wait()
        await asyncio.sleep(0.1)  # the answer is heeded
        lasts = min(each.until for each in world.leases.leases) - now()
        return lasts - machine.keeper.lease_left

    assert simulated(story()) >= MARGIN


def test_sessions_that_were_left_and_those_to_begin_are_one_share() -> None:
    async def story() -> int:
        world, machine = await served(8)
        world.leases.members[ANOTHER] = now() + 60
        for shard in range(world.shards):
            left = GatewaySession(f"session {shard}", 1, "ws://gateway") if shard < 4 else None
            world.leases.give_back(machine.name, shard, left)
        await until(lambda: len(machine.keeper.held) <= 4)
        return await most(lambda: len(machine.keeper.held), 3 * EVERY)

    assert simulated(story()) == 4


def test_no_more_shards_are_claimed_at_a_time_than_may_begin_sessions() -> None:
    async def story() -> int:
        world = World(12, 3)
        machine = world.start()
        return await most(lambda: len(machine.keeper.connecting), 30)

    assert simulated(story()) == 3


def test_a_renewal_that_fails_once_costs_no_connection() -> None:
    async def story() -> int:
        world, machine = await served(2)
        machine.reaches_database = False
        await asyncio.sleep(2 * EVERY)
        machine.reaches_database = True
        await asyncio.sleep(LEASE)
        assert machine.sockets == {0, 1}
        return len(world.gaps)

    assert simulated(story()) == 0


def test_each_outage_of_the_database_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        machine = World(2, 2).start()
        for _ in range(2):  # the first from the beginning
            machine.reaches_database = False
            await asyncio.sleep(4 * EVERY)
            machine.reaches_database = True
            await asyncio.sleep(LEASE)

    simulated(story())
    told = [each for each in caplog.messages if "could not be renewed" in each]
    assert len(told) == 2


def test_a_process_lets_go_in_time_though_the_database_never_answers() -> None:
    async def story() -> float:
        world, machine = await served(2)
        asking = 0

        async def silent(*_: object) -> Standing:
            nonlocal asking
            asking += 1
            try:
                await asyncio.sleep(1000)
                raise AssertionError
            finally:
                asking -= 1

        machine.renew = silent  # type: ignore[assignment]
        await asyncio.sleep(EVERY)
        lasts_until = min(each.until for each in world.leases.leases)
        await until(lambda: not machine.sockets)
        let_go = now()
        await asyncio.sleep(LEASE)
        assert asking <= 1  # what has had no answer in time is given up
        return lasts_until - let_go

    assert simulated(story()) > MARGIN - 3 * EVERY


@pytest.mark.parametrize("answered", [True, False])
def test_no_session_is_resumed_of_a_shard_that_another_process_had_since(answered: bool) -> None:
    async def story() -> int:
        world, machine = await served(1)
        await taken_over(world, machine)
        begun, claim, lost = world.leases.begun, machine.claim, [Unavailable("no answer came")]

        async def unheard(
            name: str, most: int, seconds: float, *, resumable: bool
        ) -> tuple[Claimed, ...]:
            got = await claim(name, most, seconds, resumable=resumable)
            if got and lost and not answered:
                raise lost.pop()
            return got

        machine.claim = unheard  # type: ignore[method-assign]
        world.leases.give_back(ANOTHER, 0, None)
        await world.until_complete(60)
        return world.leases.begun - begun

    assert simulated(story()) == 1


def test_a_process_that_stops_cuts_off_what_takes_too_long_to_give_back() -> None:
    async def story() -> set[int]:
        _, machine = await served(2)
        disconnect, slow = machine.disconnect, [0, 1]

        async def first_slow(shard: int) -> GatewaySession | None:
            if shard in slow:
                slow.remove(shard)
                await asyncio.sleep(2 * LEAVING)
            return await disconnect(shard)

        machine.disconnect = first_slow  # type: ignore[method-assign]
        await machine.stop()
        return machine.sockets

    assert simulated(story()) == set()


def test_a_shard_is_served_no_more_once_another_process_may_claim_it() -> None:
    async def story() -> tuple[list[int], list[int]]:
        world, machine = await served(4)
        give_back, given, served_still = machine.give_back, list[int](), list[int]()

        async def noted(name: str, shard: int, session: GatewaySession | None) -> bool:
            given.append(shard)
            served_still.extend(machine.keeper.held & {shard})
            return await give_back(name, shard, session)

        machine.give_back = noted  # type: ignore[method-assign]
        world.start()
        await until(lambda: len(given) == 2)
        return given, served_still

    assert simulated(story()) == ([3, 2], [])  # the highest first


def test_a_process_without_shards_waits_longer_for_an_answer() -> None:
    async def story() -> bool:
        world = World(2, 2)
        machine = world.start()
        renew = machine.renew

        async def slow(name: str, seconds: float) -> Standing:
            await asyncio.sleep(PATIENCE - 1)
            return await renew(name, seconds)

        machine.renew = slow  # type: ignore[method-assign]
        await until(lambda: machine.keeper.held == {0, 1})
        return True

    assert simulated(story())


def test_a_process_stops_in_order_though_it_cannot_leave_the_list() -> None:
    async def story() -> tuple[set[int], bool]:
        world, machine = await served(2)

        async def away(_: str) -> None:
            raise Unavailable("the connection is lost")

        machine.leave = away  # type: ignore[assignment]
        await machine.keeper.stop()
        return machine.sockets, all(each.session for each in world.leases.leases)

    assert simulated(story()) == (set(), True)
