"""What pictures and lists of a game cannot show: that moves were taken back."""

from msgspec.structs import replace

from ..controls.panel import Panel
from ..store import TableRecord
from ..wording.names import escaped
from ..wording.strings import Words


def with_undone(words: Words, panel: Panel, record: TableRecord) -> Panel:
    """Return a panel that shows a game, with a line that tells how many moves were taken back."""
    count = sum(len(undo.moves) for undo in record.undone)
    return replace(panel, parts=(*panel.parts, words("undone", count=count))) if count else panel


def undone_lines(words: Words, record: TableRecord) -> list[str]:
    """Return a line for each time that moves of a game were taken back, for its log."""
    return [
        words(
            "undone-then",
            name=escaped(record.players[undo.seat].name),
            count=len(undo.moves),
            move=undo.kept,
            when=f"<t:{int(undo.at.timestamp())}:f>",
        )
        for undo in record.undone
    ]
