"""The wonders: wherever one is drawn, it is drawn from its foot to its top."""

import pytest

from engine.seven.catalog import BOARDS, PLAYERS
from render.art import view_box
from render.canvas import Canvas
from render.paints import Paint
from render.seven.closeup import FACES, draw_closeup
from render.seven.hand import draw_hand
from render.seven.opening import draw_opening
from render.seven.signs import cost_icons
from render.themes import STANDARD

from ..conftest import LOCALES, languages, look_at_turn, turns
from ..proof import assert_sound

SKY = 0.75
"""How much of a drawing's height must be seen; the rest is sky and ground."""


def assert_whole(canvas: Canvas) -> int:
    """Check every wonder on a canvas; return how many there are."""
    wonders = [drawn for drawn in canvas.log if drawn.what.startswith("wonder-")]
    for wonder in wonders:
        across, down = view_box(wonder.what)
        box = wonder.within
        assert box.height * across >= SKY * box.width * down, wonder
    return len(wonders)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_wonder_of_an_opening_is_whole_and_named(players: int) -> None:
    begun = next(turn for turn in turns() if turn.view.table.players == players)
    for locale in LOCALES:
        look = look_at_turn(begun, locale)
        canvas = draw_opening(begun.view.table, look)
        assert_sound(canvas, look.names)
        assert assert_whole(canvas) == len(begun.view.table.cities)


def test_what_a_stage_costs_lies_on_sand_and_what_it_gives_does_not() -> None:
    words = languages()["en-US"]
    for face, board in FACES.items():
        log = draw_closeup(face, words, STANDARD).log
        strips = [each.ink for each in log if each.what == Paint.SAND]
        costs = [cost_icons(stage.cost) for stage in BOARDS[board].stages]
        assert len(strips) == len(costs)
        for strip, cost in zip(strips, costs, strict=True):
            upon = [each.what for each in log if each.kind == "icon" and strip.meets(each.ink)]
            assert upon == [icon.name for icon in cost]


def test_the_own_wonder_is_whole_in_a_hand_of_any_size() -> None:
    seen = set()
    for turn in turns():
        if turn.own.hand and not turn.own.pile:
            assert assert_whole(draw_hand(turn.own, look_at_turn(turn))) >= 1
            seen.add(len(set(turn.own.hand)))
    assert seen >= {2, 4, 6}
