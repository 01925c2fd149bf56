"""Counts requests against Discord's rate limits: the global one, and the buckets of routes.

https://discord.com/developers/docs/topics/rate-limits documents the global limit, what a bucket is,
and the headers. It does not document how large buckets are, and says that this changes; the sizes
here are those that bots commonly meet.
"""

import math
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from ..model.json_types import Json

PER_SECOND = 50
"""Requests that each token may make in a second, those of interactions not counted."""

INTERACTION = re.compile(r"^/(?:webhooks|interactions)/\d+/[^/]+")
"""The routes that carry the token of an interaction: the global limit does not hold for them."""

SWEPT = 1000
"""After so many requests each time, what is over is forgotten."""


@dataclass(frozen=True)
class Bucket:
    """Routes that share a limit of `most` requests in `seconds`, for each top-level resource.

    The groups of the path's pattern are that resource: a channel, or a webhook and its token.
    """

    name: str
    method: str
    path: re.Pattern[str]
    most: int
    seconds: float

    def key(self, who: str, method: str, path: str) -> tuple[str, ...] | None:
        """Return what a request of this sender is counted under; `None` for another route."""
        found = self.path.match(path) if re.fullmatch(self.method, method) else None
        return (self.name, who, *found.groups()) if found else None


def _bucket(name: str, method: str, path: str, most: int, seconds: float) -> Bucket:
    return Bucket(name, method, re.compile(path), most, seconds)


BUCKETS = (
    _bucket("b1a2d0e4", "POST", r"^/channels/(\d+)/messages$", 5, 5.0),
    _bucket("b2c71f90", "GET", r"^/channels/(\d+)/messages(?:/\d+)?$", 5, 1.0),
    _bucket("b3e5a6c8", "PATCH", r"^/channels/(\d+)/messages/\d+$", 5, 5.0),
    _bucket("b4f09d37", "DELETE", r"^/channels/(\d+)/messages/\d+$", 5, 1.0),
    _bucket("b5d83b62", "POST", r"^/channels/(\d+)/typing$", 5, 5.0),
    _bucket("b6a4e7f1", r"\w+", r"^/webhooks/(\d+)/([^/]+)", 5, 2.0),
)
"""The buckets, by the names that the headers tell."""


@dataclass(frozen=True)
class Count:
    """How a limit stands after a request; `wait` are the seconds until it begins anew.

    `bucket` is `None` for the global limit. A request that is not `allowed` gets 429.
    """

    allowed: bool
    wait: float
    bucket: Bucket | None = None
    left: int = 0

    def headers(self, epoch: float) -> dict[str, str]:
        """Return the headers of the answer; `epoch` is the present time in seconds since 1970."""
        told: dict[str, str] = {}
        if self.bucket is not None:
            told |= {
                "X-RateLimit-Limit": str(self.bucket.most),
                "X-RateLimit-Remaining": str(self.left),
                "X-RateLimit-Reset": f"{epoch + self.wait:.3f}",
                "X-RateLimit-Reset-After": f"{self.wait:.3f}",
                "X-RateLimit-Bucket": self.bucket.name,
            }
        return told if self.allowed else {**told, **refusal(self.wait, self.bucket is None)}

    def body(self) -> Json:
        """Return the JSON of a 429."""
        return refused(self.wait, self.bucket is None)


def refusal(wait: float, is_global: bool) -> dict[str, str]:
    """Return the headers that every 429 has; clients repeat it only if a proxy let it through."""
    told = {
        "Via": "1.1 google",
        "Retry-After": str(max(1, math.ceil(wait))),
        "X-RateLimit-Scope": "global" if is_global else "user",
    }
    return {**told, "X-RateLimit-Global": "true"} if is_global else told


def refused(wait: float, is_global: bool) -> Json:
    """Return the JSON of a 429."""
    return {"message": "You are being rate limited.", "retry_after": wait, "global": is_global}


@dataclass
class _Window:
    """The requests counted since a moment, which is that of the first of them."""

    begun: float
    made: int = 0


@dataclass
class Rates:
    """The rate limits of one Discord, for every sender: a token, or an address without one.

    With `per_second` None there is no global limit, and without `buckets` none of a route. `clock`
    tells the time in seconds; a test may put its own in its place. All programs that use a token
    are counted together. A limit counts from the first request on, and begins anew when its time
    is over.
    """

    per_second: int | None = None
    buckets: Sequence[Bucket] = ()
    clock: Callable[[], float] = time.monotonic
    _windows: dict[tuple[str, ...], _Window] = field(default_factory=dict)
    _counted: int = 0

    @classmethod
    def of_discord(cls) -> "Rates":
        """Return the limits that Discord has."""
        return cls(PER_SECOND, BUCKETS)

    def count(self, who: str, method: str, path: str) -> Count | None:
        """Count a request; return how its limit stands, `None` where none holds for it.

        `path` has no prefix, and the token of an interaction in it. What a bucket refuses has
        counted for the global limit.
        """
        self._sweep()
        if self.per_second is not None and not INTERACTION.match(path):
            whole = self._take(("", who), self.per_second, 1.0)
            if not whole.allowed:
                return whole
        for bucket in self.buckets:
            key = bucket.key(who, method, path)
            if key is not None:
                return replace(self._take(key, bucket.most, bucket.seconds), bucket=bucket)
        return None

    def _take(self, key: tuple[str, ...], most: int, seconds: float) -> Count:
        now = self.clock()
        window = self._windows.get(key)
        if window is None or now - window.begun >= seconds:
            window = self._windows[key] = _Window(now)
        allowed = window.made < most
        window.made += allowed
        return Count(allowed, window.begun + seconds - now, left=most - window.made)

    def _sweep(self) -> None:
        """Forget what is over now and then: every interaction has a token of its own."""
        self._counted += 1
        if self._counted % SWEPT:
            return
        longest = max([1.0, *(bucket.seconds for bucket in self.buckets)])
        over = self.clock() - longest
        self._windows = {key: each for key, each in self._windows.items() if each.begun > over}
