"""The free workers of a pool, by two priorities: patient work waits for all other work."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Slots:
    """Hands out so many workers, first come first served, but to `patient` tasks last.

    Patient tasks never have all workers, unless there is but one: what is asked for next need not
    wait for them.
    """

    def __init__(self, workers: int) -> None:
        self._free = workers
        self._patient_at_most = max(1, workers - 1)
        self._patient = 0
        self._waiting: dict[bool, deque[asyncio.Future[None]]] = {False: deque(), True: deque()}

    @asynccontextmanager
    async def taken(self, *, patient: bool = False) -> AsyncIterator[None]:
        """Wait for a worker, and have it until the block ends."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting[patient].append(turn)
        self._hand_out()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting[patient].remove(turn)
            else:  # the worker was just handed over
                self._give_back(patient=patient)
            raise
        try:
            yield
        finally:
            self._give_back(patient=patient)

    def _give_back(self, *, patient: bool) -> None:
        self._free += 1
        self._patient -= patient
        self._hand_out()

    def _hand_out(self) -> None:
        for patient in (False, True):
            for turn in tuple(self._waiting[patient]):
                if not self._free or (patient and self._patient >= self._patient_at_most):
                    return
                if not turn.done():  # one that was cancelled takes itself out
                    self._waiting[patient].remove(turn)
                    self._free -= 1
                    self._patient += patient
                    turn.set_result(None)
