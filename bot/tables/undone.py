"""What pictures and lists of a game cannot show: that moves were taken back."""

from msgspec.structs import replace

from ..controls.panel import Panel
from ..store import TableRecord, Undo
from ..wording.names import escaped
from ..wording.strings import Words


def with_undo(words: Words, board: Panel, record: TableRecord) -> Panel:
    """Return a board that tells so if the last thing that happened was to take moves back."""
    told = _last_undo(words, record)
    return replace(board, parts=(words("undo-board", **told), *board.parts)) if told else board


def undo_line(words: Words, record: TableRecord) -> str | None:
    """Return the line that tells so if the last thing that happened was to take moves back."""
    told = _last_undo(words, record)
    return words("undo-done", **told) if told else None


def _last_undo(words: Words, record: TableRecord) -> dict[str, str | int] | None:
    """Return what is told of what was taken back last, if no move was made since."""
    undo = record.undone[-1] if record.undone else None
    if undo is None or undo.entries < record.entries:
        return None
    return {"name": _name(words, record, undo), "moves": len(undo.moves)}


def _name(words: Words, record: TableRecord, undo: Undo) -> str:
    """Return the name of who took moves back, who may have been forgotten."""
    return escaped(record.players[undo.seat].name) or words("former-player")


def with_undone(words: Words, panel: Panel, record: TableRecord) -> Panel:
    """Return a panel that shows a game, with a line that tells how many moves were taken back."""
    count = record.entries - len(record.moves)
    return replace(panel, parts=(*panel.parts, words("undone", count=count))) if count else panel


def undone_lines(words: Words, record: TableRecord) -> list[str]:
    """Return a line for each time that moves of a game were taken back, for its log."""
    return [
        words(
            "undone-then",
            name=_name(words, record, undo),
            count=len(undo.moves),
            move=undo.kept,
            when=f"<t:{int(undo.at.timestamp())}:f>",
        )
        for undo in record.undone
    ]
