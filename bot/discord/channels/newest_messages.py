"""The newest message of a channel, by its id: what interactions tell of it, and else Discord."""

import asyncio
import logging

import discord
import msgspec

from ...runtime.recent import Recent
from ..failures import FAILURES

log = logging.getLogger(__name__)

FRESH = 10.0
"""Seconds for which what is known of a channel counts: that one message more stands in it by then
pushes nothing out of sight."""

REMEMBERED = 1024
"""Of how many channels this is remembered; those heard of last stay."""

INTERACTION = '"INTERACTION_CREATE"'


class _Channel(msgspec.Struct):
    id: str
    last_message_id: str | None = None


class _Interaction(msgspec.Struct):
    channel: _Channel


class _Event(msgspec.Struct):
    d: _Interaction


class _Known(msgspec.Struct, frozen=True):
    message_id: int
    at: float


_decoder = msgspec.json.Decoder(_Event)


class NewestMessages:
    """Knows the newest messages of channels without an intent to hear of every message.

    A press and a command name the newest message of their channel. discord.py drops that where it
    knows the channel already, so it is read from the gateway's events.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known = Recent[int, _Known](REMEMBERED)
        client.event(self.on_socket_raw_receive)

    async def on_socket_raw_receive(self, event: str) -> None:
        """Take note of what an event of the gateway tells, before it is handled."""
        if INTERACTION not in event:
            return
        try:
            channel = _decoder.decode(event).d.channel
        except msgspec.MsgspecError:
            return
        if channel.last_message_id is not None:
            self._note(int(channel.id), int(channel.last_message_id))

    async def of(self, channel_id: int) -> int | None:
        """Return the id of a channel's newest message, which may have been deleted since.

        `None` where it cannot be learnt.
        """
        known = self._known.get(channel_id)
        if known is not None and asyncio.get_running_loop().time() < known.at + FRESH:
            return known.message_id
        try:
            channel = await self._client.fetch_channel(channel_id)
        except FAILURES as error:
            log.info("Channel %s: its newest message is not known: %s", channel_id, error)
            return None
        newest: int | None = getattr(channel, "last_message_id", None)
        if newest is not None:
            self._note(channel_id, newest)
        return newest

    def _note(self, channel_id: int, message_id: int) -> None:
        self._known[channel_id] = _Known(message_id, asyncio.get_running_loop().time())
