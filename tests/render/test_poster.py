"""The poster of a lobby tells who has joined, who is still awaited, and how many seats are free."""

from collections.abc import Callable, Collection
from typing import TypeAlias, cast

import pytest

from render.architects.poster import draw_poster as of_architects
from render.canvas import Canvas
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


def test_who_is_awaited_looks_unlike_who_has_joined(draw: Draw) -> None:
    joined, awaited = draw((), 3), draw((1,), 3)
    assert joined.picture().data != awaited.picture().data
    assert texts(joined)[:-1] == texts(awaited)[:-1] == list(NAMES)
