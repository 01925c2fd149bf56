"""An open turn: what has been chosen in it, who still has to choose, and what each may know.

With two players the Free City's holder chooses for both cities, one after the other, and does not
wait for the other player (ruling 54). Both moves are one choice until the turn is over.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import IllegalMove, Seat
from engine.seven.decisions import ChooseForFreeCity
from engine.seven.events import Event
from engine.seven.game import SEVEN
from engine.seven.moves import Move
from engine.seven.state import State
from engine.seven.table import View, chooses_twice, seats

from ..choosing import Chosen, choose, joined, texts_of, with_choices
from ..positions import Position
from ..store import TableRecord


class OpenTurn(Struct, frozen=True):
    """The turn of a stored game: `before` its choices, and the `state` with them."""

    before: State
    record: TableRecord
    state: State

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that must decide and have not, in their order."""
        owing = [seat for seat in seats(self.state.table) if self._owes_free_city(seat)]
        return tuple(sorted({*SEVEN.to_act(self.state), *owing}))

    def choices(self, seat: Seat) -> tuple[Move, ...]:
        """Return the moves that a seat has chosen: none, one, or its own and the Free City's."""
        found = (texts_of(each) for each in self.record.choices if each.seat == seat)
        return tuple(map(SEVEN.parse, next(found, ())))

    def view(self, seat: Seat | None) -> View:
        """Return what `seat` may know; who chooses for the Free City is asked before others."""
        if seat is None or not self.is_second(seat):
            return SEVEN.view(self.state, seat)
        return _asked_for_free_city(self.state, seat)

    def is_second(self, seat: Seat) -> bool:
        """Return whether `seat` has chosen its own card and has the Free City's to choose too."""
        return seat == self._holder() and bool(self.choices(seat))

    def play(self, seat: Seat, text: str) -> Chosen[State, Event]:
        """Choose, in place of an earlier choice; raises `UnknownMove` or `IllegalMove`.

        Another card for the own city takes back what was chosen for the Free City.
        """
        move = SEVEN.parse(text)
        if move.city and self._holder() is not None:
            if not self.is_second(seat) or move not in SEVEN.legal(self.view(seat), seat):
                raise IllegalMove(f"{seat} {text}")
            text = joined(str(self.choices(seat)[0]), text)
        return choose(SEVEN, self.before, self.record, seat, text, unfinished=asks_holder)

    def _owes_free_city(self, seat: Seat) -> bool:
        return self.is_second(seat) and len(self.choices(seat)) == 1

    def _holder(self) -> Seat | None:
        """Return who chooses for two cities in this turn; nobody where that is asked alone."""
        return chooses_twice(self.before.table)


def open_turn(before: State, record: TableRecord) -> OpenTurn:
    """Return the open turn of a game; raises `ValueError` where the choices are a whole turn's.

    Raises `UnknownMove` and `IllegalMove` for choices that nobody could have made.
    """
    state, _ = with_choices(SEVEN, before, record.choices)
    table = state.table
    chosen = seats(table) if record.choices and asks_holder(state) else table.chosen
    if len(chosen) != len(record.choices):
        raise ValueError("the choices are those of a whole turn")
    return OpenTurn(before, record, state)


def whole_turns(
    played: Iterable[Position[State, Event]],
) -> Iterator[Position[State, Event]]:
    """Yield the positions after which something is to be told, in order.

    With two players nothing is before the Free City's card is chosen, unless it is still to come;
    what was chosen for the own cities until then is told with it.
    """
    earlier: Position[State, Event] | None = None
    for each in played:
        if earlier is not None:
            each = replace(each, events=(*earlier.events, *each.events))
        earlier = each if asks_holder(each.state) else None
        if earlier is None:
            yield each
    if earlier is not None:
        yield earlier


def asks_holder(state: State) -> bool:
    """Return whether all have chosen their own cards, and the Free City's is still to come."""
    return bool(state.table.todo) and isinstance(state.table.todo[0], ChooseForFreeCity)


def _asked_for_free_city(state: State, seat: Seat) -> View:
    """Return the view of the Free City's holder: the same whether the other has chosen or not."""
    table = replace(state.table, todo=(ChooseForFreeCity(seat),), chosen=())
    return SEVEN.view(replace(state, table=table), seat)
