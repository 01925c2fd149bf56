"""Lines about undone moves, which the pictures and lists of a game do not show."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import Seat

from ...controls.finale import last_moves
from ...controls.panel import Panel
from ...games import open_session
from ...store import TableRecord, Undo
from ...wording.names import escaped
from ...wording.strings import Words


def with_undo(words: Words, board: Panel, record: TableRecord) -> Panel:
    """Return a board that tells so if the last thing it tells was to take moves back."""
    told = _last_undo(words, record)
    if told is None:
        return board
    return replace(board, parts=(*last_moves(record, words("undo-board", **told)), *board.parts))


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
    """Return the name of the person who took moves back, who may have been forgotten."""
    return escaped(record.players[undo.seat].name) or words("former-player")


def with_undone(words: Words, panel: Panel, record: TableRecord) -> Panel:
    """Return a panel that shows a game, with a line that tells how many moves were taken back."""
    count = record.entries - len(record.moves)
    return replace(panel, parts=(*panel.parts, words("undone", count=count))) if count else panel


def with_undone_lines(
    words: Words, lines: Sequence[str], record: TableRecord, viewer: Seat | None
) -> list[str]:
    """Return the log of a game with a line each time that moves were taken back, where it was."""
    stayed, told = len(record.moves), list(lines)
    for undo in reversed(record.undone):
        stayed = min(stayed, undo.kept)  # what came later may have been taken back since
        line = words(
            "undone-then",
            name=_name(words, record, undo),
            count=len(undo.moves),
            when=f"<t:{int(undo.at.timestamp())}:f>",
        )
        told.insert(_lines_of(words, record, stayed, viewer), line)
    return told


def _lines_of(words: Words, record: TableRecord, moves: int, viewer: Seat | None) -> int:
    """Return how many lines of a log tell of the first `moves`."""
    if not moves:
        return 0
    then = replace(record, moves=record.moves[:moves], choices=(), ending=None)
    return len(open_session(then).log(words, viewer))
