"""The computer player of 7 Wonders: legal in every decision, steady, from the view alone."""

from collections.abc import Sequence
from itertools import count
from random import Random

import pytest

from engine.ai.levels import STRONGEST, USUAL
from engine.ai.playouts import EACH, Budget
from engine.ai.seven.agent import choose, evaluate
from engine.ai.seven.search.interpreted import MOST_SIMULATIONS, machine
from engine.ai.seven.search.thinking import policy_weights, think
from engine.core.game import Seat
from engine.seven.decisions import ChooseForFreeCity, Decision, PlaySeventh, Revive
from engine.seven.game import SEVEN
from engine.seven.moves import Build, Move
from engine.seven.state import State
from engine.seven.types import City
from tests.engine.seven.games import game
from tests.engine.seven.positions import city, position

FEW = 2
"""Simulations where a test needs some."""


def start(players: int, seed: int = 1) -> State:
    return SEVEN.start(SEVEN.deal(Random(seed), players, {}))


def played(players: int, level: str, seed: int) -> int:
    """Play a game at a level; return how many moves were made."""
    luck, moves = Random(seed), 0
    state = start(players, seed)
    while acting := SEVEN.to_act(state):
        text = choose(SEVEN.view(state, acting[0]), acting[0], level, luck.getrandbits(40))
        state = SEVEN.apply(state, acting[0], SEVEN.parse(text)).state
        moves += 1
    assert SEVEN.result(state) is not None
    return moves


@pytest.mark.parametrize("players", range(2, 8))
def test_apprentices_play_legally_at_tables_of_every_size(players: int) -> None:
    assert played(players, "apprentice", players) >= 18 * players


def test_every_kind_of_decision_is_answered() -> None:
    """The Free City's seventh card and revival, and those of a player, too."""
    left: set[tuple[type[Decision], bool]] = {(ChooseForFreeCity, True)}
    left |= {(kind, city) for kind in (PlaySeventh, Revive) for city in (False, True)}
    for seed in range(40):
        for each in game(2 * seed + 1, 2):  # odd ones are played eagerly
            decision, view = each.before.table.todo[0], SEVEN.view(each.before, each.seat)
            moves = SEVEN.legal(view, each.seat)
            kind = (type(decision), each.move.city)
            if kind in left and len(moves) > 1:
                left.remove(kind)
                for level in ("apprentice", USUAL):
                    assert SEVEN.parse(choose(view, each.seat, level, seed)) in moves
                found = evaluate(view, each.seat, 1, simulations=FEW)
                assert {option.move for option in found.options} == set(map(str, moves))
        if not left:
            return
    pytest.fail(f"not met: {left}")


def test_the_same_seed_gives_the_same_move() -> None:
    view = SEVEN.view(start(4), Seat(0))
    for level in ("apprentice", USUAL):
        assert len({choose(view, Seat(0), level, 5) for _ in range(2)}) == 1
    first, second = (evaluate(view, Seat(0), 5, simulations=FEW) for _ in range(2))
    assert first == second


@pytest.mark.long
def test_the_hidden_half_changes_no_thought() -> None:
    luck, state = Random(3), start(3)
    for _ in range(5):
        seat = SEVEN.to_act(state)[0]
        view = SEVEN.view(state, seat)
        other = SEVEN.view(SEVEN.guess(view, luck), seat)
        found, same = (evaluate(each, seat, 9, simulations=FEW) for each in (view, other))
        assert found == same
        state = SEVEN.apply(state, seat, luck.choice(SEVEN.legal(view, seat))).state


def test_all_moves_are_evaluated_and_simulated_ones_come_first() -> None:
    view = SEVEN.view(start(3), Seat(1))
    found = evaluate(view, Seat(1), 1, simulations=2 * FEW)
    assert {o.move for o in found.options} == {str(m) for m in SEVEN.legal(view, Seat(1))}
    assert all(0 <= option.chance <= 1 for option in found.options)
    assert found.simulations == sum(option.visits for option in found.options) > 0
    visits = [bool(option.visits) for option in found.options]
    assert visits == sorted(visits, reverse=True)


