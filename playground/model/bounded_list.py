"""A list that drops its oldest entries when it grows over a limit."""

from typing import TypeVar

T = TypeVar("T")


class BoundedList(list[T]):
    """A list of at most `limit` entries; with `limit` None it drops nothing."""

    limit: int | None = None

    def append(self, entry: T, /) -> None:
        """Add an entry, and drop the oldest ones above the limit."""
        super().append(entry)
        if self.limit is not None and len(self) > self.limit:
            del self[: len(self) - self.limit]
