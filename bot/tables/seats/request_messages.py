"""Edits the messages of requests that are over: they tell how a request ended, without buttons.

Whether a request is over follows from what is stored of its game, so that a restart loses nothing,
and any process may have ended it.
"""

import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from msgspec.structs import replace

from ...controls.ids import AnswerSubstitution
from ...controls.panel import Panel
from ...controls.undo_ids import AnswerUndo
from ...runtime.recent import Recent
from ...store import Store, StoreRefusal, TableRecord, Unavailable
from ...store.games.request_messages import EndedRequest, RequestKind, RequestMessage
from ...wording.presentation import Presentations
from ...wording.strings import Words
from ..ports import Poster, Replaced, Reply
from ..refusals import Refusal
from . import substitution_panels, undo_panels
from .requests import STYLES

log = logging.getLogger(__name__)

OVER = ("table-ended", "undo-over", "undo-replaced", "request-over", "replaced-already")
"""The refusals of an answer to a request that nobody can answer any more."""

REMEMBERED = 512
"""How many answered messages are remembered."""

_OVER: Mapping[RequestKind, Callable[[Words, TableRecord, EndedRequest], Panel]] = {
    "undo": undo_panels.over,
    "substitute": substitution_panels.over,
}


class RequestMessages:
    """Stores the messages of requests, and edits those that nobody can answer any more."""

    def __init__(self, store: Store, poster: Poster, presentations: Presentations) -> None:
        self._store = store
        self._poster = poster
        self._presentations = presentations
        self._seen: frozenset[int] = frozenset()
        self._answered = Recent[int, None](REMEMBERED)

    async def add(self, kind: RequestKind, message: RequestMessage) -> None:
        """Store the message of a request; raises `Unavailable`."""
        await self._store.request_messages.add(kind, message)

    async def note_answered(self, kind: RequestKind, reply: Reply) -> None:
        """Note that the pressed message tells its answer, so that nothing here replaces it.

        Raises `Unavailable`.
        """
        if reply.pressed_message is not None:
            self._answered[reply.pressed_message] = None
            await self._store.request_messages.done(kind, reply.pressed_message)

    @asynccontextmanager
    async def refusing(
        self, pressed: AnswerUndo | AnswerSubstitution, reply: Reply
    ) -> AsyncIterator[None]:
        """Handle the `Refusal` of an answer that is carried out within this context.

        If nobody can answer the request any more and its message is not stored, because the bot was
        killed after sending it, `end` does not find it: then the refusal replaces its buttons. Any
        other `Refusal` is raised again. Raises `Unavailable`.
        """
        try:
            yield
        except Refusal as why:
            await self._refuse(pressed, why, reply)

    async def _refuse(
        self, pressed: AnswerUndo | AnswerSubstitution, why: Refusal, reply: Reply
    ) -> None:
        kind: RequestKind = "undo" if isinstance(pressed, AnswerUndo) else "substitute"
        message, own = reply.pressed_message, {str(replace(pressed, answer=a)) for a in STYLES}
        if why.key not in OVER or message is None or message in self._answered:
            raise why
        if not reply.pressed_controls <= own:  # forged, on a board or another message
            raise why
        if await self._store.request_messages.is_stored(kind, message):
            raise why
        record = await self._store.tables.load(pressed.table)
        words = (await self._presentations.for_table(record)).words
        await reply.replace(Panel((why.told(words),)))

    async def end(self) -> None:
        """Edit the messages of requests that are over, in the games for which this process acts.

        It is called regularly. A message is edited only if its request was over at the call before,
        too, because a press that ends a request replaces the message itself, with who answered, and
        may be doing so now. If the database or Discord fails, the next call does the rest.
        """
        try:
            over = await self._store.request_messages.over()
            before, self._seen = self._seen, frozenset(each.message.message_id for each in over)
            for each in over:
                if each.message.message_id in before:
                    await self._end(each)
        except Unavailable as error:
            log.debug("Requests that are over keep their buttons: %s", error)

    async def _end(self, ended: EndedRequest) -> None:
        """Edit one message; that of a game which cannot be read is left as it is, for good."""
        message = ended.message
        try:
            record = await self._store.tables.load(message.table_id)
        except StoreRefusal as error:
            log.warning("Message %s keeps its buttons: %s", message.message_id, error)
            await self._store.request_messages.done(ended.kind, message.message_id)
            return
        words = (await self._presentations.for_table(record)).words
        told = _OVER[ended.kind](words, record, ended)
        replaced = await self._poster.replace(record.channel_id, message.message_id, told)
        if replaced is not Replaced.LATER:
            await self._store.request_messages.done(ended.kind, message.message_id)
