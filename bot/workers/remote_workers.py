"""Sends jobs to workers on other machines; what these do not answer is computed here."""

import asyncio
import logging
import pickle
from collections.abc import Callable
from typing import Any

import msgspec

from engine.ai.thought import Thought

from ..runtime.metrics import Metrics
from .backlog import count_waiting
from .jobs import ChooseMove, Evaluate, SearchedPosition, key, packed, picture_key, thought
from .queue import JobQueue, Lane, NoAnswer

log = logging.getLogger(__name__)

GRACE, PATIENCE = 1.0, 10.0
"""Seconds that a job may take beyond its search: where a person waits for it, and where nobody."""

PICTURE = 1.5
"""Seconds that a picture may take."""

MISSES, REST = 3, 30.0
"""After so many jobs of a lane in a row without an answer none is sent for so many seconds."""


class RemoteWorkers:
    """Sends jobs to workers on other machines. A result of `None` means: compute it here.

    A circuit breaker for each lane: after several jobs without an answer, none is sent for a while.
    """

    def __init__(
        self,
        queue: JobQueue,
        metrics: Metrics,
        *,
        grace: float = GRACE,
        picture: float = PICTURE,
        rest: float = REST,
    ) -> None:
        """Send jobs through `queue`, and count in `metrics` what is computed here after all.

        `grace` are the seconds that a job may take beyond its search, `picture` those for a
        picture, `rest` those for which none is sent after several had no answer.
        """
        self._queue = queue
        self._metrics = metrics
        self._grace, self._picture, self._rest = grace, picture, rest
        self._missed: dict[Lane, int] = {}
        self._resting: dict[Lane, float] = {}

    async def choose(
        self, job: ChooseMove, position: SearchedPosition, seconds: float, *, patient: bool = False
    ) -> str | None:
        """Return the move that a level makes, as `AiPool.choose` does; it thinks for `seconds`."""
        limit = seconds + (PATIENCE if patient else self._grace)
        found = await self._ask("moves", key(position, job), packed(job), limit, patient=patient)
        return None if found is None else found.decode()

    async def evaluate(
        self, job: Evaluate, position: SearchedPosition, *, patient: bool = False
    ) -> Thought | None:
        """Return the evaluation of a position, as `AiPool.evaluate` does."""
        lane: Lane = "reviews" if patient else "moves"
        found = await self._ask(lane, key(position, job), packed(job), job.seconds + self._grace)
        try:
            return None if found is None else thought(found)
        except msgspec.DecodeError:
            log.error("A thought of another version came from a worker: update the workers")
            return None

    async def draw(self, work: Callable[[], Any]) -> bytes | None:
        """Return the bytes of a picture."""
        payload = pickle.dumps(work)
        return await self._ask("pictures", picture_key(payload), payload, self._picture)

    async def _ask(
        self, lane: Lane, key: str, payload: bytes, seconds: float, *, patient: bool = False
    ) -> bytes | None:
        clock = asyncio.get_running_loop().time
        begun = clock()
        if self._resting.get(lane, 0.0) > begun:
            self._metrics.fallbacks.labels(lane, "resting").inc()
            return None
        try:
            found = await self._queue.ask(lane, key, payload, seconds, patient=patient)
        except NoAnswer as error:
            self._metrics.fallbacks.labels(lane, error.why).inc()
            self._missed[lane] = self._missed.get(lane, 0) + 1
            if self._missed[lane] >= MISSES and self._resting.get(lane, 0.0) <= clock():
                self._resting[lane] = clock() + self._rest
                log.warning("No worker answers for %s; they are computed here for a while", lane)
            return None
        self._missed[lane] = 0
        self._metrics.job_answers.labels(lane).observe(clock() - begun)
        return found

    async def count(self) -> None:
        """Update the gauges of the queue; without an answer they keep their values."""
        await count_waiting(self._queue, self._metrics)

    async def open(self) -> None:
        """Connect to the queue."""
        await self._queue.open()

    async def close(self) -> None:
        """End the connections to the queue."""
        await self._queue.close()
