"""What the alt text of a table tells: whom it waits for, every deck, and of all cities the same."""

from collections import Counter

import pytest

from bot.architects.wording.city import city_head
from bot.architects.wording.decisions import decision_text
from bot.architects.wording.items import cost
from bot.architects.wording.score import outcome
from bot.controls.panel import Image
from bot.wording.circle import unmarked
from bot.wording.lists import either
from bot.wording.presentation import Presentation
from bot.wording.strings import shared_strings
from engine.architects.catalog import NUMBERS
from engine.architects.counting import available
from engine.architects.table import deck_left
from engine.core.game import Seat
from tests.bot.wording.languages import LOCALES

from ..shown import text
from .tables import LONG, panels, played, stored

EVERY = 29
"""Every how manyth press is looked at."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_a_board_tells_whom_it_waits_for_or_who_has_won(seats: int, locale: str) -> None:
    to = Presentation(shared_strings().words(locale))
    for n, session in enumerate(played(stored(seats, seats))):
        circle, ending = unmarked(to.words, session.record.players), session.ending()
        if ending is not None:
            (alt,) = (p.alt for p in session.position_panel(to).parts if isinstance(p, Image))
            assert outcome(to.words, circle, session.table, ending.result) in alt
        elif n % EVERY == 0:
            (seat,) = session.to_act()
            *_, alt = (p.alt for p in session.board(to).parts if isinstance(p, Image))
            assert decision_text(to.words, circle.who[seat], session.table) in alt


@pytest.mark.parametrize("locale", LOCALES)
def test_a_board_of_seven_tells_every_deck_and_of_all_cities_the_same(locale: str) -> None:
    to = Presentation(shared_strings().words(locale))
    told = set()
    for n, session in enumerate(played(stored(7, 7))):
        if n % EVERY or not session.to_act():
            continue
        *_, alt = (part.alt for part in session.board(to).parts if isinstance(part, Image))
        head = to.words("architects-left-deck-empty", who="|").partition("|")[0]
        assert alt.count(head) == 7
        assert all(f" {deck_left(session.table, Seat(seat))} " in alt for seat in range(7))
        stages = to.words("architects-city-stages", n=0, of=5).partition("0")[0]
        assert alt.count(stages) in (0, 7)
        told.add(alt.count(stages))
    assert 7 in told


@pytest.mark.parametrize("locale", LOCALES)
def test_a_board_tells_what_the_next_stages_of_each_city_cost(locale: str) -> None:
    to = Presentation(shared_strings().words(locale))
    told = Counter[int]()
    for n, session in enumerate(played(stored(3, 3), 3)):
        if n % 9 and session.to_act():
            continue
        *_, alt = (p.alt for p in session.position_panel(to).parts if isinstance(p, Image))
        (text,) = session.position_text(to.words, None).parts
        for city in session.table.cities:
            open_now = available(city.wonder, city.stages)
            told[len(open_now)] += 1
            if not open_now:
                continue
            costs = either(to.words, [cost(to.words, stage) for stage in open_now])
            assert to.words("architects-city-next", costs=costs) in str(text)
            assert to.words("architects-city-next", costs=costs) in alt
    assert {1, 2} < set(told)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_board_of_seven_always_tells_how_near_the_battle_is(locale: str) -> None:
    to = Presentation(shared_strings().words(locale))
    for n, session in enumerate(played(stored(7, 7))):
        if n % EVERY and session.to_act():
            continue
        (alt,) = (p.alt for p in session.position_panel(to).parts if isinstance(p, Image))
        peace = session.table.peace
        assert to.words("architects-peace", peace=peace, of=NUMBERS.conflict[7]) in alt


@pytest.mark.parametrize("locale", LOCALES)
def test_a_board_names_every_city_however_long_the_names_are(locale: str) -> None:
    to = Presentation(shared_strings().words(locale))
    for n, session in enumerate(played(stored(7, 7, names=LONG), 7)):
        if n % EVERY and session.to_act():
            continue
        (alt,) = (p.alt for p in session.position_panel(to).parts if isinstance(p, Image))
        circle = unmarked(to.words, session.record.players)
        for seat, who in enumerate(circle.who):
            assert city_head(to.words, who, session.table, Seat(seat)) in alt


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_ends_twice_with_a_name_that_has_a_full_stop(locale: str) -> None:
    to = Presentation(shared_strings().words(locale))
    for n, session in enumerate(played(stored(3, 7, names=("João S.", "Ana C.", "Eva T.")))):
        if n % EVERY == 0 or not session.to_act():
            for panel in panels(session, to, None):
                assert ".." not in text(panel)
                assert not any(".." in p.alt for p in panel.parts if isinstance(p, Image))
