"""What alt texts of 7 Wonders tell: whole sentences, and of all cities the same."""

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from bot.controls.panel import Image
from bot.seven.wording.circle import marked, unmarked
from bot.seven.wording.discard import alt_discard
from bot.seven.wording.items import card_name
from bot.seven.wording.moves import move_text
from bot.seven.wording.prices import payment
from bot.store import Player
from bot.wording.presentation import Presentation
from bot.wording.strings import shared_strings
from engine.core.game import Seat
from engine.seven.catalog import CARDS
from engine.seven.game import SEVEN
from engine.seven.moves import TakeSide
from engine.seven.prices import stage_prices
from engine.seven.production import next_stage
from tests.bot.wording.languages import LOCALES

from ..shown import text
from .tables import PEOPLE, panels, played, private, stored

PLAYERS = [Player(100 + seat, name) for seat, name in enumerate(PEOPLE[:3])]
TWO_STOPS = re.compile(r"\.\s*\.")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_about_a_hand_ends_twice(locale: str) -> None:
    to = Presentation(shared_strings().words(locale))
    complete = 0
    for session in played(stored(3, 2, sides="a"), 2):
        for seat in session.to_act():
            for panel in private(session, to, seat):
                for alt in (part.alt for part in panel.parts if isinstance(part, Image)):
                    assert not TWO_STOPS.search(alt)
                    complete += to.words("seven-complete") in alt
    assert complete


@pytest.mark.parametrize("locale", LOCALES)
def test_a_board_of_seven_tells_of_all_cities_the_same(locale: str) -> None:
    to = Presentation(shared_strings().words(locale))
    told = set()
    for session in played(stored(7, 7)):
        if not session.to_act():
            break
        *_, alt = (part.alt for part in session.board(to).parts if isinstance(part, Image))
        stages = to.words("seven-stages", list="|").partition("|")[0]
        assert alt.count(stages) in (0, 7)
        told.add(alt.count(stages))
    assert 7 in told


@pytest.mark.parametrize("locale", LOCALES)
def test_a_pile_of_discards_is_told_in_whole_sentences_however_large_it_is(locale: str) -> None:
    words = shared_strings().words(locale)
    alts = []
    for session in played(stored(3, 2, sides="b", wonders="halicarnassus-babylon-olympia"), 2):
        views = (session.view(None), *map(session.view, session.to_act()))
        alts += [alt_discard(words, view) for view in views]
        piles = (replace(view, pile=tuple(CARDS)) for view in views if view.pile)
        alts += [alt_discard(words, view) for view in piles]
    assert all(alt.endswith(".") and len(alt) <= 1024 for alt in alts)
    assert not [alt for alt in alts if TWO_STOPS.search(alt)]
    assert any(card_name(words, card) in alt for alt in alts for card in CARDS)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_tells_which_cards_its_cards_make_free(locale: str) -> None:
    to, told = Presentation(shared_strings().words(locale)), 0
    session = next(iter(played(stored(7))))
    for seat in session.to_act():
        panel, *_ = private(session, to, seat)
        (alt,) = (part.alt for part in panel.parts if isinstance(part, Image))
        for giver in set(session.view(seat).hand):
            (text,) = session.options(to, seat, giver).parts
            for freed in (each.id for each in CARDS.values() if giver in each.free_with):
                name = card_name(to.words, freed, ".within")
                assert to.words("item-opens", card=name) in str(text)
                assert card_name(to.words, freed) in alt
                told += 1
    assert told


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_tells_what_the_next_stage_costs_and_who_pays(locale: str) -> None:
    to, told = Presentation(shared_strings().words(locale)), Counter[str]()
    words = to.words
    for session in played(stored(3, 2, sides="a"), 2):
        for seat in session.to_act():
            view = session.view(seat)
            if not view.hand or view.pile:
                continue
            shown = session.look("hand", to, seat, seat)
            assert shown is not None
            picture, text = shown.parts
            assert isinstance(picture, Image)
            held, circle = view.table.cities[seat], unmarked(words, PLAYERS, view.table)
            prices, stage = stage_prices(view.table, seat), next_stage(held)
            if stage is None:
                assert words("seven-complete") in picture.alt
                continue
            if not prices:
                price = words("seven-unsold.short")
            elif (lacking := prices[0].total - held.coins) > 0:
                price = words("price-missing", coins=lacking)
            else:
                price = payment(words, circle, seat, prices[0])
            line = words("seven-stage-priced", n=held.stages + 1, cost="|", price=price, effects="")
            end = line.partition("|")[2].rstrip()
            assert end in picture.alt
            assert end in str(text)
            told[price] += 1
            coins = words("coins", coins=held.coins)
            assert f"{circle.named[seat]}: {coins}, " in picture.alt
            assert f"**{circle.named[seat]}**: {coins}, " in str(text)
    assert len(told) > 5


@pytest.mark.parametrize("locale", LOCALES)
def test_who_looks_at_the_hand_reads_what_is_chosen_as_its_picture_marks_it(locale: str) -> None:
    to, chosen = Presentation(shared_strings().words(locale)), set[str]()
    for session in played(stored(3, 2, sides="choose"), 2):
        for seat in map(Seat, range(3)):
            mine = [each for each in session.record.choices if each.seat == seat]
            if not mine or not session.to_act() or session.view(seat).pile:
                continue
            move = SEVEN.parse(mine[0].text)
            shown = session.look("hand", to, seat, seat)
            assert shown is not None
            circle = marked(to.words, session.record.players, session.table)
            told = move_text(to.words, circle, session.table, seat, move)
            key = "seven-chosen-side" if isinstance(move, TakeSide) else "seven-chosen"
            assert to.words(key, move=told) in str(shown.parts[-1])
            chosen.add(key)
    assert len(chosen) == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_ends_twice_with_a_name_that_has_a_full_stop(locale: str) -> None:
    to = Presentation(shared_strings().words(locale))
    for n, session in enumerate(played(stored(3, 2, names=("João S.", "Ana C.", "Eva T.")), 2)):
        if n % 7 and session.to_act():
            continue
        shown = [*panels(session, to, None)]
        shown += [each for seat in session.to_act() for each in private(session, to, seat)]
        for panel in shown:
            assert ".." not in text(panel)
            assert not any(".." in p.alt for p in panel.parts if isinstance(p, Image))
