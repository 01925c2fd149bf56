"""Reviews of 7 Wonders: everybody's curve, and the turning points."""

import pytest

from bot.controls.panel import TEXT_LENGTH, Image
from bot.seven.review import decision_views, review
from bot.wording.presentation import Presentation
from engine.ai.review import review as judge
from engine.ai.thought import Option, Thought
from engine.core.game import Seat
from engine.seven.game import SEVEN
from tests.bot.wording.languages import LOCALES, WORDS

from .tables import LONG, played, stored, text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 7])
def test_a_review_shows_everybodys_curve_and_the_turning_points(seats: int, locale: str) -> None:
    *_, end = played(stored(seats, 3, names=LONG))
    ending, thoughts = end.ending(), []
    assert ending is not None
    for view, seat in decision_views(end.record):
        legal = SEVEN.legal(view, seat)[::-1]
        options = (Option(str(move), 0.9 - 0.01 * n, 9) for n, move in enumerate(legal))
        thoughts.append(Thought(seat, tuple(options), 9))
    made = [move.text for move in end.record.moves]
    judged = judge(thoughts, made, [Seat(each) for each in ending.winners], seats)
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
