"""The risks that hints of 7 Wonders tell come true by the rules, if all others only discard."""

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.ai.seven.hints import kinds
from engine.ai.seven.hints.preview import MovePreview
from engine.ai.seven.hints.risks import risks
from engine.core.game import Seat
from engine.seven.catalog import NUMBERS
from engine.seven.conflict import shields
from engine.seven.decisions import Choose
from engine.seven.events import TokenReceived
from engine.seven.game import SEVEN
from engine.seven.moves import Build, Discard
from engine.seven.score import score
from engine.seven.state import State
from engine.seven.table import holder
from engine.seven.types import left, right
from tests.engine.seven.games import game
from tests.engine.seven.positions import LEFT, ME, city, play, position

SET = city("rhodes:A", "workshop", "scriptorium", "loom")
NEARLY_SET = city("rhodes:A", "workshop", "scriptorium", coins=2)
HELD, ELSEWHERE = sorted((2, 3), key=lambda turn: holder(1, turn) != ME)
"""Turns in which I hold the Free City, and in which the other player does."""

ARMED = city("", "barracks", "guard_tower")


def for_free_city(discarded: str) -> State:
    """Return a position in which I have discarded a card, and choose one for the Free City."""
    cities = (city("giza:A", "stockade"), SET, city("babylon:A"))
    hands = (["altar", "apothecary", "barracks"],)
    begun = position(*cities, hands=hands, players=2, turn=5)
    return play(begun, f"discard:{discarded}", "discard:theater").state


CASES = (
    (position(city("giza:A"), ARMED, hands=(["altar", "barracks"],), turn=5),
     "build:altar", ()),
    (position(city("giza:A", "stockade"), ARMED, hands=(["altar", "theater"],), turn=5),
     "build:altar", (kinds.LosesConflicts((("left", 1),)),)),
    (position(city("giza:A", "stockade"), ARMED, hands=(["altar", "theater"],), turn=4),
     "build:altar", ()),
    (position(city("giza:A", "stockade"), ARMED, hands=(["altar", "theater"],), turn=6),
     "build:altar", ()),
    (position(city("giza:A", "stockade", "ore_vein"), ARMED, turn=6,
              hands=(["altar", "barracks"],)),
     "build:altar", (kinds.LosesConflicts((("left", 1),)),)),
    (position(city("giza:A"), SET, hands=(["altar", "apothecary"],), turn=2),
     "build:altar", (kinds.PassesOn("apothecary", LEFT, 8),)),
    (position(city("giza:A"), SET, hands=(["altar", "apothecary"],), turn=2),
     "discard:apothecary", ()),
    (position(city("giza:A"), city("rhodes:A"), hands=(["altar", "apothecary"],), turn=2),
     "build:altar", ()),
    (position(city("giza:A", "loom"), NEARLY_SET, hands=(["altar", "apothecary"],), turn=2),
     "build:altar", (kinds.PassesOn("apothecary", LEFT, 8),)),
    (position(city("giza:A", "loom"), replace(NEARLY_SET, coins=1),
              hands=(["altar", "apothecary"],), turn=2), "build:altar", ()),
    (position(city("giza:A"), SET, hands=(["altar", "apothecary"],), players=2, turn=ELSEWHERE),
     "build:altar", (kinds.PassesOn("apothecary", LEFT, 8),)),
    (position(city("giza:A"), SET, hands=(["altar", "apothecary"],), players=2, turn=HELD),
     "build:altar", ()),  # a card is taken for the Free City before the hand is passed on
    (for_free_city("altar"), "city:build:barracks:0:2", (kinds.PassesOn("apothecary", LEFT, 8),)),
    (for_free_city("altar"), "city:build:apothecary:0:2", ()),  # whose conflicts are not mine
    (for_free_city("apothecary"), "city:build:barracks:0:2", ()),
)  # fmt: skip


