"""The pictures of a city and of the discard pile, at the edges too."""

import pytest
from msgspec.structs import replace

from engine.core.game import Seat
from engine.duel.catalog import CARDS, TOKENS, WONDERS
from engine.duel.events import Discarded
from engine.duel.table import View
from engine.duel.types import City
from render.duel.city import draw_city
from render.duel.discard import draw_discard
from render.look import Look
from render.paints import Paint

from ..conftest import LOCALES, LONG_NAMES, languages
from ..proof import assert_sound, icons
from .tables import a_table


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", [0, 1, 44, 45, 60, 73])
def test_a_discard_pile_of_any_size(locale: str, count: int) -> None:
    look = Look(names=("Ana", "Bruno"), words=languages()[locale])
    canvas = draw_discard(replace(a_table(), discard=tuple(CARDS)[:count]), look)
    assert_sound(canvas)
    if count == 60:
        assert canvas.box.height <= 1610


@pytest.mark.parametrize("locale", LOCALES)
def test_names_lie_within_their_cards_where_there_are_many(locale: str) -> None:
    new = tuple(Discarded(Seat(0), card, coins=2) for card in CARDS)
    for last in ((), new):
        look = Look(names=("Ana", "Bruno"), words=languages()[locale], last=last)
        canvas = draw_discard(replace(a_table(), discard=tuple(CARDS)), look)
        face, names = canvas.box, 0
        for each in canvas.log:
            if each.what == Paint.CREAM:
                face = each.ink
            elif each.kind == "text" and each.what[0].isalpha() and face != canvas.box:
                names += 1
                assert face.inset(1).holds(each.ink), each
        assert names >= len(CARDS)


def test_the_largest_city_is_readable() -> None:
    city = City(coins=99, cards=tuple(CARDS), tokens=tuple(TOKENS), wonders=tuple(WONDERS)[:4])
    table = a_table((city, City(coins=0)))
    look = Look(names=LONG_NAMES, words=languages()["pt-BR"])
    assert_sound(draw_city(View(table, None), Seat(0), look), LONG_NAMES)


def test_a_city_shows_what_its_unbuilt_wonders_cost() -> None:
    city = City(coins=7, wonders=("pyramids",))
    seen = Look(names=("Ana", "Bruno"), words=languages()["en-US"])
    shown = icons(draw_city(View(a_table((city, City(coins=7))), None), Seat(0), seen))
    assert shown.count("resource-stone") == 1 + 3
    assert shown.count("resource-papyrus") == 1 + 1
