"""Looking back upon a game: losses, turning points, accuracy and the curve."""

from math import exp
from random import Random

import pytest

from engine.ai.review import LEAST_LOSS, SEVERITY, TRUSTED, Review, dearest, review
from engine.ai.thought import Option, Thought
from engine.core.game import Seat
from engine.duel.game import DUEL

FIRST, SECOND = Seat(0), Seat(1)

MANY = 1_000_000_000
"""Tries after which a chance is as good as certain."""


def thought(seat: Seat, **chances: float) -> Thought:
    ordered = sorted(chances.items(), key=lambda each: -each[1])
    options = tuple(Option(move, chance, MANY) for move, chance in ordered)
    return Thought(seat, options, len(options))


def judged(*moves: tuple[Thought, str], winners: tuple[Seat, ...] = (FIRST,)) -> Review:
    return review([each for each, _ in moves], [made for _, made in moves], winners, 2)


def lost(seat: Seat, loss: float) -> tuple[Thought, str]:
    return thought(seat, good=0.6, bad=0.6 - loss), "bad"


def test_a_loss_is_what_the_best_move_had_more() -> None:
    found = judged((thought(FIRST, a=0.5, b=0.7, c=0.2), "a"))
    (move,) = found.moves
    assert (move.best.move, move.made.move, move.seat) == ("b", "a", FIRST)
    assert move.loss == pytest.approx(0.2)


def test_the_best_move_and_a_forced_one_lose_nothing() -> None:
    found = judged((thought(FIRST, a=0.7, b=0.5), "a"), (thought(SECOND, only=0.1), "only"))
    assert [move.loss for move in found.moves] == [0, 0]
    assert [move.forced for move in found.moves] == [False, True]
    assert found.turns == ()


def test_what_was_not_tried_is_no_turning_point() -> None:
    found = judged(
        (Thought(FIRST, (Option("good", 0.6, 9), Option("untried", 0.1, 0)), 9), "untried")
    )
    assert found.turns == ()


def test_a_move_that_turned_out_better_than_the_best_loses_nothing() -> None:
    """The search prefers what it is sure of to what it has hardly tried."""
    sure, hardly = Option("sure", 0.6, 900), Option("hardly", 0.65, 3)
    found = judged((Thought(FIRST, (sure, hardly), 903), "hardly"))
    assert (found.moves[0].loss, found.curve[0][0]) == (0, 0.6)


def test_the_curve_is_everybodys_chance_before_each_move_and_the_end() -> None:
    moves = ((thought(FIRST, a=0.6, b=0.1), "b"), (thought(SECOND, a=0.7), "a"))
    curve = judged(*moves).curve
    for chances, expected in zip(curve, ((0.6, 0.4), (0.3, 0.7), (1.0, 0.0)), strict=True):
        assert chances == pytest.approx(expected)
    assert judged(*moves, winners=(SECOND,)).curve[-1] == (0.0, 1.0)
    assert judged(*moves, winners=(FIRST, SECOND)).curve[-1] == (0.5, 0.5)


def test_a_seats_course_leads_from_the_deal_over_its_own_moves_to_the_end() -> None:
    found = judged(
        (thought(FIRST, a=0.6, b=0.5), "a"),
        (thought(SECOND, a=0.7, b=0.5), "a"),
        (thought(FIRST, a=0.8, b=0.5), "a"),
        winners=(SECOND,),
    )
    assert found.course(FIRST) == ((0, 0.5), (2, 0.8), (3, 0.0))
    assert found.course(SECOND) == ((0, 0.5), (1, 0.7), (3, 1.0))


def test_the_least_loss_makes_a_turning_point() -> None:
    made = [thought(FIRST, good=LEAST_LOSS, bad=0.0)]
    assert dearest(made, ["bad"], 9) == (0,)
    assert len(review(made, ["bad"], (), 2).turns) == 1


def test_of_more_players_the_others_share_what_is_left() -> None:
    found = review([thought(Seat(2), a=0.4)], ["a"], [Seat(1)], 4)
    before, end = found.curve
    assert list(before) == pytest.approx([0.2, 0.2, 0.4, 0.2])
    assert list(end) == [0, 1, 0, 0]
    assert len(found.accuracy) == 4


def test_the_three_largest_losses_are_told_in_the_order_of_the_game() -> None:
    losses = (0.05, 0.3, 0.01, 0.2, 0.05, 0.1)
    found = judged(*(lost(Seat(n % 2), loss) for n, loss in enumerate(losses)))
    assert [turn.n for turn in found.turns] == [1, 3, 5]


