"""Positions in words: complete, within their limits, and without what must stay hidden."""

import re
from typing import get_args

import pytest
from msgspec.structs import replace

from bot.duel.wording.city import alt_city, city
from bot.duel.wording.decisions import decision_text
from bot.duel.wording.discard import alt_discard, discard_text
from bot.duel.wording.items import card_name, token_name
from bot.duel.wording.position import alt_board, position
from bot.duel.wording.score import alt_finale, alt_score, outcome, score_text
from bot.wording.circle import circle_of, unmarked_circle_of
from bot.wording.names import bold
from bot.wording.strings import Words
from engine.core.game import Result, Seat
from engine.duel import decisions as decide
from engine.duel.catalog import CARDS
from engine.duel.game import DUEL
from engine.duel.table import View, free_cards
from engine.duel.types import SEATS, City
from tests.bot.wording.languages import LOCALES, WORDS

from . import games

NAMES = ("Ana", "Bruno")
MARKED, UNMARKED = circle_of(NAMES), unmarked_circle_of(NAMES)
TURN = decide.Turn(Seat(0))
LONG = ("*" * 32, "@" * 32)
LONG_MARKED, LONG_UNMARKED = circle_of(LONG), unmarked_circle_of(LONG)
VIEWS = tuple(games.views())
"""Every position of ten games, for what is quickly told."""
FEW = tuple(
    {type(view.table.todo[0]) if view.table.todo else None: view for view in VIEWS}.values()
)
FEW += VIEWS[::5]
"""Every fifth of them and every kind of decision, for what is long and told in every language."""
ENDS = (Result("military", (Seat(1),)), Result("abandoned", ()))


def test_there_are_hundreds_of_positions_of_every_decision() -> None:
    asked = {type(view.table.todo[0]) for view in VIEWS if view.table.todo}
    assert len(VIEWS) > 500
    assert asked == set(get_args(decide.Decision))
    few = {type(view.table.todo[0]) for view in FEW if view.table.todo}
    assert few == asked
    assert len(FEW) > 100


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_ends_twice_with_a_name_that_has_a_full_stop(locale: str) -> None:
    words, names = WORDS[locale], ("João S.", "Ana C.")
    for view in FEW:
        assert ".." not in alt_board(words, unmarked_circle_of(names), view)
        assert ".." not in position(words, circle_of(names), view)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_position_fits_into_a_message(locale: str) -> None:
    words = WORDS[locale]
    for view in FEW:
        board, score = (
            position(words, LONG_MARKED, view),
            score_text(words, LONG_MARKED, view.table),
        )
        assert 0 < len(board) <= 3500
        assert 0 < len(score) <= 500
        for seat in SEATS:
            assert 0 < len(city(words, LONG_MARKED, view.table, seat)) <= 3500


@pytest.mark.parametrize("locale", LOCALES)
def test_alt_texts_fit_and_end_with_a_whole_sentence(locale: str) -> None:
    for view in FEW:
        for text in _alts(WORDS[locale], view):
            assert 0 < len(text) <= 1024
            assert text.endswith(".")
            assert "**" not in text.replace(LONG[0], "")


