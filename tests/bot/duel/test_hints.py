"""Every reason and every move of a hint in words, in each language."""

from functools import cache
from itertools import product
from random import Random
from typing import get_args

import pytest

from bot.duel.wording.advice import reason_text
from bot.duel.wording.hints import hint_text, move_text
from bot.wording.hints import Advised, hint_of
from bot.wording.review import chance
from engine.ai.duel.hints import endings, kinds
from engine.ai.duel.hints.advice import KINDS, advice
from engine.ai.duel.hints.preview import MovePreview
from engine.ai.duel.hints.reason import Reason
from engine.ai.thought import Option, Thought
from engine.duel.catalog import TOKENS
from engine.duel.legal import legal
from engine.duel.score import result
from engine.duel.table import View
from tests.bot.wording.languages import LOCALES, WORDS

from .games import views

SUPREMACIES = get_args(endings.Supremacy)
DANGERS = (*SUPREMACIES, "pair")
FEW = (1, 2, 5)
"""Numbers whose words may differ."""


def thought(view: View) -> Thought:
    """Return a thought about a position, with chances out of the air."""
    seat = view.table.todo[0].seat
    moves = [str(move) for move in legal(view, seat)]
    Random(len(moves)).shuffle(moves)
    return Thought(seat, tuple(Option(m, 0.9 / n, 1) for n, m in enumerate(moves, 1)), 9)


@cache
def found() -> tuple[Reason, ...]:
    """Return the reasons that are found in some games, each once."""
    every = set()
    for view in views():
        if not view.table.todo or view.seat is None:
            continue
        made = thought(view)
        for option in made.options[::3]:
            preview = MovePreview(view, made.seat, option, made)
            every |= {kind(preview) for kind in KINDS} - {None}
    return tuple(each for each in every if each is not None)


def rare() -> list[Reason]:
    """Return reasons that few games have, in all their forms."""
    return [
        *(endings.Wins(how) for how in SUPREMACIES),
        endings.WinsOnPoints(62, 55),
        endings.WinsOnPoints(60, 60),
        endings.EndsUnwon(55, 62, drawn=False),
        endings.EndsUnwon(60, 60, drawn=False),
        endings.EndsUnwon(60, 60, drawn=True),
        *(endings.LeadsToWin(item, how) for item, how in product(("study", "law"), SUPREMACIES)),
        *(kinds.Opens("study", danger) for danger in DANGERS),
        *(kinds.Allows(item, how) for item, how in product(("study", "colossus"), SUPREMACIES)),
        *(kinds.DeniesShields("walls", n) for n in FEW),
        *(kinds.KeepsCovered("baths", "study", danger) for danger in DANGERS),
        *(kinds.Prevents(item, how) for item, how in product(("study", "colossus"), SUPREMACIES)),
        *(kinds.MakesPair("wheel", n) for n in FEW),
        kinds.DeniesSymbol("law", "law", 6),
        *(kinds.Race(n) for n in (1, 2)),
        *(kinds.Strikes("grey", n) for n in FEW),
        *(kinds.Revives(n) for n in FEW),
        *(kinds.Advances(2, n) for n in FEW),
        *(kinds.Destroys("stone", n, 3) for n in (0, 1, 2)),
        kinds.Destroys("stone", 0, None),
        *(kinds.TokenHelps(token, n) for token, n in product(HELPFUL, FEW)),
        kinds.SavesOnWonder("sphinx", 5, 0),
        kinds.RisesSoon("quarry", 0, 3),
    ]


HELPFUL = ("architecture", "masonry", "theology", "strategy", "urbanism", "economy")


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_is_a_sentence(locale: str) -> None:
    reasons = (*found(), *rare())
    assert {type(reason) for reason in reasons} == set(Reason.__args__)
    for reason in reasons:
        text = reason_text(WORDS[locale], reason)
        assert text[0].isupper() or text[0].isdigit(), text
        assert text.endswith("."), text
        assert not set("{}$") & set(text), text
        assert "  " not in text
        assert " ." not in text
        assert " ," not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_reasons_differ_where_they_say_different_things(locale: str) -> None:
    told: dict[str, Reason] = {}
    for reason in rare():
        text = reason_text(WORDS[locale], reason)
        assert told.setdefault(text, reason) == reason


@pytest.mark.parametrize("locale", LOCALES)
def test_every_move_has_words_of_its_own(locale: str) -> None:
    differ = 0
    for view in views():
        if not view.table.todo or view.seat is None:
            continue
        seat = view.table.todo[0].seat
        moves = legal(view, seat)
        told = {move_text(WORDS[locale], view.table, seat, move) for move in moves}
        assert len(told) == len(moves)
        differ += len(told) > 1
    assert differ > 500


@cache
def hints() -> tuple[tuple[View, Thought, tuple[tuple[Option, Reason], ...]], ...]:
    """Return what is advised in every fourth position of some games: a search for reasons each."""
    found = []
    for view in list(views())[::4]:
        if view.table.todo and view.seat is not None and result(view.table) is None:
            made = thought(view)
            found.append((view, made, advice(view, made)))
    return tuple(found)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hint_is_short_enough_for_a_message(locale: str) -> None:
    assert len(hints()) > 150
    for view, made, advised in hints():
        text = hint_text(WORDS[locale], view.table, made.seat, "50 %", advised)
        assert len(text) < 1500
        assert len(text.splitlines()) == 2 + 2 * min(3, len(made.options))


def test_what_may_go_wrong_after_every_move_is_told_once_before_them() -> None:
    say = WORDS["en-US"]
    moves = (
        Advised("Take the Altar", 0.6, "It scores.", ("All.", "Some.")),
        Advised("Take the Baths", 0.5, "It scores too.", ("Some.", "All.")),
        Advised("Take the Circus", 0.4, "It is free.", ("All.",)),
    )
    first = ("**1. Take the Altar** · 60%", "It scores.")
    second = ("**2. Take the Baths** · 50%", "It scores too.")
    third = ("**3. Take the Circus** · 40%", "It is free.")
    end = say("hint-estimate")
    told = hint_of(say, "Now.", moves).splitlines()
    assert told == ["Now.", "All.", *first, "Some.", *second, "Some.", *third, end]
    alone = hint_of(say, "Now.", moves[:1]).splitlines()
    assert alone == ["Now.", *first, "All.", "Some.", end]


def test_percents_are_written_as_in_each_language() -> None:
    told = {locale: chance(WORDS[locale], 0.618) for locale in LOCALES}
    assert told == {"en-US": "62%", "pt-BR": "62%", "es-ES": "62\u00a0%", "es-419": "62\u00a0%"}


def test_a_token_that_helps_is_one_of_the_game() -> None:
    assert set(HELPFUL) <= set(TOKENS)
