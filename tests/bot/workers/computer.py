"""Queues of jobs, and who computes what they hold."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.workers.procrastinate_queue import ProcrastinateQueue
from bot.workers.queue import Lane

from ..waiting import LONG


@asynccontextmanager
async def opened(url: str, **how: float) -> AsyncIterator[ProcrastinateQueue]:
    made = ProcrastinateQueue(url, **how)  # type: ignore[arg-type]
    await made.open()
    try:
        yield made
    finally:
        await made.close()


class Computer:
    """Computes jobs in this process, as soon as it may; their results are their payloads."""

    def __init__(self) -> None:
        self.computed: list[tuple[Lane, bytes]] = []
        self.begun, self.may = asyncio.Event(), asyncio.Event()
        self.may.set()
        self.errors: list[Exception] = []

    async def compute(self, lane: Lane, payload: bytes) -> bytes:
        self.computed.append((lane, payload))
        self.begun.set()
        await self.may.wait()
        if self.errors:
            self.may.clear()
            raise self.errors.pop()
        return payload

    async def begins(self) -> None:
        async with asyncio.timeout(LONG):
            await self.begun.wait()

    @asynccontextmanager
    async def working(self, queue: ProcrastinateQueue, places: int = 2) -> AsyncIterator[None]:
        stop = asyncio.Event()
        every: dict[Lane, int] = {"moves": places, "reviews": 1, "pictures": places}
        task = asyncio.create_task(queue.work(every, self.compute, stop))
        try:
            yield
        finally:
            stop.set()
            await task
