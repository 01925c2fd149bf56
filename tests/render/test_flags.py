"""Numbered flags: each number lies on the shape of its seat, whatever this looks like."""

import pytest

from engine.core.game import Seat
from render.box import Box
from render.canvas import Canvas
from render.flags import Flag, draw_flags
from render.paints import SEATS, Paint

from .proof import assert_sound

CHART = Box(0, 0, 400, 400)
LEAST = 0.75
"""The least part of a number's place that has its seat's colour; the rest are edges and light."""


@pytest.mark.parametrize("seat", range(7))
def test_a_number_lies_on_the_shape_of_its_seat(seat: int) -> None:
    canvas = Canvas(400, 400, Paint.CREAM)
    draw_flags(canvas, CHART, [Flag((200.0, 300.0), Seat(seat))], [[(0.0, 300.0), (400.0, 300.0)]])
    assert_sound(canvas)
    *_, shape, number = canvas.log
    assert (shape.what, number.what) == (f"seat-{seat}", "1")
    alone = Canvas(400, 400, Paint.CREAM)
    alone.icon(shape.what, shape.within)
    room = number.ink.inset(-3, 0)  # as wide as any digit
    places = [(x, y) for x in range(room.x, room.right) for y in range(room.y, room.bottom)]
    pixels, colour = alone.pixels(), alone.theme.colour(SEATS[seat])
    assert sum(pixels.getpixel(place) == colour for place in places) > LEAST * len(places)
