"""Hints of 7 Wonders in words: every reason, and every risk."""

from typing import TypeAlias

import pytest

from bot.seven.wording.advice import reason_text, risk_text
from bot.seven.wording.circle import Circle
from bot.seven.wording.hints import hint_text
from engine.ai.reasons import Advice
from engine.ai.seven.hints import kinds
from engine.ai.thought import Option
from tests.bot.wording.languages import LOCALES, WORDS
from tests.engine.ai.seven.test_reasons import CASES
from tests.engine.seven.positions import LEFT, ME

AROUND = Circle(("**Ana**", "**Bruno**", "**Caio**"), ("Ana", "Bruno", "Caio"))
Told: TypeAlias = Advice[kinds.Reason, kinds.Risk]
RISKS: tuple[kinds.Risk, ...] = (
    kinds.LosesConflicts((("left", 1),)),
    kinds.LosesConflicts((("left", 1), ("right", 3))),
    kinds.PassesOn("apothecary", LEFT, 8),
)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_and_risk_is_a_sentence(locale: str) -> None:
    words = WORDS[locale]
    reasons = [reason_text(words, AROUND, ME, reason) for _, _, reason in CASES]
    risks = [risk_text(words, AROUND, ME, risk) for risk in RISKS]
    assert len(set(risks)) == len(RISKS)
    assert all("Bruno" in text for text in risks)
    for text in (*reasons, *risks):
        assert text[0].isupper()
        assert text.endswith(".")
        assert not set("{}$") & set(text)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_risk_is_told_below_its_move(locale: str) -> None:
    words, (state, move, reason) = WORDS[locale], CASES[4]
    best: list[Told] = [Advice(Option(move, 0.5, 1), reason, RISKS)]
    lines = hint_text(words, AROUND, state.table, ME, "50 %", best).splitlines()
    assert lines[3:-1] == [risk_text(words, AROUND, ME, risk) for risk in RISKS]
