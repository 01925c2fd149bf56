"""The conflict track of a board: where the pawn stands, who leads, and what looting takes."""

import pytest
from msgspec.structs import replace

from engine.core.game import Seat
from engine.duel.events import PawnMoved
from engine.duel.types import SEATS
from render.box import Box
from render.canvas import Canvas
from render.duel.layout import SPACE, TRACK
from render.paints import SEATS as SEAT_PAINTS
from render.paints import Paint

from ..proof import icons, texts
from .tables import a_table, drawn


def test_a_pawn_in_a_capital_stands_at_its_gate() -> None:
    before_the_gate, inside = (pawns(distance) for distance in (8, 9))
    assert inside == before_the_gate
    (left,), (right,), (middle,) = pawns(-9), inside, pawns(0)
    assert left.right < middle.x < middle.right < right.x
    assert left.x + right.right == middle.x + middle.right
    first, second = sorted(castles())
    assert first.x + first.width // 2 < left.x < first.right < left.right
    assert right.x < second.x < right.right < second.x + second.width // 2


def pawns(distance: int) -> list[Box]:
    """Return where pawns stand on the track."""
    log = drawn(replace(a_table(todo=()), pawn=distance)).log
    names = ("pawn", "pawn-0", "pawn-1")
    return [d.ink for d in log if d.kind == "icon" and d.what in names and TRACK.holds(d.ink)]


def castles() -> list[Box]:
    return [d.ink for d in drawn(a_table()).log if d.what == "capital" and TRACK.holds(d.ink)]


def test_the_pawns_way_is_marked() -> None:
    moved = drawn(replace(a_table(), pawn=3), last=(PawnMoved(Seat(0), 1, 3),))
    still = drawn(replace(a_table(), pawn=3))
    assert icons(moved).count("seat-0") == icons(still).count("seat-0") + 1


@pytest.mark.parametrize("mover", SEATS)
def test_the_pawns_way_begins_at_who_moved_it_in_their_colour(mover: Seat) -> None:
    canvas = drawn(replace(a_table(), pawn=3), last=(PawnMoved(mover, -1, 3),))
    line = next(d.ink for d in canvas.log if d.what == SEAT_PAINTS[mover] and d.ink.height == 6)
    shape = next(d.ink for d in canvas.log if d.what == f"seat-{mover}" and d.ink.width <= 26)
    assert line.width == 4 * SPACE
    assert abs(shape.x + shape.width // 2 - line.x) <= 1


@pytest.mark.parametrize(("pawn", "leader"), [(1, 0), (-1, 1), (9, 0), (-9, 1)])
def test_the_pawn_says_who_leads_and_by_how_much(pawn: int, leader: int) -> None:
    canvas = drawn(replace(a_table(todo=()), pawn=pawn))
    at = next(d.ink for d in canvas.log if d.what == f"pawn-{leader}")
    assert [d.what for d in canvas.log if d.kind == "text" and at.holds(d.ink)] == [str(abs(pawn))]
    assert not [d for d in canvas.log if d.what == "capital" and d.ink.holds(at)]
    assert icons(canvas).count(f"laurel-{leader}") == (abs(pawn) < 9)
    assert "pawn" not in icons(canvas)


def test_nobody_leads_while_the_pawn_is_in_the_middle() -> None:
    shown = icons(drawn(replace(a_table(todo=()), pawn=0)))
    assert "pawn" in shown
    assert {"pawn-0", "pawn-1"}.isdisjoint(shown)


@pytest.mark.parametrize("leader", SEATS)
def test_points_of_two_digits_lie_on_the_leaders_colour(leader: Seat) -> None:
    track = drawn(replace(a_table(todo=()), pawn=7 * (1 - 2 * leader)))
    n = next(n for n, each in enumerate(track.log) if each.what == f"laurel-{leader}")
    laurel, points = (track.log[at].ink for at in (n, n + 1))
    assert track.log[n + 1].what == "10"
    canvas = Canvas(track.box.width, track.box.height, Paint.NIGHT)
    canvas.icon(f"laurel-{leader}", laurel)
    for corner in ((x, y) for x in (points.x + 3, points.right - 4) for y in _middle_rows(points)):
        assert canvas.pixels().getpixel(corner) == canvas.theme.colour(SEAT_PAINTS[leader])


def _middle_rows(box: Box) -> range:
    return range(box.y + box.height // 4, box.bottom - box.height // 4)


def test_looting_tells_what_is_lost() -> None:
    assert texts(drawn(a_table())).count("−5") == texts(drawn(a_table())).count("−2") == 2
