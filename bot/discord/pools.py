"""The workers of the running bot: those that draw, those that think, and those elsewhere."""

from functools import partial

from ..games import GAMES
from ..runtime.metrics import Metrics
from ..runtime.settings import Settings
from ..workers.ai_pool import AiPool
from ..workers.remote_workers import RemoteWorkers
from ..workers.render_pool import RenderPool


class Pools:
    """The pools of processes of the bot, and the queue of jobs where workers elsewhere are used."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.remote = remote_workers(settings, metrics)
        self.render = RenderPool(
            settings.render_workers, [game.warm for game in GAMES.values()], self.remote
        )
        agents = {name: game.agent for name, game in GAMES.items()}
        self.ai = AiPool(agents, settings.ai_workers, self.remote)
        self._show_waiting(metrics)

    async def open(self) -> None:
        """Connect to the queue of jobs, once the database has its present schema."""
        if self.remote is not None:
            await self.remote.open()

    async def count(self) -> None:
        """Update the gauges of what waits in the queue of jobs."""
        if self.remote is not None:
            await self.remote.count()

    def close(self) -> None:
        """End the processes at once."""
        self.ai.close()
        self.render.close()

    async def disconnect(self) -> None:
        """End the connections to the queue of jobs."""
        if self.remote is not None:
            await self.remote.close()

    def _show_waiting(self, metrics: Metrics) -> None:
        """Let the gauges of waiting tasks be computed whenever they are read."""
        metrics.pictures.set_function(lambda: self.render.waiting)
        for lane in self.ai.waiting():
            count = partial(self._thoughts_waiting, lane)
            metrics.thoughts.labels(lane).set_function(count)

    def _thoughts_waiting(self, lane: str) -> float:
        return self.ai.waiting()[lane]


def remote_workers(settings: Settings, metrics: Metrics) -> RemoteWorkers | None:
    """Return what sends jobs to workers elsewhere, where the settings ask for that."""
    if settings.jobs == "embedded":
        return None
    # What connects to the queue takes memory, and is imported only where it is used.
    from ..workers.procrastinate_queue import ProcrastinateQueue

    return RemoteWorkers(ProcrastinateQueue(settings.database_url, settings.process_name), metrics)
