"""The draft: every wonder, offered and taken, with its name, signs and cost in every language."""

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core.game import Result, Seat
from engine.duel.catalog import WONDERS
from render.canvas import Canvas
from render.duel.draft import draw_draft
from render.look import Look
from render.paints import SEATS

from ..conftest import LOCALES, LONG_NAMES, look_at, ply
from ..proof import assert_sound, icons, texts

ALL = tuple(WONDERS)


def drafted(first: int, locale: str, taken: int = 4) -> Canvas:
    """Draw a draft in which each city has some wonders, and the rest is on offer."""
    position = ply(1, 3)
    order = ALL[first:] + ALL[:first]
    one, two = (
        replace(city, wonders=order[4 * seat : 4 * seat + taken])
        for seat, city in enumerate(position.view.table.cities)
    )
    table = replace(position.view.table, cities=(one, two), offer=order[8:])
    return draw_draft(replace(position.view, table=table), look_at(position, locale, LONG_NAMES))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("first", range(len(ALL)))
def test_every_wonder_has_room_in_every_place(first: int, locale: str) -> None:
    canvas = drafted(first, locale)
    assert_sound(canvas, LONG_NAMES)
    words = look_at(ply(1, 3), locale).words
    assert {words(f"wonder-{wonder}.short") for wonder in ALL} <= set(texts(canvas))


def test_the_cost_of_every_wonder_is_shown() -> None:
    drawn = Counter(icons(drafted(0, "en-US")))
    for resource in ("wood", "clay", "stone"):
        printed = sum(getattr(wonder.cost, resource) for wonder in WONDERS.values())
        assert drawn[f"resource-{resource}"] == printed + 1  # the Great Lighthouse gives any


def test_what_is_not_taken_yet_is_an_empty_place() -> None:
    assert icons(drafted(0, "en-US", taken=1)).count("wonder") >= 6
    assert drafted(0, "en-US").box.height <= 1240


def test_nobody_drafts_in_a_game_given_up() -> None:
    position = ply(1, 3)

    def bright(look: Look) -> int:
        log = draw_draft(position.view, look).log
        return sum(each.kind == "shape" and each.what in SEATS for each in log)

    going = look_at(position)
    given_up = replace(going, ended=Result("resignation", (Seat(1),)))
    assert (bright(going), bright(given_up)) == (1, 0)
