"""The pools of the computer players: moves, hints and reviews are searched in worker processes."""

import asyncio
import logging
import math
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from functools import partial
from typing import Any, TypeVar

from engine.ai.levels import LEVELS
from engine.ai.thought import Thought
from engine.core.game import Seat

from ..runtime.backoff import Backoff
from . import process
from .jobs import ChooseMove, Evaluate, SearchedPosition, packed
from .pool import Closed, WorkerPool, processes, threads
from .remote_workers import RemoteWorkers

__all__ = ["AiPool", "Closed", "SearchPool", "share"]

log = logging.getLogger(__name__)

R = TypeVar("R")

ANSWERED_WITHIN = 1.8
"""Seconds from request to result, waiting included: people wait two without impatience."""

TOGETHER_WITHIN = 0.7
"""Seconds for the searches of all computers of a table that choose at once, taken together.

People may have to wait for the last of them: so it ends within a second, storing and drawing
included, even if all people choose at once.
"""

LEAST_SECONDS = 0.1
"""The shortest search, however long the queue, unless it wants less."""

NICE, REVIEW_NICE, COMPILE_NICE = 2, 19, 19
"""Niceness of the workers for moves, of the one for reviews, and of the one that compiles."""

WAITS = (60.0, 600.0, 3600.0)
"""Seconds before a game is compiled again after a failure; the last one repeats."""


def share(
    seconds: float, searches: int, workers: int, waited: float, within: float = ANSWERED_WITHIN
) -> float:
    """Return for how many seconds a search that wants `seconds` may run.

    `searches` counts all that run or wait, this one included; `waited` are the seconds that this
    one has waited, of the `within` in which it should end.
    """
    fair = ANSWERED_WITHIN * workers / searches
    return max(min(LEAST_SECONDS, seconds), min(seconds, fair, within - waited))


def side_by_side(seconds: float, together: int, workers: int) -> float:
    """Return how many of `seconds` each of `together` computers that choose at once may search."""
    return min(seconds, TOGETHER_WITHIN / math.ceil(together / workers))


def below(level: str) -> str:
    """Return the next weaker level; the weakest one stays."""
    return LEVELS[max(0, LEVELS.index(level) - 1)]


class SearchPool(WorkerPool):
    """A pool of workers that search; if `hurried`, searches get shorter as the queue grows."""

    def __init__(
        self, workers: int, start: Callable[[], Executor], *, hurried: bool = True
    ) -> None:
        super().__init__(workers, start)
        self._hurried = hurried

    async def search(
        self,
        seconds: float,
        work: Callable[[float], R],
        *,
        patient: bool = False,
        within: float = ANSWERED_WITHIN,
    ) -> R:
        """Run `work` on a worker, with the seconds that it may take, and return its result.

        It wants `seconds`, and gets fewer if others wait, or if it waited itself and would not end
        `within` so many seconds from now. A `patient` search lets all others go first, and is not
        shortened for having waited.

        Raises `Closed`; `BrokenExecutor` or `TimeoutError` where a second try failed as well.
        """
        clock = asyncio.get_running_loop().time
        called = clock()

        def begin() -> Callable[[], R]:
            waited = 0.0 if patient else clock() - called
            searches = self._wanted if patient else self._wanted - self._patient
            fair = share(seconds, searches, self._workers, waited, within)
            return partial(work, fair if self._hurried else seconds)

        return await self._in_turn(begin, patient=patient)


