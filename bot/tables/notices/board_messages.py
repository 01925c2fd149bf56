"""The present message of a game as everybody sees it: the board, and at the end the opened seal."""

from collections.abc import Sequence
from datetime import UTC, datetime

from msgspec.structs import replace

from ...contract import Session
from ...controls.panel import Panel
from ...fair.proof import with_opened
from ...store import Store
from ...wording.lists import enumerated
from ...wording.names import bold
from ...wording.presentation import Presentation
from ..boards.guide import guided_board
from ..history.undone import with_undo
from ..seats.resigning_panels import with_leavers
from .clock_panels import late_lines
from .watching import with_watch


async def board_message(
    store: Store, shown: Session, to: Presentation, *, public: bool = True
) -> Panel:
    """Return the present message of a game; the last one opens the seal of its deal.

    A `public` one, which people without a seat see too, offers them to watch.
    """
    board = with_undo(to.words, shown.board(to), shown.record)
    ending = shown.ending()
    if ending is None:
        board = guided_board(to.words, board, shown)
        if public:
            board = with_watch(to.words, board, shown.record)
        return await _with_clock(store, board, shown, to)
    final = with_leavers(to.words, board, replace(shown.record, ending=ending))
    return with_opened(to.words, final, await store.seals.of_table(shown.record.id))


async def _with_clock(store: Store, board: Panel, shown: Session, to: Presentation) -> Panel:
    """Return a board that tells who was late and until when its turn lasts, where there is a clock.

    What is told here is what is stored, so it is there however often the bot was killed.
    """
    record, now = shown.record, datetime.now(UTC)
    if record.clock is None:
        return board
    lines = late_lines(to.words, record, await store.clocks.stood_in(record.id))
    until = await store.clocks.until(record.id, now)
    if until is not None and any(player.user_id is not None for player in record.players):
        gone = await _all_away(store, shown, now)
        if gone:
            lines.append(
                to.words("clock-away", players=enumerated(to.words, gone), count=len(gone))
            )
        else:
            lines.append(to.words("clock-until", when=f"<t:{int(until.timestamp())}:R>"))
    return replace(board, parts=(*board.parts, *lines))


async def _all_away(store: Store, shown: Session, now: datetime) -> Sequence[str]:
    """Return the names of the people for whom a table waits, if all are away; else none."""
    players = [shown.record.players[seat] for seat in shown.to_act()]
    waited = {player.user_id: bold(player.name) for player in players if player.user_id is not None}
    away = await store.absences.among(waited.keys(), now)
    return tuple(waited.values()) if away == waited.keys() else ()
