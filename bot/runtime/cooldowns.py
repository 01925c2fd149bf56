"""Cooldowns: what has failed is not tried again before some seconds are over."""

import asyncio


class Cooldowns:
    """The numbers of tables or other things that have failed in the last `seconds`."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._started: dict[int, float] = {}

    def start(self, number: int) -> None:
        """Begin the cooldown of something that has failed now."""
        self._started[number] = asyncio.get_running_loop().time()

    def end(self, number: int) -> None:
        """End a cooldown early: there is a reason to try again."""
        self._started.pop(number, None)

    def __contains__(self, number: int) -> bool:
        """Whether the cooldown of something lasts; those that are over are forgotten."""
        old = asyncio.get_running_loop().time() - self._seconds
        self._started = {each: at for each, at in self._started.items() if at > old}
        return number in self._started
