"""Updates the gauges of the queue of jobs."""

from ..runtime.metrics import Metrics
from .queue import LANES, Backlog, JobQueue, NoAnswer

NOTHING = Backlog(0, 0.0)


async def count_waiting(queue: JobQueue, metrics: Metrics) -> None:
    """Update the gauges of what waits in the queue; without an answer they keep their values."""
    try:
        backlog = await queue.backlog()
    except NoAnswer:
        return
    for lane in LANES:
        there = backlog.get(lane, NOTHING)
        metrics.jobs.labels(lane).set(there.waiting)
        metrics.oldest_job.labels(lane).set(there.oldest)
