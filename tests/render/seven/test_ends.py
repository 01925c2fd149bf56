"""Conflicts, score pad, finale, discards and film: each tells what the rules say."""

import io
from functools import cache

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.game import ABANDONED, RESIGNATION, Result, Seat
from engine.seven import conflict
from engine.seven.score import CATEGORIES, REASONS, SHARED, score
from engine.seven.table import discard_backs, seats
from render.gallery.seven_positions import GAMES, Position, positions
from render.gallery.shared import NAMES
from render.paints import SEATS
from render.seven import replay
from render.seven.conflicts import draw_conflicts
from render.seven.discard import draw_discard
from render.seven.finale import draw_finale
from render.seven.scorepad import draw_scorepad

from ..conftest import LOCALES, SEVEN_LONG_NAMES, look_at_turn, turns
from ..proof import assert_sound, icons, texts

MOST_BYTES = 8_000_000
LONG_NAME = "Wilhelmina Featherstonehaugh-Cho"


@cache
def ends() -> tuple[Position, ...]:
    return tuple(turn for turn in turns() if turn.result is not None)


def test_every_conflict_gives_the_tokens_of_the_rules() -> None:
    for end in ends():
        table = end.view.table
        shown = icons(draw_conflicts(table, table, look_at_turn(end)))
        given = [
            points
            for seat in range(len(table.cities))
            for _, points in conflict.tokens(table.cities, 3, Seat(seat))
        ]
        assert shown.count("victory") == sum(points > 0 for points in given)
        assert shown.count("defeat") == sum(points < 0 for points in given)


def test_the_score_pad_holds_every_category_of_everybody() -> None:
    for end in ends():
        table = end.view.table
        canvas = draw_scorepad(table, look_at_turn(end))
        rows = [each.what for each in canvas.log if each.kind == "row"]
        scores = [score(table, seat) for seat in seats(table)]
        assert rows == [
            str(getattr(each, category)) for category in (*CATEGORIES, "total") for each in scores
        ]


def test_the_finale_crowns_the_winner_and_orders_by_points() -> None:
    for end in ends():
        canvas = draw_finale(end.view.table, look_at_turn(end))
        assert "crown" in icons(canvas)
        points = [
            d.what for d in canvas.log if d.kind == "text" and d.what.isdigit() and d.size > 50
        ]
        totals = [score(end.view.table, seat).total for seat in seats(end.view.table)]
        assert points == [str(each) for each in sorted(totals, reverse=True)]


@pytest.mark.parametrize("players", range(2, 8))
def test_the_finale_of_few_has_long_names_whole(players: int) -> None:
    end = next(end for end in ends() if end.view.table.players == players)
    look = look_at_turn(end, names=(LONG_NAME,) * 7)
    canvas = draw_finale(end.view.table, look)
    assert_sound(canvas, look.names)
    if players <= 4:
        assert not [text for text in texts(canvas) if "…" in text]


def test_who_is_best_in_all_of_a_game_for_two_has_signs_that_can_be_read() -> None:
    end = next(end for end in ends() if end.view.table.players == 2)
    table = end.view.table
    cards = ("altar", "lodge", "lighthouse", "workers_guild", "arsenal")
    rich = replace(table.cities[0], coins=30, stages=3, cards=cards, victories=(5,))
    poor = replace(table.cities[1], coins=0, stages=0, cards=("ore_vein",), victories=())
    cities = (rich, poor, *table.cities[2:])
    log = draw_finale(replace(table, cities=cities), look_at_turn(end, names=(LONG_NAME,) * 2)).log
    signs = [each.ink.height for each in log if each.what.startswith("chip-")]
    assert len(signs) == 4
    assert min(signs) > 50


def test_who_is_best_in_nothing_has_the_name_in_the_middle() -> None:
    end = next(end for end in ends() if end.view.table.players == 7)
    look = look_at_turn(end)
    words = [drawn for drawn in draw_finale(end.view.table, look).log if drawn.kind == "text"]
    total = next(n for n, each in enumerate(words) if each.what == "42")
    number, name = words[total : total + 2]
    assert name.what == "Gus"
    assert words[total + 2].what == "42"
    assert abs(2 * (name.ink.y - number.ink.y) + name.ink.height - number.ink.height) < 8


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("reason", [*REASONS, RESIGNATION, ABANDONED])
def test_every_end_has_its_words(reason: str, locale: str) -> None:
    end = next(end for end in ends() if end.view.table.players == 3)
    winners = {SHARED: (Seat(0), Seat(2)), ABANDONED: ()}.get(reason, (Seat(1),))
    look = replace(look_at_turn(end, locale), ended=Result(reason, winners))
    canvas = draw_finale(end.view.table, look)
    assert_sound(canvas, look.names)
    assert icons(canvas).count("crown") == bool(winners)


@pytest.mark.parametrize("players", range(2, 8))
def test_the_names_of_all_who_share_a_victory_stand_apart(players: int) -> None:
    end = next(end for end in ends() if end.view.table.players == players)
    for names in (NAMES, (LONG_NAME,) * players, SEVEN_LONG_NAMES[:4] * 2):
        for count in range(2, players + 1):
            winners = tuple(Seat(seat) for seat in range(players - count, players))
            ended = Result(SHARED, winners)
            look = replace(look_at_turn(end, names=names[:players]), ended=ended)
            canvas = draw_finale(end.view.table, look)
            assert_sound(canvas, tuple(look.name(seat) for seat in range(players)))
            large = [d.ink for d in canvas.log if d.what.startswith("wonder-")]
            assert len(large) == 2
            assert min(ink.height for ink in large) > 300
            beside = [d for d in canvas.log if d.kind == "text" and d.ink.right < large[1].right]
            assert {SEATS[seat] for seat in winners} <= {d.paint for d in beside}


def test_an_end_without_a_winner_crowns_nobody() -> None:
    look = replace(look_at_turn(ends()[0]), ended=Result(ABANDONED, ()))
    canvas = draw_finale(ends()[0].view.table, look)
    assert "crown" not in icons(canvas)
    assert "abandoned" in icons(canvas)
    assert not [icon for icon in icons(canvas) if icon.startswith("wonder-")]
    assert "Ended without a winner" in " ".join(texts(canvas))


def test_the_signs_of_the_ages_of_discards_are_equally_high() -> None:
    end = ends()[0]
    log = draw_discard(end.own, look_at_turn(end)).log
    heights = [drawn.ink.height for drawn in log if drawn.what.startswith(("age-", "back-"))]
    assert len(heights) == 3
    assert max(heights) - min(heights) <= 1


def test_the_discard_pile_is_counted_and_shown_to_nobody_else() -> None:
    for turn in turns()[::4]:
        table = turn.view.table
        canvas = draw_discard(turn.view, look_at_turn(turn))
        assert f"Discard pile · {len(discard_backs(table))}" in texts(canvas)
        assert not [each for each in icons(canvas) if each.startswith("colour-")]


@pytest.mark.long
def test_the_film_shows_every_turn_every_conflict_and_the_end() -> None:
    players, options = GAMES[4]
    game = [each for each in positions(4, players, options) if not each.view.table.chosen]
    made = replay([(each.view, look_at_turn(each)) for each in game]).picture()
    assert made.extension == "gif"
    assert len(made.data) < MOST_BYTES
    film = Image.open(io.BytesIO(made.data))
    assert film.n_frames == 1 + len(game) + 3 + 1  # type: ignore[attr-defined]
