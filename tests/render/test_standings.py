"""What pictures of tournaments, leaderboards and statistics tell: whose number stands where."""

from collections.abc import Sequence

import pytest

from render.canvas import Canvas, Drawn
from render.leaderboard import HEAD, Leader, Leaderboard, draw_leaderboard
from render.look import Look
from render.paints import Paint
from render.statistics import Line, StatisticsShown, draw_statistics
from render.tournament import Meeting, Row, Table, draw_round, draw_table, halves

from .conftest import languages

NAMES = ("Ana", "Bruno", "Carla", "Davi", "Eva", "Fabio", "Gil", "Hugo")
LOOK = Look(names=NAMES, words=languages()["en-US"])


def rows(canvas: Canvas, paint: Paint) -> list[list[Drawn]]:
    """Return what stands in each row of this colour, from left to right; the title is none."""
    bands = [
        each.ink
        for each in canvas.log
        if each.what == paint and each.ink.width > canvas.box.width * 0.9 and each.ink.y > HEAD
    ]
    return [
        sorted((each for each in canvas.log if band.holds(each.ink)), key=lambda each: each.ink.x)
        for band in bands
    ]


def texts(row: Sequence[Drawn]) -> list[str]:
    return [each.what for each in row if each.kind == "text"]


def inks(row: Sequence[Drawn]) -> dict[str, Paint | None]:
    return {each.what: each.paint for each in row if each.kind == "text"}


@pytest.mark.parametrize(
    ("score", "told"), [(0, "0"), (1, "½"), (2, "1"), (3, "1½"), (26, "13"), (2.6, "1½")]
)
def test_points_are_told_with_halves(score: float, told: str) -> None:
    assert halves(score) == told


def test_a_round_tells_who_met_whom_and_whose_points_are_whose() -> None:
    scores = ((2, 0), (0, 2), (1, 1), None)
    games = [Meeting(n + 4, each) for n, each in enumerate(scores)]
    first, second, third, last = rows(draw_round("Round 1", games, LOOK), Paint.PANEL)
    assert texts(first) == ["4", "Ana", "1 : 0", "Bruno"]
    assert texts(second) == ["5", "Carla", "0 : 1", "Davi"]
    assert texts(third) == ["6", "Eva", "½ : ½", "Fabio"]
    assert texts(last) == ["7", "Gil", "–", "Hugo"]
    assert (inks(first)["Ana"], inks(first)["Bruno"]) == (Paint.IVORY, Paint.SILVER)
    assert (inks(second)["Carla"], inks(second)["Davi"]) == (Paint.SILVER, Paint.IVORY)
    for row, names in ((third, NAMES[4:6]), (last, NAMES[6:])):
        assert {inks(row)[name] for name in names} == {Paint.IVORY}


def test_where_both_have_lost_neither_name_is_pale() -> None:
    ((*row,),) = rows(draw_round("Round 1", [Meeting(1, (0, 0))], LOOK), Paint.PANEL)
    assert {inks(row)[name] for name in NAMES[:2]} == {Paint.IVORY}


def test_a_table_tells_places_names_results_points_and_ties() -> None:
    results = (2, 1, 0, None, 2, 2, 2, 2, 2, 2, 0)
    shown = Table("Cup", (Row(1, results, 17, 7.0), Row(12, (0,), 0, 3.0)), "buchholz")
    first, second = rows(draw_table(shown, LOOK), Paint.PANEL)
    last_nine = ["0", "–", "1", "1", "1", "1", "1", "1", "0"]
    assert texts(first) == ["1", "Ana", *last_nine, "8½", "(3½)"]
    assert texts(second) == ["12", "Bruno", "0", "0", "(1½)"]


def test_discs_are_full_for_victories_and_empty_for_losses() -> None:
    shown = Table("Cup", (Row(9, (2, 1, 0), 3, 1.0),), "berger")
    ((*row,),) = rows(draw_table(shown, LOOK), Paint.PANEL)
    discs = [each.what for each in row if each.kind == "shape" and each.ink.width < 100]
    assert discs == [Paint.GOLD, Paint.CREAM, Paint.INK]


