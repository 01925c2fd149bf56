"""7 Wonders Architects as an implementation of `engine.core.game.Game`."""

from collections.abc import Mapping
from random import Random

from engine.core import packing
from engine.core.game import Result, Seat, Step
from engine.core.hidden import Hidden
from engine.core.luck import Luck

from . import apply, events, guess, hidden, legal, moves, score
from . import deal as dealing
from .catalog import DIGEST, SEATS
from .deal import Deal, State
from .events import Event
from .moves import Move
from .table import View


class Architects:
    """The rules of 7 Wonders Architects; `engine.core.game.Game` tells what each method does."""

    name = "architects"
    data = DIGEST
    seats = SEATS

    def deal(self, rng: Luck, seats: int, options: Mapping[str, str]) -> Deal:
        """Deal a game; there are no options."""
        return dealing.make(rng, seats, options)

    def start(self, deal: Deal) -> State:
        """Return the state before the first move."""
        return apply.start(deal)

    def players(self, state: State) -> int:
        """Return for how many players the game was dealt."""
        return len(state.table.cities)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the one seat that must decide now; none when the game has ended."""
        return legal.to_act(state.table)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what `seat` may know; `None` is a spectator."""
        return apply.view(state, seat)

    def legal(self, view: View, seat: Seat) -> tuple[Move, ...]:
        """Return the moves of `seat`, in a fixed order."""
        return legal.legal(view, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        """Make a move; raises `IllegalMove`."""
        return apply.apply(state, seat, move)

    def hidden(self, state: State) -> tuple[Hidden, ...]:
        """Return what not everybody has seen, to be shown to all once the game has ended."""
        return tuple(hidden.hidden(state))

    def result(self, state: State) -> Result | None:
        """Return how the game ended, or `None` while it goes on."""
        return score.result(state.table)

    def visible(self, event: Event, seat: Seat | None) -> bool:
        """Whether `seat` may know of an event: cards looked at are for one seat alone."""
        return events.visible(event, seat)

    def guess(self, view: View, rng: Random) -> State:
        """Return a complete state consistent with a view."""
        return guess.guess(view, rng)

    def parse(self, text: str) -> Move:
        """Parse the text of a move; raises `UnknownMove`."""
        return moves.parse(text)

    def pack(self, deal: Deal) -> bytes:
        """Serialize a deal to JSON."""
        return packing.pack(deal)

    def unpack(self, stored: bytes) -> Deal:
        """Deserialize a deal; raises `ValueError`."""
        return packing.unpack(stored, Deal)


ARCHITECTS = Architects()
