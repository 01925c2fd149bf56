"""Tells the time in UTC, and converts times of the monotonic clock to it and back.

Time spans are measured with the monotonic clock, which nobody can set. It starts anew with the
machine, so what outlives the program is stored as seconds since 1970 (UTC). Both conversions use
one difference of the two clocks, measured once: a time read back is the time that was written,
whatever happens between two looks at the clocks.
"""

import time
from datetime import UTC, datetime

_UTC_MINUS_MONOTONIC = time.time() - time.monotonic()


def now() -> datetime:
    """Return the present time in UTC."""
    return datetime.now(UTC)


def to_utc_seconds(monotonic: float) -> float:
    """Convert a time of the monotonic clock to seconds since 1970, to the millisecond."""
    return round(monotonic + _UTC_MINUS_MONOTONIC, 3)


def from_utc_seconds(seconds: float) -> float:
    """Convert seconds since 1970 to a time of this program's monotonic clock."""
    return seconds - _UTC_MINUS_MONOTONIC
