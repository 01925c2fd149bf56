"""`python -m bot worker`: thinks and draws for a bot that runs elsewhere, until a signal.

It needs the bot's database and nothing of Discord.
"""

import asyncio
import logging
import sys
from contextlib import suppress
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from ..games import GAMES
from ..runtime.backoff import Backoff
from ..runtime.metrics import ErrorCount, Metrics
from ..runtime.settings import Settings
from ..store import why_unusable
from ..store.upkeep.inspection import schema_of
from ..workers.ai_pool import AiPool
from ..workers.backlog import count_waiting
from ..workers.computing import Computing
from ..workers.procrastinate_queue import ProcrastinateQueue
from ..workers.queue import JobQueue, Lane, NoAnswer
from ..workers.render_pool import RenderPool
from .signals import stop_on_signals
from .site import LOOPBACK, PortTaken, serving

log = logging.getLogger(__name__)

WAITS = (1.0, 2.0, 5.0)
"""Seconds between looks for the database, before the bot has made it; the last one repeats."""

NOT_ASKED = """\
`python -m bot worker` takes the jobs of a bot with JOBS=postgresql: set JOBS and DATABASE_URL here
as there (see docs/workers.md).
"""

NEWER = """\
The database was last used by a newer version of this program: update this worker.
"""

NO_PORT = """\
HEALTH_PORT {port} of {host} cannot be opened ({why}).
Choose another one, or leave the setting out.
"""


class NewerBot(RuntimeError):  # noqa: N818 - names the state
    """The database is that of a newer version of this program."""


def work(chosen: Settings) -> int:
    """Run until a signal; return the exit status: 0 after one, 2 where the settings do not fit."""
    if chosen.jobs == "embedded":
        sys.stderr.write(NOT_ASKED)
        return 2
    try:
        return asyncio.run(_work(chosen))
    except NewerBot:
        message = NEWER
    except PortTaken as error:
        message = NO_PORT.format(port=chosen.health_port, host=LOOPBACK, why=error)
    sys.stderr.write(message)
    return 2


async def _work(chosen: Settings) -> int:
    stop, metrics = stop_on_signals(), Metrics(chosen.process_name)
    errors = ErrorCount(metrics)
    logging.getLogger().addHandler(errors)

    def waited(lane: Lane, seconds: float) -> None:
        metrics.job_waits.labels(lane).observe(seconds)

    queue = ProcrastinateQueue(chosen.database_url, chosen.process_name, waited=waited)
    ready = asyncio.Event()
    problems, count = partial(_problems, queue, ready), partial(count_waiting, queue, metrics)
    try:
        async with metrics.sampling(), serving(chosen.health_port, metrics, problems, count):
            if await _made(chosen.database_url, stop):
                await queue.open()
                try:
                    await _compute(chosen, queue, ready, stop)
                finally:
                    await queue.close()
    finally:
        logging.getLogger().removeHandler(errors)
    log.info("Stopped")
    return 0


async def _made(url: str, stop: asyncio.Event) -> bool:
    """Wait until the bot has made the database; return whether it has before `stop` is set."""
    backoff = Backoff(WAITS)
    while not stop.is_set():
        why = "the bot has not migrated it yet"
        try:
            schema = await schema_of(url)
            if schema == "newer":
                raise NewerBot
            if schema in ("current", "ahead"):
                return True
        except (SQLAlchemyError, OSError) as error:
            why = f"{why_unusable(error)}; check DATABASE_URL and the server if this lasts"
        log.warning("The database cannot be used yet: %s", why)
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), backoff.next())
    return False


async def _compute(
    chosen: Settings, queue: JobQueue, ready: asyncio.Event, stop: asyncio.Event
) -> None:
    """Compute jobs until `stop` is set; `ready` is set once it can compute them."""
    agents = {name: game.agent for name, game in GAMES.items()}
    ai_pool = AiPool(agents, chosen.ai_workers)
    render_pool = RenderPool(chosen.render_workers, [game.warm for game in GAMES.values()])
    concurrency: dict[Lane, int] = {
        "moves": max(1, chosen.ai_workers),
        "reviews": 1,
        "pictures": max(1, chosen.render_workers),
    }
    try:
        await asyncio.gather(ai_pool.warm(), render_pool.warm())
        ai_pool.prepare()
        ready.set()
        log.info("Ready to compute jobs")
        await queue.work(concurrency, Computing(ai_pool, render_pool).compute, stop)
    finally:
        ai_pool.close()
        render_pool.close()


async def _problems(queue: JobQueue, ready: asyncio.Event) -> list[str]:
    try:
        await queue.backlog()
    except NoAnswer:
        return ["queue: not reachable"]
    return [] if ready.is_set() else ["pools: starting"]
