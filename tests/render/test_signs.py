"""Everything of the game has a drawing: an effect without one cannot be."""

import itertools
from collections.abc import Iterator
from functools import partial
from typing import get_args

import pytest

from engine.core.game import Result, Seat
from engine.duel.catalog import CARDS, NUMBERS, TOKENS, WONDERS
from engine.duel.effects import CoinsPerMost, Effect, PointsPerMost
from engine.duel.score import REASONS
from engine.duel.types import COLOURS, RESOURCES, SYMBOLS
from render.art import NoDrawing, drawings, svg
from render.box import Box
from render.canvas import Canvas
from render.duel.finale import draw_finale
from render.duel.signs import rivalry, sign, signs
from render.gallery import architects_pictures, seven_pictures
from render.gallery.duel_pictures import catalogue, shown
from render.gallery.shared import Draw
from render.paints import SEATS, Paint
from render.signs import Icon, Sign, draw_icon, draw_signs
from render.units import amount

from .conftest import languages, look_at, look_at_play, look_at_turn, plays, sample, turns
from .proof import assert_sound, icons, texts

ITEMS = [*CARDS.values(), *WONDERS.values(), *TOKENS.values()]
GUILDS = [card.id for card in CARDS.values() if card.guild]
EFFECTS = [effect for item in ITEMS for effect in item.effects]


def names(sign: Sign) -> set[str]:
    return {icon.name for icon in (*sign.icons, *sign.badges)}


def test_every_kind_of_effect_is_in_the_game() -> None:
    assert {type(effect) for effect in EFFECTS} == set(get_args(Effect))


def test_every_effect_has_a_drawing() -> None:
    for effect in EFFECTS:
        assert sign(effect).icons, effect
        assert names(sign(effect)) <= drawings(), effect


def test_every_item_can_be_drawn_small() -> None:
    for item in ITEMS:
        canvas = Canvas(300, 60)
        draw_signs(canvas, signs(item.effects), canvas.box)
        assert_sound(canvas)
        assert icons(canvas), item.id


def test_different_effects_look_different() -> None:
    # What the city with more of it brings is told from what the own city brings by the colour of
    # the card: guilds alone do the one, and never the other.
    for guilds in (True, False):
        chosen = {e for e in EFFECTS if isinstance(e, CoinsPerMost | PointsPerMost) is guilds}
        looks = [sign(effect) for effect in chosen]
        assert len(set(looks)) == len(looks)


def test_a_set_of_coins_says_how_many_it_is() -> None:
    (only,) = signs(CARDS["moneylenders_guild"].effects)
    assert only.badges == (Icon("coin-set", str(NUMBERS.coins_per_point)),)


def test_guilds_alone_say_that_the_city_with_more_counts() -> None:
    assert all(bool(rivalry(card.effects)) is card.guild for card in CARDS.values())


def test_the_padlock_on_a_price_too_dear_is_clear_of_its_number() -> None:
    for side in (50, 54, 56):
        canvas = Canvas(side, side)
        draw_icon(canvas, Icon("coin-dear", "12"), canvas.box)
        number = canvas.log[-1].ink
        assert number.y >= side * 25 // 64


def test_everything_else_has_a_drawing() -> None:
    wanted = {f"resource-{resource}" for resource in RESOURCES}
    wanted |= {f"science-{symbol}" for symbol in SYMBOLS}
    wanted |= {f"{kind}-{colour}" for colour in COLOURS for kind in ("colour", "chip")}
    wanted |= {f"chain-{card.symbol}" for card in CARDS.values() if card.symbol}
    wanted |= {f"wonder-{wonder}" for wonder in WONDERS}
    wanted |= {f"token-{token}" for token in TOKENS}
    wanted |= {"back-1", "back-2", "back-3", "back-guild"}
    wanted |= {f"scene-{thing}" for thing in (*RESOURCES, *GUILDS)}
    wanted |= {f"seat-{seat}" for seat in range(len(SEATS))}
    assert wanted <= drawings()


@pytest.mark.long
def test_every_drawing_is_in_some_picture() -> None:
    missing = set(drawings())
    for draw in _pictures():
        missing -= {each.what for each in draw().log}
        if not missing:
            break
    assert missing == set()


def _pictures() -> Iterator[Draw]:
    """Yield what draws ends of every kind, what needs no position, and positions of all games."""
    view, look = sample()[0].view, look_at(sample()[0])
    for reason in (*REASONS, "resignation"):
        yield partial(draw_finale, view, look, Result(reason, (Seat(0),)))
    yield partial(draw_finale, view, look, Result("abandoned", ()))
    for made in (catalogue, seven_pictures.catalogue, architects_pictures.catalogue):
        yield from made(languages()["en-US"]).values()
    duels = (shown(each, look_at(each)) for each in sample()[::3])
    sevens = (seven_pictures.shown(each, look_at_turn(each)) for each in turns())
    architects = (architects_pictures.shown(each, look_at_play(each)) for each in plays())
    for three in itertools.zip_longest(duels, sevens, architects):
        for drawn in filter(None, three):
            yield from drawn.values()


def test_no_two_drawings_are_the_same() -> None:
    assert len({svg(name) for name in drawings()}) == len(drawings())


def test_an_unknown_drawing_is_refused_by_name() -> None:
    with pytest.raises(NoDrawing, match=r"^data/art has no unicorn\.svg$"):
        Canvas(10, 10).icon("unicorn", Box(0, 0, 10, 10))


@pytest.mark.parametrize(("number", "told"), [(12, "12"), (0, "0"), (-3, "−3")])
def test_an_amount_below_zero_has_a_minus_sign(number: int, told: str) -> None:
    canvas = Canvas(200, 80, Paint.NIGHT)
    amount(canvas, "points", number, canvas.box)
    assert texts(canvas) == [told]
