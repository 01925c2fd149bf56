"""What a review of Architects tells of a move: why another was better, and what only it risked."""

from random import Random

import pytest

from engine.ai.architects.hints import kinds
from engine.ai.architects.hints.advice import advice, lesson
from engine.ai.architects.hints.preview import MovePreview
from engine.ai.architects.hints.risks import risks
from engine.ai.reasons import Comparison
from engine.ai.review import Judged
from engine.ai.thought import Option, Thought
from engine.architects.deal import State
from engine.architects.game import ARCHITECTS
from engine.core.game import Seat
from tests.engine.architects.positions import LAST, ME, NEXT, city, position
from tests.engine.walk import seeded

ARMED = city("rhodes", "red0")
GEARS = (city("giza"), city("rhodes", "gear"))

CASES = (
    (position(city("giza", "wood"), city("rhodes", "gear"), tops={ME: "gear", LAST: "clay"}),
     "take:0", "take:2", (kinds.Denies("gear", NEXT), ())),
    (position(city("giza", "gear"), city("rhodes", "gear"), tops={ME: "gear", LAST: "clay"}),
     "take:0", "take:2", (kinds.CompletesSet("gear"), (kinds.Leaves("gear", NEXT, None),))),
    (position(*GEARS, tops={ME: "gear", LAST: "vp3"}),
     "take:2", "take:centre", (kinds.Scores("vp3", 3), ())),
    (position(city("giza"), ARMED, tops={ME: "red0", LAST: "vp3"}, peace=1),
     "take:0", "take:2",
     (kinds.Outshields("red0", (LAST,), 1), (kinds.LosesBattle(1, (NEXT,)),))),
    (position(city("giza"), ARMED, tops={ME: "wood", LAST: "vp3"}, peace=1),
     "take:2", "take:0", (kinds.Scores("vp3", 3), ())),
)  # fmt: skip


def judged(seat: Seat, best: str, made: str) -> Judged:
    options = (Option(best, 0.5, 1), Option(made, 0.4, 1))
    return Judged(0, options[1], Thought(seat, options, 2))


@pytest.mark.parametrize(("state", "best", "made", "told"), CASES)
def test_a_lesson_names_what_the_move_made_missed_and_risked(
    state: State, best: str, made: str, told: tuple[kinds.Reason, tuple[kinds.Risk, ...]]
) -> None:
    assert lesson(ARCHITECTS.view(state, ME), judged(ME, best, made)) == Comparison(*told)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_risks_of_a_lesson_are_those_of_the_move_made_alone(players: int) -> None:
    luck, told, left_out = Random(players), 0, 0
    for seed in range(6):
        for each in seeded(ARCHITECTS, seed, players):
            view = ARCHITECTS.view(each.before, each.seat)
            moves = [str(move) for move in ARCHITECTS.legal(view, each.seat)]
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
    assert min(told, left_out) > 5


def test_of_the_best_move_itself_nothing_is_risked() -> None:
    for each in seeded(ARCHITECTS, 1, 3):
        view = ARCHITECTS.view(each.before, each.seat)
        thought = Thought(each.seat, (Option(str(each.move), 0.5, 1),), 1)
        found = lesson(view, Judged(0, thought.best, thought))
        assert found == Comparison(advice(view, thought)[0].reason, ())
