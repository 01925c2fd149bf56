"""Reviews of 7 Wonders: everybody's curve, and the turning points."""

from functools import cache
from random import Random

import pytest

from bot.controls.panel import TEXT_LENGTH, Image
from bot.seven.review import decision_views, review, reviewed_move
from bot.seven.session import SevenSession
from bot.seven.wording.advice import reason_text, risk_text
from bot.seven.wording.circle import marked
from bot.wording.presentation import Presentation
from engine.ai.review import Review
from engine.ai.review import review as judge
from engine.ai.seven.hints.advice import lesson
from engine.ai.thought import Option, Thought
from engine.core.game import Seat
from engine.seven.game import SEVEN
from tests.bot.wording.languages import LOCALES, WORDS

from ..shown import text
from .tables import LONG, PEOPLE, played, stored


@cache
def finished(seats: int, names: tuple[str, ...]) -> tuple[SevenSession, Review]:
    """Return a game at its end, judged by chances that are drawn at random."""
    *_, end = played(stored(seats, 3, names=names))
    ending, thoughts, rng = end.ending(), [], Random(2)
    assert ending is not None
    for view, seat in decision_views(end.record):
        legal = SEVEN.legal(view, seat)
        moves = rng.sample(legal, len(legal))
        options = (Option(str(move), 0.9 - 0.01 * n, 9) for n, move in enumerate(moves))
        thoughts.append(Thought(seat, tuple(options), 9))
    made = [move.text for move in end.record.moves]
    return end, judge(thoughts, made, [Seat(each) for each in ending.winners], seats)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 7])
def test_a_review_shows_everybodys_curve_and_the_turning_points(seats: int, locale: str) -> None:
    end, judged = finished(seats, LONG)
    panel = review(Presentation(WORDS[locale]), end.record, judged)
    picture = panel.parts[0]
    assert isinstance(picture, Image)
    assert picture.filename == "review-7.png"
    assert len(picture.alt) <= 1024
    assert all(name in picture.alt for name in LONG[:seats])
    assert picture.draw().startswith(b"\x89PNG") if locale == "pt-BR" else True
    assert len(judged.turns) == 3
    assert len(text(panel)) <= TEXT_LENGTH
    assert len(panel.rows) == 1


@pytest.mark.long
def test_moments_and_turning_points_tell_why_and_what_was_risked() -> None:
    end, judged = finished(3, PEOPLE)
    words, warned = WORDS["pt-BR"], 0
    for n, (view, seat) in enumerate(decision_views(end.record)):
        move = judged.moves[n]
        why, risks = lesson(view, move)
        circle = marked(words, end.record.players, view.table)
        turned = Review(judged.moves, judged.curve, (move,), judged.accuracy)
        for panel in (
            review(Presentation(words), end.record, turned),
            reviewed_move(Presentation(words), end.record, judged, n),
        ):
            assert reason_text(words, circle, seat, why) in text(panel)
            assert all(risk_text(words, circle, seat, risk) in text(panel) for risk in risks)
            warning = words("review-warning", risks="…").partition("…")[0]
            assert (warning in text(panel)) == bool(risks)
        warned += bool(risks)
    assert warned > 0


@pytest.mark.parametrize("locale", LOCALES)
def test_a_reviewed_hand_is_told_to_be_of_who_held_it(locale: str) -> None:
    to, seat = Presentation(WORDS[locale]), Seat(1)
    session = SevenSession.open(stored(3, 4, names=PEOPLE))
    move = SEVEN.legal(session.view(seat), seat)[0]
    whose = to.words("seven-alt-hand-of", who=PEOPLE[1])
    assert session.before(to, seat, move).alt.startswith(f"{whose} A. ")
    panel = session.private_panel(to, seat)
    assert panel is not None
    (own,) = (part.alt for part in panel.parts if isinstance(part, Image))
    assert own.startswith(f"{to.words('seven-alt-hand')} A. ")
