"""The poster of a lobby tells who has joined, who is still awaited, and how many seats are free."""

from collections.abc import Callable, Collection
from typing import TypeAlias, cast

import pytest

from render.architects.poster import draw_poster as of_architects
from render.canvas import Canvas
from render.paints import SEATS, Paint
from render.poster import Lobby
from render.seven.poster import draw_poster as of_seven
from render.themes import STANDARD

from .conftest import languages
from .proof import texts

WORDS = languages()["en-US"]
NAMES = ("Ana", "Bruno", "Carla")

Draw: TypeAlias = Callable[[Collection[int], int], Canvas]


@pytest.fixture(params=[of_seven, of_architects], ids=["seven", "architects"])
def draw(request: pytest.FixtureRequest) -> Draw:
    def drawn(awaited: Collection[int], seats: int) -> Canvas:
        lobby = Lobby(NAMES, frozenset(awaited), seats)
        return cast("Canvas", request.param(lobby, WORDS, STANDARD))

    return drawn


def test_the_line_below_tells_what_the_table_waits_for(draw: Draw) -> None:
    for awaited, seats, line in (
        ((), 3, WORDS("picture-seats", seats=0)),
        ((1, 2), 3, WORDS("picture-awaited", people=2)),
        ((1, 2), 4, WORDS("picture-seats", seats=1)),
    ):
        assert texts(draw(awaited, seats))[-1] == line


def test_who_is_awaited_is_pale_and_who_has_joined_has_the_colour_of_the_seat(draw: Draw) -> None:
    canvas = draw((1,), 3)
    paints = {each.what: each.paint for each in canvas.log if each.kind == "text"}
    assert [paints[name] for name in NAMES] == [SEATS[0], Paint.CREAM_DIM, SEATS[2]]
    assert texts(canvas)[:-1] == list(NAMES)


def test_more_than_four_seats_take_two_rows(draw: Draw) -> None:
    for seats, rows in ((3, 1), (4, 1), (5, 2), (7, 2)):
        signs = [each.ink for each in draw((), seats).log if each.what.startswith("seat-")]
        assert len(signs) == seats
        assert len({sign.y // 100 for sign in signs}) == rows
