"""The recaps of moves of a stored duel: on its boards, and in the lines that are left of them."""

from collections.abc import Callable, Iterable, Sequence

from engine.duel.deal import State
from engine.duel.events import Event

from ..positions import Position
from ..store import TableRecord
from ..wording.circle import introduced, marked
from ..wording.players import players_at
from ..wording.recap import recap
from ..wording.strings import Words
from .wording.events import event_lines, without_cards


def recap_of(
    words: Words,
    record: TableRecord,
    made: Sequence[Position[State, Event]],
    leaving: Callable[[Iterable[Event]], Iterable[Event]] = iter,
) -> str:
    """Return a line for each event of moves, by the positions after them, that `leaving` leaves.

    Each is told under the names of whoever played then. Before the first move it is who begins.
    """
    if not made:
        return words("game-begins", first=introduced(words, record.players).who[0])
    moves = (_lines(words, record, each, leaving(each.events)) for each in made)
    return recap(words, ["\n".join(lines) for lines in moves])


def recap_in_lines(
    words: Words, record: TableRecord, made: Sequence[Position[State, Event]]
) -> str:
    """Return a line for each move, as the log tells it; before the first one, who begins."""
    if not made:
        return recap_of(words, record, made)
    moves = (_lines(words, record, each, without_cards(each.events)) for each in made)
    return recap(words, [" ".join(lines) for lines in moves])


def _lines(
    words: Words, record: TableRecord, made: Position[State, Event], events: Iterable[Event]
) -> list[str]:
    return event_lines(words, marked(words, players_at(record, made.made - 1)), events)
