"""Work waits by person in turn; nobody has more than a few tasks in the queue."""

import asyncio

import pytest

from bot.tables.fair_queue import FairQueue
from bot.tables.refusals import Refusal

ANA, BRUNO, CARLA = 1, 2, 3


class Work:
    """Tasks that run until a test ends them; `begun` are those of whom, in order."""

    def __init__(self, queue: FairQueue) -> None:
        self.begun: list[int] = []
        self._queue = queue
        self._over: list[asyncio.Event] = []

    async def ask(self, *people: int) -> list[asyncio.Task[None]]:
        """Let people ask for a task each, one after the other."""
        tasks = []
        for person in people:
            tasks.append(asyncio.create_task(self._do(person)))
            await asyncio.sleep(0)
        return tasks

    async def finish(self) -> None:
        """End the task that began first of those that run."""
        self._over.pop(0).set()
        for _ in range(5):
            await asyncio.sleep(0)

    async def _do(self, person: int) -> None:
        async with self._queue.turn(person):
            self.begun.append(person)
            self._over.append(asyncio.Event())
            await self._over[-1].wait()


async def test_who_has_not_been_served_comes_before_who_has_asked_for_more() -> None:
    work = Work(FairQueue(1, each=3, most=10))
    await work.ask(ANA, ANA, ANA, BRUNO, CARLA, BRUNO)
    for _ in range(6):
        await work.finish()
    assert work.begun == [ANA, BRUNO, CARLA, ANA, BRUNO, ANA]
    await work.ask(BRUNO)  # the queue was empty: it begins at once
    assert work.begun[-1] == BRUNO


async def test_a_queue_that_was_empty_has_forgotten_whom_it_served() -> None:
    work = Work(FairQueue(1, each=3, most=10))
    await work.ask(ANA)
    await work.finish()
    await work.ask(CARLA, ANA, BRUNO)
    await work.finish()
    assert work.begun == [ANA, CARLA, ANA]


async def test_one_too_many_is_refused_of_a_person_and_of_all() -> None:
    queue = FairQueue(1, each=2, most=3)
    work = Work(queue)
    await work.ask(ANA, ANA)
    with pytest.raises(Refusal, match="limit-waiting"):
        queue.expect_room(ANA)
    await work.ask(BRUNO)
    with pytest.raises(Refusal, match="limit-queue"):
        queue.expect_room(CARLA)
    assert (queue.ahead(ANA), queue.ahead(BRUNO), queue.ahead(CARLA)) == (2, 2, 3)
    await work.finish()
    queue.expect_room(ANA)
    assert work.begun == [ANA, BRUNO]


async def test_who_gives_up_gives_the_turn_to_the_next() -> None:
    work = Work(FairQueue(1, each=2, most=10))
    await work.ask(ANA)
    bruno, carla = await work.ask(BRUNO, CARLA)
    bruno.cancel()
    await work.finish()  # at the same time, so that the turn is not his any more
    assert work.begun == [ANA, CARLA]
    await work.ask(BRUNO, ANA)
    carla.cancel()
    for _ in range(5):
        await asyncio.sleep(0)
    assert work.begun == [ANA, CARLA, BRUNO]


async def test_a_turn_that_came_as_its_person_left_goes_to_the_next() -> None:
    queue = FairQueue(at_once=1, each=1, most=10)

    async def take(person: int) -> None:
        async with queue.turn(person):
            pass

    async with queue.turn(1):
        leaving = asyncio.create_task(take(2))
        await asyncio.sleep(0)
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    assert leaving.cancelled()
    following = asyncio.create_task(take(3))
    await asyncio.sleep(0)
    assert following.done()


async def test_a_turn_that_ends_as_the_next_person_leaves_goes_to_the_one_after() -> None:
    queue = FairQueue(at_once=1, each=1, most=10)

    async def take(person: int) -> int:
        async with queue.turn(person):
            return person

    async with queue.turn(1):
        leaving, staying = (asyncio.create_task(take(person)) for person in (2, 3))
        await asyncio.sleep(0)
        leaving.cancel()
    assert await staying == 3
    assert leaving.cancelled()
