"""A list that remembers no more than the newest of what is added to it."""

from typing import TypeVar

T = TypeVar("T")


class Recent(list[T]):
    """A list that forgets its oldest entries; with `most` None it forgets nothing."""

    most: int | None = None

    def append(self, entry: T, /) -> None:
        """Add an entry, and forget the oldest where there are too many."""
        super().append(entry)
        if self.most is not None and len(self) > self.most:
            del self[: len(self) - self.most]
