"""The queue of jobs on NATS JetStream, behind the protocol of `bot.workers.queue`: for comparison.

A stream keeps each job until a worker has acknowledged it, a bucket keeps the first result of each
key, and who waits hears of new results by a subscription, with a look into the bucket behind it.
Patient jobs are not put behind others here, and no job is cancelled at its deadline.
"""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

import nats
from nats.aio.msg import Msg
from nats.js.api import ConsumerConfig, RetentionPolicy, StreamConfig
from nats.js.errors import KeyNotFoundError, KeyWrongLastSequenceError

from bot.workers.job_results import end
from bot.workers.queue import LANES, Backlog, Compute, Lane, NoAnswer

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.js import JetStreamContext
    from nats.js.kv import KeyValue

STREAM, BUCKET = "jobs", "results"
RETENTION = 600.0
"""Seconds for which results are kept, and repeated jobs are recognised."""

POLL, ACKNOWLEDGED_WITHIN = 0.5, 30.0
"""Seconds between looks for results, and after which a job is given to another worker."""


class NatsQueue:
    """A `JobQueue` on a NATS server with JetStream."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._client: Client
        self._stream: JetStreamContext
        self._results: KeyValue
        self._awaited: dict[str, set[asyncio.Future[bytes]]] = {}

    async def open(self) -> None:
        """Connect, and create stream and bucket unless they are there."""
        self._client = await nats.connect(self._url)
        self._stream = self._client.jetstream()
        subjects = [f"{STREAM}.{lane}" for lane in LANES]
        await self._stream.add_stream(
            StreamConfig(
                name=STREAM,
                subjects=subjects,
                retention=RetentionPolicy.WORK_QUEUE,
                duplicate_window=RETENTION,
            )
        )
        self._results = await self._stream.create_key_value(bucket=BUCKET, ttl=RETENTION)
        await self._client.subscribe(f"$KV.{BUCKET}.>", cb=self._heard)
        await self._client.flush()

    async def close(self) -> None:
        """End the connection."""
        await self._client.close()

    async def ask(
        self, lane: Lane, key: str, payload: bytes, seconds: float, *, patient: bool = False
    ) -> bytes:
        """Return the result of a job, as `JobQueue.ask` tells."""
        key = key.replace(":", ".")
        future = asyncio.get_running_loop().create_future()
        self._awaited.setdefault(key, set()).add(future)
        try:
            async with asyncio.timeout(seconds):
                found = await self._found(key)
                if found is not None:
                    return found
                headers = {"Nats-Msg-Id": key}
                await self._stream.publish(f"{STREAM}.{lane}", payload, headers=headers)
                return await self._awaited_result(key, future)
        except TimeoutError:
            raise NoAnswer("late") from None
        finally:
            self._awaited[key].discard(future)
            if not self._awaited[key]:
                del self._awaited[key]

    async def _awaited_result(self, key: str, future: asyncio.Future[bytes]) -> bytes:
        while True:
            done, _ = await asyncio.wait({future}, timeout=POLL)
            if done:
                return future.result()
            found = await self._found(key)
            if found is not None:
                return found

    async def _found(self, key: str) -> bytes | None:
        try:
            return (await self._results.get(key)).value
        except KeyNotFoundError:
            return None

    async def _heard(self, message: Msg) -> None:
        key = message.subject.removeprefix(f"$KV.{BUCKET}.")
        for future in self._awaited.get(key, ()):
            if not future.done():
                future.set_result(message.data)

    async def work(
        self, concurrency: Mapping[Lane, int], compute: Compute, stop: asyncio.Event
    ) -> None:
        """Compute jobs until `stop` is set, as `JobQueue.work` tells."""
        working = [
            asyncio.create_task(self._take(lane, compute))
            for lane, number in concurrency.items()
            for _ in range(number)
        ]
        await stop.wait()
        await end(working)

    async def _take(self, lane: Lane, compute: Compute) -> None:
        config = ConsumerConfig(ack_wait=ACKNOWLEDGED_WITHIN, max_ack_pending=10_000)
        jobs = await self._stream.pull_subscribe(f"{STREAM}.{lane}", durable=lane, config=config)
        while True:
            with suppress(TimeoutError):
                for message in await jobs.fetch(1, timeout=POLL * 10):
                    await self._compute(lane, message, compute)

    async def _compute(self, lane: Lane, message: Msg, compute: Compute) -> None:
        key = (message.headers or {})["Nats-Msg-Id"]
        if await self._found(key) is None:
            with suppress(KeyWrongLastSequenceError):  # it is there by now
                await self._results.create(key, await compute(lane, message.data))
        await message.ack()

    async def backlog(self) -> Mapping[Lane, Backlog]:
        """Return how many jobs wait in each lane; how long the oldest does is not looked up."""
        found: dict[Lane, Backlog] = {}
        for lane in LANES:
            info = await self._stream.consumer_info(STREAM, lane)
            found[lane] = Backlog(info.num_pending or 0, 0.0)
        return found
