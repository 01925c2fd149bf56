"""What the board tells: who sits beside whom, what is awaited, what was done."""

from functools import cache

import pytest
from msgspec.structs import replace

from engine.core.game import Result, Seat
from engine.seven.catalog import BOARDS, CARDS
from engine.seven.conflict import shields
from engine.seven.decisions import Choose, Revive
from engine.seven.events import Built, Discarded, StageBuilt
from engine.seven.score import score
from engine.seven.table import Table, holder, seats
from engine.seven.types import Price
from render.canvas import Canvas, Drawn
from render.fonts import WIDTH
from render.gallery.seven_positions import GAMES, positions
from render.look import Look
from render.seven import board
from render.seven.board import ROWS, draw_board
from render.seven.layout import HEIGHT
from render.seven.signs import scene

from ..conftest import LOCALES, languages, look_at_turn, turns
from ..proof import assert_sound, icons, texts
from .test_wonders import assert_whole

NAMES = ("Ana", "Bruno", "Carla", "Duda", "Eva", "Fred", "Gil")
FREE = Price(0, 0, 0, ())


@cache
def table_of(players: int) -> Table:
    """Return a table in the middle of a game, before anybody has chosen."""
    seed = next(seed for seed, (seats, _) in GAMES.items() if seats == players)
    tables = (each.view.table for each in positions(seed, *GAMES[seed]))
    return next(
        table
        for table in tables
        if table.age == 2 and isinstance(table.todo[0], Choose) and not table.chosen
    )


def drawn(table: Table, viewer: int | None = None, **look: object) -> Canvas:
    seen = Look(names=NAMES[: table.players], words=languages()["en-US"], **look)  # type: ignore[arg-type]
    canvas = draw_board(table, seen, None if viewer is None else Seat(viewer))
    assert_sound(canvas, NAMES)
    return canvas


def in_row(canvas: Canvas, table: Table, n: int) -> list[Drawn]:
    """Return what is drawn in the nth row."""
    box = ROWS.rows(len(table.cities), 6)[n]
    return [each for each in canvas.log if box.holds(each.ink)]


@pytest.mark.parametrize("players", range(2, 8))
def test_cities_stand_clockwise_with_all_that_is_theirs(players: int) -> None:
    table = table_of(players)
    canvas = drawn(table)
    assert canvas.box[2:] == (WIDTH, HEIGHT)
    for seat in range(len(table.cities)):
        written = [d.what for d in in_row(canvas, table, seat) if d.kind == "text"]
        city = table.cities[seat]
        assert (NAMES[seat] if seat < players else "Free City") in written
        assert str(city.coins) in written
        assert str(shields(city)) in written
        if seat < players:
            assert str(score(table, Seat(seat)).total) in written


@pytest.mark.parametrize("players", range(2, 8))
def test_each_wonder_is_whole_with_the_side_of_its_board_beside_it(players: int) -> None:
    table = table_of(players)
    canvas = drawn(table)
    assert assert_whole(canvas) >= len(table.cities)
    for seat, city in enumerate(table.cities):
        row = in_row(canvas, table, seat)
        n = next(n for n, each in enumerate(row) if each.what == city.board.side)
        assert row[n - 1].what == scene(city.board.wonder)
        made = f"resource-{BOARDS[city.board].produces}"
        assert (row[n + 1].what == made) == (players <= 5)


@pytest.mark.parametrize("players", [2, 3])
def test_coins_and_points_are_large_where_few_play(players: int) -> None:
    table = table_of(players)
    canvas = drawn(table)
    for seat in range(players):
        row = in_row(canvas, table, seat)
        for n, each in enumerate(row):
            if each.what in {"coin", "points"} and each.ink.x > 600:
                assert row[n + 1].size > 50
                assert each.ink.height > 55


def test_a_viewer_stands_between_its_neighbours() -> None:
    table = table_of(5)
    canvas = drawn(table, viewer=0)
    first = [[d.what for d in in_row(canvas, table, n)] for n in range(5)]
    assert [next(name for name in NAMES if name in row) for row in first] == [
        "Eva", "Ana", "Bruno", "Carla", "Duda"
    ]  # fmt: skip
    assert "arrow-right" in first[0]
    assert "arrow-left" in first[2]
    assert not {"arrow-left", "arrow-right"} & {*first[1], *first[3], *first[4]}


