"""How long computers think that move one after the other while people wait for all of them."""

from collections.abc import Sequence
from itertools import takewhile

from engine.core.game import Seat

from ..store import TableRecord
from ..store.records import Player


def part_of_wait(record: TableRecord, seat: Seat) -> float:
    """Return which part of its time a computer has that is the only one to move now.

    Computers side by side share the time, as they move one after the other; and each further
    decision of one turn has half the time of the decision before. So people wait at most about
    twice the time of one search, however many seats and decisions there are.
    """
    moves = reversed(record.moves)
    own = takewhile(lambda move: move.seat == seat and move.by_computer is True, moves)
    decisions = len({move.at for move in own})  # what was forced is stored with the decision
    return 0.5**decisions / in_a_row(record.players, seat)


def in_a_row(players: Sequence[Player], seat: Seat) -> int:
    """Return how many computers sit side by side in the circle, the one in `seat` included."""
    circle = [players[(seat + step) % len(players)] for step in range(len(players))]
    after = takewhile(_is_computer, circle)
    before = takewhile(_is_computer, reversed(circle[1:]))
    return min(len(players), len([*after]) + len([*before]))


def _is_computer(player: Player) -> bool:
    return player.user_id is None
