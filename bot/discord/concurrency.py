"""Limits how many commands and presses of one person are handled at the same time.

It is checked before anything is read from the database.
"""

import asyncio
from collections import Counter

from ..runtime.limits import Limit
from ..tables.refusals import Refusal


class ConcurrencyLimit:
    """At most so many running commands and presses of each person."""

    def __init__(self, at_once: Limit) -> None:
        self._most = at_once.most
        self._running: Counter[int] = Counter()

    def enter(self, person: int) -> None:
        """Count the running task as one of a person's until it ends; raises `Refusal`."""
        if self._running[person] >= self._most:
            raise Refusal("limit-at-once", count=self._most)
        task = asyncio.current_task()
        assert task is not None
        self._running[person] += 1
        task.add_done_callback(lambda _: self._leave(person))

    def _leave(self, person: int) -> None:
        self._running -= Counter((person,))
