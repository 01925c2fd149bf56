"""A dictionary of bounded size, for what is remembered or cached of the last games and messages."""

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(OrderedDict[K, V]):
    """Has at most `most` entries: those that were set last, or moved to the end since."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: K, value: V) -> None:
        """Set an entry, which is the newest then, and drop the oldest ones that are too many."""
        super().__setitem__(key, value)
        self.move_to_end(key)
        while len(self) > self.most:
            self.popitem(last=False)
