"""The metrics of the program, in Prometheus' format."""

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from .process_name import default_process_name

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LAG_EVERY = 0.02
"""Seconds between two samples of the event loop; a blockage is underestimated by at most that."""

CLICK_BUCKETS = (0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 3, 5, 10, 30)
LAG_BUCKETS = (0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1, 2.5)
WAIT_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60)
"""Seconds."""


class Metrics:
    """The metrics of one program; none identifies a person, a server or a game."""

    def __init__(self, process: str = "") -> None:
        """Begin to count; `process` is the name of this process, by default made of the host's."""
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.moves = self._counter("moves", "Moves stored, by persons and computers.", "by")
        self.errors = self._counter("errors", "Errors in the log, by their kind.", "kind")
        self.requests = self._counter(
            "discord_requests",
            "Requests to Discord, the bot's own or answers to people, by their status.",
            "route",
            "status",
        )
        self.edits_failed = self._counter(
            "edits_failed", "Messages that Discord refused to edit: they keep their controls."
        )
        self.click_to_board = self._histogram(
            "click_to_board_seconds", "From a press that moves to its board.", CLICK_BUCKETS
        )
        self.lag = self._histogram(
            "event_loop_lag_seconds", "How late the event loop wakes a sleeping task.", LAG_BUCKETS
        )
        self.games = self._gauge("games", "Games in the database, by their state.", "state")
        self.pictures = self._gauge("pictures_waiting", "Pictures that wait for a worker.")
        self.thoughts = self._gauge("thoughts_waiting", "Thoughts that wait for a worker.", "lane")
        self.gateway = self._gauge("gateway_ready", "1 where Discord's gateway is connected.")
        self.shards = self._gauge("shards", "Shards of this process, by their state.", "state")
        self.lease_left = self._gauge(
            "lease_left_seconds", "For how long the leases of this process's shards surely last."
        )
        self.cluster_processes = self._gauge(
            "cluster_processes", "Processes that share the shards."
        )
        self.session_starts_left = self._gauge(
            "session_starts_left", "Sessions of the gateway that may still begin today."
        )
        named = Info("process", "This process.", namespace="wonders", registry=self.registry)
        named.info({"name": process or default_process_name()})
        self.jobs = self._gauge("jobs_waiting", "Jobs that wait for a worker elsewhere.", "lane")
        self.oldest_job = self._gauge(
            "oldest_job_seconds", "How long the oldest job has waited for a worker.", "lane"
        )
        self.job_waits = self._histogram(
            "job_wait_seconds",
            "How long jobs waited until a worker took them.",
            WAIT_BUCKETS,
            "lane",
        )
        self.job_answers = self._histogram(
            "job_answer_seconds",
            "From asking for a job until a worker's result is there.",
            WAIT_BUCKETS,
            "lane",
        )
        self.fallbacks = self._counter(
            "job_fallbacks", "Jobs computed by the bot, as no worker answered.", "lane", "why"
        )
        for by in ("person", "computer"):
            self.moves.labels(by)

    def _counter(self, name: str, help_text: str, *labels: str) -> Counter:
        return Counter(name, help_text, labels, namespace="wonders", registry=self.registry)

    def _gauge(self, name: str, help_text: str, *labels: str) -> Gauge:
        return Gauge(name, help_text, labels, namespace="wonders", registry=self.registry)

    def _histogram(
        self, name: str, help_text: str, buckets: tuple[float, ...], *labels: str
    ) -> Histogram:
        return Histogram(
            name, help_text, labels, namespace="wonders", registry=self.registry, buckets=buckets
        )

    def text(self) -> bytes:
        """Return all metrics in Prometheus' text format."""
        return generate_latest(self.registry)

    @asynccontextmanager
    async def sampling(self) -> "AsyncIterator[None]":
        """Sample the lag of the event loop until the block ends."""
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
    """Counts logged errors by the class of the exception, or else by logger."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count one record."""
        kind = record.exc_info[0] if record.exc_info else None
        self._metrics.errors.labels(kind.__name__ if kind else record.name).inc()