def test_who_has_left_is_pale() -> None:
    shown = Table("Cup", (Row(1, (2,), 2, 0.0), Row(2, (0,), 0, 2.0, gone=True)), "buchholz")
    canvas = draw_table(shown, LOOK)
    (there,), (gone,) = rows(canvas, Paint.PANEL), rows(canvas, Paint.TRAY)
    assert (inks(there)["Ana"], inks(gone)["Bruno"]) == (Paint.IVORY, Paint.SILVER)


def board(*leaders: Leader) -> Canvas:
    levels = (("builder", 1200), ("master", 2000))
    return draw_leaderboard(Leaderboard("Best", leaders, levels), LOOK)


def test_a_leaderboard_tells_places_names_games_and_ratings() -> None:
    canvas = board(Leader(1, 1900, 10, 7), Leader(4, 1500, 3, 0))
    first, second = rows(canvas, Paint.PANEL)
    told = [LOOK.words("picture-ranking-games", wins=w, games=g) for w, g in ((7, 10), (0, 3))]
    assert texts(first) == ["1", "Ana", told[0], "1900"]
    assert texts(second) == ["4", "Bruno", told[1], "1500"]
    (levels,) = rows(canvas, Paint.TRAY)
    assert [each for each in texts(levels) if each.isdigit()] == ["1200", "2000"]
    columns = {each.what: each.within.x for each in levels if each.kind == "text"}
    assert columns["builder"] == columns["1200"] < columns["master"] == columns["2000"]


def test_the_first_three_have_medals_and_who_asks_has_an_edge() -> None:
    asked = 3
    leaders = [Leader(n, 1500, 3, 0, viewer=n == asked) for n in range(1, 5)]
    canvas = board(*leaders)
    found = rows(canvas, Paint.PANEL)
    medals = [{each.what for each in row} & {"gold", "silver", "brown"} for row in found]
    paints = [Paint.GOLD, Paint.SILVER, Paint.BROWN]
    assert medals == [{str(paint)} for paint in paints] + [set()]
    gold = canvas.theme.colour(Paint.GOLD)
    edges = [canvas.pixels().getpixel((row[0].ink.x + 3, row[0].ink.y + 43)) for row in found]
    assert [edge == gold for edge in edges] == [n == asked for n in range(1, 5)]


def statistics(rivalry: tuple[int, int] | None = None) -> Canvas:
    victories = (Line("by points", "3", 0.5, "won-civilian"), Line("by science", "0", 0.0))
    wonders = (Line("The Sphinx", "1 / 4", 0.002),)
    tiles = (("8", "games"), ("5", "wins"))
    shown = StatisticsShown("Duel", "1700", "7th", tiles, victories, wonders, rivalry)
    return draw_statistics(shown, LOOK)


def test_statistics_tell_each_number_beside_what_it_counts() -> None:
    canvas = statistics((4, 3))
    at = {each.what: each.ink for each in canvas.log if each.kind == "text"}
    assert at["Ana"].x < at["4"].x < at["3"].x
    assert at["4"].x < at["Bruno"].x
    assert at["by points"].y < at["by science"].y
    assert abs(at["1 / 4"].y - at["The Sphinx"].y) < 20
    assert at["by points"].right < at["The Sphinx"].x
    within = {each.what: each.within for each in canvas.log if each.kind == "text"}
    assert within["8"].x == within["games"].x < within["5"].x == within["wins"].x
    assert at["1700"].y < at["7th"].y


def test_without_a_rival_a_picture_is_lower() -> None:
    assert statistics().box.height < statistics((0, 0)).box.height


def test_a_bar_is_as_full_as_its_part_and_shows_the_least() -> None:
    log = statistics().log
    bars = [each.ink for each in log if each.kind == "shape" and each.ink.height == 10]
    by_points, half, by_science, sphinx, least = bars
    assert half.width == round(by_points.width / 2)
    assert half.x == by_points.x > by_science.x  # beside its sign
    assert (least.x, least.width) == (sphinx.x, 10)
