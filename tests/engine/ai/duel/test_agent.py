"""The computer player: honest, the same for a seed, and it misses no supremacy.

`SUPREMACIES=300 pytest tests/engine/ai/duel/test_agent.py -k supremacy` looks at more positions.
"""

import os
from collections.abc import Callable, Iterator
from random import Random
from sys import maxsize
from time import thread_time

import pytest

from engine.ai.duel.agent import choose, evaluate
from engine.ai.duel.search import interpreted
from engine.ai.duel.search import native as native_search
from engine.ai.duel.search.outcome import Outcome
from engine.ai.levels import LEVELS, STRONGEST, USUAL
from engine.ai.thought import Thought
from engine.core.game import Seat
from engine.duel.deal import State
from engine.duel.game import DUEL
from engine.duel.moves import Move
from engine.duel.score import MILITARY, SCIENCE

from . import native

SIMULATIONS = 200
"""Moves are compared, so that thinking must end by count, not by the clock."""
SUPREMACIES = int(os.environ.get("SUPREMACIES", "12"))
"""In how many positions a supremacy is to be taken, and in how many to be parried."""


def thought(state: State, seat: Seat, seed: int) -> Thought:
    return evaluate(DUEL.view(state, seat), seat, seed, simulations=SIMULATIONS)


def wins_at_once(state: State, seat: Seat) -> set[str]:
    """Return the moves by which `seat` wins by supremacy now."""
    return {
        str(move)
        for move in DUEL.legal(DUEL.view(state, seat), seat)
        if supreme(DUEL.apply(state, seat, move).state, seat)
    }


def supreme(state: State, seat: Seat) -> bool:
    ended = DUEL.result(state)
    return ended is not None and ended.reason in (MILITARY, SCIENCE) and seat in ended.winners


def positions(seed: int) -> Iterator[tuple[State, Seat, tuple[Move, ...]]]:
    """Yield the positions of a game in which both sides like soldiers and scholars."""
    luck = Random(seed)
    state = DUEL.start(DUEL.deal(luck, 2, {}))
    while acting := DUEL.to_act(state):
        seat = acting[0]
        moves = DUEL.legal(DUEL.view(state, seat), seat)
        yield state, seat, moves
        liked = [m for m in moves if "discard" not in str(m)] or list(moves)
        kept = [m for m in liked if not supreme(DUEL.apply(state, seat, m).state, seat)]
        state = DUEL.apply(state, seat, luck.choice(kept or list(moves))).state


@pytest.mark.long
def test_a_supremacy_within_reach_is_taken() -> None:
    found = 0
    for seed in range(10 * SUPREMACIES):
        for state, seat, _ in positions(seed):
            winning = wins_at_once(state, seat)
            if winning:
                found += 1
                assert thought(state, seat, seed).best.move in winning
                break
        if found == SUPREMACIES:
            return
    pytest.fail(f"only {found} positions")


@pytest.mark.long
def test_a_supremacy_of_the_rival_is_parried_where_it_can_be() -> None:
    found = 0
    for seed in range(1000, 1000 + 20 * SUPREMACIES):
        for state, seat, moves in positions(seed):
            if wins_at_once(state, seat):
                continue
            allows = {str(move): allowed(state, seat, move) for move in moves}
            if any(allows.values()) and not all(allows.values()):
                found += 1
                chosen = thought(state, seat, seed).best.move
                assert not allows[chosen], f"seed {seed}: {chosen}"
                break
        if found == SUPREMACIES:
            return
    pytest.fail(f"only {found} positions")


def allowed(state: State, seat: Seat, move: Move) -> bool:
    """Return whether the rival wins at once after a move, whatever luck turns up."""
    view, luck = DUEL.view(state, seat), Random(1)
    for _ in range(24):
        after = DUEL.apply(DUEL.guess(view, luck), seat, move).state
        acting = DUEL.to_act(after)
        if not acting or acting[0] == seat or not wins_at_once(after, acting[0]):
            return False
    return True


def test_the_same_seed_gives_the_same_move() -> None:
    state = DUEL.start(DUEL.deal(Random(1), 2, {}))
    view = DUEL.view(state, Seat(0))
    for level in ("apprentice", "builder", "architect"):
        assert len({choose(view, Seat(0), level, 5) for _ in range(3)}) == 1


@pytest.mark.long
def test_every_level_plays_whole_games_of_legal_moves() -> None:
    for seed, level in enumerate(LEVELS):
        luck = Random(seed)
        state = DUEL.start(DUEL.deal(luck, 2, {}))
        while acting := DUEL.to_act(state):
            seat = acting[0]
            text = choose(DUEL.view(state, seat), seat, level, luck.getrandbits(40), 0.005)
            state = DUEL.apply(state, seat, DUEL.parse(text)).state
        assert DUEL.result(state) is not None


