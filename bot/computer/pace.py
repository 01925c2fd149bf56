"""How long computers think that move one after the other while people wait for all of them."""

from collections.abc import Sequence
from itertools import takewhile

from engine.core.game import Seat

from ..store import TableRecord
from ..store.records import Player

SHARED = 0.4
"""The part of the time of one search that computers share which move one after the other.

The rest of a second is left for their boards, so that people wait about as long as for one
computer.
"""


def part_of_wait(record: TableRecord, seat: Seat) -> float:
    """Return which part of its time a computer has that is the only one to move now.

    Computers side by side move one after the other: they share `SHARED`, however many they are.
    Each further decision of one turn has half the time of the decision before, so that a turn takes
    at most twice the time of its first decision.
    """
    moves = reversed(record.moves)
    own = takewhile(lambda move: move.seat == seat and move.by_computer is True, moves)
    decisions = len({move.at for move in own})  # what was forced is stored with the decision
    computers = in_a_row(record.players, seat)
    return 0.5**decisions * (1.0 if computers == 1 else SHARED / computers)


def in_a_row(players: Sequence[Player], seat: Seat) -> int:
    """Return how many computers sit side by side in the circle, the one in `seat` included."""
    circle = [players[(seat + step) % len(players)] for step in range(len(players))]
    after = takewhile(_is_computer, circle)
    before = takewhile(_is_computer, reversed(circle[1:]))
    return min(len(players), len([*after]) + len([*before]))


def _is_computer(player: Player) -> bool:
    return player.user_id is None