def _alts(words: Words, view: View) -> list[str]:
    table = view.table
    return [
        alt_board(words, LONG_UNMARKED, view),
        alt_discard(words, table),
        alt_score(words, LONG_UNMARKED, table),
        *(alt_finale(words, LONG_UNMARKED, table, end) for end in ENDS),
        *(alt_city(words, LONG_UNMARKED, table, seat) for seat in SEATS),
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_huge_discard_pile_and_city_are_cut_between_cards(locale: str) -> None:
    words, table = WORDS[locale], VIEWS[-1].table
    pile = replace(table, discard=tuple(CARDS))
    assert len(discard_text(words, pile)) <= 3500
    short = alt_discard(words, pile)
    assert len(short) <= 1024
    names = {card_name(words, card) for card in CARDS}
    head, *rest = short.partition(". ")[2].split(", ")
    assert {head, *rest[:-1]} <= names
    full = replace(table.cities[0], cards=tuple(CARDS))
    rich = replace(table, cities=(full, table.cities[1]))
    assert len(city(words, LONG_MARKED, rich, Seat(0))) <= 3500
    assert len(alt_city(words, LONG_UNMARKED, rich, Seat(0))) <= 1024


@pytest.mark.parametrize("locale", LOCALES)
def test_a_position_names_every_free_card_with_its_letter(locale: str) -> None:
    words, named = WORDS[locale], 0
    for view in FEW:
        if not view.table.todo:
            continue
        text, alt = position(words, MARKED, view), alt_board(words, UNMARKED, view)
        for letter, card in zip("ABCDEF", free_cards(view.table), strict=False):
            name = card_name(words, card)
            assert f"**{letter}**. {name} (" in text
            assert f"{letter}. {name} (" in alt
            named += 1
    assert named > 100


@pytest.mark.parametrize("locale", LOCALES)
def test_only_their_owner_reads_what_the_great_library_drew(locale: str) -> None:
    words, checked = WORDS[locale], 0
    for view in filter(lambda view: view.library, VIEWS):
        for other in (view, View(view.table, None)):
            told = [position(words, MARKED, other), alt_board(words, UNMARKED, other)]
            told += _alts(words, other)[2:]
            for token in view.library:
                name = re.escape(token_name(words, token))
                found = [bool(re.search(rf"\b{name}\b", text)) for text in told]
                assert found[:2] == [bool(other.library)] * 2
                assert not any(found[2:])
                checked += 1
    assert checked > 0


@pytest.mark.parametrize("locale", LOCALES)
def test_every_decision_is_asked_differently(locale: str) -> None:
    decisions = (
        decide.Draft(Seat(0)),
        decide.Turn(Seat(0)),
        decide.PickToken(Seat(0)),
        decide.PickFromLibrary(Seat(0)),
        decide.Revive(Seat(0)),
        decide.Destroy(Seat(0), "grey"),
        decide.Destroy(Seat(0), "brown"),
        decide.ChooseStarter(Seat(0)),
    )
    asked = [decision_text(WORDS[locale], bold("*Ana*"), each) for each in decisions]
    assert len(set(asked)) == len(decisions)
    assert all(text.startswith(r"**\*Ana\***: ") and text.endswith(".") for text in asked)


def test_how_a_game_ended_is_told_instead_of_a_decision() -> None:
    words, view = WORDS["en-US"], games.game(1)[0][20]
    given_up = Result("resignation", (Seat(1),))
    told = position(words, MARKED, view, given_up)
    assert told.startswith("Age I. **Ana** resigned: **Bruno** wins.\n")
    assert "Available cards" not in told
    assert alt_board(words, UNMARKED, view, given_up).startswith("Age I. Ana resigned: Bruno")
    abandoned = alt_board(words, UNMARKED, view, Result("abandoned", ()))
    assert abandoned.startswith("Age I. The game was ended without a winner.")


def test_the_end_by_the_rules_is_told() -> None:
    for seed in range(10):
        view = games.game(seed)[0][-1]
        told = position(WORDS["pt-BR"], MARKED, view)
        ended = games.game(seed)[1][-1].state
        result = DUEL.result(ended)
        assert result is not None
        assert outcome(WORDS["pt-BR"], MARKED, result) in told


def test_the_alt_text_of_the_last_picture_tells_the_cities() -> None:
    words, table = WORDS["en-US"], games.game(0)[0][-1].table
    victor = City(coins=3, cards=("stable", "altar"), built=("sphinx",), under=("baths",))
    victor = replace(victor, wonders=("colossus",), tokens=("law",))
    ended = replace(table, cities=(victor, City(coins=100)), todo=(), pawn=0)
    told = alt_finale(words, UNMARKED, ended, Result("civilian", (Seat(0),)))
    assert told.startswith("Ana wins on points. Score of Ana and Bruno, in this order.")
    _, ana, bruno = re.split("(?:Ana|Bruno): ", told)
    assert ana.startswith("3 coins, ")
    assert bruno.startswith("100 coins, ")
    for part in ("symbols: scales", "Sphinx", "tokens: Law", "blue 1, red 1", "Shields: 1"):
        assert part in ana, part
    assert "Colossus" not in told, "it was never built"
    assert "to buy" not in told, "nothing is bought any more"


@pytest.mark.parametrize("locale", LOCALES)
def test_shields_chains_and_what_discarding_gives_are_told(locale: str) -> None:
    words, base = WORDS[locale], next(view for view in VIEWS if view.table.age == 2).table
    armed = City(coins=1, cards=("stable", "altar", "tavern", "brewery"))
    table = replace(
        base, cities=(armed, City(coins=0, cards=("temple",))), todo=(TURN,), discard=()
    )
    told = position(words, MARKED, View(table, None))
    assert words("city-shields", list="1") in told
    chains = next(line for line in told.splitlines() if card_name(words, "horse_breeders") in line)
    assert card_name(words, "temple") not in chains
    assert words("position-discarding", coins=4) in told.splitlines()
