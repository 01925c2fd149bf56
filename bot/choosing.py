"""How a move enters a stored game: at once, or with the choices of all who choose at the same time.

The sessions of games share it, so that a stored game stays a deal and a list of moves.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import Game, Seat

from .store import Move, TableRecord

S = TypeVar("S")
E = TypeVar("E")


class Chosen(Struct, Generic[S, E], frozen=True):
    """A game after some choices: as it is stored, its state, and what the last turn brought.

    `events` are empty while the turn is open.
    """

    record: TableRecord
    state: S
    events: tuple[E, ...]


def choose(
    rules: Game[Any, S, Any, Any, E],
    opened: S,
    record: TableRecord,
    seat: Seat,
    text: str,
    forced: Callable[[S], str | None] | None = None,
) -> Chosen[S, E]:
    """Make a move of `seat`, in place of an earlier choice of the same turn.

    `opened` is the state after the record's moves, without its choices. Where several seats decide,
    the move stays among the record's `choices` until all of them have chosen; then all become
    moves, in the order of the seats. For as long as `forced` returns the text of a move, which is
    then the only one, that move is made too. Raises `UnknownMove` and `IllegalMove`.
    """
    made = _move(record, seat, text)
    others = (each for each in record.choices if each.seat != seat)
    choices = tuple(sorted((*others, made), key=lambda each: each.seat))
    state, events = with_choices(rules, opened, choices)
    if {each.seat for each in choices} < set(rules.to_act(opened)):
        return Chosen(replace(record, choices=choices), state, ())
    record = replace(record, moves=(*record.moves, *choices), choices=())
    while forced is not None and (following := forced(state)) is not None:
        (seat,) = rules.to_act(state)
        move = _move(record, seat, following)
        state, more = with_choices(rules, state, (move,))
        record, events = replace(record, moves=(*record.moves, move)), (*events, *more)
    return Chosen(record, state, events)


def _move(record: TableRecord, seat: Seat, text: str) -> Move:
    computer = record.players[seat].user_id is None
    return Move(seat, record.next_ply(seat), text, datetime.now(UTC), computer)


def with_choices(
    rules: Game[Any, S, Any, Any, E], opened: S, choices: tuple[Move, ...]
) -> tuple[S, tuple[E, ...]]:
    """Return the state after the choices of a turn, and their events; raises as `choose` does."""
    state, events = opened, list[E]()
    for each in choices:
        step = rules.apply(state, Seat(each.seat), rules.parse(each.text))
        state = step.state
        events += step.events
    return state, tuple(events)
