"""Logs once that a database cannot be used, and once that it can be used again."""

import logging
from collections.abc import Callable
from time import monotonic

log = logging.getLogger(__name__)

REPEAT_SECONDS = 60.0
"""Seconds after which an outage that lasts is logged again; whoever fails in between is not."""


class Outage:
    """An outage of a database, from the first failure to the next transaction that writes."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._since: float | None = None
        self._told: dict[str, float] = {}

    def meet(self, why: str) -> None:
        """Note that the database could not be used; a reason is logged once a minute."""
        now = self._now()
        if self._since is None:
            self._since = now
        if now - self._told.get(why, now - REPEAT_SECONDS) < REPEAT_SECONDS:
            log.debug("The database still cannot be used: %s", why)
            return
        self._told[why] = now
        log.error("The database cannot be used: %s", why)

    def end(self) -> None:
        """Note that the database was written to."""
        if self._since is None:
            return
        log.info("The database can be used again after %.0f s", self._now() - self._since)
        self._since = None
        self._told.clear()
