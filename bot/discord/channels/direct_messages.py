"""Sends people messages of their own, in the channel Discord opens between them and the bot."""

import logging

import discord

from ...controls.panel import Panel
from ...runtime.recent import Recent
from ...tables.refusals import CannotShow, DirectMessagesClosed, Gone, Undelivered
from ...workers.pool import UNABLE
from ...workers.render_pool import RenderPool
from ..failures import FAILURES, raise_if_rate_limited, transient_as_unreachable
from ..messages import render
from .channel_messages import ChannelMessages

log = logging.getLogger(__name__)

FORBIDDEN = 403
NOBODY = (10013, 50033)
"""Codes with which Discord tells that a person's account is gone, or was never one."""

REMEMBERED = 4096
"""Of how many people the channel is remembered; Discord would answer with the same one."""


class DirectMessages:
    """Opens the channels, and sends and replaces messages there."""

    def __init__(
        self, client: discord.Client, messages: ChannelMessages, render_pool: RenderPool
    ) -> None:
        self._client = client
        self._messages = messages
        self._render_pool = render_pool
        self._channels = Recent[int, int](REMEMBERED)

    async def send(self, person: int, panel: Panel, nonce: str) -> tuple[int, int]:
        """Send a panel; return the ids of the channel and the message.

        Discord takes a nonce once. Raises `DirectMessagesClosed`, `Unreachable`, and `Undelivered`
        for another refusal.
        """
        made = await render(panel, self._render_pool)
        try:
            channel_id = await self._channel(person)
            return channel_id, await self._messages.send(channel_id, made, nonce)
        except (Gone, CannotShow) as error:
            raise DirectMessagesClosed(str(error)) from error
        except discord.HTTPException as error:
            raise_if_rate_limited(error)
            if error.status == FORBIDDEN or error.code in NOBODY:
                raise DirectMessagesClosed(str(error)) from error
            raise Undelivered(str(error)) from error

    async def replace(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Replace a message, if it still exists; a failure is logged."""
        try:
            made = await render(panel, self._render_pool)
            await self._messages.edit(channel_id, message_id, made)
        except (*FAILURES, *UNABLE) as error:
            log.warning("Direct message %s stays as it is: %s", message_id, error)

    async def _channel(self, person: int) -> int:
        """Return the id of the channel between a person and the bot."""
        if person not in self._channels:
            with transient_as_unreachable():
                opened = await self._client.create_dm(discord.Object(person))
            self._channels[person] = opened.id
        return self._channels[person]
