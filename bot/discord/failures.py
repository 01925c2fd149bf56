"""Errors between the bot and Discord: which ones pass, which ones mean what, by Discord's codes."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from ..tables.refusals import Undelivered, Unreachable

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10062, 10003, 10008
ALREADY_ACKNOWLEDGED, TOKEN_EXPIRED = 40060, 50027
NO_ACCESS, NO_PERMISSION = 50001, 50013
UNKNOWN_WEBHOOK, TOO_MANY_FOLLOWUPS = 10015, 40094
INVALID_BODY = 50035
TOO_MANY_OLD_EDITS = 30046

FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError, Undelivered)
"""Every error that a request to Discord can end with."""

_TRANSIENT = (discord.DiscordServerError, aiohttp.ClientError, ConnectionError, TimeoutError)

BAD_REQUEST, CONTENT_TOO_LARGE, TOO_MANY_REQUESTS = 400, 413, 429
OVER = (
    UNKNOWN_INTERACTION, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ALREADY_ACKNOWLEDGED, TOKEN_EXPIRED,
    NO_ACCESS, NO_PERMISSION, UNKNOWN_WEBHOOK, TOO_MANY_FOLLOWUPS,
)  # fmt: skip
"""Codes with which Discord refuses a reply that is too late, or whose channel is gone."""


@contextmanager
def transient_as_unreachable() -> Iterator[None]:
    """Raise `Unreachable` where Discord or the network fails for a while; it may pass by itself."""
    try:
        yield
    except _TRANSIENT as error:
        raise Unreachable(str(error) or repr(error)) from error
    except RuntimeError as error:  # how aiohttp says that the bot has closed its connections
        if "closed" not in str(error):
            raise
        raise Unreachable(str(error)) from error


def raise_if_rate_limited(error: discord.HTTPException) -> None:
    """Raise `Unreachable` where Discord takes no more for a while.

    discord.py has waited and asked five times then. What was refused has surely not arrived.
    """
    if error.status == TOO_MANY_REQUESTS:
        raise Unreachable(str(error)) from error


def is_discords(error: Exception) -> bool:
    """Whether the reason of a failure lies with Discord, or with the network in between."""
    if isinstance(error, (*_TRANSIENT, Undelivered)):
        return True
    if isinstance(error, discord.HTTPException):
        return error.code in OVER or error.status == TOO_MANY_REQUESTS
    return False


def too_large(error: discord.HTTPException) -> bool:
    """Whether Discord refuses a message because of the size of its files."""
    return error.status == CONTENT_TOO_LARGE


def is_unknown_emoji(error: discord.HTTPException) -> bool:
    """Whether Discord refuses a message for an emoji on one of its controls."""
    return error.code == INVALID_BODY and "emoji" in error.text


def only_too_late(error: discord.HTTPException) -> bool:
    """Go on where the interaction has expired, or was answered before; raise anything else.

    Returns True for 40060: Discord has an answer already, through an earlier try whose receipt was
    lost. That is no failure.
    """
    if error.code == ALREADY_ACKNOWLEDGED:
        log.info("Discord has this reply already: %s", error)
        return True
    if error.code == UNKNOWN_INTERACTION:
        log.warning("Discord no longer waits for this reply: %s", error)
        return False
    raise error
