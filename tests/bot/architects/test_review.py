"""Reviews of Architects: what each seat knew, what it could not know, curves and moments."""

from functools import cache
from random import Random

import pytest

from bot.architects.review import decision_views, review, reviewed_move
from bot.architects.session import ArchitectsSession
from bot.architects.wording.advice import reason_text, risk_text
from bot.controls.panel import TEXT_LENGTH, Image
from bot.wording.circle import marked
from bot.wording.presentation import Presentation
from engine.ai.architects.hints.advice import lesson
from engine.ai.review import Review
from engine.ai.review import review as judge
from engine.ai.thought import Option, Thought
from engine.architects.game import ARCHITECTS
from engine.architects.table import View
from engine.core.game import Seat
from tests.bot.wording.languages import LOCALES, WORDS

from ..shown import text
from .tables import LONG, played, stored

EN = Presentation(WORDS["en-US"])


@cache
def finished(seats: int, names: tuple[str, ...] = LONG) -> tuple[ArchitectsSession, Review]:
    """Return a game at its end, judged by chances that are drawn at random."""
    *_, end = played(stored(seats, 3, names=names), 3)
    thoughts, rng = [], Random(1)
    for view, seat in decision_views(end.record):
        legal = ARCHITECTS.legal(view, seat)
        moves = rng.sample(legal, len(legal))
        options = (Option(str(move), 0.6 - 0.05 * n, 9) for n, move in enumerate(moves))
        thoughts.append(Thought(seat, tuple(options), 9))
    ending = end.ending()
    assert ending is not None
    made = [move.text for move in end.record.moves]
    return end, judge(thoughts, made, [Seat(each) for each in ending.winners], seats)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_review_shows_everybodys_curve_and_the_turning_points(locale: str) -> None:
    end, judged = finished(7)
    panel = review(Presentation(WORDS[locale]), end.record, judged)
    picture = panel.parts[0]
    assert isinstance(picture, Image)
    assert picture.filename == "review-7.png"
    assert len(picture.alt) <= 1024
    assert all(name in picture.alt for name in LONG)
    assert picture.draw().startswith(b"\x89PNG") if locale == "pt-BR" else True
    assert len(judged.turns) == 3
    assert len(text(panel)) <= TEXT_LENGTH
    assert len(panel.rows) == 1


@pytest.mark.long
def test_a_moment_tells_what_was_known_and_what_could_not_be() -> None:
    end, judged = finished(3, ("Ana", "Bruno", "Carla"))
    views = [view for view, _ in decision_views(end.record)]
    assert len(views) == len(end.record.moves)
    knew = unknown = 0
    for n, view in enumerate(views):
        panel = reviewed_move(EN, end.record, judged, n)
        board, told = panel.parts[0], text(panel)
        assert isinstance(board, Image)
        assert board.filename == f"board-7-{n}.png"
        secret = view.peek is not None or bool(view.looked)
        assert ("alone could see" in told) == secret
        assert ("could not know" in told) == (_draws(view, judged, n))
        knew += secret
        unknown += "could not know" in told
    assert knew
    assert unknown


@pytest.mark.long
def test_moments_and_turning_points_tell_why_and_what_was_risked() -> None:
    end, judged = finished(3, ("Ana", "Bruno", "Carla"))
    words, warned = WORDS["pt-BR"], 0
    circle = marked(words, end.record.players)
    for n, (view, _) in list(enumerate(decision_views(end.record)))[::3]:
        move = judged.moves[n]
        why, risks = lesson(view, move)
        turned = Review(judged.moves, judged.curve, (move,), judged.accuracy)
        for panel in (
            review(Presentation(words), end.record, turned),
            reviewed_move(Presentation(words), end.record, judged, n),
        ):
            assert reason_text(words, circle, why) in text(panel)
            assert all(risk_text(words, circle, risk) in text(panel) for risk in risks)
            warning = words("review-warning", risks="…").partition("…")[0]
            assert (warning in text(panel)) == bool(risks)
        warned += bool(risks)
    assert warned > 0


def _draws(view: View, judged: Review, n: int) -> bool:
    """Whether the move that was made, or the best one, takes what nobody has turned over."""
    texts = {judged.moves[n].made.move, judged.moves[n].best.move}
    return any(each.endswith(":top") for each in texts) or (
        "take:centre" in texts and view.peek is None
    )
