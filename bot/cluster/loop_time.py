"""The clock of the event loop, which only goes forward."""

import asyncio


class LoopTime:
    """A clock and sleep, as the event loop has them."""

    def now(self) -> float:
        """Return the time in seconds since some moment."""
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        """Return after some seconds."""
        await asyncio.sleep(seconds)
