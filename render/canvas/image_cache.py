"""Caches what was drawn for the next pictures: all of it together takes a bounded number of bytes.

A host has to know how much memory a process that draws takes, which a number of entries does not
tell: a card of a hand takes five hundred times as much as a digit. What took long to draw for its
size stays longest, by the rule known as GreedyDual-Size: an empty sheet of paper is painted in the
time of four icons, and takes as much memory as two hundred of them.
"""

from collections.abc import Callable, Hashable
from functools import wraps
from heapq import heappop, heappush
from itertools import count
from threading import Lock, local
from time import thread_time
from typing import ParamSpec, TypeAlias, TypeVar

from msgspec import Struct
from PIL import Image

P = ParamSpec("P")
R = TypeVar("R")

MOST_BYTES = 128 * 2**20
"""How much one process caches."""

ENTRY_BYTES = 2000
"""About how many bytes an entry takes beside its pixels: its key, and the log of what was drawn."""

LEAST_SECONDS = 1e-5
"""What a drawing counts at least: not every clock tells so short times."""


class _Entry(Struct, eq=False):
    """A drawing, its bytes, the seconds saved for each of them, and how long it is to stay.

    The entry that is to stay for the least `until` is the next to go.
    """

    drawn: object
    bytes: int
    worth: float
    until: float


_Entries: TypeAlias = dict[Hashable, _Entry]
"""What one function has drawn, by its arguments."""


class ImageCache:
    """The results of functions that draw; threads may share it."""

    def __init__(self, most_bytes: int, clock: Callable[[], float] = thread_time) -> None:
        """Hold at most so many bytes; `clock` tells the seconds that this thread has worked."""
        self._most, self._clock = most_bytes, clock
        self._lock, self._own = Lock(), local()
        self._order: list[tuple[float, int, _Entries, Hashable]] = []
        self._numbers = count()
        self._now = 0.0
        self.bytes = 0

    def __len__(self) -> int:
        """Return how many results there are."""
        return len(self._order)

    def __call__(self, draw: Callable[P, R]) -> Callable[P, R]:
        """Return a function that draws what is not in the cache; its arguments must be hashable."""
        entries: _Entries = {}
        find = entries.get

        # A board looks for two hundred drawings: what is done for each of them is kept short.
        @wraps(draw)
        def cached(*args: P.args, **kwargs: P.kwargs) -> R:
            key = (args, *kwargs.items()) if kwargs else args
            if (entry := find(key)) is not None:
                entry.until = self._now + entry.worth
                return entry.drawn  # type: ignore[return-value]
            drawn, seconds = self._timed(draw, *args, **kwargs)
            self._add(entries, key, drawn, seconds)
            return drawn

        return cached

    def _timed(self, draw: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> tuple[R, float]:
        """Return a result, and the time that it took without what has an entry of its own."""
        before = getattr(self._own, "elsewhere", 0.0)
        self._own.elsewhere, begun = 0.0, self._clock()
        drawn = draw(*args, **kwargs)
        taken = self._clock() - begun
        seconds = taken - self._own.elsewhere
        self._own.elsewhere = before + taken
        return drawn, seconds

    def _add(self, entries: _Entries, key: Hashable, drawn: object, seconds: float) -> None:
        size = ENTRY_BYTES + _pixel_bytes(drawn)
        worth = max(seconds, LEAST_SECONDS) / size
        with self._lock:
            if key in entries:  # another thread has drawn the same
                return
            until = self._now + worth
            entries[key] = _Entry(drawn, size, worth, until)
            heappush(self._order, (until, next(self._numbers), entries, key))
            self.bytes += size
            while self.bytes > self._most:
                self._drop()

    def _drop(self) -> None:
        """Drop the next entry to go, or find that it was used and has to stay longer."""
        until, number, entries, key = heappop(self._order)
        entry = entries[key]
        if entry.until > until:
            heappush(self._order, (entry.until, number, entries, key))
        else:
            self._now = until
            self.bytes -= entry.bytes
            del entries[key]

    def clear(self) -> None:
        """Empty the cache."""
        with self._lock:
            for *_, entries, key in self._order:
                del entries[key]
            self._order.clear()
            self.bytes = 0


def _pixel_bytes(drawn: object) -> int:
    """Return how many bytes an image takes, or all images of a tuple; a piece is one too."""
    if isinstance(drawn, Image.Image):
        # Pillow takes four bytes for a pixel of three bands as well.
        return drawn.width * drawn.height * (1 if drawn.mode == "L" else 4)
    if isinstance(drawn, tuple):
        return sum(_pixel_bytes(each) for each in drawn if isinstance(each, Image.Image))
    return 0


cached = ImageCache(MOST_BYTES)
"""What all pictures of this process share."""
