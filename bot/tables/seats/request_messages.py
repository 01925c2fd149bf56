"""Lets the messages that ask all others at a table tell how that has ended, without buttons.

Whether a request is over follows from what is stored of its game, so nothing is lost in a restart,
whichever process has carried out what ended it.
"""

import logging
from collections.abc import Callable, Mapping

from ...controls.panel import Panel
from ...store import Store, StoreRefusal, TableRecord, Unavailable
from ...store.games.request_messages import EndedRequest, RequestKind, RequestMessage
from ...wording.presentation import Presentations
from ...wording.strings import Words
from ..ports import Poster, Replaced, Reply
from . import substitution_panels, undo_panels

log = logging.getLogger(__name__)

_OVER: Mapping[RequestKind, Callable[[Words, TableRecord, EndedRequest], Panel]] = {
    "undo": undo_panels.over,
    "substitute": substitution_panels.over,
}


class RequestMessages:
    """Knows the messages of requests, and edits those that nobody can answer any more."""

    def __init__(self, store: Store, poster: Poster, presentations: Presentations) -> None:
        self._store = store
        self._poster = poster
        self._presentations = presentations
        self._seen: frozenset[int] = frozenset()

    async def add(self, kind: RequestKind, message: RequestMessage) -> None:
        """Store the message of a request; raises `Unavailable`."""
        await self._store.request_messages.add(kind, message)

    async def answered(self, kind: RequestKind, reply: Reply) -> None:
        """Leave the pressed message alone: it tells how it was answered. Raises `Unavailable`."""
        if reply.pressed_message is not None:
            await self._store.request_messages.done(kind, reply.pressed_message)

    async def end(self) -> None:
        """Edit the messages of requests that are over, in the games for which this process acts.

        Called again and again, so that no press waits for it. Each was over at the call before,
        too: a press that ends a request replaces its message itself, with who answered, and may be
        doing so now. A failure is logged, and leaves the message to the next call.
        """
        try:
            over = await self._store.request_messages.over()
            before, self._seen = self._seen, frozenset(each.message.message_id for each in over)
            for each in over:
                if each.message.message_id in before:
                    await self._end(each)
        except Unavailable as error:
            log.debug("Requests that are over keep their buttons: %s", error)
        except StoreRefusal as error:
            log.warning("Requests that are over keep their buttons: %s", error)

    async def _end(self, ended: EndedRequest) -> None:
        message = ended.message
        record = await self._store.tables.load(message.table_id)
        words = (await self._presentations.for_table(record)).words
        told = _OVER[ended.kind](words, record, ended)
        replaced = await self._poster.replace(record.channel_id, message.message_id, told)
        if replaced is not Replaced.LATER:
            await self._store.request_messages.done(ended.kind, message.message_id)
