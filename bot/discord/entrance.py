"""Counts what of each person is under way, before anything is read from the database for it."""

import asyncio
from collections import Counter

from ..runtime.limits import Limit
from ..tables.refusals import Refusal


class Entrance:
    """Lets each person have so many commands and presses answered at the same time."""

    def __init__(self, at_once: Limit) -> None:
        self._most = at_once.most
        self._inside: Counter[int] = Counter()

    def enter(self, person: int) -> None:
        """Count the running task as one of a person's until it ends; raises `Refusal`."""
        if self._inside[person] >= self._most:
            raise Refusal("limit-at-once", count=self._most)
        task = asyncio.current_task()
        assert task is not None
        self._inside[person] += 1
        task.add_done_callback(lambda _: self._leave(person))

    def _leave(self, person: int) -> None:
        self._inside -= Counter((person,))
