"""Hints of Architects in words, and what of the cat's secret they may tell."""

from typing import get_args

import pytest
from msgspec.structs import replace

from bot.architects.session import ArchitectsSession
from bot.architects.wording.advice import reason_text, risk_text
from bot.architects.wording.hints import hint_text
from bot.wording.circle import Circle
from bot.wording.presentation import Presentation
from engine.ai.architects.hints import kinds
from engine.ai.reasons import Advice
from engine.ai.thought import Option, Thought
from engine.architects.game import ARCHITECTS
from engine.architects.types import CENTRE
from tests.bot.wording.languages import LOCALES, WORDS
from tests.engine.ai.architects.test_reasons import CASES
from tests.engine.architects.positions import LAST, ME, NEXT, city, position

from ..shown import all_of
from .tables import stored

AROUND = Circle(("**Ana**", "**Bruno**", "**Caio**"), ("Ana", "Bruno", "Caio"))
MORE: tuple[kinds.Reason, ...] = (
    *(kinds.FinishesWonder("4d", lead) for lead in (0, -3)),
    *(kinds.PaysLastStage("wood", "4d", lead) for lead in (0, -3)),
    kinds.BuildsStage("2s", 0),
    kinds.PaysStage("wood", "2s", 0),
    kinds.GainsToken("urbanism", 0),
    kinds.ChoosesFrom(1, "wood"),
)
"""Reasons with other sentences than those of the cases."""

RISKS: tuple[kinds.Risk, ...] = (
    kinds.LosesBattle(0, (NEXT,)),
    kinds.LosesBattle(1, (NEXT, LAST)),
    kinds.Leaves("gear", NEXT, None),
    kinds.Leaves("wood", NEXT, "2d"),
)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_has_a_sentence_of_its_own(locale: str) -> None:
    words, told = WORDS[locale], dict[str, type]()
    reasons: list[kinds.Reason] = [*(reason for _, _, reason in CASES), *MORE]
    for reason in reasons:
        text = reason_text(words, AROUND, reason)
        assert text[0].isupper()
        assert text.endswith(".")
        same = {kinds.BuildsStage, kinds.Scores}  # both are so many points
        assert told.setdefault(text, type(reason)) in {type(reason), *same}
    assert {type(each) for _, _, each in CASES} == set(get_args(kinds.Reason))
    for state, move, reason in CASES:
        view = ARCHITECTS.view(state, ME)
        hint = hint_text(words, AROUND, view, "50 %", [Advice(Option(move, 0.5, 1), reason, ())])
        assert len(hint.splitlines()) == 4


@pytest.mark.parametrize("locale", LOCALES)
def test_every_risk_is_a_sentence_that_names_who_gains(locale: str) -> None:
    told = [risk_text(WORDS[locale], AROUND, risk) for risk in RISKS]
    assert len(set(told)) == len(RISKS)
    for text in told:
        assert text[0].isupper()
        assert text.endswith(".")
        assert "Bruno" in text


@pytest.mark.parametrize("locale", LOCALES)
def test_a_risk_of_every_move_is_told_once(locale: str) -> None:
    words, common = WORDS[locale], risk_text(WORDS[locale], AROUND, RISKS[0])
    own = risk_text(words, AROUND, RISKS[2])
    view = ARCHITECTS.view(position(city("giza")), ME)
    moves: list[Advice[kinds.Reason, kinds.Risk]] = [
        Advice(Option("take:0", 0.5, 1), kinds.Prepares(), RISKS[:1]),
        Advice(TAKE, kinds.DrawsUnseen(60), (RISKS[0], RISKS[2])),
    ]
    lines = hint_text(words, AROUND, view, "50 %", moves).splitlines()
    assert [lines[1], lines[6]] == [common, own]
    assert lines.count(common) == 1


def test_only_who_has_seen_the_top_of_the_centre_is_told_of_it() -> None:
    to = Presentation(WORDS["en-US"])
    hints = {
        (seat, top): all_of(_at(seat, top).hint(to, Thought(seat, (TAKE,), 1)))
        for seat in (ME, LAST)
        for top in ("vp3", "wood")
    }
    assert "Take 3 points from the central deck" in hints[ME, "vp3"]
    assert "Take wood from the central deck" in hints[ME, "wood"]
    assert hints[LAST, "vp3"] == hints[LAST, "wood"]


TAKE = Option("take:centre", 0.5, 1)


def _at(seat: int, top: str) -> ArchitectsSession:
    """Return a game in which the cat's holder has seen the top, and `seat` is to act."""
    turn = seat - ME
    state = position(city("giza"), tops={CENTRE: top}, turn=turn, cat=ME, peeked=(ME,))
    session = ArchitectsSession.open(stored(3))
    return ArchitectsSession(session.record, replace(session.played, state=state))
