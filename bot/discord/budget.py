"""Counts the requests that the bot makes of its own, of which Discord allows 50 a second.

Those that answer a press or a command carry the token of an interaction, and do not count.
"""

import re
import time
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
import discord
from yarl import URL

from ..runtime.metrics import Metrics
from .failures import TOO_MANY_REQUESTS

WINDOW = 1.0
"""Seconds for which Discord counts the requests."""

ANSWER = re.compile(r"^/(?:webhooks|interactions)/\d+/[^/]+")
"""The routes that carry the token of an interaction."""


class Budget:
    """Counts the requests that this process has made of its own in the last second.

    After `most` of them it is `spent`: boards are sent as answers to presses then, and what can
    wait is left out. With 0 it is always spent. `clock` tells the time in seconds.
    """

    def __init__(
        self, most: float, metrics: Metrics, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most = most
        self._metrics = metrics
        self._clock = clock
        self._made: deque[float] = deque()
        self._refused_until = float("-inf")

    @property
    def spent(self) -> bool:
        """Whether to save requests: `most` were made, or Discord has refused one of this token.

        Discord refuses one where all processes with the token have made too many together.
        """
        self._forget()
        return len(self._made) >= self.most or self._clock() < self._refused_until

    def tracing(self) -> aiohttp.TraceConfig:
        """Return a trace that counts an aiohttp client's requests, for the metrics too."""

        async def sent(
            _: aiohttp.ClientSession, __: SimpleNamespace, asked: aiohttp.TraceRequestStartParams
        ) -> None:
            if route(asked.url) == "own":
                self._forget()
                self._made.append(self._clock())

        async def answered(
            _: aiohttp.ClientSession, __: SimpleNamespace, done: aiohttp.TraceRequestEndParams
        ) -> None:
            self._metrics.requests.labels(route(done.url), str(done.response.status)).inc()
            self._note_refusal(done.response)

        async def failed(
            _: aiohttp.ClientSession, __: SimpleNamespace, lost: aiohttp.TraceRequestExceptionParams
        ) -> None:
            status = getattr(lost.exception, "status", "failed")
            self._metrics.requests.labels(route(lost.url), str(status)).inc()

        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(sent)
        trace.on_request_end.append(answered)
        trace.on_request_exception.append(failed)
        return trace

    def _note_refusal(self, response: aiohttp.ClientResponse) -> None:
        told = response.headers
        if response.status == TOO_MANY_REQUESTS and told.get("X-RateLimit-Scope") == "global":
            wait = told.get("Retry-After", "")
            self._refused_until = self._clock() + (float(wait) if wait.isdigit() else WINDOW)

    def _forget(self) -> None:
        before = self._clock() - WINDOW
        while self._made and self._made[0] <= before:
            self._made.popleft()


def route(url: URL) -> str:
    """Return what a request counts as: `own`, `answer`, or `other` for files and the gateway."""
    base, asked = discord.http.Route.BASE, str(url)
    if not asked.startswith(base):
        return "other"
    return "answer" if ANSWER.match(asked.removeprefix(base)) else "own"
