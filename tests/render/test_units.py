"""Numbers on shields, beside units and on cards: they have room, however many there are."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from engine.seven.catalog import CARDS
from engine.seven.conflict import shields
from render.box import Box
from render.canvas import Canvas, Drawn
from render.gallery.seven_pictures import drawn
from render.gallery.shared import NAMES
from render.paints import Paint
from render.seven.board import draw_board
from render.signs import Icon, Sign
from render.units import draw_shields, draw_units, shields_width

from .conftest import look_at_turn, turns
from .proof import assert_sound, texts

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


@pytest.mark.parametrize("number", [2, 9, 10, 18])
def test_a_number_beside_a_unit_has_room(number: int) -> None:
    canvas = Canvas(200, 60, Paint.NIGHT)
    draw_units(canvas, [(Sign((Icon("resource-wood"),)), number)], canvas.box, 1)
    assert_sound(canvas)
    assert texts(canvas) == [str(number)]


def test_ten_cards_of_a_colour_and_more_are_counted_on_every_board() -> None:
    green = tuple(card.id for card in CARDS.values() if card.colour == "green")
    for turn in {turn.view.table.players: turn for turn in turns()}.values():
        cities = [replace(city, cards=green) for city in turn.view.table.cities]
        table = replace(turn.view.table, cities=tuple(cities))
        canvas = draw_board(table, look_at_turn(turn))
        assert_sound(canvas, NAMES)
        assert texts(canvas).count(str(len(green))) >= len(cities)
