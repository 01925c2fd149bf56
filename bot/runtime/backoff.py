"""Backoff: growing waits between the attempts of an operation that fails."""

from collections.abc import Sequence


class Backoff:
    """A schedule of waits after failures; `reset` starts it over after a success."""

    def __init__(self, waits: Sequence[float]) -> None:
        """Use `waits`, in seconds and in order; the last one repeats."""
        self._waits = tuple(waits)
        self._failures = 0

    @property
    def exhausted(self) -> bool:
        """Whether the longest wait has been reached."""
        return self._failures >= len(self._waits)

    def next(self) -> float:
        """Count a failure and return the seconds to wait before the next attempt."""
        wait = self._waits[min(self._failures, len(self._waits) - 1)]
        self._failures += 1
        return wait

    def reset(self) -> None:
        """Start the schedule over, after a success or when circumstances have changed."""
        self._failures = 0
