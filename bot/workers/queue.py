"""The queue between the bot and workers on other machines: what it promises, not how it is made."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Literal, Protocol, get_args

from msgspec import Struct

Lane = Literal["moves", "reviews", "pictures"]
"""What kind of work a job is; each lane has workers of its own, and none waits for another."""

LANES: tuple[Lane, ...] = get_args(Lane)

Compute = Callable[[Lane, bytes], Awaitable[bytes]]
"""Computes a job: from its lane and payload the bytes of its result."""


class NoAnswer(RuntimeError):  # noqa: N818 - names the state
    """A job has no result.

    `why` is `late` after the deadline, `failed` where it raised, `unreachable` without a queue.
    """

    def __init__(self, why: Literal["late", "failed", "unreachable"]) -> None:
        super().__init__(why)
        self.why = why


class Backlog(Struct, frozen=True):
    """How many jobs of a lane wait for a worker, and for how many seconds the oldest has."""

    waiting: int
    oldest: float


class JobQueue(Protocol):
    """Carries jobs to workers, at least once, and keeps the first result of each key.

    A job is a pure function of its payload, and its key tells it from all others: who asks again
    gets the result that is there.
    """

    async def open(self) -> None:
        """Connect; a queue that cannot be reached now is tried again later."""
        ...

    async def close(self) -> None:
        """End the connections."""
        ...

    async def ask(
        self, lane: Lane, key: str, payload: bytes, seconds: float, *, patient: bool = False
    ) -> bytes:
        """Return the result of a job, which a worker computes unless it is there.

        A `patient` job lets the others of its lane go first. Raises `NoAnswer` after `seconds`,
        and earlier where the job fails or the queue cannot be reached; the job is cancelled if no
        worker has it.
        """
        ...

    async def work(
        self, concurrency: Mapping[Lane, int], compute: Compute, stop: asyncio.Event
    ) -> None:
        """Compute jobs until `stop` is set; `concurrency` limits how many of each lane run at once.

        Then running jobs are finished, or given back where that takes too long. A job that raises
        is logged and has no result. A queue that cannot be reached is tried again.
        """
        ...

    async def backlog(self) -> Mapping[Lane, Backlog]:
        """Return what waits in each lane; raises `NoAnswer`."""
        ...
