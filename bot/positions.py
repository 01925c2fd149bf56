"""Replays stored games decision by decision, and caches positions.

The sessions of games share it, so that a press applies the moves of one decision instead of
replaying the game.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from engine.core.game import Game, Seat

S = TypeVar("S")
E = TypeVar("E")

Moves: TypeAlias = tuple[tuple[int, str], ...]
"""Moves as they are stored: seat and text of each."""


class Position(Struct, Generic[S, E], frozen=True):
    """A game between two decisions.

    `events` are those of the last decision, which several seats may have made at once, and of the
    forced moves that followed; `before` is the state before it, and `made` the number of moves
    since the deal.
    """

    state: S
    events: tuple[E, ...] = ()
    before: S | None = None
    made: int = 0


def never(state: object) -> None:
    """Tell that no move is forced."""


def positions(
    rules: Game[Any, S, Any, Any, E],
    deal: bytes,
    moves: Moves,
    forced: Callable[[S], str | None] = never,
) -> Iterator[Position[S, E]]:
    """Yield the position at the deal, then after each decision.

    `forced` returns the text of the move that is made by itself after a decision, if there is one.
    Raises `ValueError` for a bad deal and for moves that end before all have chosen, `UnknownMove`
    and `IllegalMove`.
    """
    position = Position[S, E](rules.start(rules.unpack(deal)))
    yield position
    while position.made < len(moves):
        position = _next(rules, position, moves, forced)
        yield position


def _next(
    rules: Game[Any, S, Any, Any, E],
    position: Position[S, E],
    moves: Moves,
    forced: Callable[[S], str | None],
) -> Position[S, E]:
    """Return the position after the next decision and what is forced after it."""
    several = max(1, len(rules.to_act(position.state)))
    made = position.made + several
    if made > len(moves):
        raise ValueError("the moves end within a turn")
    state, events = position.state, list[E]()
    for n in range(position.made, len(moves)):
        if n >= made:
            if forced(state) is None:
                break
            made = n + 1
        seat, text = moves[n]
        step = rules.apply(state, Seat(seat), rules.parse(text))
        state = step.state
        events += step.events
    return Position(state, tuple(events), position.state, made)


class PositionCache(Generic[S, E]):
    """An LRU cache of the last positions of each stored game.

    The key of a game is its deal. A position follows from deal and moves alone, so no entry becomes
    stale. Only the last positions of a game are cached, so that long games do not evict others.
    Not thread-safe: only the event loop opens sessions.
    """

    def __init__(
        self,
        rules: Game[Any, S, Any, Any, E],
        games: int = 512,
        positions: int = 3,
        forced: Callable[[S], str | None] = never,
    ) -> None:
        """Cache the last `positions` of up to `games` games; `forced` is as in `positions`."""
        self.misses = 0
        """The number of decisions replayed because the position before them was not cached."""
        self._rules, self._forced = rules, forced
        self._max_games, self._max_positions = games, positions
        self._games: OrderedDict[bytes, OrderedDict[Moves, Position[S, E]]] = OrderedDict()

    def after(self, deal: bytes, moves: Moves) -> Position[S, E]:
        """Return the position after `moves`; raises as `positions` does."""
        cached = self._games.get(deal, OrderedDict[Moves, Position[S, E]]())
        position = self._nearest(cached, deal, moves)
        fresh = [position]
        while position.made < len(moves):
            position = _next(self._rules, position, moves, self._forced)
            fresh.append(position)
        self.misses += max(0, len(fresh) - 2)
        for each in fresh[-self._max_positions :]:
            cached[moves[: each.made]] = each
            cached.move_to_end(moves[: each.made])
        while len(cached) > self._max_positions:
            cached.popitem(last=False)
        self._games[deal] = cached
        self._games.move_to_end(deal)
        while len(self._games) > self._max_games:
            self._games.popitem(last=False)
        return position

    def history(self, deal: bytes, moves: Moves) -> Iterator[Position[S, E]]:
        """Yield the position at the deal, then after each decision, without caching any.

        Raises as `positions` does.
        """
        return positions(self._rules, deal, moves, self._forced)

    def since(self, deal: bytes, moves: Moves, told: int) -> tuple[Position[S, E], ...]:
        """Return the positions after each decision beyond the first `told` moves.

        The last position is always among them, unless nothing was decided yet. Raises as
        `positions` does.
        """
        position = self.after(deal, moves)
        if position.before is None:
            return ()
        first = self._nearest(self._games[deal], deal, moves[: min(told, position.made - 1)])
        found = [first]
        while found[-1].made < len(moves):
            found.append(_next(self._rules, found[-1], moves, self._forced))
        return tuple(each for each in found if each.made > told) or (position,)

    def _nearest(
        self, cached: OrderedDict[Moves, Position[S, E]], deal: bytes, moves: Moves
    ) -> Position[S, E]:
        """Return the position after the longest cached prefix of the moves."""
        for key in sorted(cached, key=len, reverse=True):
            if moves[: len(key)] == key:
                return cached[key]
        return Position(self._rules.start(self._rules.unpack(deal)))


class Decision(Struct, frozen=True):
    """A decision of a stored game: after how many moves it was open, and what it revealed.

    `turned` are the kinds of hidden things that somebody saw because of it, see `Game.decisions`.
    """

    begin: int
    turned: frozenset[str]


def decisions(
    rules: Game[Any, S, Any, Any, E],
    deal: bytes,
    moves: Moves,
    turned: Callable[[E], str | None],
    forced: Callable[[S], str | None] = never,
    joined: Callable[[S], bool] = lambda _: False,
) -> Iterator[Decision]:
    """Yield the decisions of a game in their order.

    `turned` returns the kind of what an event turned up, if it did. A decision in a `joined` state
    belongs to the one before it. The rest is as for `positions`.
    """
    begin, kinds = 0, frozenset[str]()
    for position in positions(rules, deal, moves, forced):
        kinds |= frozenset(kind for event in position.events if (kind := turned(event)))
        if position.made > begin and not joined(position.state):
            yield Decision(begin, kinds)
            begin, kinds = position.made, frozenset()