def test_of_equal_losses_the_first_are_told() -> None:
    found = judged(*(lost(FIRST, 0.1) for _ in range(5)))
    assert [turn.n for turn in found.turns] == [0, 1, 2]


def test_what_cost_little_is_no_turning_point() -> None:
    found = judged(lost(FIRST, LEAST_LOSS / 2), lost(SECOND, LEAST_LOSS * 2))
    assert [turn.n for turn in found.turns] == [1]


def test_accuracy_is_of_each_seats_own_choices() -> None:
    forced = (thought(FIRST, only=0.2), "only")
    found = judged(lost(FIRST, 0.1), forced, (thought(SECOND, a=0.5, b=0.4), "a"), lost(FIRST, 0.0))
    expected = (100 * exp(-SEVERITY * 0.05), 100)
    assert list(found.accuracy) == [pytest.approx(each) for each in expected]


@pytest.mark.parametrize(
    ("loss", "least", "most"),
    [(0, 100, 100), (0.004, 94, 96), (0.01, 88, 90), (0.025, 73, 75), (0.04, 61, 63), (0.6, 0, 1)],
)
def test_accuracy_is_as_its_description_says(loss: float, least: float, most: float) -> None:
    accuracy = judged(*(lost(FIRST, loss) for _ in range(30))).accuracy[0]
    assert accuracy is not None
    assert least <= accuracy <= most


def test_who_never_had_a_choice_has_no_accuracy() -> None:
    assert judged((thought(FIRST, only=0.2), "only")).accuracy == (None, None)


def test_no_moves_are_no_error() -> None:
    found = judged(winners=(SECOND,))
    assert (found.curve, found.turns, found.accuracy) == (((0.0, 1.0),), (), (None, None))


def test_a_move_that_was_not_thought_about_is_an_error() -> None:
    with pytest.raises(ValueError, match="other"):
        judged((thought(FIRST, a=0.5), "other"))


def test_a_whole_game_is_judged_the_same_every_time() -> None:
    rng, state = Random(4), DUEL.start(DUEL.deal(Random(4), 2, {}))
    thoughts, made = list[Thought](), list[str]()
    while DUEL.to_act(state):
        seat = DUEL.to_act(state)[0]
        legal = DUEL.legal(DUEL.view(state, seat), seat)
        thoughts.append(thought(seat, **{str(move): rng.random() for move in legal}))
        made.append(str(rng.choice(legal)))
        state = DUEL.apply(state, seat, DUEL.parse(made[-1])).state
    ended = DUEL.result(state)
    assert ended is not None
    found = review(thoughts, made, ended.winners, 2)
    assert found == review(thoughts, made, ended.winners, 2)
    assert len(found.curve) == len(made) + 1
    assert all(sum(chances) == pytest.approx(1) for chances in found.curve)
    assert all(0 <= chance <= 1 for chances in found.curve for chance in chances)
    assert all(accuracy is not None and 0 < accuracy <= 100 for accuracy in found.accuracy)


def test_where_nobody_won_the_curve_ends_where_it_was() -> None:
    moves = ((thought(FIRST, a=0.7), "a"), (thought(SECOND, b=0.8), "b"))
    found = judged(*moves, winners=())
    assert found.curve == (pytest.approx((0.7, 0.3)), *[pytest.approx((0.2, 0.8))] * 2)
    assert judged(winners=()).curve == ((0.5, 0.5),)


def test_only_moves_that_were_searched_again_are_turning_points() -> None:
    losses = (0.1, 0.3, 0.01, 0.2)
    thoughts, made = zip(*(lost(FIRST, each) for each in losses), strict=True)
    assert dearest(thoughts, made, 2) == (1, 3)
    assert dearest(thoughts, made, 9) == (0, 1, 3)
    found = review(thoughts, made, (FIRST,), 2, sure=(2, 3))
    assert [move.n for move in found.turns] == [3]
    assert [move.n for move in review(thoughts, made, (FIRST,), 2).turns] == [0, 1, 3]


def test_the_fewer_tries_the_less_a_loss_counts() -> None:
    few = Thought(FIRST, (Option("good", 0.6, 9), Option("bad", 0.4, TRUSTED)), 9 + TRUSTED)
    (accuracy, _) = review([few], ["bad"], [FIRST], 2).accuracy
    assert accuracy == pytest.approx(100 * exp(-SEVERITY * 0.1))
