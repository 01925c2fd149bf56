"""Opens threads at messages of the bot, and tells whether it may enter those of others."""

import logging
from typing import Literal

import discord

from ..tables.refusals import CannotShow, Refusal
from .failures import FAILURES, NO_PERMISSION, transient_as_unreachable
from .permissions import missing_for_threads

log = logging.getLogger(__name__)

PERMISSION = "create_public_threads"
ARCHIVED_AFTER: Literal[10080] = 10080
"""Minutes without a message after which Discord hides a thread: a week."""

HAS_THREAD = 160004
"""The code with which Discord refuses a second thread of a message."""


def kind_in(
    parent: discord.TextChannel,
) -> Literal[discord.ChannelType.news_thread, discord.ChannelType.public_thread]:
    """Return which threads for everybody a channel can have."""
    kinds = discord.ChannelType
    return kinds.news_thread if parent.is_news() else kinds.public_thread


async def expect_let_in(interaction: discord.Interaction, me: int) -> None:
    """Check that the bot, whose user id is `me`, is in a private thread of an interaction.

    Whoever is not in it can answer there, and post nothing; interactions do not tell it. Raises
    `Refusal`.
    """
    channel = interaction.channel
    if not (isinstance(channel, discord.Thread) and channel.is_private()):
        return
    if not interaction.is_guild_integration() or interaction.app_permissions.manage_threads:
        return
    try:
        await interaction.client.fetch_channel(channel.id)
    except discord.Forbidden:
        raise Refusal("private-thread", bot=f"<@{me}>") from None
    except FAILURES as error:
        log.info("Whether the bot is in thread %s is not known: %s", channel.id, error)


def can_open(interaction: discord.Interaction, channel_id: int) -> bool:
    """Whether a thread can be opened in a channel, which must be the interaction's.

    Raises `CannotShow` where a permission is missing.
    """
    channel = interaction.channel
    if not (interaction.is_guild_integration() and isinstance(channel, discord.TextChannel)):
        return False
    if channel.id != channel_id:
        return False
    lacking = missing_for_threads(interaction)
    if lacking is not None:
        raise CannotShow(lacking)
    return True


async def open_at(interaction: discord.Interaction, message_id: int, title: str) -> int | None:
    """Open a thread at a message of the interaction's channel, or find it; return its id.

    `None` where Discord does not let it be; raises `CannotShow` and `Unreachable`.
    """
    assert isinstance(interaction.channel, discord.TextChannel)
    message = interaction.channel.get_partial_message(message_id)
    try:
        with transient_as_unreachable():
            thread = await message.create_thread(name=title, auto_archive_duration=ARCHIVED_AFTER)
    except discord.HTTPException as error:
        if error.code == HAS_THREAD:
            return message_id  # a thread has the id of its message
        if error.code == NO_PERMISSION:
            raise CannotShow(PERMISSION) from error
        log.warning("Message %s gets no thread: %s", message_id, error)
        return None
    return thread.id