def test_the_hidden_half_changes_no_thought() -> None:
    luck = Random(3)
    state = DUEL.start(DUEL.deal(luck, 2, {}))
    for _ in range(20):
        seat = DUEL.to_act(state)[0]
        view = DUEL.view(state, seat)
        other = DUEL.view(DUEL.guess(view, luck), seat)
        assert choose(view, seat, USUAL, 9) == choose(other, seat, USUAL, 9)
        state = DUEL.apply(state, seat, luck.choice(DUEL.legal(view, seat))).state


def test_all_moves_are_evaluated_and_the_best_is_first() -> None:
    state = DUEL.start(DUEL.deal(Random(2), 2, {}))
    view = DUEL.view(state, Seat(0))
    found = evaluate(view, Seat(0), 1, simulations=SIMULATIONS)
    assert {o.move for o in found.options} == {str(m) for m in DUEL.legal(view, Seat(0))}
    assert all(0 <= option.chance <= 1 for option in found.options)
    assert sum(option.visits for option in found.options) == found.simulations == SIMULATIONS
    assert found.best.visits == max(option.visits for option in found.options)


def test_where_a_move_wins_at_once_all_others_have_a_chance_too() -> None:
    """The search stops at the first one; a review needs whatever was played."""
    one_wins = 0
    for seed in (1, 69, 101, 138):  # in the last three, several do once
        for state, seat, moves in positions(seed):
            if wins := wins_at_once(state, seat):
                found = thought(state, seat, seed)
                chances = {option.move: option.chance for option in found.options}
                assert set(chances) == {str(move) for move in moves}
                assert found.best.move in wins
                assert {chances[move] for move in wins} == {1.0}
                one_wins += len(wins) == 1
    assert one_wins


def test_a_move_that_was_not_tried_has_the_chance_of_who_made_it_where_that_one_moves_on() -> None:
    on = 0
    for seed in (36, 109, 139):  # where another move wins at once, and one that moves on as well
        for state, seat, moves in positions(seed):
            won = wins_at_once(state, seat)
            ends = {str(move): DUEL.apply(state, seat, move).state for move in moves if won}
            later = [
                move
                for move, end in ends.items()
                if DUEL.to_act(end) == (seat,) and wins_at_once(end, seat)
            ]
            if later:
                on += 1
                chances = {each.move: each.chance for each in thought(state, seat, seed).options}
                assert {chances[move] for move in later} == {1.0}
    assert on >= 3


def test_moves_that_end_the_game_have_the_chance_of_what_they_bring() -> None:
    ends = 0
    for seed in range(10):
        *_, (state, seat, moves) = positions(seed)
        chances = {each.move: each.chance for each in thought(state, seat, seed).options}
        for move in moves:
            result = DUEL.result(DUEL.apply(state, seat, move).state)
            if result is not None:
                ends += 1
                assert chances[str(move)] == (seat in result.winners) / len(result.winners)
    assert ends > 10


def test_moves_that_were_not_tried_take_little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted, a full search of each would take seconds: no time is left here."""
    monkeypatch.setattr(native_search, "loaded", lambda: False)
    state, seat, moves = next(each for each in positions(1) if len(each[2]) > 5)
    found = evaluate(DUEL.view(state, seat), seat, 1, seconds=0.0)
    assert len(found.options) == len(moves)
    assert [each.visits for each in found.options] == [1] * len(moves)


def test_given_seconds_the_strongest_level_is_limited_by_them_alone() -> None:
    asked = []

    def search(
        state: State, seed: int, seconds: float, simulations: int, clock: Callable[[], float]
    ) -> Outcome:
        asked.append((seconds, simulations, clock))
        return interpreted.run(state, seed, 0.0, 1)  # type: ignore[arg-type]

    state = DUEL.start(DUEL.deal(Random(2), 2, {}))
    view = DUEL.view(state, Seat(0))
    choose(view, Seat(0), STRONGEST, 1, 9.0, search=search, clock=thread_time)  # type: ignore[arg-type]
    choose(view, Seat(0), STRONGEST, 1, search=search)  # type: ignore[arg-type]
    choose(view, Seat(0), USUAL, 1, 9.0, search=search)  # type: ignore[arg-type]
    assert asked[0] == (9.0, maxsize, thread_time)
    assert all(count < maxsize for _, count, _ in asked[1:])


def test_who_is_not_to_move_has_no_thought() -> None:
    state = DUEL.start(DUEL.deal(Random(2), 2, {}))
    with pytest.raises(ValueError, match="no move"):
        choose(DUEL.view(state, Seat(1)), Seat(1), USUAL, 1)


@pytest.mark.long
def test_without_compiled_code_numba_is_not_imported() -> None:
    text = """
import sys
from engine.ai.duel import agent
agent.ready(), agent.compiling(), agent.time_limit("master")
print("numba" in sys.modules)
"""
    assert native.run("-c", text).split() == ["False"]
