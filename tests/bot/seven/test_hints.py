"""Hints of 7 Wonders in words: every reason, and every risk."""

from random import Random
from typing import TypeAlias, get_args

import pytest

from bot.seven.wording.advice import reason_text, risk_text
from bot.seven.wording.circle import Circle, marked
from bot.seven.wording.hints import hint_text
from bot.store import Player
from engine.ai.reasons import Advice
from engine.ai.seven.hints import kinds
from engine.ai.thought import Option
from engine.seven.game import SEVEN
from engine.seven.types import Board, Neighbour
from tests.bot.wording.languages import LOCALES, WORDS
from tests.engine.ai.seven.test_reasons import CASES
from tests.engine.seven.positions import LEFT, ME

BOLD = ("**Ana**", "**Bruno**", "**Caio**")
AROUND = Circle(BOLD, ("Ana", "Bruno", "Caio"), BOLD, BOLD)
Told: TypeAlias = Advice[kinds.Reason, kinds.Risk]
RISKS: tuple[kinds.Risk, ...] = (
    kinds.LosesConflicts((("left", 1),)),
    kinds.LosesConflicts((("left", 1), ("right", 3))),
    kinds.PassesOn("apothecary", LEFT, 8),
)

OTHERS: tuple[kinds.Reason, ...] = (
    kinds.ArmsFreeCity(LEFT, 1),
    kinds.PaysYou(2),
    kinds.BuildsNothing(),
    kinds.BuildsStage(Board("rhodes", "A"), 2, 0),
    kinds.LeadsTo(("statue", "temple")),
    kinds.Prepares(),
)
"""The reasons that no case has."""


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_and_risk_is_a_sentence(locale: str) -> None:
    words = WORDS[locale]
    every = [*(reason for _, _, reason in CASES), *OTHERS]
    reasons = [reason_text(words, AROUND, ME, reason) for reason in every]
    assert {type(reason) for reason in every} == {*get_args(kinds.Reason)}
    risks = [risk_text(words, AROUND, ME, risk) for risk in RISKS]
    assert len(set(risks)) == len(RISKS)
    assert all("Bruno" in text for text in risks)
    for text in (*reasons, *risks):
        assert text[0].isupper()
        assert text.endswith(".")
        assert not set("{}$") & set(text)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_move_of_the_free_city_names_it(locale: str) -> None:
    words = WORDS[locale]
    table = SEVEN.start(SEVEN.deal(Random(1), 2, {})).table
    best: list[Told] = [Advice(Option("city:discard:altar", 0.5, 1), kinds.PaysYou(2), ())]
    lines = hint_text(words, AROUND, table, ME, "50 %", best).splitlines()
    named = [line for line in lines if words("seven-free-city") in line]
    assert named[0].startswith(f"**1. {words('seven-free-city')}: ")
    assert named[0].count("**") == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_a_risk_is_told_below_its_move(locale: str) -> None:
    words, (state, move, reason) = WORDS[locale], CASES[4]
    best: list[Told] = [Advice(Option(move, 0.5, 1), reason, RISKS)]
    lines = hint_text(words, AROUND, state.table, ME, "50 %", best).splitlines()
    assert lines[3:-1] == [risk_text(words, AROUND, ME, risk) for risk in RISKS]


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "pay the Free City less"),
        ("pt-BR", "pagar menos para a Cidade Livre"),
        ("es-ES", "Pagarás menos a la Ciudad Libre"),
        ("es-419", "Pagarás menos a la Ciudad Libre"),
    ],
)
def test_whom_cheaper_trade_pays_less_may_be_the_free_city(locale: str, told: str) -> None:
    words = WORDS[locale]
    table = SEVEN.start(SEVEN.deal(Random(1), 2, {})).table
    circle = marked(words, (Player(1, "Ana"), Player(2, "Bruno")), table)
    (side,) = (each for each in get_args(Neighbour) if circle.neighbour(ME, each) == circle.whom[2])
    assert told in reason_text(words, circle, ME, kinds.CheapensTrade("raw", (side,)))
