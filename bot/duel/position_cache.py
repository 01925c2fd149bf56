"""Caches positions, so that a press applies one move instead of replaying the game."""

from collections import OrderedDict

from engine.core.game import Seat
from engine.duel.deal import State
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.table import Table

Moves = tuple[tuple[int, str], ...]
"""Moves as they are stored: seat and text of each."""

Position = tuple[State, tuple[Event, ...], Table | None]
"""The state, the events of the last move, and the table before that move."""


class PositionCache:
    """An LRU cache of the last positions of each game.

    The key of a game is its deal. A position follows from deal and moves alone, so no entry becomes
    stale. Only the last positions of a game are cached, so that long games do not evict others.
    """

    def __init__(self, games: int = 512, positions: int = 3) -> None:
        """Cache the last `positions` of up to `games` games."""
        self.misses = 0
        """The number of moves replayed because the position before them was not cached."""
        self._max_games, self._max_positions = games, positions
        self._games: OrderedDict[bytes, OrderedDict[Moves, Position]] = OrderedDict()

    def after(self, deal: bytes, moves: Moves) -> Position:
        """Return the position after `moves`; raises `ValueError`, `UnknownMove`, `IllegalMove`."""
        cached = self._games.get(deal, OrderedDict[Moves, Position]())
        at, position = self._nearest(cached, deal, moves)
        fresh: list[tuple[Moves, Position]] = [(moves[:at], position)]
        for n in range(at, len(moves)):
            seat, text = moves[n]
            before = position[0]
            step = DUEL.apply(before, Seat(seat), DUEL.parse(text))
            position = step.state, step.events, before.table
            fresh.append((moves[: n + 1], position))
        self.misses += max(0, len(moves) - at - 1)
        for key, value in fresh[-self._max_positions :]:
            cached[key] = value
            cached.move_to_end(key)
        while len(cached) > self._max_positions:
            cached.popitem(last=False)
        self._games[deal] = cached
        self._games.move_to_end(deal)
        while len(self._games) > self._max_games:
            self._games.popitem(last=False)
        return position

    def _nearest(
        self, cached: OrderedDict[Moves, Position], deal: bytes, moves: Moves
    ) -> tuple[int, Position]:
        """Return the longest cached prefix of the moves: its length and its position."""
        for key in sorted(cached, key=len, reverse=True):
            if moves[: len(key)] == key:
                return len(key), cached[key]
        return 0, (DUEL.start(DUEL.unpack(deal)), (), None)


POSITIONS = PositionCache()
"""The cache of this process; not thread-safe, since only the event loop opens sessions."""
