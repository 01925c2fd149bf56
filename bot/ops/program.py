"""How the program runs: it starts the bot, again where Discord fails, until it is told to stop."""

import asyncio
import logging
import sys
from contextlib import suppress

import aiohttp
import discord
from sqlalchemy.exc import SQLAlchemyError

from ..discord.client import Wonders, point_at
from ..runtime.metrics import ErrorCount, Metrics
from ..runtime.settings import Settings
from ..store import NewerDatabase, Unavailable
from ..store.lock import DatabaseInUse, held
from .health import LOOPBACK, Health, PortTaken
from .signals import stop_on_signals

log = logging.getLogger(__name__)

TOKEN_REFUSED = 4004
"""The gateway's code for a token that is not accepted any more."""

RESTS = (2.0, 5.0, 15.0, 60.0, 300.0)
"""Seconds between two starts where Discord cannot be reached, the last one again and again."""

UNREACHABLE = (discord.GatewayNotFound, aiohttp.ClientError, ConnectionError, TimeoutError)

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

    2 means that a start will fail again until somebody has changed something.
    """
    point_at(chosen)
    discord.VoiceClient.warn_nacl = False  # there is no voice here
    discord.VoiceClient.warn_dave = False
    try:
        with held(chosen.database_url):
            return asyncio.run(_run(chosen))
    except (DatabaseInUse, NewerDatabase) as error:
        told, status = f"{str(error)[:1].upper()}{str(error)[1:]}.\n", 2
    except discord.LoginFailure:
        told, status = REFUSED_BY_DISCORD, 2
    except PortTaken as error:
        told, status = NO_PORT.format(port=chosen.health_port, host=LOOPBACK, why=error), 2
    except (SQLAlchemyError, OSError, ImportError) as error:
        why = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
        told, status = NO_DATABASE.format(why=f"{type(error).__name__}: {why}"), 1
    sys.stderr.write(told)
    return status


async def _run(chosen: Settings) -> int:
    stop, metrics = stop_on_signals(), Metrics()
    health, errors = Health(metrics), ErrorCount(metrics)
    logging.getLogger().addHandler(errors)
    rests = iter(RESTS)
    try:
        async with metrics.sampling(), health.serving(chosen.health_port):
            while not stop.is_set():
                app = Wonders(chosen, metrics=metrics)
                health.watch(app)
                await _once(app, chosen.token, stop)
                if not stop.is_set():
                    await _rest(next(rests, RESTS[-1]), stop)
    finally:
        logging.getLogger().removeHandler(errors)
    log.info("Stopped")
    return 0


async def _once(app: Wonders, token: str, stop: asyncio.Event) -> None:
    """Run a bot until it is told to stop, or Discord cannot be reached; raises anything else."""
    running = asyncio.create_task(app.start(token), name="the bot")
    stopped = asyncio.create_task(stop.wait(), name="a signal")
    try:
        await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
            log.warning("Discord has closed the connection; starting again")
    except (*UNREACHABLE, Unavailable) as error:
        log.warning("Discord or the database cannot be reached; starting again soon: %r", error)
    except discord.ConnectionClosed as error:
        if error.code == TOKEN_REFUSED:
            raise discord.LoginFailure from error
        raise
    except discord.HTTPException as error:
        if error.status < 500 and error.status != 429:
            raise
        log.warning("Discord fails; starting again soon: %s", error)
    finally:
        running.cancel()
        stopped.cancel()
        await app.close()
        await asyncio.wait({running, stopped})


async def _rest(seconds: float, stop: asyncio.Event) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(stop.wait(), seconds)
