"""Compares queues of jobs: `python -m bench.queues`, with PostgreSQL and nats-server installed.

Both run on this machine with their own durability: PostgreSQL flushes its log to the disk where
connections ask for that (the queue's do not), JetStream writes files and flushes them by time. One
process asks, another computes jobs that are empty. For comparison, the same is asked of one of the
bot's own processes.
"""

import asyncio
import os
import shutil
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from statistics import median
from subprocess import DEVNULL, Popen
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.nats_queue import NatsQueue
from bot.workers.procrastinate_queue import ProcrastinateQueue
from bot.workers.queue import JobQueue, Lane, NoAnswer
from bot.workers.render_pool import RenderPool
from tests.postgresql import PrivateServer, why_not

POSITION, MOVE, PICTURE = 1_000, 20, 150_000
"""Bytes of a position of Duel, of a move, and of a picture of a board."""

WARM, ONE_BY_ONE, AT_ONCE, IN_FLIGHT, PLACES = 50, 500, 2_000, 32, 16
SECONDS = 30.0

DURABLE = {
    "fsync": "on",
    "full_page_writes": "on",
    "synchronous_commit": "on",
    "autovacuum": "on",
    "shared_buffers": "128MB",
}
"""PostgreSQL's own defaults, in place of those for tests."""

Ask = Callable[[int], Awaitable[bytes]]
"""Asks for a job whose result has so many bytes."""


async def _measure(name: str, ask: Ask) -> None:
    """Print the latency of jobs one by one, and how many a second there are at once."""
    for _ in range(WARM):
        await ask(MOVE)
    for what, size in (("move", MOVE), ("picture", PICTURE)):
        times = []
        for _ in range(ONE_BY_ONE):
            begin = perf_counter()
            await ask(size)
            times.append((perf_counter() - begin) * 1000)
        slow = sorted(times)[int(len(times) * 0.99)]
        print(f"{name}: {what} median {median(times):.1f} ms, 99% under {slow:.1f} ms")
    free = asyncio.Semaphore(IN_FLIGHT)

    async def one() -> None:
        async with free:
            await ask(MOVE)

    begin = perf_counter()
    await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    rate = AT_ONCE / (perf_counter() - begin)
    print(f"{name}: {rate:.0f} moves a second, {IN_FLIGHT} at once")


def _queue(kind: str, url: str) -> JobQueue:
    return NatsQueue(url) if kind == "nats" else ProcrastinateQueue(url)


async def _through(kind: str, url: str) -> None:
    """Measure a queue with a worker in a process of its own."""
    queue, numbers = _queue(kind, url), count()
    worker = _started(sys.executable, "-m", "bench.queues", kind, url)
    await queue.open()

    async def ask(size: int) -> bytes:
        payload = size.to_bytes(4) + os.urandom(POSITION - 4)
        return await queue.ask("moves", f"job:{next(numbers)}", payload, SECONDS)

    try:
        await _measure(kind, ask)
    except NoAnswer as error:
        print(f"{kind}: a job had no answer: {error}")
    finally:
        worker.send_signal(signal.SIGTERM)
        worker.wait()
        await queue.close()


def _started(*arguments: str, stderr: int | None = None) -> "Popen[bytes]":
    return Popen(arguments, stderr=stderr)  # noqa: S603 - of this program and the server


async def _work(kind: str, url: str) -> None:
    """Compute empty jobs until a signal."""
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    queue = _queue(kind, url)
    await queue.open()

    async def compute(_: Lane, payload: bytes) -> bytes:
        return bytes(int.from_bytes(payload[:4]))

    await queue.work({"moves": PLACES}, compute, stop)
    await queue.close()


async def _embedded() -> None:
    pool = RenderPool(1)
    await pool.warm()
    await _measure("embedded", lambda size: pool.draw(partial(bytes, size)))
    pool.close()


async def _procrastinate() -> None:
    server = PrivateServer(**DURABLE)
    server.create()
    try:
        await _through("procrastinate", server.url(await server.migrated()))
    finally:
        server.remove()


@asynccontextmanager
async def _nats_server() -> AsyncIterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with TemporaryDirectory() as folder:
        place = ("-a", "127.0.0.1", "-p", str(port), "-sd", folder)
        server = _started("nats-server", "-js", *place, stderr=DEVNULL)
        try:
            await asyncio.sleep(1.0)
            yield f"nats://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


async def _nats() -> None:
    async with _nats_server() as url:
        await _through("nats", url)


def main() -> None:
    """Print the figures of each queue that is installed; with arguments, be its worker."""
    if len(sys.argv) > 1:
        asyncio.run(_work(*sys.argv[1:]))
        return
    asyncio.run(_embedded())
    if why_not() is None:
        asyncio.run(_procrastinate())
    if shutil.which("nats-server"):
        asyncio.run(_nats())


if __name__ == "__main__":
    main()
