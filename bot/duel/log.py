"""The log of a stored duel: a line for each move, which everybody may read."""

from engine.duel.game import DUEL

from ..positions import positions
from ..store import TableRecord
from ..wording.circle import marked
from ..wording.players import players_at
from ..wording.strings import Words
from .wording.events import log_line


def log_lines(words: Words, record: TableRecord) -> list[str]:
    """Return a numbered line for each move, each told as made by whoever made it."""
    _, *made = positions(DUEL, record.deal, record.made)
    return [
        log_line(words, marked(words, players_at(record, each.made - 1)), each.made, each.events)
        for each in made
    ]
