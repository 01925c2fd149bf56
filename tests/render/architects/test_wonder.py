"""The plates with the prices of stages: nothing lies over one, at any size of a city."""

from itertools import combinations

import pytest

from engine.architects.catalog import WONDERS
from engine.architects.counting import available
from render.architects.cell import CAT
from render.architects.wonder import PLACES, free_corner, plates
from render.box import Box

SIZES = ((530, 265), (289, 265), (257, 145), (139, 145))
"""Of the wonders on boards for two to seven."""


@pytest.mark.parametrize("item", WONDERS)
@pytest.mark.parametrize("size", SIZES)
def test_no_price_lies_over_another(item: str, size: tuple[int, int]) -> None:
    view, seen = Box(0, 0, *size).inset(3), set[tuple[str, ...]]()
    for count in range(len(PLACES[item])):
        for built in combinations(sorted(PLACES[item]), count):
            seen.add(available(item, built))
    for free in seen:
        boxes = list(plates(item, free, view).values())
        assert len(boxes) == len(free)
        assert all(view.holds(box) for box in boxes)
        assert not any(one.meets(two) for one, two in combinations(boxes, 2)), free


@pytest.mark.parametrize("item", WONDERS)
@pytest.mark.parametrize("size", SIZES)
def test_no_price_lies_over_what_is_put_in_a_free_corner(item: str, size: tuple[int, int]) -> None:
    view = Box(0, 0, *size)
    for count in range(len(PLACES[item]) + 1):
        for built in combinations(sorted(PLACES[item]), count):
            corner = free_corner(item, frozenset(built), view, CAT)
            assert view.holds(corner)
            prices = plates(item, available(item, built), view.inset(3))
            assert not any(map(corner.meets, prices.values())), built
