"""Remembers which message was posted under which nonce, so that a retry posts nothing twice."""

from datetime import timedelta

from .clock import now
from .entities import Channel, Message
from .users import User

REMEMBERED_FOR = timedelta(minutes=5)
"""How long Discord knows a nonce; its documentation says "the past few minutes"."""


class Nonces:
    """The messages of the last minutes that have a nonce, also those deleted since."""

    def __init__(self) -> None:
        self._posted: dict[tuple[int, int, str], Message] = {}

    def note(self, message: Message) -> None:
        """Remember a message that was posted, or read from a file, if it has a nonce."""
        if message.nonce is not None:
            key = (message.channel.id, message.author.id, str(message.nonce))
            self._posted.pop(key, None)  # the newest message comes last
            self._posted[key] = message
            self._drop_old()

    def find(self, channel: Channel, author: User, nonce: str | int) -> Message | None:
        """Return what this author posted in a channel under a nonce in the last minutes."""
        self._drop_old()
        return self._posted.get((channel.id, author.id, str(nonce)))

    def _drop_old(self) -> None:
        before = now() - REMEMBERED_FOR
        while self._posted and self._posted[key := next(iter(self._posted))].created_at <= before:
            del self._posted[key]
