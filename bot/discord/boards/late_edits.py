"""Repairs a board that a delayed edit of this process has overwritten with an older state.

discord.py retries an edit for half a minute where Discord fails, and waits at rate limits. If this
process loses the server's shard meanwhile, another one may have shown a newer state by then.
"""

from collections.abc import Awaitable, Callable

from ...contract import Session
from ...games import open_session
from ...store import Store, TableRecord
from ...wording.presentation import Presentation
from .former_boards import FormerBoards
from .posted_boards import Board, PostedBoards


class LateEdits:
    """Looks at a table once more after an edit of its board, where other processes show it too."""

    def __init__(
        self,
        store: Store,
        posted: PostedBoards,
        former: FormerBoards,
        edit: Callable[[Session, int], Awaitable[object]],
    ) -> None:
        """`edit` edits a message so that it shows the board of a session; a failure is logged."""
        self._store = store
        self._posted = posted
        self._former = former
        self._edit = edit

    async def repair(self, edited: TableRecord, message_id: int, to: Presentation) -> None:
        """Bring a message up to date that was edited to show the record `edited`.

        Where another message is stored by now, this one is shrunk to its lines of text. Raises
        `Unavailable`, and `Unreachable` where Discord fails.
        """
        while self._store.scope.shared:
            present = await self._store.tables.load(edited.id)
            if present.message_id is not None and present.message_id != message_id:
                await self._shrink(present, message_id, edited, to)
                return
            if present.board_due or _state(present) == _state(edited):
                return
            await self._edit(open_session(present), message_id)
            edited = present

    async def _shrink(
        self, present: TableRecord, message_id: int, edited: TableRecord, to: Presentation
    ) -> None:
        """Leave a board as its lines; what fails is tried again with the next board."""
        board = Board("", edited.revision, edited.tells_after)
        self._posted.add(present.id, message_id, board)
        if await self._former.shrink(present, message_id, board, to):
            self._posted.remove(present.id, message_id)


def _state(record: TableRecord) -> tuple[object, ...]:
    """Return what a board of a game shows of it, but for who has chosen."""
    return record.revision, record.ending, record.players
