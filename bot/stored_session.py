"""What the sessions of all games do alike: a stored game, replayed and asked by its rules."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Generic, Self, TypeVar

from msgspec.structs import replace

from engine.core.game import Game, Result, Seat

from .controls.decision import ControlIds
from .controls.panel import Film, Panel
from .positions import Position, PositionCache
from .store import Ending, TableRecord
from .wording.players import players_at
from .wording.presentation import Presentation
from .wording.strings import Words

S = TypeVar("S")
V = TypeVar("V")
E = TypeVar("E")


class StoredSession(ABC, Generic[S, V, E]):
    """A stored game at a position: the part of `bot.contract.Session` that is alike in all games.

    A game's session derives from it, with its `rules`, and the `positions` of its stored games.
    `played` is the position after the record's moves: its events are those of the last decision,
    and of what followed from it without a choice.
    """

    rules: Game[Any, S, V, Any, E]
    positions: PositionCache[S, E]

    def __init__(self, record: TableRecord, played: Position[S, E]) -> None:
        """Raise `ValueError` if the game was dealt for another number of players."""
        if len(record.players) != self.rules.players(played.state):
            raise ValueError(f"{len(record.players)} players")
        self.record = record
        self.played = played

    @classmethod
    def open(cls, record: TableRecord) -> Self:
        """Replay a stored game; raises `ValueError`, `UnknownMove` or `IllegalMove` if corrupt."""
        return cls(record, cls.positions.after(record.deal, record.made))

    @classmethod
    def history(cls, record: TableRecord) -> Iterator[Self]:
        """Yield the session at the deal, then after each decision; raises as `open` does."""
        for played in cls.positions.history(record.deal, record.made):
            yield cls(record, played)

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that must decide now; empty after the end."""
        return () if self.ending() else self.rules.to_act(self.played.state)

    def view(self, seat: Seat | None) -> V:
        """Return what `seat` may know; `None` is a spectator."""
        return self.rules.view(self.played.state, seat)

    def count_legal_moves(self, seat: Seat) -> int:
        """Return the number of legal moves of `seat`."""
        return len(self.rules.legal(self.view(seat), seat))

    def ending(self) -> Ending | None:
        """Return how the game ended: as stored, else by its rules."""
        if self.record.ending is not None:
            return self.record.ending
        ended = self.rules.result(self.played.state)
        return None if ended is None else Ending(ended.reason, ended.winners)

    def replay(self, to: Presentation) -> Panel:
        """Return the game so far as an animation, and how it ended."""
        status = self._outcome(to.words) if self.ending() else to.words("replay-goes-on")
        return Panel((self._film(to), status))

    @abstractmethod
    def _film(self, to: Presentation) -> Film:
        """Return the animation of what spectators saw; see `_as_played`."""

    @abstractmethod
    def _outcome(self, words: Words) -> str:
        """Return who has won, and how, once the game has ended."""

    def _result(self) -> Result | None:
        ended = self.ending()
        return None if ended is None else ended.result

    def _control_ids(self, seat: Seat) -> ControlIds:
        return ControlIds(self.record.id, seat, self.record.next_ply(seat))

    @cached_property
    def _untold(self) -> tuple[Position[S, E], ...]:
        """The positions after the decisions that the board tells; found once, as it may replay."""
        return self.positions.since(self.record.deal, self.record.made, self.record.told)

    def _as_played(self) -> Iterator[Self]:
        """Yield the session at the deal, and after each decision, with those who sat there then.

        The last one is this one, which alone has the ending and the choices of an open turn.
        """
        *former, _ = self.history(replace(self.record, ending=None, choices=()))
        for each in former:
            players = players_at(self.record, max(0, each.played.made - 1))
            yield type(self)(replace(each.record, players=players), each.played)
        yield self