def test_time_ends_a_thought() -> None:
    view, looks = SEVEN.view(start(3), Seat(0)), count()
    assert evaluate(view, Seat(0), 1, seconds=0.0).simulations < MOST_SIMULATIONS
    choose(view, Seat(0), STRONGEST, 1, 1.0, clock=lambda: float(next(looks)))
    assert next(looks) == 3  # at the start, and before and after the only round


def test_a_choice_made_leaves_nothing_to_choose() -> None:
    state = start(3)
    move = SEVEN.legal(SEVEN.view(state, Seat(0)), Seat(0))[0]
    after = SEVEN.apply(state, Seat(0), move).state
    with pytest.raises(ValueError, match="no move"):
        choose(SEVEN.view(after, Seat(0)), Seat(0), USUAL, 1)


def test_builders_beat_random_players() -> None:
    won = 0
    for seed in range(6):
        luck = Random(seed)
        state = start(3, seed)
        while acting := SEVEN.to_act(state):
            seat = acting[0]
            view = SEVEN.view(state, seat)
            text = str(luck.choice(SEVEN.legal(view, seat)))
            if seat == seed % 3:
                text = choose(view, seat, USUAL, seed)
            state = SEVEN.apply(state, seat, SEVEN.parse(text)).state
        ended = SEVEN.result(state)
        assert ended is not None
        won += seed % 3 in ended.winners
    assert won >= 4


@pytest.mark.long
def test_every_seat_has_a_chance_and_all_have_1_together() -> None:
    view = SEVEN.view(start(7), Seat(2))
    found = evaluate(view, Seat(2), 1, simulations=2 * FEW)
    assert len(found.others) == 6
    assert sum(found.others) + found.best.chance == pytest.approx(1)
    assert len(set(found.others)) > 1
    assert found.chances(7)[2] == found.best.chance


AHEAD = city("", "stone_pit", "altar", "theater")
BEHIND = city("", "stone_pit")
BUYER = city()


@pytest.mark.parametrize(
    ("cities", "players", "liked"),
    [
        ((BUYER, AHEAD, BEHIND), 3, "build:baths:0:2"),
        ((BUYER, BEHIND, AHEAD), 3, "build:baths:2:0"),
        ((BUYER, BEHIND, AHEAD), 2, "build:baths:0:2"),  # the Free City: nobody counts its points
        ((BEHIND, BUYER, AHEAD), 2, "build:baths:2:0"),
    ],
)
def test_of_ways_to_pay_as_much_that_is_liked_which_helps_rivals_least(
    cities: tuple[City, ...], players: int, liked: str
) -> None:
    seat = Seat(cities.index(BUYER))
    state = position(*cities, hands=[("baths", "loom")] * players, players=players)
    view = SEVEN.view(state, seat)
    moves = [move for move in SEVEN.legal(view, seat) if isinstance(move, Build)]
    weights = policy_weights(view, seat, moves, machine())
    found = {str(m): w for m, w in zip(moves, weights, strict=True) if m.card == "baths"}
    assert len(found) == 2
    assert max(found, key=lambda text: found[text]) == liked


@pytest.mark.parametrize(("others", "alike"), [(0, False), (1, True)])
def test_ways_to_pay_as_much_are_one_candidate(others: int, *, alike: bool) -> None:
    """So more of what can be done is tried; to evaluate each move, ways to pay are compared."""
    for each in (step for seed in range(1, 99, 2) for step in game(seed, 3)):
        view = SEVEN.view(each.before, each.seat)
        moves = SEVEN.legal(view, each.seat)
        weights = policy_weights(view, each.seat, moves, machine())
        best = sorted(zip(weights, moves, strict=True), key=lambda pair: -pair[0])[:2]
        first, *rest = (move for _, move in best)
        second = rest[0] if rest else None
        if isinstance(first, Build) and second in _ways(first, moves):
            break
    else:
        pytest.fail("no such position")
    budget = Budget(2 * EACH, candidates=2, others=others)
    tried = [found.move for found in think(view, each.seat, budget, 1, machine()) if found.visits]
    assert len(tried) == 2
    assert first in tried
    assert (second in tried) == alike


def _ways(build: Build, moves: Sequence[Move]) -> list[Build]:
    """Return the moves that build the same card for as many coins."""
    builds = [each for each in moves if isinstance(each, Build) and each.card == build.card]
    return [each for each in builds if each.left + each.right == build.left + build.right]
