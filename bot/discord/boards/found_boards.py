"""Finds the message that shows the board of a session already, so that none is posted twice."""

from collections.abc import Awaitable, Callable

from ...contract import Session
from ...controls.panel import Panel
from ...store import TableRecord
from ...wording.presentation import Presentation
from ..replies.reply import Reply
from .board_routes import BoardRoutes
from .posted_boards import Board, PostedBoards, board_of


class FoundBoards:
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

    async def message_of(self, shown: Session, to: Presentation, *, new: bool) -> int | None:
        """Return the message that shows a session, `None` where there is none.

        Boards whose receipts were lost are found first, those of earlier states too. A `new` state,
        which this process has just made, is not looked for in the channel. Raises `Unreachable`.
        """
        record, board = shown.record, board_of(shown)
        if new:
            self._posted.remember_made(record.id, board)
        await self._posted.find_lost(record.id, board)
        await self._routes.find_sent(record, board, to)
        await self._routes.find_late(record, board)
        message_id = self._posted.newest(record.id, board)
        if message_id is None and not (record.board_due or self._posted.sent(record.id)):
            message_id = record.message_id
        if message_id is None and not new:
            message_id = await self._find(shown, board, to)
        return message_id

    async def _find(self, shown: Session, board: Board, to: Presentation) -> int | None:
        """Find the board of a state that was made some time ago, in case it was posted then.

        It is brought up to date, for it may have been posted before others sat down.
        """
        record, panel = shown.record, await self._panel(shown, to)
        found = await self._routes.find(record, panel, board)
        if found is None:
            return None
        if not found.whole:
            await self._edit(record.channel_id, found.id, panel)
        self._posted.add(record.id, found.id, board)
        return found.id

    def is_owed(self, record: TableRecord, reply: Reply | None, message_id: int | None) -> bool:
        """Whether somebody who asked for a board is to get one although a message shows it.

        What is sent once more is what was asked for. So is a board that was posted since: the
        answer to a command stands where Discord began to show that the bot thinks.
        """
        if self._posted.sent(record.id):
            return False
        if reply is None or not record.postable:
            return True
        return max(message_id or 0, record.message_id or 0) < reply.interaction_id
