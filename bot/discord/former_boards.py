"""What is left of a board once a newer one stands in the channel."""

from msgspec.structs import replace

from ..controls.panel import Image, Panel
from ..games import open_session
from ..store import Store, TableRecord
from ..wording.presentation import Presentation


async def former_board(store: Store, record: TableRecord, moves: int, to: Presentation) -> Panel:
    """Return the line of text that is left of the board after so many moves.

    Its picture stands below where that was chosen to be kept.
    """
    former = open_session(replace(record, moves=record.moves[:moves], choices=(), ending=None))
    line = former.former_board(to.words)
    if (await store.preferences.of(record.owner_id)).pictures:
        kept = (part for part in former.position_panel(to).parts if isinstance(part, Image))
        line = replace(line, parts=(*line.parts, *kept))
    return line
