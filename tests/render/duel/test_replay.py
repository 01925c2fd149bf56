"""The film of a game: every move, pixel by pixel, within Discord's limits."""

import io
from copy import copy
from functools import cache, partial
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.game import Result, Seat
from render.canvas import Canvas, Film, Scene
from render.canvas.files import flat
from render.duel.board import draw_board
from render.duel.opening import draw_opening
from render.duel.replay import replay
from render.gallery.duel_positions import Position, positions
from render.paints import Paint
from render.progress import PROGRESS
from render.themes import STANDARD

from ..conftest import LOCALES, LONG_NAMES, look_at, ply
from ..proof import assert_sound, icons, texts

MOST_BYTES = 8_000_000


@cache
def game(seed: int) -> tuple[Position, ...]:
    return tuple(positions(seed))


@cache
def film(seed: int) -> Image.Image:
    shots = [(position.view, look_at(position)) for position in game(seed)]
    made = replay(shots).picture()
    assert made.extension == "gif"
    assert (made.width, made.height) == (1320, 840)
    assert len(made.data) < MOST_BYTES
    return Image.open(io.BytesIO(made.data))


def frame(image: Image.Image, n: int) -> Image.Image:
    image.seek(n)
    return image.convert("RGB")


@pytest.mark.long
def test_there_is_a_picture_for_the_opening_each_move_and_the_end() -> None:
    moves = [position for position in game(1) if position.view.table.age]
    assert film(1).n_frames == 1 + len(moves) + 1  # type: ignore[attr-defined]


@pytest.mark.long
def test_a_picture_of_the_film_is_the_board_of_that_moment() -> None:
    moves = [position for position in game(1) if position.view.table.age]
    for n in (0, 1, 2, 17, len(moves) - 1):
        canvas = draw_board(moves[n].view, look_at(moves[n]))
        board = flat(canvas.pixels(), STANDARD).convert("RGB")
        shown = frame(film(1), n + 1)
        everything = (0, 0, board.width, board.height - PROGRESS)
        assert (
            ImageChops.difference(board.crop(everything), shown.crop(everything)).getbbox() is None
        )


@pytest.mark.long
def test_a_line_at_the_bottom_grows() -> None:
    gold = STANDARD.colour(Paint.GOLD)

    def reached(n: int) -> int:
        row = frame(film(1), n).crop((0, 837, 1320, 838))
        return sum(row.getpixel((x, 0)) == gold for x in range(1320))

    counts = [reached(n) for n in (1, 10, 30, 60)]
    assert counts == sorted(set(counts))
    assert reached(film(1).n_frames - 2) == 1320  # type: ignore[attr-defined]


@pytest.mark.long
def test_stretches_make_the_whole_film_wherever_it_is_cut() -> None:
    whole = replay([(each.view, look_at(each)) for each in game(1)[:24]])
    for cuts in ((0, 1, 5, len(whole)), (0, 7, 8, 9, len(whole))):
        stretches = [whole.stretch(*each) for each in pairwise(cuts)]
        assert b"".join(stretches) == whole.picture().data


def test_a_game_given_up_in_the_draft_has_its_opening_and_its_end() -> None:
    shots = [(position.view, look_at(position)) for position in game(1)[:4]]
    view, look = shots[-1]
    shots[-1] = (view, replace(look, ended=Result("resignation", (Seat(1),))))
    made = Image.open(io.BytesIO(replay(shots).picture().data))
    assert made.n_frames == 2  # type: ignore[attr-defined]


def test_a_game_that_goes_on_ends_with_its_last_board() -> None:
    shots = [(position.view, look_at(position)) for position in game(1)[:12]]
    made = Image.open(io.BytesIO(replay(shots).picture().data))
    assert made.n_frames == 1 + sum(view.table.age > 0 for view, _ in shots)  # type: ignore[attr-defined]


def test_the_opening_shows_all_wonders_and_tokens_in_every_language() -> None:
    position = ply(1, 8)
    table = position.view.table
    for locale in LOCALES:
        for names in (("Ana", "Bruno"), LONG_NAMES):
            look = look_at(position, locale, names)
            canvas = draw_opening(position.view, look)
            assert_sound(canvas, names)
            for city in table.cities:
                assert {f"wonder-{wonder}" for wonder in city.wonders} <= set(icons(canvas))
                for wonder in city.wonders:
                    assert look.words(f"wonder-{wonder}.short") in texts(canvas)
            assert {f"token-{token}" for token in table.tokens} <= set(icons(canvas))


def test_only_what_changes_is_stored() -> None:
    one, two = Canvas(640, 480), Canvas(640, 480)
    for canvas in (one, two):
        canvas.icon("won-civilian", canvas.box)
    two.icon("coin", two.box.centred(20, 20))

    def size(*canvases: Canvas) -> int:
        scenes = [Scene(partial(copy, canvas), 1) for canvas in canvases]
        return len(Film(scenes, STANDARD).picture().data)

    assert size(one, two) - size(one) < size(one) / 4
