"""Shrinks superseded boards to the lines of text that tell their moves."""

from msgspec.structs import replace

from ...contract import Session
from ...controls.panel import Image, Panel
from ...games import open_session
from ...store import TableRecord
from ...tables.history.undone import undo_line
from ...wording.presentation import Presentation
from ...wording.strings import Words
from ...workers.render_pool import RenderPool
from ..channels.channel_messages import ChannelMessages, Edit
from ..failures import transient_as_unreachable
from ..messages import Rendered, render
from ..replies.reply import Reply
from .posted_boards import Board


class FormerBoards:
    """Shrinks boards that are not the newest of their games any more."""

    def __init__(self, messages: ChannelMessages, render_pool: RenderPool) -> None:
        self._messages = messages
        self._render_pool = render_pool

    async def shrink(
        self,
        record: TableRecord,
        message_id: int,
        board: Board,
        to: Presentation,
        reply: Reply | None = None,
    ) -> bool:
        """Leave a board as its lines; return False where Discord refuses.

        That answers the press on that board which `reply` replies to, if nothing has yet. Raises
        `Unreachable`.
        """
        if not record.postable:
            return True
        made = await self.line(record, board, to)
        with transient_as_unreachable():
            edit = await self._messages.edit(record.channel_id, message_id, made, reply)
        return edit in (Edit.DONE, Edit.GONE)

    async def line(self, record: TableRecord, board: Board, to: Presentation) -> Rendered:
        """Return what is left of a board."""
        return await render(_panel(record, board, to), self._render_pool)


def _panel(record: TableRecord, board: Board, to: Presentation) -> Panel:
    """Return the lines of text; the picture stands below them where that was chosen to be kept."""
    former = open_session(record.at(board.revision, board.told_after))
    line = _told(to.words, former)
    goes_on = board.revision == record.revision and record.ending is None
    if goes_on and line == _told(to.words, open_session(record)):
        line = replace(line, parts=(to.words("board-again"),))  # the present board tells the same
    if to.pictures:
        kept = (part for part in former.position_panel(to).parts if isinstance(part, Image))
        line = replace(line, parts=(*line.parts, *kept))
    return line


def _told(words: Words, session: Session) -> Panel:
    """Return the lines of what the board of a session tells."""
    lines = session.former_board(words)
    undo = undo_line(words, session.record)
    return replace(lines, parts=(undo,)) if undo else lines
