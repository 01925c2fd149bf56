"""The last positions of the duels that are being played: a press costs a move, not a whole game."""

from functools import lru_cache

from engine.core.game import Seat
from engine.duel.deal import State
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.table import Table

MOST = 1024
"""How many positions are remembered: the last few of each game that is being played."""

AT_ONCE = 50
"""Moves that are replayed in one go; each is a call within the one after it."""

Made = tuple[tuple[int, str], ...]
"""Moves as they are stored: seats and texts."""

Position = tuple[State, tuple[Event, ...], Table | None]
"""What is the case, what the last move has done, and what lay on the table before it."""


def remembered(deal: bytes, made: Made) -> Position:
    """Return what some moves lead to; raises `ValueError`, `UnknownMove` and `IllegalMove`."""
    for some in range(0, len(made), AT_ONCE):
        _position(deal, made[:some])
    return _position(deal, made)


@lru_cache(MOST)
def _position(deal: bytes, made: Made) -> Position:
    # Nothing but the deal and the moves decides about it, so it can be kept without a doubt.
    if not made:
        return DUEL.start(DUEL.unpack(deal)), (), None
    *_, (seat, text) = made
    before = _position(deal, made[:-1])[0]
    step = DUEL.apply(before, Seat(seat), DUEL.parse(text))
    return step.state, step.events, before.table
