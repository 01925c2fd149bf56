"""What a process claims, keeps and lets go, in simulated time on the real keeper."""

import asyncio
from random import Random

import pytest

from bench.leases import happenings
from bench.simulated_cluster import World, now, simulated
from bot.cluster.keeper import EVERY, LEASE
from bot.cluster.plan import Plan, plan
from bot.store.cluster.lease_records import Standing

TAKEOVER = 30.0
"""Seconds within which the shards of a dead process must be served again."""


def standing(held: int, members: int, shards: int, free: int) -> Standing:
    return Standing(frozenset(range(held)), members, shards, free)


@pytest.mark.parametrize(
    ("stands", "connecting", "expected"),
    [
        (standing(0, 1, 16, 16), 0, Plan(resume=16, begin=4)),
        (standing(0, 2, 16, 16), 0, Plan(resume=8, begin=4)),
        (standing(2, 3, 16, 14), 2, Plan(resume=4, begin=2)),
        (standing(4, 4, 16, 12), 4, Plan()),
        (standing(16, 2, 16, 0), 0, Plan(give_back=8)),
        (standing(6, 3, 16, 0), 0, Plan()),
        (standing(5, 3, 16, 1), 0, Plan(resume=1, begin=1)),
        (standing(6, 2, 16, 10), 6, Plan(resume=2, begin=0)),
        (standing(0, 0, 0, 0), 0, Plan()),
    ],
)
def test_the_plan_of_a_process(stands: Standing, connecting: int, expected: Plan) -> None:
    assert plan(stands, connecting, concurrency=4) == expected


def test_no_shard_is_lost_or_served_twice_whatever_happens() -> None:
    found, world = simulated(happenings(48, 6, 4, Random(7)))
    assert world.twice == 0
    events = {each.what: each for each in found}
    killed = events["one is killed"]
    assert killed.gaps
    assert max(killed.gaps) <= TAKEOVER
    for calm in ("one joins", "one is stopped", "all are replaced, one after the other"):
        assert events[calm].begun == 0  # every session was resumed
        assert max(events[calm].gaps) < 3 * EVERY
    away = events["the database is away for 30 s"]
    assert away.begun == 0  # each got its own shards back
    assert len(away.gaps) == 48


def test_a_process_without_database_lets_go_before_its_leases_end() -> None:
    async def story() -> tuple[float, int]:
        world = World(4, 4)
        machine = world.start()
        await world.until_complete(60)
        lasts_until = min(lease.until for lease in world.leases.leases)
        machine.reaches_database = False
        while machine.sockets:  # noqa: ASYNC110 - the time is simulated
            await asyncio.sleep(0.1)
        return lasts_until - now(), len(machine.keeper.held)

    early, held = simulated(story())
    assert held == 0
    assert 0 < early < LEASE


def test_a_shard_that_cannot_be_connected_is_given_back_and_tried_again() -> None:
    async def story() -> int:
        world = World(2, 2)
        machine = world.start()
        connect, failures = machine.connect, [OSError("no route"), TimeoutError("too slow")]

        async def failing(shard: int, session: object) -> None:
            if failures:
                raise failures.pop()
            await connect(shard, None)

        machine.connect = failing  # type: ignore[method-assign]
        await world.until_complete(60)
        begun = world.leases.begun
        await asyncio.sleep(5 * EVERY)
        assert world.complete  # once it is connected, it is not given back again
        assert world.leases.begun == begun
        return len(failures)

    assert simulated(story()) == 0


def test_a_database_that_falls_silent_in_the_middle_of_a_step_keeps_nobody() -> None:
    async def story() -> float:
        world = World(4, 4)
        machine = world.start()
        await world.until_complete(60)

        async def silent(*_: object) -> bool:
            await asyncio.sleep(1000)
            return False

        machine.give_back = silent  # type: ignore[assignment]
        world.start()  # so that the first has to give something back
        await asyncio.sleep(EVERY * 3)
        lasts_until = min(each.until for each in world.leases.leases if each.owner == machine.name)
        while machine.sockets:  # noqa: ASYNC110 - the time is simulated
            await asyncio.sleep(0.1)
        return lasts_until - now()

    assert simulated(story()) > 0
