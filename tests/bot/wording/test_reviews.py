"""Reviews in words: moves are counted from one, and curves are told in quarters."""

import pytest

from bot.wording.review import MoveTexts, alt_curves, review_text, reviewed_move_text
from engine.ai.review import Judged, Review
from engine.ai.thought import Option, Thought
from engine.core.game import Seat

from .languages import WORDS

SAY, NAMES = WORDS["en-US"], ("Ana", "Bruno")


def judged(n: int, best: float, made: float) -> Judged:
    options = Option("best", best, 9), Option("made", made, 9)
    return Judged(n, options[best != made], Thought(Seat(n % 2), options, 9))


MOVES = tuple(judged(n, n / 20, n / 20 - 0.1 * (n == 4)) for n in range(1, 16))
TURN = MOVES[3]
CURVE = ((0.5, 0.5),) * 16 + ((0.0, 1.0),)
REVIEW = Review((judged(0, 0.5, 0.5), *MOVES), CURVE, (TURN,), (65.0, None))
TEXTS = MoveTexts("Ana discards.", "Build", "It scores.", ("It is dear.",))


def test_a_turning_point_is_told_with_its_place_in_the_game_and_its_warning() -> None:
    accuracy, turns = review_text(SAY, NAMES, REVIEW, (TEXTS,))
    assert "**Ana** (65%)" in accuracy
    told, note = turns.splitlines()
    assert told.startswith("**1.** Move 5: Ana discards. My warning would have been")
    assert told.endswith("20% → 10%")
    assert note == SAY("review-note")
    moment = reviewed_move_text(SAY, NAMES, TURN, TEXTS)
    assert moment.startswith("**Move 5**: Ana discards. My warning would have been")
    assert "10% instead of 20%" in moment


def test_who_made_the_best_move_is_told_so_and_warned_of_nothing() -> None:
    again = Judged(5, Option("best", 0.5, 9), judged(5, 0.5, 0.5).thought)
    told = reviewed_move_text(SAY, NAMES, again, MoveTexts("Bruno builds.", "Build", "It scores."))
    best = SAY("review-moment-best", who="**Bruno**", chance="50%", why="It scores.")
    assert told.splitlines() == ["**Move 6**: Bruno builds.", *best.splitlines()]


def test_of_a_game_without_turning_points_no_moments_are_announced() -> None:
    _, turns = review_text(SAY, NAMES, Review(MOVES, CURVE, (), (65.0, None)), ())
    assert turns.splitlines() == [SAY("review-no-turns"), SAY("hint-estimate")]


def test_a_curve_is_told_at_the_deal_and_after_each_quarter_but_not_at_the_end() -> None:
    told = alt_curves(SAY, NAMES, REVIEW, "Bruno wins.")
    assert "Ana (50% → 10% → 30% → 50% → 70%)" in told
    assert "1: move 5 of Ana, from 20% to 10%" in told


@pytest.mark.parametrize(
    ("locale", "board"),
    [("en-US", "board"), ("pt-BR", "tabuleiro"), ("es-ES", "tablero"), ("es-419", "tablero")],
)
def test_the_note_promises_no_board_as_a_hand_may_be_shown(locale: str, board: str) -> None:
    assert board not in WORDS[locale]("review-note").lower()
