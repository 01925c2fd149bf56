"""Close-ups: every card, wonder and token, sound in every language, with its name and signs."""

from functools import cache

import pytest

from engine.duel.catalog import CARDS, TOKENS, WONDERS
from render.canvas import Canvas
from render.duel import closeup
from render.duel.closeup import HEIGHT, draw_closeup
from render.duel.signs import sign
from render.gallery.pictures import catalogue
from render.themes import themes

from .conftest import LOCALES, languages
from .proof import assert_sound, icons, texts
from .test_access import LEAST_CONTRAST, worst_contrast

ITEMS = {**CARDS, **WONDERS, **TOKENS}
MOST_KB = 200


@cache
def shown(item: str, locale: str = "en-US", theme: str = "standard") -> Canvas:
    return draw_closeup(item, languages()[locale], themes()[theme])


def test_no_two_things_have_the_same_id() -> None:
    assert len(ITEMS) == len(CARDS) + len(WONDERS) + len(TOKENS) == 73 + 12 + 10


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("item", ITEMS)
def test_every_close_up_is_sound_and_says_the_name(item: str, locale: str) -> None:
    canvas = shown(item, locale)
    assert_sound(canvas)
    kind = "card" if item in CARDS else "wonder" if item in WONDERS else "token"
    assert languages()[locale](f"{kind}-{item}") in " ".join(texts(canvas))


@pytest.mark.parametrize("item", ITEMS)
def test_every_effect_is_shown(item: str) -> None:
    drawn, written = icons(shown(item)), texts(shown(item))
    for effect in ITEMS[item].effects:
        for icon in (*sign(effect).icons, *sign(effect).badges):
            assert icon.name in drawn
            assert icon.number in ("", *written)


@pytest.mark.parametrize("item", [*CARDS, *WONDERS])
def test_the_whole_cost_is_shown(item: str) -> None:
    thing = CARDS.get(item) or WONDERS[item]
    drawn, cost = icons(shown(item)), thing.cost
    least = 2 if item in CARDS else 1  # on the card itself and beside it
    made = [icon.name for effect in thing.effects for icon in sign(effect).icons] * least
    for resource in ("wood", "clay", "stone", "glass", "papyrus"):
        name = f"resource-{resource}"
        assert drawn.count(name) == least * getattr(cost, resource) + made.count(name)
    if cost.coins:
        assert texts(shown(item)).count(str(cost.coins)) >= least


def test_a_card_without_cost_is_free() -> None:
    assert "free" in texts(shown("tavern"))
    assert "free" not in texts(shown("statue"))


def test_both_ends_of_a_chain_are_named() -> None:
    written = texts(shown("statue"))
    assert written[written.index("Free with") + 1] == "Theater"
    assert written[written.index("Makes free") + 1] == "Gardens"
    assert icons(shown("statue")).count("chain-mask") == 2
    assert icons(shown("statue")).count("chain-column") == 2
    assert not {"Free with", "Makes free"} & set(texts(shown("quarry")))


@pytest.mark.parametrize("card", CARDS)
def test_a_card_tells_its_age_and_kind(card: str) -> None:
    item = CARDS[card]
    assert {f"age-{item.age}", f"chip-{item.colour}"} <= set(icons(shown(card)))
    assert ("most" in icons(shown(card))) is item.guild


@pytest.mark.parametrize("item", ["sphinx", "theology", "merchants_guild"])
@pytest.mark.parametrize("theme", themes())
def test_every_theme_tells_the_same(item: str, theme: str) -> None:
    assert shown(item, theme=theme).log == shown(item).log


@pytest.mark.parametrize("item", ["", "unicorn", "card-baths", "Baths"])
def test_what_is_not_in_the_game_is_refused(item: str) -> None:
    with pytest.raises(KeyError):
        closeup(item, languages()["en-US"])


@pytest.mark.parametrize("item", ITEMS)
def test_every_file_is_small(item: str) -> None:
    picture = shown(item).picture()
    assert (picture.width, picture.extension) == (1320, "png")
    assert picture.height <= HEIGHT
    assert len(picture.data) <= MOST_KB * 1024


@pytest.mark.parametrize("theme", themes())
def test_every_word_of_the_catalogue_stands_out_from_its_ground(theme: str) -> None:
    look = themes()[theme]
    for name, draw in catalogue(languages()["pt-BR"], look).items():
        worst, text = worst_contrast(draw(), look)
        assert worst >= LEAST_CONTRAST, (name, text, worst)
