"""The cache of positions: a press on a running game costs one move, not the replay of the game."""

from collections import OrderedDict

from engine.core.game import Seat
from engine.duel.deal import State
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.table import Table

Made = tuple[tuple[int, str], ...]
"""Moves as they are stored: seats and texts."""

Position = tuple[State, tuple[Event, ...], Table | None]
"""The state, the events of the last move, and the table before that move."""


class PositionCache:
    """Keeps the last positions of the games that were opened last.

    A game is known by its deal; nothing but the deal and the moves decides about a position, so a
    cached one is never stale. Only the last positions of a game are kept, so that opening many
    long games does not push out the others.
    """

    def __init__(self, games: int = 512, positions: int = 3) -> None:
        """Keep the last `positions` of up to `games` games."""
        self.misses = 0
        """How many moves were replayed because no cached position was near."""
        self._limit, self._kept = games, positions
        self._games: OrderedDict[bytes, OrderedDict[Made, Position]] = OrderedDict()

    def after(self, deal: bytes, made: Made) -> Position:
        """Return what some moves lead to; raises `ValueError`, `UnknownMove` and `IllegalMove`."""
        known = self._games.get(deal, OrderedDict[Made, Position]())
        at, position = self._nearest(known, deal, made)
        fresh: list[tuple[Made, Position]] = [(made[:at], position)]
        for n in range(at, len(made)):
            seat, text = made[n]
            before = position[0]
            step = DUEL.apply(before, Seat(seat), DUEL.parse(text))
            position = step.state, step.events, before.table
            fresh.append((made[: n + 1], position))
        self.misses += max(0, len(made) - at - 1)
        for key, value in fresh[-self._kept :]:
            known[key] = value
            known.move_to_end(key)
        while len(known) > self._kept:
            known.popitem(last=False)
        self._games[deal] = known
        self._games.move_to_end(deal)
        while len(self._games) > self._limit:
            self._games.popitem(last=False)
        return position

    def _nearest(
        self, known: OrderedDict[Made, Position], deal: bytes, made: Made
    ) -> tuple[int, Position]:
        """Return the longest cached part of the moves, by its length, and the position there."""
        for key in sorted(known, key=len, reverse=True):
            if made[: len(key)] == key:
                return len(key), known[key]
        return 0, (DUEL.start(DUEL.unpack(deal)), (), None)


POSITIONS = PositionCache()
"""The cache of this process; sessions are opened on the event loop alone."""
