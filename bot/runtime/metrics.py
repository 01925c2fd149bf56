"""What is measured while the bot runs, in the form that Prometheus reads."""

import asyncio
import logging
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING

import aiohttp
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LAG_EVERY = 0.02
"""Seconds between two looks at the event loop; a blockage seems shorter by that much at most."""

CLICK_BUCKETS = (0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 3, 5, 10, 30)
LAG_BUCKETS = (0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1, 2.5)
"""Seconds."""


class Metrics:
    """The figures of one program; nothing in them tells of a person, a server or a game."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.moves = self._counter("moves", "Moves stored, by whom they were made.", "by")
        self.errors = self._counter("errors", "Errors in the log, by their kind.", "kind")
        self.requests = self._counter(
            "discord_requests", "Requests to Discord, by the status of the answer.", "status"
        )
        self.edits_failed = self._counter(
            "edits_failed", "Messages that Discord did not let us edit: they keep their controls."
        )
        self.click_to_board = self._histogram(
            "click_to_board_seconds", "From a press that moves to its board.", CLICK_BUCKETS
        )
        self.lag = self._histogram(
            "event_loop_lag_seconds", "How late the event loop wakes who sleeps.", LAG_BUCKETS
        )
        self.games = self._gauge("games", "Games in the database, by their state.", "state")
        self.pictures = self._gauge("pictures_waiting", "Pictures that wait for a worker.")
        self.thoughts = self._gauge("thoughts_waiting", "Thoughts that wait for a worker.", "lane")
        self.gateway = self._gauge("gateway_ready", "1 where Discord's gateway is connected.")
        for by in ("person", "computer"):
            self.moves.labels(by)

    def _counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(name, told, labels, namespace="wonders", registry=self.registry)

    def _gauge(self, name: str, told: str, *labels: str) -> Gauge:
        return Gauge(name, told, labels, namespace="wonders", registry=self.registry)

    def _histogram(self, name: str, told: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, told, namespace="wonders", registry=self.registry, buckets=buckets)

    def text(self) -> bytes:
        """Return everything measured, as Prometheus reads it."""
        return generate_latest(self.registry)

    def tracing(self) -> aiohttp.TraceConfig:
        """Return what counts the requests of an aiohttp client; `failed` is one without answer."""

        async def answered(
            _: aiohttp.ClientSession, __: SimpleNamespace, done: aiohttp.TraceRequestEndParams
        ) -> None:
            self.requests.labels(str(done.response.status)).inc()

        async def failed(
            _: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestExceptionParams
        ) -> None:
            self.requests.labels("failed").inc()

        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(answered)
        trace.on_request_exception.append(failed)
        return trace

    @asynccontextmanager
    async def sampling(self) -> "AsyncIterator[None]":
        """Measure how late the event loop is, until the block ends."""
        sampler = asyncio.create_task(self._sample(), name="event loop lag")
        try:
            yield
        finally:
            sampler.cancel()

    async def _sample(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.lag.observe(max(0.0, clock() - due))


class ErrorCount(logging.Handler):
    """Counts what is logged as an error, by the kind of its exception, or else by its logger."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count one record."""
        kind = record.exc_info[0] if record.exc_info else None
        self._metrics.errors.labels(kind.__name__ if kind else record.name).inc()
