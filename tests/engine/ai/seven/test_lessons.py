"""What a review of 7 Wonders tells of a move: why another was better, and what only it risked."""

from random import Random

import pytest

from engine.ai.reasons import Comparison
from engine.ai.review import Judged
from engine.ai.seven.hints import kinds
from engine.ai.seven.hints.advice import advice, lesson
from engine.ai.seven.hints.preview import MovePreview
from engine.ai.seven.hints.risks import risks
from engine.ai.thought import Option, Thought
from engine.core.game import Seat
from engine.seven.game import SEVEN
from engine.seven.state import State
from tests.engine.seven.games import game
from tests.engine.seven.positions import LEFT, ME, city, position

SET = city("rhodes:A", "workshop", "scriptorium", "loom")
ARMED = city("", "barracks", "guard_tower")
PASSED = kinds.PassesOn("apothecary", LEFT, 8)
LOST = kinds.LosesConflicts((("left", 1),))

CASES = (
    (position(city("giza:A"), SET, hands=(["altar", "apothecary"],), turn=2),
     "build:apothecary", "build:altar", (kinds.GainsSymbol("compass", 1, 1), (PASSED,))),
    (position(city("giza:A"), SET, hands=(["altar", "apothecary"],), turn=2),
     "discard:apothecary", "build:altar", (kinds.Denies("apothecary", LEFT, 8), ())),
    (position(city("giza:A"), SET, hands=(["altar", "theater", "apothecary"],), turn=2),
     "build:theater", "build:altar", (kinds.LeadsTo(("statue",)), ())),
    (position(city("giza:A", "stockade", "ore_vein"), ARMED, turn=6,
              hands=(["altar", "barracks"],)),
     "build:barracks", "build:altar", (kinds.Parries(("left",), 2), (LOST,))),
    (position(city("giza:A", "stockade"), ARMED, hands=(["altar", "theater"],), turn=5),
     "build:theater", "build:altar", (kinds.LeadsTo(("statue",)), ())),
)  # fmt: skip


def judged(seat: Seat, best: str, made: str) -> Judged:
    options = (Option(best, 0.5, 1), Option(made, 0.4, 1))
    return Judged(0, options[1], Thought(seat, options, 2))


@pytest.mark.parametrize(("state", "best", "made", "told"), CASES)
def test_a_lesson_names_what_the_move_made_missed_and_risked(
    state: State, best: str, made: str, told: tuple[kinds.Reason, tuple[kinds.Risk, ...]]
) -> None:
    assert lesson(SEVEN.view(state, ME), judged(ME, best, made)) == Comparison(*told)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_risks_of_a_lesson_are_those_of_the_move_made_alone(players: int) -> None:
    luck, told, left_out = Random(players), 0, 0
    for seed in range(4):
        for each in game(seed, players):
            view = SEVEN.view(each.before, each.seat)
            moves = [str(move) for move in SEVEN.legal(view, each.seat)]
            if len(moves) < 2:
                continue
            best, made = luck.sample(moves, 2)
            found = lesson(view, judged(each.seat, best, made))
            better, taken = (
                tuple(risks(MovePreview(view, each.seat, move))) for move in (best, made)
            )
            assert set(found.risks) <= set(taken) - set(better)
            told += len(found.risks)
            left_out += len(taken) - len(found.risks)
    assert min(told, left_out) > 3


def test_of_the_best_move_itself_nothing_is_risked() -> None:
    for each in game(1, 3):
        view = SEVEN.view(each.before, each.seat)
        thought = Thought(each.seat, (Option(str(each.move), 0.5, 1),), 1)
        found = lesson(view, Judged(0, thought.best, thought))
        assert found == Comparison(advice(view, thought)[0].reason, ())
