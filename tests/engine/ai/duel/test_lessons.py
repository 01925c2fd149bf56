"""What a review of Duel tells of a move: why another was better, and what only it risked."""

from collections import Counter
from typing import get_args

import pytest

from engine.ai.duel.hints import kinds
from engine.ai.duel.hints.advice import advice, lesson
from engine.ai.duel.hints.reason import Risk
from engine.ai.reasons import Comparison
from engine.ai.review import Judged
from engine.ai.thought import Option, Thought
from engine.duel.decisions import Turn
from engine.duel.events import Revealed
from engine.duel.table import free_cards
from tests.engine.ai.duel.hints.cases import Case, walk
from tests.engine.ai.duel.hints.victory import endangered, winning

pytestmark = pytest.mark.long


def test_what_a_lesson_says_was_risked_the_rival_could_do_after_that_move_alone() -> None:
    """Every move of a thought is compared with the best, however little it is behind."""
    told = Counter[type]()
    for state, seat, view, thought in walk()[::2]:
        for made in thought.options[1:]:
            found = lesson(view, Judged(0, made, thought))
            assert len(found.risks) <= 1
            assert not isinstance(found.reason, kinds.Opens | kinds.Allows)
            for risk in found.risks:
                expect_risked(Case(state, seat, made, thought, risk), risk)
                better = Case(state, seat, thought.best, thought, risk)
                assert not seen(better, risk)
                told[type(risk)] += 1
    assert min(told[kind] for kind in get_args(Risk)) > 5


def expect_risked(case: Case, risk: Risk) -> None:
    assert case.after.todo[-1] == Turn(case.rival)
    match risk:
        case kinds.Opens(card, danger):
            assert card not in free_cards(case.table)
            assert card in free_cards(case.after)
            assert endangered(case.step.state, case.rival, card, danger)
        case kinds.Allows(item, how):
            assert winning(case.step.state, case.rival)[item] == how


def seen(case: Case, risk: Risk) -> bool:
    """Whether the move of a case risks the same, with a card that could be seen before it."""
    if case.after.todo[-1:] != (Turn(case.rival),):
        return False
    turned_up = {event.card for event in case.happened(Revealed)}
    match risk:
        case kinds.Opens(card, danger) if card in free_cards(case.after):
            new = card not in free_cards(case.table) and card not in turned_up
            return new and endangered(case.step.state, case.rival, card, danger)
        case kinds.Allows(item, how) if item not in turned_up:
            return winning(case.step.state, case.rival).get(item) == how
        case _:
            return False


def test_of_the_best_move_itself_nothing_is_risked() -> None:
    for _, seat, view, thought in walk()[::6]:
        only = Thought(seat, (Option(thought.best.move, 0.5, 1),), 1)
        found = lesson(view, Judged(0, only.best, only))
        assert found == Comparison(advice(view, only)[0][1], ())
