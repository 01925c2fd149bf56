"""The log of a stored game: a line for each turn, which everybody may read."""

from itertools import groupby

from engine.architects.game import ARCHITECTS

from ..positions import positions
from ..store import TableRecord
from ..wording.circle import marked
from ..wording.players import players_at
from ..wording.strings import Words
from .forced import forced
from .wording.events import log_line


def log_lines(words: Words, record: TableRecord) -> list[str]:
    """Return a line for each turn, each told as made by whoever made its last move."""
    _, *made = positions(ARCHITECTS, record.deal, record.made, forced)
    lines = []
    for turn, group in groupby(made, key=lambda each: each.before.table.turn if each.before else 0):
        presses = list(group)
        last = presses[-1]
        events = [
            event for each in presses for event in each.events if ARCHITECTS.visible(event, None)
        ]
        circle = marked(words, players_at(record, last.made - 1))
        lines.append(log_line(words, circle, last.state.table, turn + 1, events))
    return lines
