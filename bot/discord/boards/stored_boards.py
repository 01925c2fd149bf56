"""Stores which message shows a game, once the boards before it have no controls.

Several processes may post boards of one game for a moment: one that has lost a shard finishes what
it began. A message that another process has stored in the meantime loses its controls before this
one replaces it in the store: afterwards nothing would refer to it.
"""

from collections.abc import Collection

from msgspec.structs import replace

from ...contract import Session
from ...store import Store, TableRecord
from ...wording.presentation import Presentation
from ..replies.reply import Reply
from .former_boards import FormerBoards
from .posted_boards import Board, PostedBoards


class StoredBoards:
    """Stores boards, and shrinks those before them to their lines of text."""

    def __init__(self, store: Store, posted: PostedBoards, former: FormerBoards) -> None:
        self._store = store
        self._posted = posted
        self._former = former

    async def set_newest(
        self,
        session: Session,
        newest: int,
        board: Board,
        to: Presentation,
        reply: Reply | None,
    ) -> bool:
        """Store the newest message of a session, the only one with controls afterwards.

        Returns False where another process has stored a newer one, which shows it as well. Raises
        `Unreachable` and `Unavailable`, after which this is done again.
        """
        record = session.record
        cleared = await self._clear(record, newest, to, reply)
        while (stored := await self._set_board(session, newest, cleared)) not in (None, newest):
            present = await self._store.tables.load(record.id)
            if present.message_id != stored:  # which was stored just now
                continue
            if stored in cleared or _follows(present, newest, record):
                await self._former.shrink(record, newest, board, to)
                return session.ending() is not None and not present.end_shown
            cleared |= await self._clear(present, newest, to, reply)
        return True

    async def give_up(self, session: Session) -> None:
        """Store that no message can show a session any more."""
        await self._set_board(session, None, None)

    async def _clear(
        self, record: TableRecord, newest: int, to: Presentation, reply: Reply | None
    ) -> set[int]:
        """Leave all boards of a game but the newest as their lines of text; return which.

        That of the board on which somebody pressed answers the press, if nothing has yet.
        One that tells how the game ended stays whole, for its rematch. Raises `Unreachable`, after
        which this is tried again.
        """
        former = dict(self._posted.of(record.id))
        if record.message_id is not None and not record.end_shown:
            former[record.message_id] = Board("", record.shown, record.told_after)
        for message_id in former.keys() - {newest}:
            if await self._former.shrink(record, message_id, former[message_id], to, reply):
                self._posted.remove(record.id, message_id)
            else:  # it is tried again with the next board
                self._posted.add(record.id, message_id, replace(former[message_id], nonce=""))
        return {*former}

    async def _set_board(
        self, session: Session, message_id: int | None, cleared: Collection[int] | None
    ) -> int | None:
        ended = session.ending() is not None
        record = session.record
        return await self._store.tables.set_board(
            record.id,
            message_id,
            record.revision,
            ended=ended,
            told_after=record.tells_after,
            cleared=cleared,
        )


def _follows(present: TableRecord, newest: int, record: TableRecord) -> bool:
    """Whether the message that is stored shows a later state than a record, or the same later."""
    assert present.message_id is not None
    if present.shown != record.revision:
        return present.shown > record.revision
    return present.message_id > newest or present.end_shown
