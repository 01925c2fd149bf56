"""What can go wrong between Discord and us, and what Discord's codes say."""

import logging

import aiohttp
import discord

from ..tables.refusals import Gone

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10062, 10003, 10008
ALREADY_ACKNOWLEDGED, TOKEN_EXPIRED = 40060, 50027
NO_ACCESS, NO_PERMISSION = 50001, 50013
UNKNOWN_WEBHOOK, TOO_MANY_FOLLOWUPS = 10015, 40094

FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Everything that can go wrong between Discord and us."""

UNREACHABLE = (discord.DiscordServerError, aiohttp.ClientError, ConnectionError, TimeoutError)
"""What passes by itself: Discord or the way to it fails for a while."""

TOO_MANY_REQUESTS = 429
OVER = (
    UNKNOWN_INTERACTION, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ALREADY_ACKNOWLEDGED, TOKEN_EXPIRED,
    NO_ACCESS, NO_PERMISSION, UNKNOWN_WEBHOOK, TOO_MANY_FOLLOWUPS,
)  # fmt: skip
"""What Discord says where an answer comes too late, or where it has no place any more."""


def is_discords(error: Exception) -> bool:
    """Whether something failed for a reason that lies with Discord, or on the way to it."""
    if isinstance(error, (*UNREACHABLE, Gone)):
        return True
    if isinstance(error, discord.HTTPException):
        return error.code in OVER or error.status == TOO_MANY_REQUESTS
    return False


def only_too_late(error: discord.HTTPException) -> None:
    """Go on where the interaction is gone or answered already; raise anything else."""
    if error.code not in (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED):
        raise error
    log.warning("Discord no longer waits for this answer: %s", error)
