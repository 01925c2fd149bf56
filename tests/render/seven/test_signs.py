"""Everything of 7 Wonders has a drawing: an effect without one cannot be."""

from typing import get_args

from engine.seven.catalog import BOARDS, CARDS
from engine.seven.effects import Effect
from engine.seven.types import RESOURCES, SYMBOLS
from render.art import drawings
from render.canvas import Canvas
from render.seven.signs import brief, scene, sign, signs
from render.signs import LEAST, Sign, draw_signs, row_width

from ..proof import assert_sound, icons

STAGES = [stage for face in BOARDS.values() for stage in face.stages]
ITEMS = [each.effects for each in CARDS.values()] + [each.effects for each in STAGES]
GUILDS = [card.id for card in CARDS.values() if card.colour == "purple"]
EFFECTS = [effect for effects in ITEMS for effect in effects]
NARROWEST = 53
"""How much room the signs of a stage have on the board."""


def names(sign: Sign) -> set[str]:
    return {icon.name for icon in (*sign.icons, *sign.badges)}


def test_every_kind_of_effect_is_in_the_game() -> None:
    assert {type(effect) for effect in EFFECTS} == set(get_args(Effect))


def test_every_effect_has_a_drawing_of_its_own() -> None:
    for effect in EFFECTS:
        assert names(sign(effect)) <= drawings(), effect
    assert len({sign(effect) for effect in EFFECTS}) == len(set(EFFECTS))


def test_every_item_can_be_drawn_small() -> None:
    for effects in ITEMS:
        canvas = Canvas(300, 60)
        draw_signs(canvas, signs(effects), canvas.box)
        assert_sound(canvas)
        assert icons(canvas), effects


def test_every_stage_has_room_on_the_board() -> None:
    for face in BOARDS.values():
        for stage in face.stages:
            room = NARROWEST * 4 // len(face.stages)
            shown = signs(stage.effects)
            if row_width(shown, LEAST) > room:
                shown = brief(stage.effects)
            assert row_width(shown, LEAST) <= room, stage


def test_everything_else_has_a_drawing() -> None:
    wanted = {f"resource-{resource}" for resource in RESOURCES}
    wanted |= {f"science-{symbol}" for symbol in SYMBOLS}
    wanted |= {f"scene-{thing}" for thing in (*RESOURCES, *GUILDS)}
    wanted |= {scene(board.wonder) for board in BOARDS}
    assert wanted <= drawings()


def test_a_wonder_that_duel_does_not_draw_has_the_drawing_of_its_own_name() -> None:
    assert (scene("giza"), scene("petra")) == ("wonder-pyramids", "wonder-petra")
