"""What a try leaves at Discord, so that all of it is taken away again."""

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
from discord import ui

from ..channels.content import Content, of_message, of_panel
from ..failures import FAILURES
from ..messages import Rendered

log = logging.getLogger(__name__)

T = TypeVar("T")

SEARCHED = 50
"""How many of a channel's newest messages are searched for those whose receipt was lost."""


class Belongings:
    """The messages, threads and emojis of a try.

    A request is finished even if the try is cancelled meanwhile: nothing can be taken away of which
    it is unknown whether it is there.
    """

    def __init__(self, client: discord.Client, channel: discord.TextChannel) -> None:
        self._client = client
        self._channel = channel
        self._messages: dict[int, discord.Message] = {}
        self._sent: list[Content] = []
        self._threads: list[int] = []
        self._emojis: set[str] = set()

    async def post(self, made: Rendered, nonce: str) -> discord.Message:
        """Post a message as the bot does."""
        return await _whole(self._send(of_panel(made.panel), nonce=nonce, **made.new()))

    async def post_file(self, name: str, data: bytes) -> discord.Message:
        """Post a file as a message."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.File(f"attachment://{name}"))
        shown = Content((), (name,), ())
        file = discord.File(io.BytesIO(data), name)
        return await _whole(self._send(shown, view=view, file=file))

    async def open_thread(self, message: discord.Message, name: str) -> discord.Thread:
        """Open a thread from a message; its id will be the message's."""
        self._threads.append(message.id)
        return await _whole(message.create_thread(name=name, auto_archive_duration=60))

    async def upload_emoji(self, name: str, image: bytes) -> discord.Emoji:
        """Upload an emoji of the application."""
        self._emojis.add(name)
        return await _whole(self._client.create_application_emoji(name=name, image=image))

    async def take_away(self) -> list[str]:
        """Delete all that was made; return what may remain, with the reason."""
        remaining = []
        for thread in self._threads:
            remaining += await _removed("a thread", self._remover_of_thread(thread))
        remaining += await _removed("messages without a receipt", self._find_lost)
        for message in list(self._messages.values()):
            remaining += await _removed(f"the message {message.jump_url}", message.delete)
        if self._emojis:
            remaining += await _removed("an emoji of the application", self._remove_emojis)
        return remaining

    async def _send(self, shown: Content, **arguments: Any) -> discord.Message:
        self._sent.append(shown)
        message = await self._channel.send(silent=True, **arguments)
        self._messages[message.id] = message
        return message

    def _remover_of_thread(self, thread: int) -> Callable[[], Awaitable[None]]:
        async def remove() -> None:
            await self._client.http.delete_channel(thread)

        return remove

    async def _find_lost(self) -> None:
        """Note messages that Discord took and whose receipt was lost, so that they are deleted."""
        async for each in self._channel.history(limit=SEARCHED):
            if each.author == self._client.user and of_message(each) in self._sent:
                self._messages[each.id] = each

    async def _remove_emojis(self) -> None:
        for emoji in await self._client.fetch_application_emojis():
            if emoji.name in self._emojis:
                await emoji.delete()
        self._emojis.clear()


async def _removed(what: str, remove: Callable[[], Awaitable[None]]) -> list[str]:
    """Remove something; return a line about it if that failed, and none if it is not there."""
    try:
        await _whole(remove())
    except discord.NotFound:
        return []
    except FAILURES as error:
        log.debug("%s cannot be taken away", what, exc_info=error)
        return [f"{what} ({error})"]
    return []


async def _whole(request: Awaitable[T]) -> T:
    """Await a request; where the caller is cancelled, let it end first."""
    task = asyncio.ensure_future(request)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        raise
