"""Close-ups: every card, wonder and token, sound in every language, with its name and signs."""

from functools import cache
from typing import NamedTuple

import pytest

from engine.duel.catalog import CARDS, TOKENS, WONDERS
from render.canvas import Canvas, Drawn
from render.closeups import HEIGHT
from render.duel import closeup
from render.duel.closeup import draw_closeup
from render.duel.signs import sign
from render.gallery.duel_pictures import catalogue
from render.themes import themes

from ..conftest import LOCALES, languages
from ..proof import assert_sound, icons, texts
from ..test_access import LEAST_CONTRAST, worst_contrast

ITEMS = {**CARDS, **WONDERS, **TOKENS}
MOST_KB = 200


class Log(NamedTuple):
    """What is left of a picture when its pixels, four megabytes, are let go."""

    log: tuple[Drawn, ...]


def shown(item: str, locale: str = "en-US", theme: str = "standard") -> Canvas:
    return draw_closeup(item, languages()[locale], themes()[theme])


@cache
def told(item: str) -> Log:
    """Return what the close-up of an item tells in English."""
    return Log(tuple(shown(item).log))


def test_no_two_things_have_the_same_id() -> None:
    assert len(ITEMS) == len(CARDS) + len(WONDERS) + len(TOKENS)


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
def test_every_close_up_is_sound_and_says_the_name(locale: str) -> None:
    for item in ITEMS:
        canvas = shown(item, locale)
        assert_sound(canvas)
        kind = "card" if item in CARDS else "wonder" if item in WONDERS else "token"
        assert languages()[locale](f"{kind}-{item}") in " ".join(texts(canvas)), item


@pytest.mark.long
def test_every_effect_is_shown() -> None:
    for item, thing in ITEMS.items():
        drawn, written = icons(told(item)), texts(told(item))
        for effect in thing.effects:
            for icon in (*sign(effect).icons, *sign(effect).badges):
                assert icon.name in drawn, item
                assert icon.number in ("", *written), item


@pytest.mark.long
def test_the_whole_cost_is_shown() -> None:
    for item in (*CARDS, *WONDERS):
        thing = CARDS.get(item) or WONDERS[item]
        drawn, cost = icons(told(item)), thing.cost
        least = 2 if item in CARDS else 1  # on the card itself and beside it
        made = [icon.name for effect in thing.effects for icon in sign(effect).icons] * least
        for resource in ("wood", "clay", "stone", "glass", "papyrus"):
            name = f"resource-{resource}"
            printed = least * getattr(cost, resource)
            assert drawn.count(name) == printed + made.count(name), (item, name)
        if cost.coins:
            assert texts(told(item)).count(str(cost.coins)) >= least, item


def test_a_card_without_cost_is_free() -> None:
    assert "free" in texts(told("tavern"))
    assert "free" not in texts(told("statue"))


def test_both_ends_of_a_chain_are_named() -> None:
    written = texts(told("statue"))
    assert written[written.index("Free with") + 1] == "Theater"
    assert written[written.index("Unlocks") + 1] == "Gardens"
    assert icons(told("statue")).count("chain-mask") == 2
    assert icons(told("statue")).count("chain-column") == 2
    assert not {"Free with", "Unlocks"} & set(texts(told("quarry")))


@pytest.mark.long
def test_a_card_tells_its_age_and_kind() -> None:
    for card, item in CARDS.items():
        assert {f"age-{item.age}", f"chip-{item.colour}"} <= set(icons(told(card))), card
        assert ("most" in icons(told(card))) is item.guild, card


@pytest.mark.parametrize("item", ["sphinx", "theology", "merchants_guild"])
@pytest.mark.parametrize("theme", themes())
def test_every_theme_tells_the_same(item: str, theme: str) -> None:
    assert tuple(shown(item, theme=theme).log) == told(item).log


@pytest.mark.parametrize("item", ["", "unicorn", "card-baths", "Baths"])
def test_what_is_not_in_the_game_is_refused(item: str) -> None:
    with pytest.raises(KeyError):
        closeup(item, languages()["en-US"])


@pytest.mark.long
@pytest.mark.parametrize("theme", themes())
def test_every_word_of_the_catalogue_stands_out_and_every_file_is_small(theme: str) -> None:
    look = themes()[theme]
    pictures = catalogue(languages()["pt-BR"], look)
    assert pictures.keys() > ITEMS.keys()
    for name, draw in pictures.items():
        canvas = draw()
        worst, text = worst_contrast(canvas, look)
        assert worst >= LEAST_CONTRAST, (name, text, worst)
        picture = canvas.picture()
        assert (picture.width, picture.extension) == (1320, "png"), name
        assert picture.height <= HEIGHT or name not in ITEMS, name
        assert len(picture.data) <= MOST_KB * 1024, name
