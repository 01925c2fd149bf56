"""Successive halving: what is simulated, how often, and what is left out."""

from collections.abc import Iterator, Sequence

from engine.ai.playout_player import PlayoutPlayer
from engine.ai.playouts import EACH, OTHERS_SHARE, Budget, Candidate, Ending, Playing, search
from engine.ai.seven.search import native
from engine.ai.seven.strength import STRENGTHS
from engine.core.game import Seat

MOVES = tuple("abcdefgh")
WEIGHTS = tuple(float(len(MOVES) - n) for n in range(len(MOVES)))


def guess() -> Playing[str]:
    """Return a world in which the last move is the best one."""

    def play(move: str) -> Iterator[Ending]:
        worth = MOVES.index(move) / len(MOVES)
        for _ in range(EACH):
            yield worth, 0.0, (worth, 1 - worth)

    return play


def found(budget: Budget) -> Sequence[Candidate[str]]:
    ranked = search(MOVES, WEIGHTS, budget, guess)
    assert {each.move for each in ranked} == {*MOVES}
    return ranked


def test_the_best_of_the_candidates_comes_first_and_is_simulated_most() -> None:
    best, *rest = found(Budget(simulations=400, candidates=4))
    assert best.move == "d"
    assert best.visits == max(each.visits for each in rest)
    assert [each.visits for each in rest if each.move in "efgh"] == [0] * 4


def test_of_moves_that_do_the_same_only_the_best_is_a_candidate() -> None:
    """Others would be left out for it; it comes before what is no candidate."""
    budget = Budget(simulations=400, candidates=3)
    ranked = search(MOVES, WEIGHTS, budget, guess, lambda move: move if move > "c" else "same")
    assert [each.move for each in ranked if each.visits] == ["e", "d", "a"]
    assert [each.move for each in ranked if not each.visits] == ["f", "g", "h", "b", "c"]


def test_moves_that_are_no_candidates_are_simulated_a_little_where_that_is_asked_for() -> None:
    best, *rest = found(Budget(simulations=400, candidates=4, others=16))
    assert best.move == "d"
    others = {each.move: each for each in rest if each.move in "efgh"}
    assert [each.visits for each in others.values()] == [16] * 4
    assert {move: each.likely(0) for move, each in others.items()} == {  # type: ignore[arg-type]
        move: MOVES.index(move) / len(MOVES) for move in others
    }


def test_a_small_budget_is_left_to_the_candidates() -> None:
    few = int(4 * EACH / OTHERS_SHARE) - 1
    ranked = found(Budget(simulations=few, candidates=4, others=16))
    assert [each.visits for each in ranked if each.move in "efgh"] == [0] * 4
    ranked = found(Budget(simulations=few + 1, candidates=4, others=16))
    assert [each.visits for each in ranked if each.move in "efgh"] == [EACH] * 4


def test_no_move_that_was_not_tried_has_less_than_no_chance() -> None:
    thought_of = (Candidate("a", 1.0, visits=4, total=0.0), Candidate("b", 0.5))
    player = PlayoutPlayer[None](lambda *_: thought_of, STRENGTHS, native, lambda: None)
    found = player.evaluate(None, Seat(0), 1, seconds=0.0)
    assert [(each.move, each.chance) for each in found.options] == [("a", 0.0), ("b", 0.0)]
