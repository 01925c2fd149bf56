"""Numbers on shields: they stay inside, however many shields there are."""

from collections.abc import Iterable

import pytest

from engine.seven.conflict import shields
from render.box import Box
from render.canvas import Canvas, Drawn
from render.gallery.seven_pictures import drawn
from render.paints import Paint
from render.units import draw_shields, shields_width

from .conftest import look_at_turn, turns
from .proof import assert_sound

SHIELDS = ("shield-plain", "shield-wide")
BORDER = 8
"""The part of a shield's width that its border takes at each side, as a divisor."""


def assert_inside(log: Iterable[Drawn]) -> int:
    """Check the number on each shield; return the greatest."""
    most, shield = 0, None
    for each in log:
        if shield is not None:
            border = shield.width // BORDER
            assert shield.inset(border, 0).holds(each.ink), each
            most = max(most, int(each.what))
        shield = each.ink if each.what in SHIELDS else None
    return most


@pytest.mark.parametrize("height", [44, 50, 62, 80])
def test_a_number_stays_inside_its_shield(height: int) -> None:
    for number in (0, 4, 9, 10, 18, 28):
        canvas = Canvas(200, 100, Paint.NIGHT)
        draw_shields(canvas, number, Box(20, 10, shields_width(number, height), height))
        assert_sound(canvas)
        assert assert_inside(canvas.log) == number


def test_pictures_of_well_armed_cities_leave_room_for_their_shields() -> None:
    seen: dict[str, int] = {}
    for turn in turns():
        if max(shields(city) for city in turn.view.table.cities) > 9:
            pictures = drawn(turn, look_at_turn(turn))
            for kind in {"board", "hand", "conflicts", "city-0"} & set(pictures):
                most = assert_inside(pictures[kind].log)
                seen[kind] = max(most, seen.get(kind, 0))
    assert min(seen.values()) > 9
    assert len(seen) == 4
