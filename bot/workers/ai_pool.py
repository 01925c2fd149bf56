"""The pools of the computer players: moves, hints and reviews are searched in worker processes."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from functools import partial
from time import sleep
from typing import Any, TypeVar

from engine.ai.thought import Thought
from engine.core.game import Seat

from . import process
from .pool import REST, Closed, WorkerPool, processes, submitted, threads

__all__ = ["AiPool", "Closed", "Lane", "share"]

R = TypeVar("R")

ANSWERED_WITHIN = 1.8
"""Seconds from request to result, waiting included: people wait two without impatience."""

LEAST_SECONDS = 0.1
"""The shortest search, however long the queue."""

NICE, PATIENT_NICE = 5, 19
"""Niceness of the workers for moves, and of the one for reviews."""


def share(seconds: float, searches: int, workers: int, waited: float) -> float:
    """Return for how many seconds a search that wants `seconds` may run.

    `searches` counts all that run or wait, this one included; `waited` are the seconds that this
    one has waited.
    """
    fair = ANSWERED_WITHIN * workers / searches
    return max(LEAST_SECONDS, min(seconds, fair, ANSWERED_WITHIN - waited))


class Lane(WorkerPool):
    """A pool of searches; in a `hurried` lane each is shortened as the queue grows."""

    def __init__(
        self, workers: int, start: Callable[[], Executor], *, hurried: bool = True
    ) -> None:
        super().__init__(workers, start)
        self._hurried = hurried

    async def search(self, seconds: float, work: Callable[[float], R]) -> R:
        """Return what `work` returns, which is told how many of the `seconds` it may take.

        Raises `Closed`; `BrokenExecutor` or `TimeoutError` where a second try failed as well.
        """
        clock = asyncio.get_running_loop().time
        called = clock()

        def begin() -> Callable[[], R]:
            waited = clock() - called
            fair = share(seconds, self._wanted, self._workers, waited)
            return partial(work, fair if self._hurried else seconds)

        return await self._in_turn(begin)

    async def warm(self) -> None:
        """Start every worker and wait until they are ready.

        The first compiles for all and leaves: the compiler alone keeps 200 MB of it for good.
        """
        first = self._running()
        await (await submitted(first, partial(sleep, REST)))
        if self._executor is first:
            self._executor = None
        first.shutdown(wait=False)  # what it was asked meanwhile it still answers
        executor = self._running()
        rests = [await submitted(executor, partial(sleep, REST)) for _ in range(self._workers)]
        await asyncio.gather(*rests)
        self._warm = True


class AiPool:
    """Runs the agents of all games, by the game's name, in two pools: moves, and reviews.

    Workers are given views only, so that no search can use what is hidden. Reviews have a process
    of their own at the lowest priority, so that no move waits for them.
    """

    def __init__(self, agents: Mapping[str, process.AgentSpec], workers: int) -> None:
        """Set up `workers` processes for moves, or a thread of the bot where it is 0 (for tests).

        `agents` tells what plays each game.
        """
        self._agents = agents
        self._in_processes = workers > 0
        self._moves = Lane(max(1, workers), self._workers(workers, NICE))
        patient = self._workers(min(1, workers), PATIENT_NICE)
        self._patient = Lane(1, patient, hurried=False)

    def _workers(self, number: int, nice: int) -> Callable[[], Executor]:
        if not number:
            return threads(1, "search")
        ready = (partial(process.ready, agent.module) for agent in self._agents.values())
        return processes(number, ready, nice)

    def waiting(self) -> dict[str, int]:
        """Return how many searches wait in each pool."""
        return {"moves": self._moves.waiting, "reviews": self._patient.waiting}

    async def warm(self) -> None:
        """Start the workers and wait until they are ready, which takes seconds the first time."""
        if self._in_processes:
            await self._moves.warm()

    async def choose(self, game: str, view: Any, seat: Seat, level: str, seed: int) -> str:
        """Return the text of the move that a level makes in `seat`, given the seat's view.

        The same seed gives the same move, unless the search ran out of time. Raises `Closed`, and
        `ValueError` where `seat` has no move.
        """
        work = partial(process.choose, self._agents[game].module, view, seat, level, seed)
        return await self._moves.search(self._agents[game].seconds[level], work)

    async def evaluate(
        self,
        game: str,
        view: Any,
        seat: Seat,
        seed: int,
        seconds: float,
        *,
        patient: bool = False,
    ) -> Thought:
        """Return the value of every move of `seat` at full strength; raises as `choose` does.

        The search takes at most `seconds`, fewer where others wait. A `patient` one runs in the
        pool of reviews.
        """
        lane = self._patient if patient else self._moves
        work = partial(process.evaluate, self._agents[game].module, view, seat, seed)
        return await lane.search(seconds, work)

    def close(self) -> None:
        """End the workers at once, also in the middle of a search."""
        self._moves.close()
        self._patient.close()
