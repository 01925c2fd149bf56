"""Makes Discord's ids (snowflakes), which sort by the time at which they were made."""

import time

DISCORD_EPOCH = 1_420_070_400_000
"""Milliseconds since 1970 at which Discord's ids begin to count."""


class Snowflakes:
    """A generator of ids. `last` is the newest one, and is stored between runs."""

    def __init__(self) -> None:
        self.last = 0

    def make(self) -> int:
        """Return an id that is greater than every one before it."""
        fresh = (int(time.time() * 1000) - DISCORD_EPOCH) << 22
        self.last = max(fresh, self.last + 1)
        return self.last
