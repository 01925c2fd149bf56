"""The picture of the progress tokens: where each lies, and who sees what the library drew."""

from functools import cache

import pytest
from msgspec.structs import replace

from engine.duel.catalog import TOKENS
from engine.duel.decisions import PickFromLibrary
from engine.duel.types import Pair, TokenId
from render.canvas import Canvas
from render.duel import tokens
from render.duel.signs import sign
from render.duel.tokens import draw_tokens
from render.gallery.duel_positions import Position

from ..conftest import LOCALES, LONG_NAMES, look_at, ply, sample
from ..proof import assert_sound, icons, texts

ALL = tuple(TOKENS)


@cache
def library() -> Position:
    return next(
        each
        for each in sample()
        if each.view.table.todo and isinstance(each.view.table.todo[0], PickFromLibrary)
    )


def held(owned: Pair[tuple[TokenId, ...]], board: tuple[TokenId, ...], locale: str) -> Canvas:
    position = ply(1, 20)
    table = position.view.table
    one, two = (replace(city, tokens=own) for city, own in zip(table.cities, owned, strict=True))
    view = replace(position.view, table=replace(table, cities=(one, two), tokens=board))
    return draw_tokens(view, look_at(position, locale, LONG_NAMES))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", range(7))
def test_any_share_of_the_tokens_is_sound(count: int, locale: str) -> None:
    canvas = held((ALL[:count], ALL[9:]), ALL[count : min(9, count + 5)], locale)
    assert_sound(canvas, LONG_NAMES)
    for token in ALL[:count]:
        assert f"token-{token}" in icons(canvas)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_token_is_shown_with_its_name_and_effects(locale: str) -> None:
    canvas = held((ALL[:3], ALL[3:5]), ALL[5:], locale)
    words = look_at(ply(1, 20), locale).words
    for token in ALL:
        assert words(f"token-{token}") in texts(canvas)
        for effect in TOKENS[token].effects:
            assert {icon.name for icon in sign(effect).icons} <= set(icons(canvas))


def test_the_tokens_of_a_city_are_under_its_name() -> None:
    canvas = held((("law",), ("theology",)), ("economy",), "en-US")
    place = {drawn.what: drawn.ink for drawn in canvas.log}
    middle = canvas.box.width // 2
    assert place["token-law"].right < middle < place["token-theology"].x
    assert place["seat-0"].right < middle < place["seat-1"].x
    assert place["token-economy"].bottom < place["seat-0"].y < place["token-law"].y


def test_a_city_without_tokens_says_so() -> None:
    assert texts(held(((), ("law",)), ALL[1:5], "en-US")).count("No tokens") == 1


def test_all_tokens_may_be_taken_from_the_board() -> None:
    assert_sound(held((ALL[:3], ALL[3:5]), (), "en-US"), LONG_NAMES)


def test_only_the_owner_sees_what_the_library_drew() -> None:
    position = library()
    hidden = [f"token-{token}" for token in position.own.library]
    own = draw_tokens(position.own, look_at(position))
    assert hidden
    assert_sound(own)
    assert set(hidden) <= set(icons(own))
    assert "The Great Library" in texts(own)
    others = draw_tokens(position.view, look_at(position))
    assert not set(hidden) & set(icons(others))
    assert "The Great Library" not in texts(others)


def test_the_file_is_small() -> None:
    picture = tokens(library().own, look_at(library()))
    assert (picture.width, picture.extension) == (1320, "png")
    assert len(picture.data) <= 200 * 1024
