"""The computer player of 7 Wonders Architects: legal, steady, and from the view alone."""

from itertools import count
from random import Random

import pytest

from engine.ai.architects.agent import choose, evaluate
from engine.ai.architects.search.interpreted import BATCH
from engine.ai.levels import STRONGEST, USUAL
from engine.architects.catalog import CENTRE_CARDS
from engine.architects.deal import State
from engine.architects.decisions import Decision, Turn
from engine.architects.game import ARCHITECTS
from engine.architects.table import View
from engine.core.game import Seat
from tests.engine.walk import seeded

FEW = 2
"""Simulations where a test needs some."""


def start(players: int, seed: int = 1) -> State:
    return ARCHITECTS.start(ARCHITECTS.deal(Random(seed), players, {}))


def advised(view: View, seed: int) -> set[str]:
    """Return the moves of the levels that do not search, and of a short search."""
    assert view.seat is not None
    found = {choose(view, view.seat, level, seed) for level in ("apprentice", USUAL)}
    return found | {each.move for each in evaluate(view, view.seat, 1, simulations=FEW).options}


@pytest.mark.parametrize("players", range(2, 8))
def test_builders_play_to_the_end_at_tables_of_every_size(players: int) -> None:
    luck, state, moves = Random(players), start(players), 0
    while acting := ARCHITECTS.to_act(state):
        text = choose(ARCHITECTS.view(state, acting[0]), acting[0], USUAL, luck.getrandbits(40))
        state = ARCHITECTS.apply(state, acting[0], ARCHITECTS.parse(text)).state
        moves += 1
    assert moves >= 8 * players


def test_every_kind_of_decision_is_answered() -> None:
    left = set(Decision.__args__)
    for seed in range(60):
        for each in seeded(ARCHITECTS, seed, 3):
            kind, view = type(each.before.table.todo[0]), ARCHITECTS.view(each.before, each.seat)
            moves = set(map(str, ARCHITECTS.legal(view, each.seat)))
            if kind in left and len(moves) > 1:
                left.remove(kind)
                assert advised(view, seed) == moves
        if not left:
            return
    pytest.fail(f"not met: {left}")


def test_the_same_seed_gives_the_same_move() -> None:
    view = ARCHITECTS.view(start(4), Seat(0))
    for level in ("apprentice", USUAL, "architect"):
        assert len({choose(view, Seat(0), level, 5) for _ in range(2)}) == 1
    first, second = (evaluate(view, Seat(0), 5, simulations=FEW) for _ in range(2))
    assert first == second


def test_the_hidden_half_changes_no_thought() -> None:
    luck, state = Random(3), start(3)
    for _ in range(5):
        (seat,) = ARCHITECTS.to_act(state)
        view = ARCHITECTS.view(state, seat)
        other = ARCHITECTS.view(ARCHITECTS.guess(view, luck), seat)
        found, same = (evaluate(each, seat, 9, simulations=FEW) for each in (view, other))
        assert found == same
        state = ARCHITECTS.apply(state, seat, luck.choice(ARCHITECTS.legal(view, seat))).state


def test_who_has_peeked_uses_it() -> None:
    """What lies on top decides whether the policy takes it, for who has seen it alone."""
    peeking = (
        each.before
        for seed in range(9)
        for each in seeded(ARCHITECTS, seed, 2)
        if each.before.table.peeked == (each.seat,) and isinstance(each.before.table.todo[0], Turn)
    )
    for state in peeking:
        (seat,) = ARCHITECTS.to_act(state)
        seen = [View(state.table, seat, card) for card in CENTRE_CARDS]
        if len({choose(view, seat, USUAL, 1) for view in seen}) > 1:
            return
    pytest.fail("what was seen makes no difference")


def test_a_sole_move_is_evaluated_too() -> None:
    view = next(
        ARCHITECTS.view(each.before, each.seat)
        for each in seeded(ARCHITECTS, 1, 2)
        if len(ARCHITECTS.legal(ARCHITECTS.view(each.before, each.seat), each.seat)) == 1
    )
    assert view.seat is not None
    (sole,) = evaluate(view, view.seat, 1, simulations=FEW).options
    assert sole.visits == FEW
    assert 0 < sole.chance < 1


def test_time_ends_a_thought() -> None:
    view, looks = ARCHITECTS.view(start(3), Seat(0)), count()
    assert evaluate(view, Seat(0), 1, seconds=0.0).simulations == BATCH
    choose(view, Seat(0), STRONGEST, 1, 1.0, clock=lambda: float(next(looks)))
    assert next(looks) == 2  # at the start and after one batch, when a second was over


def test_who_is_not_on_turn_has_no_move() -> None:
    with pytest.raises(ValueError, match="no move"):
        choose(ARCHITECTS.view(start(3), Seat(1)), Seat(1), USUAL, 1)


def test_builders_beat_random_players() -> None:
    won = 0
    for seed in range(10):
        luck, state = Random(seed), start(2, seed)
        while acting := ARCHITECTS.to_act(state):
            (seat,) = acting
            view = ARCHITECTS.view(state, seat)
            text = str(luck.choice(ARCHITECTS.legal(view, seat)))
            if seat == seed % 2:
                text = choose(view, seat, USUAL, seed)
            state = ARCHITECTS.apply(state, seat, ARCHITECTS.parse(text)).state
        ended = ARCHITECTS.result(state)
        assert ended is not None
        won += seed % 2 in ended.winners
    assert won >= 7


def test_every_seat_has_a_chance_and_all_have_1_together() -> None:
    found = evaluate(ARCHITECTS.view(start(5), Seat(0)), Seat(0), 1, simulations=FEW)
    assert len(set(found.others)) == 4
    chances = found.chances(5)
    assert chances[0] == found.best.chance
    assert sum(chances) == pytest.approx(1)
