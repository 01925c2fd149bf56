"""Runs the program: starts the bot, and restarts it when Discord fails, until a signal."""

import asyncio
import gc
import logging
import sys
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ..discord.client import Wonders
from ..discord.connection import LoginRefused, point_at, run_once
from ..runtime.backoff import Backoff
from ..runtime.metrics import ErrorCount, Metrics
from ..runtime.settings import Settings
from ..store import NewerDatabase, OlderPrograms, why_unusable
from ..store.connection.lock import DatabaseInUse, database_file, lock_database
from ..store.connection.private_files import close_to_others, files_of
from .health import Health
from .signals import stop_on_signals
from .site import LOOPBACK, PortTaken

log = logging.getLogger(__name__)

WAITS = (2.0, 5.0, 15.0, 60.0, 300.0)
"""Seconds before each restart while Discord cannot be reached; the last one repeats."""

REFUSED_BY_DISCORD = """\
Discord does not accept DISCORD_TOKEN. Make a new one under Bot > Reset Token of your application
at https://discord.com/developers/applications, and put it into .env.
"""

NO_DATABASE = """\
The database cannot be opened ({why}).
Check DATABASE_URL; `python -m bot doctor` looks at it more closely.
"""

NO_PORT = """\
HEALTH_PORT {port} of {host} cannot be opened ({why}).
Choose another one, or leave the setting out.
"""


def run(chosen: Settings) -> int:
    """Run until a signal; return the exit status: 0 after a signal, 1 or 2 after an error.

    2 means that another start would fail too until the configuration is changed.
    """
    point_at(chosen)
    try:
        with lock_database(chosen.database_url):
            file = database_file(chosen.database_url)
            if file is not None:  # an earlier version left it to the umask
                close_to_others(files_of(file))
            return asyncio.run(_run(chosen))
    except (DatabaseInUse, NewerDatabase) as error:
        message, status = _sentence(error), 2
    except OlderPrograms as error:
        message, status = _sentence(error), 1
    except LoginRefused:
        message, status = REFUSED_BY_DISCORD, 2
    except PortTaken as error:
        message, status = NO_PORT.format(port=chosen.health_port, host=LOOPBACK, why=error), 2
    except (SQLAlchemyError, OSError, ImportError) as error:
        message, status = NO_DATABASE.format(why=_why(error, chosen.database_url)), 1
    sys.stderr.write(message)
    return status


def _sentence(error: Exception) -> str:
    return f"{str(error)[:1].upper()}{str(error)[1:]}.\n"


def _why(error: Exception, url: str) -> str:
    """Return why a database cannot be opened, with the file in question where there is one."""
    file = getattr(error, "filename", None) or database_file(url)
    return f"{file}: {why_unusable(error)}" if file else why_unusable(error)


async def _run(chosen: Settings) -> int:
    asyncio.get_running_loop().set_exception_handler(_tell)
    stop, metrics = stop_on_signals(), Metrics(chosen.process_name)
    health, errors = Health(metrics, stop.is_set), ErrorCount(metrics)
    logging.getLogger().addHandler(errors)
    backoff = Backoff(WAITS)
    try:
        async with metrics.sampling(), health.serving(chosen.health_port):
            while not stop.is_set():
                app = Wonders(chosen, metrics=metrics)
                health.watch(app)
                if await run_once(app, chosen.token, stop):
                    backoff.reset()
                if not stop.is_set():
                    await _wait(backoff.next(), stop)
    finally:
        gc.collect()  # so that what nobody has waited for is told while there is a log
        logging.getLogger().removeHandler(errors)
    log.info("Stopped")
    return 0


def _tell(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what no task has waited for; a connection that was lost is told by whoever uses it."""
    error = context.get("exception")
    if isinstance(error, ConnectionError):
        log.info("A connection was lost: %s", error)
    else:
        loop.default_exception_handler(context)


async def _wait(seconds: float, stop: asyncio.Event) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(stop.wait(), seconds)
