"""The log of a stored game: a line for each turn, as its reader may know it."""

from collections.abc import Iterator, Sequence

from engine.core.game import Seat
from engine.seven.events import Chose, Event
from engine.seven.game import SEVEN
from engine.seven.state import State

from ..choosing import texts_of
from ..positions import positions
from ..store import TableRecord
from ..wording.players import players_at
from ..wording.strings import Words
from .turn import whole_turns
from .wording.circle import Circle, marked
from .wording.events import known_cards
from .wording.turns import log_line, own_choice


def log_lines(words: Words, record: TableRecord, viewer: Seat | None, *, over: bool) -> list[str]:
    """Return a line for each turn so far, and what `viewer` has chosen in the open one.

    Each turn is told as made by whoever made it. Cards that lie face down are named to the player
    who put them there, and once the game is `over` to everybody.
    """
    lines = [
        log_line(
            words,
            _circle(words, record, each.made - 1, each.state),
            each.before.table,
            each.state.table,
            each.events,
            known_cards(_told(each.events, viewer, over=over)),
        )
        for each in whole_turns(positions(SEVEN, record.deal, record.made))
        if each.before is not None
    ]
    if over:
        return lines
    *_, present = positions(SEVEN, record.deal, record.made)
    made = [
        Chose(Seat(each.seat), SEVEN.parse(text))
        for each in record.choices
        for text in texts_of(each)
    ]
    circle = _circle(words, record, len(record.moves), present.state)
    table = present.state.table
    return lines + [
        own_choice(words, circle, table, each) for each in _told(made, viewer, over=False)
    ]


def _told(events: Sequence[Event], viewer: Seat | None, *, over: bool) -> Iterator[Chose]:
    """Yield the choices that `viewer` may know."""
    for event in events:
        if isinstance(event, Chose) and (over or SEVEN.visible(event, viewer)):
            yield event


def _circle(words: Words, record: TableRecord, n: int, state: State) -> Circle:
    """Return the names of those who sat at the table when move `n` was made."""
    return marked(words, players_at(record, n), state.table)
