"""Sends messages of webhooks at most once: no retry after a server error, as discord.py does it.

Discord may have posted the message all the same, and takes no nonce from webhooks that would keep
a retry from posting it twice.
"""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from copy import copy
from typing import Any, cast

import aiohttp
import discord

from ..failures import TOO_MANY_REQUESTS

SERVER_ERRORS = 500


class Limited(aiohttp.ClientError):
    """Discord has taken too many messages of this webhook, and has not taken this one."""

    status = TOO_MANY_REQUESTS


class Failed(aiohttp.ClientError):
    """Discord's servers have failed; it is unknown whether they have taken the message."""

    def __init__(self, status: int) -> None:
        super().__init__(f"Discord answers {status}")
        self.status = status


def once(webhook: discord.Webhook, *, patient: bool) -> discord.Webhook:
    """Return the same webhook, whose requests raise `Failed` where Discord's servers fail.

    Where there are too many, a `patient` one waits as discord.py does; others raise `Limited`.
    """
    same = copy(webhook)
    check = _raise_failed if patient else _raise_limited_or_failed
    same.session = cast("aiohttp.ClientSession", _Session(webhook.session, check))
    return same


class _Session:
    """What discord.py needs of a session to make the request of a webhook."""

    def __init__(
        self,
        session: aiohttp.ClientSession,
        check: Callable[[aiohttp.ClientResponse], Awaitable[None]],
    ) -> None:
        self._session = session
        self._check = check

    def request(
        self, method: str, url: str, **options: Any
    ) -> AbstractAsyncContextManager[aiohttp.ClientResponse]:
        return self._session.request(method, url, raise_for_status=self._check, **options)


async def _raise_failed(response: aiohttp.ClientResponse) -> None:
    if response.status >= SERVER_ERRORS:
        response.release()
        raise Failed(response.status)


async def _raise_limited_or_failed(response: aiohttp.ClientResponse) -> None:
    if response.status == TOO_MANY_REQUESTS:
        response.release()
        raise Limited("too many messages")
    await _raise_failed(response)
