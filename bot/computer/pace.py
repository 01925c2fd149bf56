"""Divides the thinking time among computers that move in a row, while people wait for all."""

from datetime import datetime
from itertools import groupby

from engine.core.game import Seat

from ..store import TableRecord
from ..tables.seating import following, in_a_row

WITHIN = 0.65
"""Seconds after a person's move in which all computers of a row have to finish their searches.

The rest of a second is left to store the last move, and to draw and send the board of all of them.
"""

SPARE = 0.5
"""The share of the time that is kept for second decisions in a turn; each computer's share is 1."""

LEAST = 0.01
"""The seconds that each computer of a row thinks at least, however busy the machine is."""

CHOSEN_AT_ONCE = 0.6
"""Seconds that people count as having waited already when a turn ends in which all chose at once.

Its moves are stored together, when the last player has chosen, so nothing tells how long a person
has waited for the others. If a person was the last, the computers think less than they could.
"""

FORGOTTEN_AFTER = 5.0
"""Seconds after which a person's move no longer shortens the searches that follow it.

So long a wait means that the bot was stopped, or a search failed, in between.
"""

FURTHER = 0.2
"""The part of its time that a computer which moves alone has for its second decision in a turn."""


def seconds_to_think(record: TableRecord, seat: Seat, longest: float, now: datetime) -> float:
    """Return how long a computer thinks while nobody else is to move, at most `longest`.

    Computers side by side move one after the other: they share what is left of `WITHIN`, so that
    the wait is the same however many they are and however busy the machine is. A computer alone has
    all of its time for the first decision of its turn, `FURTHER` of it for the second, and for each
    further one half of that before.
    """
    if in_a_row(record.players, seat) == 1:
        further = _decisions(record, seat)
        return longest if not further else longest * FURTHER * 0.5 ** (further - 1)
    left = 1 + following(record.players, seat)
    share = (WITHIN - _waited(record, now)) / (left + SPARE)
    return min(longest, max(LEAST, share))


def _decisions(record: TableRecord, seat: Seat) -> int:
    """Return how many decisions of its present turn a computer has made.

    Moves that are stored together have one time, and count as one decision: a move with those that
    were forced by it, or the moves of all who chose at once, with which a turn begins.
    """
    made = 0
    for _, stored in groupby(reversed(record.moves), key=lambda move: move.at):
        by_it = [move.seat == seat and move.by_computer is True for move in stored]
        made += any(by_it)
        if not all(by_it):
            break
    return made


def _waited(record: TableRecord, now: datetime) -> float:
    """Return the seconds since the last person moved; 0 where nobody waits since then."""
    people = (move.at for move in reversed(record.moves) if move.by_computer is not True)
    last = next(people, None)
    if last is None:
        return 0.0
    at_once = any(move.at == last and move.by_computer is True for move in record.moves)
    seconds = (now - last).total_seconds()
    return seconds + at_once * CHOSEN_AT_ONCE if 0.0 <= seconds < FORGOTTEN_AFTER else 0.0
