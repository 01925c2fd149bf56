"""Finds the message that shows the board of a session already, so that none is posted twice."""

from collections.abc import Awaitable, Callable

from ...contract import Session
from ...controls.panel import Panel
from ...store import TableRecord
from ...wording.presentation import Presentation
from ..replies.reply import Reply
from .board_routes import BoardRoutes
from .posted_boards import Board, PostedBoards, board_of


class BoardLookup:
    """Looks for boards where they may be: in the store, in memory, then in the channel."""

    def __init__(
        self,
        posted: PostedBoards,
        routes: BoardRoutes,
        panel: Callable[[Session, Presentation], Awaitable[Panel]],
        edit: Callable[[int, int, Panel], Awaitable[object]],
    ) -> None:
        """`panel` makes a board; `edit` edits a message of a channel, where a failure is logged."""
        self._posted = posted
        self._routes = routes
        self._panel = panel
        self._edit = edit

    async def message_of(self, session: Session, to: Presentation, *, new: bool) -> int | None:
        """Return the message that shows a session, `None` where there is none.

        Unconfirmed boards are looked up first, also those of earlier states. The channel is not
        searched for a `new` state, which this process has just made. Raises `Unreachable`.
        """
        record, board = session.record, board_of(session)
        if new:
            self._posted.remember_made(record.id, board)
        await self._posted.find_unconfirmed_reply(record.id, board)
        await self._routes.find_unconfirmed(record, board, to)
        await self._routes.find_late_follow_up(record, board)
        message_id = self._posted.newest(record.id, board)
        if message_id is None and not (record.board_due or self._posted.unconfirmed(record.id)):
            message_id = record.message_id
        if message_id is None and not new:
            message_id = await self._find(session, board, to)
        return message_id

    async def _find(self, session: Session, board: Board, to: Presentation) -> int | None:
        """Search the channel for the board of a state that was made some time ago.

        If its message is not what the board shows now, such as the players of before, it is edited.
        """
        record, panel = session.record, await self._panel(session, to)
        found = await self._routes.find(record, panel, board)
        if found is None:
            return None
        if not found.whole:
            await self._edit(record.channel_id, found.id, panel)
        self._posted.add(record.id, found.id, board)
        return found.id

    def is_owed(self, record: TableRecord, reply: Reply | None, message_id: int | None) -> bool:
        """Whether to send a board to somebody who asked for it although `message_id` shows it.

        Not while an unconfirmed board is there: sending that one again is the answer. Nor if the
        board was posted after the command, because it then stands below the command already.
        """
        if self._posted.unconfirmed(record.id):
            return False
        if reply is None or not record.postable:
            return True
        return max(message_id or 0, record.message_id or 0) < reply.interaction_id
