"""Tells the time in UTC, and converts times of the monotonic clock to it and back.

Time spans are measured with the monotonic clock, which nobody can set. It starts anew with the
machine, so what outlives the program is stored as seconds since 1970 (UTC).
"""

import time
from datetime import UTC, datetime


def now() -> datetime:
    """Return the present time in UTC."""
    return datetime.now(UTC)


def to_utc_seconds(monotonic: float) -> float:
    """Convert a time of the monotonic clock to seconds since 1970, to the millisecond."""
    return round(time.time() - (time.monotonic() - monotonic), 3)


def from_utc_seconds(seconds: float) -> float:
    """Convert seconds since 1970 to a time of this program's monotonic clock."""
    return time.monotonic() - (time.time() - seconds)
