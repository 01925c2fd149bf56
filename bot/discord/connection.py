"""The connection to Discord: runs a client until it is told to stop, or until Discord fails."""

import asyncio
import logging

import aiohttp
import discord
import yarl

from ..runtime.settings import Settings
from ..store import Unavailable
from .client import Wonders
from .failures import TOO_MANY_REQUESTS

log = logging.getLogger(__name__)

TOKEN_REFUSED = 4004
"""The gateway's code for a token that is no longer accepted."""


class LoginRefused(RuntimeError):  # noqa: N818 - names the state
    """Discord does not accept the token."""


def point_at(settings: Settings) -> None:
    """Let discord.py talk to another server that speaks Discord's API, where one is set."""
    discord.VoiceClient.warn_nacl = False  # there is no voice here
    discord.VoiceClient.warn_dave = False
    if settings.api_url:
        discord.http.Route.BASE = settings.api_url
    if settings.gateway_url:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)


async def run_once(app: Wonders, token: str, stop: asyncio.Event) -> bool:
    """Run a client until `stop` is set or Discord cannot be reached, and close it.

    Returns whether it was connected. Raises `LoginRefused`, and anything that a new start would
    meet again.
    """
    running = asyncio.create_task(app.start(token), name="the bot")
    stopped = asyncio.create_task(stop.wait(), name="a signal")
    try:
        await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
            log.warning("Discord has closed the connection; starting again")
    except Unavailable as error:
        log.warning("The database cannot be reached; starting again soon: %s", error)
    except aiohttp.ClientError as error:
        log.warning("Discord cannot be reached; starting again soon: %s", _why(error))
    except (discord.GatewayNotFound, ConnectionError, TimeoutError) as error:
        log.warning(
            "Discord or the database cannot be reached; starting again soon: %s", _why(error)
        )
    except discord.LoginFailure as error:
        raise LoginRefused from error
    except discord.ConnectionClosed as error:
        if error.code == TOKEN_REFUSED:
            raise LoginRefused from error
        raise
    except discord.HTTPException as error:
        if error.status < 500 and error.status != TOO_MANY_REQUESTS:
            raise
        log.warning("Discord fails; starting again soon: %s", error)
    finally:
        connected = app.connected
        running.cancel()
        stopped.cancel()
        await app.close()
        await asyncio.wait({running, stopped})
    return connected


def _why(error: Exception) -> str:
    return str(error) or type(error).__name__
