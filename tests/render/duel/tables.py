"""A duel's table made by hand, and its board drawn."""

from collections.abc import Sequence

from engine.core.game import Seat
from engine.duel.catalog import CARDS, LAYOUTS
from engine.duel.decisions import Decision, Turn
from engine.duel.table import Table, View
from engine.duel.types import AGE_BACK, City
from render.canvas import Canvas
from render.duel.board import draw_board
from render.look import Look

from ..conftest import languages
from ..proof import assert_sound

AGE_1 = tuple(card.id for card in CARDS.values() if card.age == 1)


def a_table(
    cities: tuple[City, City] | None = None, todo: Sequence[Decision] = (Turn(Seat(0)),)
) -> Table:
    """Return a table at the beginning of Age I, when nothing was taken yet."""
    hidden = LAYOUTS[1].face_down
    return Table(
        age=1,
        slots=tuple(AGE_BACK if hidden[n] else AGE_1[n] for n in range(20)),
        cities=cities or (City(coins=7), City(coins=7)),
        pawn=0,
        loot=((3, 6), (3, 6)),
        tokens=("agriculture", "law", "economy", "strategy", "theology"),
        discard=(),
        offer=(),
        todo=tuple(todo),
    )


def drawn(table: Table, locale: str = "en-US", **look: object) -> Canvas:
    """Return the board that everybody sees, checked as `assert_sound` does; `look` is of `Look`."""
    seen = Look(names=("Ana", "Bruno"), words=languages()[locale], **look)  # type: ignore[arg-type]
    canvas = draw_board(View(table, None), seen)
    assert_sound(canvas)
    return canvas
