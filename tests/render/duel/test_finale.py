"""The end of a game: who has won and how, and whether the points decided it."""

import pytest
from msgspec.structs import replace

from engine.core.game import Result, Seat
from engine.duel.score import CATEGORIES, REASONS, score
from engine.duel.types import SEATS
from render.canvas import Canvas, Drawn
from render.duel.finale import PAPER, TRIUMPH, draw_finale
from render.duel.scorepad import draw_scorepad
from render.paints import SEATS as SEAT_PAINTS
from render.paints import Paint
from render.themes import theme, themes

from ..conftest import LOCALES, LONG_NAMES, last, look_at, ply
from ..proof import assert_sound, icons, texts

WON = {
    "civilian": "won-civilian",
    "military": "won-military",
    "science": "won-science",
    "resignation": "won-resignation",
}
MIDDLE, LAST = ply(1, 40), last(1)
LONG_NUMBERS = ("Ana " + "8" * 28, "Bia " + "0" * 28)


def drawn(
    reason: str, *winners: int, locale: str = "en-US", names: tuple[str, str] = ("Ana", "Bruno")
) -> Canvas:
    result = Result(reason, tuple(Seat(winner) for winner in winners))
    look = replace(look_at(LAST, locale, names), ended=result)
    return draw_finale(LAST.view, look, result)


def test_only_a_wonder_that_went_back_to_the_box_is_marked_so() -> None:
    drafting, last_turns = ply(1, 3), [last(seed) for seed in range(1, 6)]
    for position in (drafting, *last_turns):
        built = sum(len(city.built) for city in position.view.table.cities)
        result = Result("resignation", (Seat(1),))
        look = replace(look_at(position), ended=result)
        marks = icons(draw_finale(position.view, look, result)).count("gone")
        assert marks == (built == 7)
    assert any(sum(len(c.built) for c in each.view.table.cities) == 7 for each in last_turns)


def on_paper(canvas: Canvas) -> list[str]:
    return [d.what for d in canvas.log if d.kind == "icon" and PAPER.holds(d.ink)]


def test_it_is_as_large_as_a_board() -> None:
    assert drawn("civilian", 0).box[2:] == (1320, 840)


@pytest.mark.parametrize(
    "names", [("Ana", "Bruno"), LONG_NAMES, ("W" * 32, "i" * 32), LONG_NUMBERS]
)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_end_is_sound(locale: str, names: tuple[str, str]) -> None:
    for position in (MIDDLE, LAST):
        look = look_at(position, locale, names)
        for reason in (*REASONS, "resignation", "abandoned"):
            winners = {"draw": SEATS, "abandoned": ()}.get(reason, (Seat(1),))
            result = Result(reason, winners)
            look = replace(look, ended=result)
            assert_sound(draw_finale(position.view, look, result), names)
        assert_sound(draw_scorepad(position.view.table, look), names)


@pytest.mark.parametrize("name", themes())
@pytest.mark.parametrize("reason", [*REASONS, "resignation"])
def test_every_theme_tells_the_same(reason: str, name: str) -> None:
    result = Result(reason, (Seat(1),))
    look = replace(look_at(LAST, theme=theme(name)), ended=result)
    assert _written(draw_finale(LAST.view, look, result)) == _written(drawn(reason, 1))


def _written(canvas: Canvas) -> list[Drawn]:
    """Return the words and drawings with their places: paints are what a theme changes."""
    return [d._replace(paint=None) for d in canvas.log if d.kind != "shape"]


@pytest.mark.parametrize("reason", WON)
def test_how_it_was_won_is_drawn_and_written(reason: str) -> None:
    canvas = drawn(reason, 1)
    assert WON[reason] in icons(canvas)
    assert look_at(LAST).words(f"reason-{reason}") in texts(canvas)
    assert texts(canvas).count("Bruno") == 2
    assert texts(canvas).count("Ana") == 1


