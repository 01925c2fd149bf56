"""Remembers for a while what was tried in vain, so that it is not tried again all the time."""

import asyncio


class Rests:
    """What is left alone, by number, for so many seconds after it was noted."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._noted: dict[int, float] = {}

    def note(self, number: int) -> None:
        """Leave something alone from now on."""
        self._noted[number] = asyncio.get_running_loop().time()

    def end(self, number: int) -> None:
        """Forget something: there is a reason to try it again."""
        self._noted.pop(number, None)

    def __contains__(self, number: int) -> bool:
        """Whether something is left alone now; what no longer is, is forgotten."""
        old = asyncio.get_running_loop().time() - self._seconds
        self._noted = {each: at for each, at in self._noted.items() if at > old}
        return number in self._noted
