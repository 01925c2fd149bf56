"""Make a move: validate it, keep it until all have chosen, carry the turn out, go on."""

from typing import assert_never

from msgspec.structs import replace

from engine.core.game import IllegalMove, Seat, Step

from . import plays, turns
from .decisions import Choose, ChooseForFreeCity, ChooseSide, PlaySeventh, Revive
from .events import Chose, Event, RevivalDeclined, Revived, SideTaken
from .legal import allowed
from .moves import Choice, Move, Play, ReviveCard, TakeSide
from .mutable_state import MutableState
from .state import State, view
from .table import seats
from .types import AGES, Board


def apply(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    """Make `move` for `seat`; raises `IllegalMove` if it is not legal now."""
    if not allowed(view(state, seat), seat, move):
        raise IllegalMove(f"{seat} {move}")
    decision = state.table.todo[0]
    if isinstance(decision, Choose | ChooseSide):
        state = _with_choice(state, seat, move)
        if len(state.table.chosen) < state.table.players:
            return Step(state, (Chose(seat, move),))
    after = MutableState(state)
    after.events.append(Chose(seat, move))
    match decision:
        case Choose() if turns.has_free_city(after):
            after.todo = [ChooseForFreeCity(turns.free_city_holder(after))]
            return Step(replace(state, table=after.table()), tuple(after.events))
        case ChooseSide():
            _take_sides(after)
        case Choose() | ChooseForFreeCity():
            _carry_out_turn(after, seat, move)
        case PlaySeventh():
            _play_seventh(after, decision, move)
        case Revive():
            _revive(after, decision, move)
        case _:
            assert_never(decision)
    turns.go_on(after)
    return Step(after.frozen(), tuple(after.events))


def _with_choice(state: State, seat: Seat, move: Move) -> State:
    assert isinstance(move, Choice)
    table = state.table
    return replace(
        state,
        table=replace(table, chosen=tuple(sorted((*table.chosen, seat)))),
        choices=tuple(
            move if each == seat else made
            for each, made in zip(seats(table), state.choices, strict=True)
        ),
    )


def _take_sides(state: MutableState) -> None:
    """Turn the boards to the sides that were chosen, and deal the first hands."""
    for seat, choice in zip(state.players, state.before.choices, strict=True):
        assert isinstance(choice, TakeSide)
        board = Board(state.cities[seat].board.wonder, choice.side)
        state.cities[seat] = replace(state.cities[seat], board=board)
        state.events.append(SideTaken(seat, board))
    turns.begin_age(state, AGES[0])


def _carry_out_turn(state: MutableState, seat: Seat, move: Move) -> None:
    """Carry out the plays of all, that for the Free City first (ruling 58)."""
    assert isinstance(move, Play)
    made = zip(state.players, state.before.choices, strict=True)
    choices = [(each, choice) for each, choice in made if isinstance(choice, Play)]
    every = [(seat, move), *choices] if move.city else choices
    for each, play in every:
        state.take_from_hand(each, play)
    chosen = [plays.acting(each, play) for each, play in every]
    state.todo = []
    plays.carry_out(state, chosen)
    if state.turn == turns.LAST:
        turns.leave_last_cards(state, chosen)
    turns.ask_for_revivals(state)


def _play_seventh(state: MutableState, decision: PlaySeventh, move: Move) -> None:
    assert isinstance(move, Play)
    state.todo.pop(0)
    if not move.city:
        state.take_from_hand(decision.seat, move)
    state.turn = turns.LAST + 1
    plays.carry_out(state, [plays.Chosen(decision.seat, move)])
    state.turn = turns.LAST
    turns.ask_for_revivals(state)


def _revive(state: MutableState, decision: Revive, move: Move) -> None:
    assert isinstance(move, ReviveCard)
    state.todo.pop(0)
    state.record("revive", decision.seat, move.card)
    if move.card is None:
        state.events.append(RevivalDeclined(decision.seat))
    else:
        state.add_card(decision.seat, move.card)
        state.events.append(Revived(decision.seat, move.card))
        state.carry_out_card(decision.seat, move.card)
