"""Everything of Architects has a drawing: an effect without one cannot be."""

from typing import get_args

from engine.architects.catalog import CARDS, TOKENS, WONDERS
from engine.architects.effects import Effect, ExtraForCard
from render.architects.card import card
from render.architects.signs import card_signs, sign, signs, token_icon
from render.art import drawings
from render.canvas import Canvas
from render.signs import Sign, draw_signs
from render.themes import STANDARD

from ..proof import assert_sound, icons

STAGES = [stage for wonder in WONDERS.values() for stage in wonder.stages.values()]
ITEMS = [
    *(each.effects for each in CARDS.values()),
    *(each.effects for each in STAGES),
    *(each.effects for each in TOKENS.values()),
]
EFFECTS = [effect for effects in ITEMS for effect in effects]


def names(sign: Sign) -> set[str]:
    return {icon.name for icon in (*sign.icons, *sign.badges)}


def test_every_kind_of_effect_is_in_the_game() -> None:
    assert {type(effect) for effect in EFFECTS} == set(get_args(Effect))


def test_every_effect_has_a_drawing_of_its_own() -> None:
    for effect in EFFECTS:
        assert names(sign(effect)) <= drawings(), effect
    assert len({sign(effect) for effect in EFFECTS}) == len(set(EFFECTS))


def test_cards_that_bring_another_one_are_shown_by_what_no_other_card_shows() -> None:
    found = [effect for effect in EFFECTS if isinstance(effect, ExtraForCard)]
    assert found
    for effect in found:
        telling = {icon.name for icon in sign(effect).icons}
        showing = {each for each in CARDS if any(telling & names(it) for it in card_signs(each))}
        assert showing == set(effect.cards)


def test_every_item_can_be_drawn_small() -> None:
    for effects in ITEMS:
        canvas = Canvas(300, 60)
        draw_signs(canvas, signs(effects), canvas.box)
        assert_sound(canvas)


def test_every_card_looks_like_no_other() -> None:
    assert len({card_signs(each) for each in CARDS}) == len(CARDS)
    assert len({card(STANDARD, each, (92, 104)).image.tobytes() for each in CARDS}) == len(CARDS)
    for each in CARDS:
        canvas = Canvas(92, 104)
        canvas.stamp(card(STANDARD, each, (92, 104)), 0, 0)
        assert_sound(canvas)
        assert f"colour-{CARDS[each].colour}" in icons(canvas)


def test_every_token_has_a_drawing() -> None:
    assert {token_icon(token) for token in TOKENS} <= drawings()
