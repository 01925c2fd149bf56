"""Lets the messages that ask to take a move back tell how that has ended, without buttons.

Whether a request is over follows from what is stored of its game, so nothing is lost in a restart,
whichever process has made the move that ended it.
"""

import logging

from ...store import Store, StoreRefusal, Unavailable, UndoRequest
from ...store.games.undo_messages import UndoMessage
from ...wording.presentation import Presentations
from ..ports import Poster, Replaced
from . import undo_panels as panels

log = logging.getLogger(__name__)


class UndoMessages:
    """Knows the messages of requests, and edits those that nobody answers any more."""

    def __init__(self, store: Store, poster: Poster, presentations: Presentations) -> None:
        self._store = store
        self._poster = poster
        self._presentations = presentations

    async def note(self, table: int, asked: UndoRequest, message_id: int) -> None:
        """Store the message of a request; raises `Unavailable`."""
        noted = UndoMessage(message_id, table, asked.id, asked.seat, asked.revision)
        await self._store.undo_messages.note(noted)

    async def answered(self, message_id: int | None) -> None:
        """Leave a message alone: it tells how it was answered. Raises `Unavailable`."""
        if message_id is not None:
            await self._store.undo_messages.done(message_id)

    async def end(self) -> None:
        """Edit the messages of requests that are over, in the games for which this process acts.

        Called again and again, so that no press waits for it. A failure is logged, and leaves the
        message to the next call.
        """
        try:
            for message in await self._store.undo_messages.over():
                await self._end(message)
        except (StoreRefusal, Unavailable) as error:
            log.warning("Requests to take a move back keep their buttons: %s", error)

    async def _end(self, message: UndoMessage) -> None:
        record = await self._store.tables.load(message.table_id)
        words = (await self._presentations.for_table(record)).words
        told = panels.over(words, record, message)
        replaced = await self._poster.replace(record.channel_id, message.message_id, told)
        if replaced is not Replaced.LATER:
            await self._store.undo_messages.done(message.message_id)
