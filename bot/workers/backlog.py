"""Brings the figures of the queue of jobs up to date."""

from ..runtime.metrics import Metrics
from .queue import LANES, Backlog, JobQueue, NoAnswer

NOTHING = Backlog(0, 0.0)


async def count_waiting(queue: JobQueue, metrics: Metrics) -> None:
    """Let the figures tell what waits in the queue; they keep their values without an answer."""
    try:
        backlog = await queue.backlog()
    except NoAnswer:
        return
    for lane in LANES:
        there = backlog.get(lane, NOTHING)
        metrics.jobs.labels(lane).set(there.waiting)
        metrics.oldest_job.labels(lane).set(there.oldest)