def test_arrows_show_where_hands_go() -> None:
    table = table_of(4)
    for age, there in ((1, "arrow-down"), (2, "arrow-up"), (3, "arrow-down")):
        shown = icons(drawn(replace(table, age=age)))
        assert shown.count(there) == 3
    last, given_up = replace(table, turn=6), Result("abandoned", ())
    for canvas in (drawn(table_of(2)), drawn(last), drawn(table, ended=given_up)):
        assert not {"arrow-down", "arrow-up"} & set(icons(canvas))


def test_who_has_chosen_is_marked_only_while_all_choose() -> None:
    table = table_of(3)
    assert "check" not in icons(drawn(table))
    assert "waiting" not in icons(drawn(table))
    shown = icons(drawn(replace(table, chosen=(Seat(1),))))
    assert (shown.count("check"), shown.count("waiting")) == (1, 2)


def test_a_decision_of_one_seat_names_it() -> None:
    table = replace(table_of(3), todo=(Revive(Seat(2), Seat(2)),))
    canvas = drawn(table)
    assert "Carla builds a discarded card" in texts(canvas)
    assert "waiting" in [d.what for d in in_row(canvas, table, 2)]


def test_what_was_done_is_shown_in_its_row() -> None:
    table = table_of(4)
    last = (
        Built(Seat(0), "palace", FREE),
        StageBuilt(Seat(1), 1, FREE),
        Discarded(Seat(2), 3),
    )
    before, after = drawn(table), drawn(table, last=last)

    def more(n: int, what: str) -> int:
        return sum(
            [d.what for d in in_row(canvas, table, n)].count(what) * sign
            for canvas, sign in ((after, 1), (before, -1))
        )

    assert more(0, f"colour-{CARDS['palace'].colour}") == 1
    assert more(0, "8") == 1
    assert more(1, "laurel") == 1
    assert more(2, "discard") == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_is_named_in_its_row_however_long_its_name_is(locale: str) -> None:
    words, table, players = languages()[locale], table_of(4), 4
    for n in range(0, len(CARDS), players):
        cards = tuple(CARDS)[n : n + players]
        last = tuple(Built(Seat(seat), card, FREE) for seat, card in enumerate(cards))
        canvas = draw_board(table, Look(names=NAMES[:players], words=words, last=last))
        called = [words(f"seven-card-{card}") for card in cards]
        assert_sound(canvas, (*NAMES, *called))
        for seat, name in enumerate(called):
            shown = [d.what for d in in_row(canvas, table, seat) if d.kind == "text"]
            short = words("seven-picture-card", card=cards[seat], name=name)
            assert any(each in " ".join(shown) for each in (name, short))


@pytest.mark.parametrize("players", [2, 3])
def test_names_of_two_words_are_whole_where_few_play(players: int) -> None:
    names = ("Bernardo de Oliveira",) * players
    canvas = draw_board(table_of(players), Look(names=names, words=languages()["es-ES"]))
    assert_sound(canvas)
    assert texts(canvas).count("de Oliveira") == players


def test_the_free_city_has_a_holder_and_no_points() -> None:
    table = table_of(2)
    canvas = drawn(table)
    assert icons(canvas).count("key") == 1
    for turn in (1, 2):
        there = in_row(drawn(replace(table, turn=turn)), table, holder(table.age, turn))
        assert "key" in [d.what for d in there]
    laurels = [d for d in in_row(canvas, table, 2) if d.what == "points" and d.ink.x > 560]
    assert laurels == []


def test_the_winners_are_crowned() -> None:
    table = table_of(3)
    won = drawn(table, ended=Result("points", (Seat(1),)))
    assert "Bruno wins" in texts(won)
    assert icons(won).count("crown") == 1
    shared = drawn(table, ended=Result("shared", seats(table)))
    assert icons(shared).count("crown") == 3
    assert "Shared victory" in texts(shared)


def test_the_file_is_the_same_for_the_same_table() -> None:
    turn = turns()[3]
    look = look_at_turn(turn)
    assert board(turn.view.table, look) == board(turn.view.table, look)