@pytest.mark.parametrize("reason", ["military", "science", "resignation"])
def test_points_that_did_not_decide_have_no_crown(reason: str) -> None:
    canvas = drawn(reason, 1)
    assert "Points don’t decide" in texts(canvas)
    assert "crown" not in on_paper(canvas)
    assert icons(canvas).count("crown") == 1


def test_points_that_decided_are_crowned() -> None:
    canvas = drawn("civilian", 0)
    assert "Points don’t decide" not in texts(canvas)
    assert on_paper(canvas).count("crown") == 1


def test_a_shared_victory_has_two_winners() -> None:
    canvas = drawn("draw", 0, 1)
    assert [texts(canvas).count(name) for name in ("Ana", "Bruno")] == [2, 2]
    assert icons(canvas).count("crown") == 2


def test_a_tiebreak_rings_the_blue_points_that_decided() -> None:
    assert on_paper(drawn("tiebreak", 1)).count("hand-ring") == 1
    assert on_paper(drawn("civilian", 1)).count("hand-ring") == 0


@pytest.mark.parametrize("picture", [draw_finale, draw_scorepad], ids=["finale", "pad"])
def test_all_points_are_written(picture: object) -> None:
    look, result = look_at(LAST), LAST.result
    assert result is not None
    canvas = (
        draw_finale(LAST.view, look, result)
        if picture is draw_finale
        else draw_scorepad(LAST.view.table, look)
    )
    written = [d.what for d in canvas.log if d.kind == "row" and d.what.isdigit()]
    for seat in SEATS:
        assert str(score(LAST.view.table, seat).total) in written
    assert len(written) == 2 * 9


def test_a_game_without_a_winner_crowns_nobody() -> None:
    canvas = drawn("abandoned")
    assert "abandoned" in icons(canvas)
    assert look_at(LAST).words("reason-abandoned") in texts(canvas)
    assert "Points don’t decide" in texts(canvas)
    assert "crown" not in icons(canvas)
    assert [texts(canvas).count(name) for name in ("Ana", "Bruno")] == [1, 1]
    pad = draw_scorepad(LAST.view.table, replace(look_at(LAST), ended=Result("abandoned", ())))
    assert "abandoned" in icons(pad)
    assert "crown" not in icons(pad)


@pytest.mark.parametrize("winner", SEATS)
def test_the_winner_is_named_in_their_own_colour(winner: Seat) -> None:
    name = ("Ana", "Bruno")[winner]
    canvas = drawn("civilian", winner)
    written = [d for d in canvas.log if d.what == name and TRIUMPH.holds(d.ink)]
    assert [d.paint for d in written] == [SEAT_PAINTS[winner]]
    shapes = [d.what for d in canvas.log if d.what.startswith("seat-") and TRIUMPH.holds(d.ink)]
    assert shapes == [f"seat-{winner}"]


@pytest.mark.parametrize("winner", SEATS)
def test_points_stand_at_the_side_of_their_city_and_those_of_the_winner_on_gold(
    winner: Seat,
) -> None:
    canvas = drawn("civilian", winner)
    rows = [d for d in canvas.log if d.kind == "row" and PAPER.holds(d.ink)]
    middle = PAPER.x + PAPER.width // 2
    for seat in SEATS:
        points = score(LAST.view.table, seat)
        own = [d.what for d in rows if (d.ink.x > middle) == bool(seat)]
        expected = [*(getattr(points, category) for category in CATEGORIES), points.total]
        assert own == [str(each) for each in expected]
    crown = next(d.ink for d in canvas.log if d.what == "crown" and PAPER.holds(d.ink))
    gold = [d.ink for d in canvas.log if d.what == Paint.GOLD and PAPER.holds(d.ink)]
    assert [each.x > middle for each in (*gold, crown)] == [bool(winner)] * 2
    shapes = [d for d in canvas.log if d.what.startswith("seat-") and PAPER.holds(d.ink)]
    assert [(d.what, d.ink.x > middle) for d in shapes] == [("seat-0", False), ("seat-1", True)]
