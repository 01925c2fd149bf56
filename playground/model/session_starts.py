"""How often gateway sessions may begin: one a bucket every few seconds, and some a day."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from .json_types import Json

DAY = 86_400.0
PAUSE = 5.0
"""Seconds that Discord wants between two starts in one bucket."""


@dataclass(eq=False)
class SessionStarts:
    """Counts the sessions that begin.

    `concurrency` buckets take a start each `pause` seconds: the bucket of a shard is its number
    modulo `concurrency`. `total` may begin a day. With a pause of 0 they may begin at any time.
    """

    concurrency: int = 16
    total: int = 1000
    pause: float = 0.0
    clock: Callable[[], float] = time.monotonic
    made: int = 0
    """How many sessions have begun in all."""
    _last: dict[int, float] = field(default_factory=dict)
    _left: int = -1
    _renewed_at: float = 0.0

    def begin(self, shard: int) -> str | None:
        """Count a start; return what is wrong with it, `None` if it is allowed."""
        now, bucket = self.clock(), shard % self.concurrency
        self._renew(now)
        if self._left <= 0:
            return "no session may begin any more today"
        last = self._last.get(bucket)
        if last is not None and now < last + self.pause:
            return f"shard {shard} began {now - last:.2f} s after another of its bucket"
        self._last[bucket] = now
        self._left -= 1
        self.made += 1
        return None

    def limit(self) -> Json:
        """Return the limit as Discord tells it."""
        now = self.clock()
        self._renew(now)
        return {
            "total": self.total,
            "remaining": self._left,
            "reset_after": int((self._renewed_at - now) * 1000),
            "max_concurrency": self.concurrency,
        }

    def _renew(self, now: float) -> None:
        if self._left < 0 or now >= self._renewed_at:
            self._left, self._renewed_at = self.total, now + DAY