class AiPool:
    """Runs the agents of all games, by the game's name, in two pools: `moves`, and `reviews`.

    Workers are given views only, so that no search can use what is hidden. Reviews have a process
    of their own at the lowest priority, so that no move waits for them.

    Workers start without compiled code, which takes seconds to load and a minute to make; when a
    game is first played, its code is compiled in a process at the lowest priority, and new workers
    that have loaded it replace the first ones.
    """

    def __init__(
        self,
        agents: Mapping[str, process.AgentSpec],
        workers: int,
        remote: RemoteWorkers | None = None,
    ) -> None:
        """Set up `workers` processes for moves.

        Where it is 0 (for tests), two threads of the bot search, one for moves and one for reviews.

        `agents` tells what plays each game. Where `remote` is given, it is asked first.
        """
        self._remote = remote
        self._agents = agents
        self._workers = workers
        imports = tuple(partial(process.agent, each.module) for each in agents.values())
        self.moves = SearchPool(max(1, workers), self._start(workers, NICE, imports))
        reviews = self._start(min(1, workers), REVIEW_NICE, imports)
        self.reviews = SearchPool(1, reviews, hurried=False)
        self._compiler = WorkerPool(1, processes(1, (), COMPILE_NICE), cold=math.inf)
        self._preparing: dict[str, asyncio.Task[None]] = {}
        self._prepared: set[str] = set()
        self._compiling = asyncio.Lock()

    def waiting(self) -> dict[str, int]:
        """Return how many searches wait in each pool."""
        return {"moves": self.moves.waiting, "reviews": self.reviews.waiting}

    async def warm(self) -> None:
        """Start a worker for moves, without compiled code, and wait until it is ready."""
        if self._workers:
            await self.moves.warm()

    async def choose(
        self,
        game: str,
        view: Any,
        seat: Seat,
        level: str,
        seed: int,
        *,
        together: int = 1,
        part: float = 1.0,
        patient: bool = False,
        position: SearchedPosition | None = None,
    ) -> str:
        """Return the text of the move that a level makes in `seat`, given the seat's view.

        `together` computers of the table choose at once, each in a `part` (0 to 1) of the level's
        time. A `patient` search lets all searches of moves and hints that are not patient go first.
        With `position`, workers on other machines are asked first; without an answer in time, the
        next weaker level searches here.

        The same seed gives the same move, unless the search ran out of time. Raises `Closed`, and
        `ValueError` where `seat` has no move.
        """
        if self._remote is not None and position is not None:
            job = ChooseMove(game, packed(view), seat, level, seed, together, part)
            longest = self._agents[game].seconds[level]
            found = await self._remote.choose(job, position, longest, patient=patient)
            if found is not None:
                return found
            level = below(level)
        self._begin_preparing(game)
        agent = self._agents[game]
        work = partial(process.choose, agent.module, view, seat, level, seed)
        seconds = side_by_side(agent.seconds[level] * part, together, max(1, self._workers))
        within = TOGETHER_WITHIN if together > 1 else ANSWERED_WITHIN
        return await self.moves.search(seconds, work, patient=patient, within=within)

    async def evaluate(
        self,
        game: str,
        view: Any,
        seat: Seat,
        seed: int,
        seconds: float,
        *,
        patient: bool = False,
        position: SearchedPosition | None = None,
    ) -> Thought:
        """Return the value of every move of `seat` at full strength; raises as `choose` does.

        The search takes at most `seconds`, fewer where others wait. A `patient` one runs in the
        pool of reviews. `position` is as for `choose`; without an answer in time, the search
        here takes half of the seconds.
        """
        if self._remote is not None and position is not None:
            job = Evaluate(game, packed(view), seat, seed, seconds)
            found = await self._remote.evaluate(job, position, patient=patient)
            if found is not None:
                return found
            seconds /= 2
        pool = self.reviews if patient else self.moves
        self._begin_preparing(game)
        work = partial(process.evaluate, self._agents[game].module, view, seat, seed)
        return await pool.search(seconds, work)

    async def seconds_to_full_strength(self, game: str) -> int | None:
        """Return in about how many seconds a game's code is compiled, `None` if it is.

        The first call begins to compile it; searches are below full strength until then. 0 if the
        time is not known; `None`, too, if workers elsewhere search, which prepare themselves.
        """
        if self._remote is not None or not self._workers or game in self._prepared:
            return None
        self._begin_preparing(game)
        progress = await self.moves.run(partial(process.compiling, self._agents[game].module))
        return 0 if progress is None else math.ceil(progress.seconds_left)

    def prepare(self) -> None:
        """Begin to compile what plays each game, before the first one is played."""
        for game in self._agents:
            self._begin_preparing(game)

    def close(self) -> None:
        """End the workers at once, also in the middle of a search."""
        for task in self._preparing.values():
            task.cancel()
        for pool in (self.moves, self.reviews, self._compiler):
            pool.close()

    def _start(
        self, number: int, nice: int, ready: tuple[Callable[[], object], ...] = ()
    ) -> Callable[[], Executor]:
        return processes(number, ready, nice) if number else threads(1, "search")

    def _begin_preparing(self, game: str) -> None:
        """Begin to compile the agent of a game in the background, unless that was begun before."""
        if self._workers and game not in self._preparing:
            task = asyncio.create_task(self._prepare(game), name=f"compile-{game}")
            self._preparing[game] = task

    async def _prepare(self, game: str) -> None:
        """Compile the agent of a game; what fails is tried again, as for lack of memory or room."""
        backoff = Backoff(WAITS)
        while True:
            try:
                async with self._compiling:
                    await self._compile(game)
                return
            except Closed:
                log.info("The bot stopped before the compiled code of %s was loaded", game)
                return
            except Exception as error:
                wait = backoff.next()
                log.error("Compiling %s failed, trying again in %.0f s: %r", game, wait, error)
            await asyncio.sleep(wait)

    async def _compile(self, game: str) -> None:
        """Compile the agent of a game, and replace the workers by ones that have loaded it."""
        compile_it = partial(process.compile_agent, self._agents[game].module)
        if not await self._compiler.run(compile_it):
            log.warning("%s is played without compiled code, below full strength", game)
            return
        self._compiler.release()
        names = sorted({*self._prepared, game})
        load = tuple(partial(process.load, self._agents[each].module) for each in names)
        await self.moves.replace(self._start(self._workers, NICE, load))
        await self.reviews.replace(self._start(1, REVIEW_NICE, load))
        self._prepared.add(game)
        log.info("%s is played with compiled code from now on", game)
