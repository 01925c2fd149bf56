"""Thinking beside the bot: worker processes, so that no thought holds up an answer or a board."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from functools import partial
from time import sleep
from typing import Any, TypeVar

from engine.ai.thought import Thought
from engine.core.game import Seat

from . import worker
from .workers import REST, Closed, Crew, submitted, threads
from .workers import processes as in_processes

__all__ = ["Closed", "Lane", "Thinkers", "share"]

R = TypeVar("R")

ANSWERED_WITHIN = 1.8
"""Seconds in which a thought should be done, those before it included: people wait two."""

LEAST_SECONDS = 0.1
"""What a thought gets however many wait."""

NICE, PATIENT_NICE = 5, 19
"""How far workers give way to the bot, and those of reviews to everything else."""


def share(seconds: float, thoughts: int, workers: int, waited: float) -> float:
    """Return how long a thought that is to take `seconds` may take where there are others.

    `thoughts` are all that run or wait, this one too; `waited` are the seconds it waited itself.
    """
    fair = ANSWERED_WITHIN * workers / thoughts
    return max(LEAST_SECONDS, min(seconds, fair, ANSWERED_WITHIN - waited))


class Lane(Crew):
    """Workers that think: in a `hurried` lane thoughts are the shorter, the more of them wait."""

    def __init__(
        self, workers: int, start: Callable[[], Executor], *, hurried: bool = True
    ) -> None:
        super().__init__(workers, start)
        self._hurried = hurried

    async def think(self, seconds: float, work: Callable[[float], R]) -> R:
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


class Thinkers:
    """The computer's thoughts about any game, by the game's name; a value goes in, one comes out.

    Only views leave for a worker, so that nothing hidden can be thought with. Reviews have a
    process of their own which gives way to everything else, so that no move waits for them.
    """

    def __init__(self, minds: Mapping[str, worker.Minded], processes: int) -> None:
        """`processes` think about moves; with 0 a thread of the bot does, as tests like it."""
        self._minds = minds
        self._in_processes = processes > 0
        self._moves = Lane(max(1, processes), self._workers(processes, NICE))
        patient = self._workers(min(1, processes), PATIENT_NICE)
        self._patient = Lane(1, patient, hurried=False)

    def _workers(self, processes: int, nice: int) -> Callable[[], Executor]:
        if not processes:
            return threads(1, "thought")
        ready = (partial(worker.ready, mind) for mind in self._minds.values())
        return in_processes(processes, ready, nice)

    def waiting(self) -> dict[str, int]:
        """Return how many thoughts wait: those about moves, and those of reviews."""
        return {"moves": self._moves.waiting, "reviews": self._patient.waiting}

    async def warm(self) -> None:
        """Start the workers and wait until they are ready, which takes seconds the first time."""
        if self._in_processes:
            await self._moves.warm()

    async def choose(self, game: str, view: Any, seat: Seat, level: str, seed: int) -> str:
        """Return the text of the move that a level makes in `seat`, from what it may know.

        The same seed gives the same move, unless time was short. Raises `Closed`; `ValueError`
        where `seat` has no move.
        """
        work = partial(worker.choose, self._minds[game], view, seat, level, seed)
        return await self._moves.think(self._minds[game]().time_limit(level), work)

    async def weigh(
        self,
        game: str,
        view: Any,
        seat: Seat,
        seed: int,
        seconds: float,
        *,
        patient: bool = False,
    ) -> Thought:
        """Return what full strength thinks of every move of `seat`; raises as `choose` does.

        It takes at most `seconds`, fewer where others think. Whoever is `patient` waits for
        others like him, and nobody waits for him.
        """
        lane = self._patient if patient else self._moves
        work = partial(worker.weigh, self._minds[game], view, seat, seed)
        return await lane.think(seconds, work)

    def close(self) -> None:
        """End the workers, whatever they think about."""
        self._moves.close()
        self._patient.close()