@pytest.mark.parametrize(("state", "move", "told"), CASES)
def test_a_move_is_told_with_its_risks(
    state: State, move: str, told: tuple[kinds.Risk, ...]
) -> None:
    assert tuple(risks(MovePreview(SEVEN.view(state, ME), ME, move))) == told


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_risk_comes_true_if_all_others_only_discard(players: int) -> None:
    checked: Counter[type] = Counter()
    for state, seat, text in _chosen(players):
        for risk in risks(MovePreview(SEVEN.view(state, seat), seat, text)):
            if isinstance(risk, kinds.LosesConflicts):
                _expect_conflicts_lost(state, seat, text, risk)
            else:
                _expect_card_passed(state, seat, text, risk)
            checked[type(risk)] += 1
    assert min(checked[kinds.LosesConflicts], checked[kinds.PassesOn]) > 5


def _chosen(players: int) -> Iterator[tuple[State, Seat, str]]:
    """Yield positions in which nobody has chosen, and moves that a player can choose there."""
    for seed in range(4):
        for each in game(seed, players):
            todo = each.before.table.todo[0]
            if isinstance(todo, Choose) and not each.before.table.chosen:
                legal = SEVEN.legal(SEVEN.view(each.before, each.seat), each.seat)
                yield from ((each.before, each.seat, str(move)) for move in legal[::3])


def _after(state: State, seat: Seat, text: str) -> tuple[State, list[TokenReceived]]:
    """Return the position after a turn in which all others discard, and the tokens received."""
    todo, events = state.table.todo, list[object]()
    age, turn = state.table.age, state.table.turn
    while state.table.todo and (state.table.age, state.table.turn) == (age, turn):
        mover = SEVEN.to_act(state)[0]
        first = state.table.todo == todo and mover == seat
        step = SEVEN.apply(state, mover, SEVEN.parse(text if first else _idle(state, mover)))
        state = step.state
        events += step.events
    return state, [event for event in events if isinstance(event, TokenReceived)]


def _idle(state: State, mover: Seat) -> str:
    """Return a move that changes as little as possible, and never adds a shield."""
    view = SEVEN.view(state, mover)
    moves = SEVEN.legal(view, mover)
    return str(min(moves, key=lambda move: _stir(MovePreview(view, mover, str(move)))))


def _stir(move: MovePreview) -> tuple[int, bool]:
    return move.after.shields - move.before.shields, not isinstance(move.move, Discard)


def _expect_conflicts_lost(state: State, seat: Seat, text: str, risk: kinds.LosesConflicts) -> None:
    """Expect just these defeats at the end of the Age, if nobody else adds a shield until then."""
    circle, before = len(state.table.cities), _shields(state)
    rivals = {"left": left(seat, circle), "right": right(seat, circle)}
    before[seat] = MovePreview(SEVEN.view(state, seat), seat, text).after.shields
    later, tokens = _after(state, seat, text)
    while not tokens:
        later, tokens = _after(later, seat, _idle(later, seat))
    for side, more in risk.lacks:
        assert before[rivals[side]] - before[seat] == more
    if _shields(later) == before:  # else the Free City could do nothing but build shields
        lost = {token.rival for token in tokens if token.seat == seat and token.points < 0}
        assert lost == {rivals[side] for side, _ in risk.lacks}


def _shields(state: State) -> list[int]:
    return [shields(each) for each in state.table.cities]


def _expect_card_passed(state: State, seat: Seat, text: str, risk: kinds.PassesOn) -> None:
    """Expect that the next holder can build the card in the next turn, and scores by it."""
    later, _ = _after(state, seat, text)
    table, view = later.table, SEVEN.view(later, risk.rival)
    builds = [
        move
        for move in SEVEN.legal(view, risk.rival)
        if isinstance(move, Build) and move.card == risk.card
    ]
    assert risk.card in view.hand
    assert builds
    if len(table.cities) > table.players or table.turn == NUMBERS.turns:
        return  # the Free City builds meanwhile, or tokens of the conflicts come beside the points
    then, _ = _after(later, risk.rival, str(builds[0]))
    before, after = (score(each, risk.rival) for each in (table, then.table))
    assert (after.total - after.coins) - (before.total - before.coins) == risk.points
