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
    unfinished: Callable[[S], bool] = lambda _: False,
) -> Chosen[S, E]:
    """Make a move of `seat`, in place of an earlier choice of the same turn.

    `opened` is the state after the record's moves, without its choices. Where several seats decide,
    the move stays among the record's `choices` until all of them have chosen; then all become
    moves, in the order of the seats. Where a seat chooses twice in a turn, `text` has both moves,
    see `joined`; the choices stay for as long as the state is `unfinished` all the same. For as
    long as `forced` returns the text of a move, which is then the only one, that move is made too.
    Raises `UnknownMove` and `IllegalMove`.
    """
    made = _move(record, seat, text)
    others = (each for each in record.choices if each.seat != seat)
    choices = tuple(sorted((*others, made), key=lambda each: each.seat))
    state, events = with_choices(rules, opened, choices)
    if {each.seat for each in choices} < set(rules.to_act(opened)) or unfinished(state):
        return Chosen(replace(record, choices=choices), state, ())
    record = replace(
        record, moves=(*record.moves, *(move for _, move in _one_by_one(choices))), choices=()
    )
    while forced is not None and (following := forced(state)) is not None:
        (seat,) = rules.to_act(state)
        move = _move(record, seat, following)
        state, more = with_choices(rules, state, (move,))
        record, events = replace(record, moves=(*record.moves, move)), (*events, *more)
    return Chosen(record, state, events)


def joined(*texts: str) -> str:
    """Return the texts of moves that one seat makes in a row as the text of one choice."""
    return " ".join(texts)


def texts_of(choice: Move) -> tuple[str, ...]:
    """Return the texts of the moves that a choice is made of, in order."""
    return tuple(choice.text.split(" "))


def _one_by_one(choices: tuple[Move, ...]) -> list[tuple[int, Move]]:
    """Return the moves of choices: the first (0) of every seat, then the second ones (1)."""
    moves = [
        (nth, replace(each, ply=each.ply + nth, text=text))
        for each in choices
        for nth, text in enumerate(texts_of(each))
    ]
    return sorted(moves, key=lambda each: each[0])


def _move(record: TableRecord, seat: Seat, text: str) -> Move:
    computer = record.players[seat].user_id is None
    return Move(seat, record.next_ply(seat), text, datetime.now(UTC), computer)


def with_choices(
    rules: Game[Any, S, Any, Any, E], opened: S, choices: tuple[Move, ...]
) -> tuple[S, tuple[E, ...]]:
    """Return the state after the choices of a turn, and their events; raises as `choose` does.

    The second move of a seat waits until it is that seat's turn again.
    """
    state, events = opened, list[E]()
    for nth, each in _one_by_one(choices):
        if nth and each.seat not in rules.to_act(state):
            continue
        step = rules.apply(state, Seat(each.seat), rules.parse(each.text))
        state = step.state
        events += step.events
    return state, tuple(events)
