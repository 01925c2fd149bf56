"""Every reason for a move is true in the position it is given for, hidden cards included.

Each claim is checked on the real state, which the reasons never see, and by other means than
those that found it.
"""

from collections.abc import Callable
from random import Random
from types import NoneType
from typing import Any, get_args, get_type_hints

import pytest
from msgspec.structs import replace

from engine.ai.duel.hints import endings, kinds
from engine.ai.duel.hints.advice import KINDS, advice
from engine.ai.duel.hints.preview import MovePreview
from engine.ai.duel.hints.reason import Reason
from engine.ai.duel.hints.victory import opens_pair, prevents
from engine.ai.thought import Thought
from engine.duel.game import DUEL
from tests.engine.ai.duel.hints import tempo, trade, victory
from tests.engine.ai.duel.hints.cases import Case, cases, walk

CHECKS: dict[str, Callable[[Case, Any], None]] = {
    name.removeprefix("check_"): check
    for module in (tempo, trade, victory)
    for name, check in vars(module).items()
    if name.startswith("check_")
}


def check_of(reason: Reason) -> Callable[[Case, Any], None]:
    name = "".join(f"_{c.lower()}" if c.isupper() else c for c in type(reason).__name__)
    return CHECKS[name.removeprefix("_")]


@pytest.mark.long
def test_reasons_of_every_kind_are_found_and_true() -> None:
    for kind, found in cases().items():
        assert len(found) >= 3, kind
        for case in Random(kind).sample(found, min(20, len(found))):
            check_of(case.reason)(case, case.reason)


def test_every_kind_of_reason_is_looked_for() -> None:
    found = set[type]()
    for kind in KINDS:
        given = get_type_hints(kind)["return"]
        found.update(get_args(given) or (given,))
    assert found - {NoneType} == set(Reason.__args__)


@pytest.mark.long
def test_every_kind_of_reason_can_be_given() -> None:
    found = {type(case.reason) for some in cases().values() for case in some}
    assert found == set(Reason.__args__)


@pytest.mark.long
def test_there_is_always_a_reason_whatever_is_to_be_decided() -> None:
    decisions = set()
    for _, seat, view, thought in walk()[::6]:
        decisions.add(type(view.table.todo[0]))
        given = advice(view, thought)
        assert [option for option, _ in given] == list(thought.options[:3])
        preview = MovePreview(view, seat, thought.best, thought)
        assert given[0][1] == next(found for kind in KINDS if (found := kind(preview)) is not None)
    assert len(decisions) == 7


@pytest.mark.long
def test_the_weightiest_reason_is_given() -> None:
    """A win at once is named before anything else, and a win prevented before mere gains."""
    for name in ("wins_at_once", "prevents"):
        for case in cases()[name][:8]:
            view = DUEL.view(case.state, case.seat)
            preview = MovePreview(view, case.seat, case.option, case.thought)
            given = next(found for kind in KINDS if (found := kind(preview)) is not None)
            weightier = (
                endings.Wins,
                endings.WinsOnPoints,
                endings.LeadsToWin,
                kinds.Opens,
                kinds.Allows,
                kinds.Prevents,
            )
            assert isinstance(given, weightier)


@pytest.mark.long
def test_no_win_is_prevented_where_every_other_move_prevents_it_too() -> None:
    checked = 0
    for case in cases()["prevents"]:
        reason, view = case.reason, DUEL.view(case.state, case.seat)
        assert isinstance(reason, kinds.Prevents)
        same = tuple(o for o in case.thought.options if o.move.split(":")[-1] == reason.item)
        if case.option in same:
            alone = Thought(case.seat, same, 99)
            found = prevents(MovePreview(view, case.seat, case.option, alone))
            assert found is None or found.item != reason.item
            checked += 1
    assert checked > 0


@pytest.mark.long
def test_a_pair_is_no_danger_where_no_token_is_left_for_it() -> None:
    assert cases()["opens_pair"]
    for case in cases()["opens_pair"]:
        cities = list(case.table.cities)
        tokens = (*cities[case.seat].tokens, *case.table.tokens)
        cities[case.seat] = replace(cities[case.seat], tokens=tokens)
        taken = replace(case.table, cities=(cities[0], cities[1]), tokens=())
        view = DUEL.view(replace(case.state, table=taken), case.seat)
        assert opens_pair(MovePreview(view, case.seat, case.option, case.thought)) is None


@pytest.mark.long
def test_a_pair_is_told_with_less_weight_than_a_defeat() -> None:
    """The kinds about defeats, which come before most others, leave the pairs to those of pairs."""
    for name in ("opens_defeat", "keeps_defeat_covered"):
        assert _dangers(name) == {"military", "science"}
    for name in ("opens_pair", "keeps_pair_covered"):
        assert _dangers(name) == {"pair"}


def _dangers(name: str) -> set[kinds.Danger]:
    return {
        case.reason.danger
        for case in cases()[name]
        if isinstance(case.reason, kinds.Opens | kinds.KeepsCovered)
    }


WEIGHTY: dict[str, Callable[[Any], bool]] = {
    "gains_fifth_symbol": lambda reason: reason.different >= 5,
    "threatens": lambda reason: reason.left <= 3,
    "denies_guild": lambda reason: reason.guild,
    "worth_much": lambda reason: reason.points >= 5,
}
"""The kinds that come before a lighter one of the same sentence, and for what they are meant."""


@pytest.mark.long
@pytest.mark.parametrize("name", WEIGHTY)
def test_weightier_kinds_are_of_what_weighs_more(name: str) -> None:
    assert cases()[name]
    assert all(WEIGHTY[name](case.reason) for case in cases()[name])


@pytest.mark.long
def test_the_same_is_not_said_twice_where_more_can_be_said() -> None:
    repeated = 0
    for _, seat, view, thought in walk()[1::6]:
        given = [reason for _, reason in advice(view, thought)]
        for at, reason in enumerate(given):
            if reason in given[:at] and not isinstance(reason, DECISIVE):
                preview = MovePreview(view, seat, thought.options[at], thought)
                true = [kind(preview) for kind in KINDS]
                assert {each for each in true if each is not None} <= set(given[:at])
                repeated += 1
    assert repeated > 0


DECISIVE = (
    endings.Wins,
    endings.WinsOnPoints,
    endings.EndsUnwon,
    endings.LeadsToWin,
    kinds.Opens,
    kinds.Allows,
    kinds.Prevents,
    kinds.KeepsCovered,
)
