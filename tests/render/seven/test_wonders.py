"""The wonders: wherever one is drawn, it is drawn from its foot to its top."""

import pytest

from engine.seven.catalog import PLAYERS
from render.art import view_box
from render.canvas import Canvas
from render.seven.hand import draw_hand
from render.seven.opening import draw_opening

from ..conftest import LOCALES, look_at_turn, turns
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


def test_the_own_wonder_is_whole_in_a_hand_of_any_size() -> None:
    seen = set()
    for turn in turns():
        if turn.own.hand and not turn.own.pile:
            assert assert_whole(draw_hand(turn.own, look_at_turn(turn))) >= 1
            seen.add(len(set(turn.own.hand)))
    assert seen >= {2, 4, 6}
