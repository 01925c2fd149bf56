"""Finds a board that an earlier run of the bot posted and was stopped before storing it.

Somebody may press on it before the start has recovered it, so that newer moves are stored; without
this, nobody would remove its controls then.
"""

from msgspec.structs import replace

from ...contract import Session
from ...games import open_session
from ...store import Store, TableRecord
from ...tables.notices.board_messages import board_message
from ...wording.presentation import Presentation
from .board_routes import BoardRoutes
from .posted_boards import PostedBoards, board_of
from .stored_boards import StoredBoards


class UnstoredBoards:
    """Looks for the boards of tables that an earlier run has posted and not stored."""

    def __init__(
        self, store: Store, posted: PostedBoards, routes: BoardRoutes, stored: StoredBoards
    ) -> None:
        self._store = store
        self._posted = posted
        self._routes = routes
        self._stored = stored

    async def adopt(self, session: Session, to: Presentation) -> Session:
        """Store such a board, if there is one; return the session as it is stored then.

        Raises `Unreachable` and `Unavailable`, after which this is done again.
        """
        table, before = session.record.id, session.record.shown
        if before >= session.record.revision - 1 or self._posted.knows(table):
            return session
        former = _before_last_moves(await self._store.tables.load(table))  # with times as stored
        if former is None:
            return session
        former_session = open_session(former)
        panel = await board_message(self._store, former_session, to)
        found = await self._routes.find_former(former, panel)
        if found is None:
            return session
        await self._stored.set_newest(former_session, found.id, board_of(former_session), to, None)
        return open_session(await self._store.tables.load(table))


def _before_last_moves(record: TableRecord) -> TableRecord | None:
    """Return a game as it was before the moves that were made last, if no message shows that.

    Moves that were stored together have the same time.
    """
    last = [move for move in record.moves if move.at == record.moves[-1].at]
    revision = record.revision - len(last)
    undone = record.undone[-1].entries + len(record.undone) if record.undone else 0
    if not last or revision <= record.shown or revision < undone:
        return None
    former = record.at(revision)
    return replace(former, shown=record.shown, told_after=record.told_after)
