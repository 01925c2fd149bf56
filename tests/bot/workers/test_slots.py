"""What is patient gets a worker last, and never all of them."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from bot.workers.slots import Slots

from ..waiting import LONG


class Work:
    """Tasks that run until a test ends them, by name."""

    def __init__(self, workers: int) -> None:
        self.running: list[str] = []
        self._slots = Slots(workers)
        self._over: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str) -> None:
        """Ask for tasks; those whose names begin with a small letter are patient."""
        for name in names:
            self._over[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._do(name))
        await self.settle()

    async def finish(self, name: str) -> None:
        self._over[name].set()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(6):
            await asyncio.sleep(0)

    async def _do(self, name: str) -> None:
        async with self._slots.taken(patient=name.islower()):
            self.running.append(name)
            await self._over[name].wait()
            self.running.remove(name)


async def test_a_move_never_waits_for_games_that_are_only_watched() -> None:
    work = Work(2)
    await work.ask("a", "b", "c")
    assert work.running == ["a"]  # one worker stays free
    await work.ask("A", "B", "C")
    assert work.running == ["a", "A"]
    await work.finish("a")
    assert work.running == ["A", "B"]
    await work.finish("A")
    assert work.running == ["B", "C"]
    await work.finish("B")
    assert work.running == ["C", "b"]


async def test_a_single_worker_is_shared_and_who_gives_up_blocks_nobody() -> None:
    work = Work(1)
    await work.ask("a", "A", "B")
    work.tasks["A"].cancel()
    await work.finish("a")
    assert work.running == ["B"]
    await work.ask("b", "c")
    work.tasks["b"].cancel()
    work.tasks["B"].cancel()
    await work.settle()
    assert work.running[-1] == "c"


@pytest.mark.parametrize("patient", [True, False])
async def test_who_gives_up_just_as_a_worker_is_free_hands_it_on(patient: bool) -> None:
    slots = Slots(1)

    async def take() -> None:
        async with slots.taken(patient=patient):
            pass

    async with AsyncExitStack() as had:
        await had.enter_async_context(slots.taken())
        waiting = asyncio.create_task(take())
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait({waiting})
    assert waiting.cancelled()
    await asyncio.wait_for(take(), LONG)
