"""What was posted under which nonce in the last minutes, so that nobody posts it twice."""

from datetime import timedelta
from typing import TYPE_CHECKING

from .model import now

if TYPE_CHECKING:
    from .model import Channel, User
    from .seen import Message

KEPT = timedelta(minutes=5)
"""For how long Discord knows a nonce: it says "the past few minutes"."""


class Nonces:
    """The newest messages that have a nonce, oldest first; also those that are deleted since."""

    def __init__(self) -> None:
        self._posted: dict[tuple[int, int, str], Message] = {}

    def note(self, message: "Message") -> None:
        """Remember a message that is posted, or that a file tells of, if it has a nonce."""
        if message.nonce is not None:
            key = (message.channel.id, message.author.id, str(message.nonce))
            self._posted.pop(key, None)  # what is noted last stands last
            self._posted[key] = message
            self._forget_old()

    def find(self, channel: "Channel", author: "User", nonce: str | int) -> "Message | None":
        """Return what somebody posted in a channel under a nonce, if that is not long ago."""
        self._forget_old()
        return self._posted.get((channel.id, author.id, str(nonce)))

    def _forget_old(self) -> None:
        before = now() - KEPT
        while self._posted and self._posted[key := next(iter(self._posted))].created_at <= before:
            del self._posted[key]
