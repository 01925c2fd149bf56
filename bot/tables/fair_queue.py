"""A queue of tasks that serves people in turn, so that nobody waits for all tasks of another."""

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .refusals import Refusal


class FairQueue:
    """Runs `at_once` tasks at a time; the next is one of the person who was served longest ago.

    A person may have `each` tasks in the queue and all people together `most`, running ones
    included.
    """

    def __init__(self, at_once: int, each: int, most: int) -> None:
        self._free = at_once
        self._each = each
        self._most = most
        self._asked: Counter[int] = Counter()
        self._waiting: defaultdict[int, deque[asyncio.Future[None]]] = defaultdict(deque)
        self._served: dict[int, int] = {}
        self._turns = 0

    def expect_room(self, person: int) -> None:
        """Check that a person may ask for one more; raises `Refusal`."""
        if self._asked[person] >= self._each:
            raise Refusal("limit-waiting", count=self._each)
        if self._asked.total() >= self._most:
            raise Refusal("limit-queue", count=self._most)

    def ahead(self, person: int) -> int:
        """Return about how many tasks run before one that a person asks for now."""
        others = sum(bool(turns) for each, turns in self._waiting.items() if each != person)
        running = self._asked.total() - sum(map(len, self._waiting.values()))
        return running + others if self._free <= 0 else 0

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        """Wait for a turn of a person, which lasts until the block ends; raises `Refusal`."""
        self.expect_room(person)
        self._asked[person] += 1
        try:
            await self._wait(person)
            try:
                yield
            finally:
                self._pass_on()
        finally:
            self._asked -= Counter((person,))
            if not self._asked:
                self._served.clear()

    async def _wait(self, person: int) -> None:
        if self._free > 0:
            self._free -= 1
            self._note_served(person)
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting[person].append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._drop(person, turn)
            else:  # the turn had just come
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a turn that is over to whoever was served longest ago, or never."""
        for person in sorted(self._waiting, key=lambda each: self._served.get(each, 0)):
            for turn in self._waiting[person]:
                if not turn.done():  # one that was cancelled takes itself out
                    self._drop(person, turn)
                    self._note_served(person)
                    turn.set_result(None)
                    return
        self._free += 1

    def _drop(self, person: int, turn: asyncio.Future[None]) -> None:
        self._waiting[person].remove(turn)
        if not self._waiting[person]:
            del self._waiting[person]

    def _note_served(self, person: int) -> None:
        self._turns += 1
        self._served[person] = self._turns
