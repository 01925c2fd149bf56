"""The present message of a game as everybody sees it: the board, and at the end the opened seal."""

from ..contract import Session
from ..controls.panel import Panel
from ..fair.proof import with_opened
from ..store import Store
from ..wording.presentation import Presentation
from .guide import guided_board
from .resigning_panels import with_leavers


async def board_message(store: Store, shown: Session, to: Presentation) -> Panel:
    """Return the present message of a game; the last one opens the seal of its deal."""
    board = shown.board(to)
    if shown.ending() is None:
        return guided_board(to.words, board, shown)
    final = with_leavers(to.words, board, shown.record)
    return with_opened(to.words, final, await store.seals.of_table(shown.record.id))
