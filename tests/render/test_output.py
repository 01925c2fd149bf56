"""The files: a PNG of the promised size, the same every time and in every thread."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from struct import unpack

import pytest
from msgspec.structs import replace

from engine.core.game import Seat
from render import Picture
from render.canvas import Canvas
from render.canvas.files import COLOURS, flat
from render.duel import board, city, discard, draft, finale, scorepad
from render.gallery.duel_positions import Position
from render.paints import Paint
from render.themes import theme, themes

from .conftest import look_at, ply, sample

MOST_KB = 200


def size_of(picture: Picture) -> tuple[int, int]:
    width, height = unpack(">II", picture.data[16:24])
    return width, height


def all_pictures(position: Position) -> list[Picture]:
    look, view = look_at(position), position.view
    found = [scorepad(view.table, look), discard(view.table, look)]
    found += [city(view, seat, look) for seat in (Seat(0), Seat(1))]
    found.append(board(view, look) if view.table.age else draft(view, look))
    if position.result:
        found.append(finale(view, replace(look, ended=position.result)))
    return found


@pytest.mark.long
def test_every_picture_is_a_png_of_its_size() -> None:
    for position in sample()[::6]:
        for picture in all_pictures(position):
            assert picture.data.startswith(b"\x89PNG")
            assert picture.extension == "png"
            assert size_of(picture) == (picture.width, picture.height)
            assert picture.width == 1320
            assert len(picture.data) <= MOST_KB * 1024


def test_the_board_is_1320_by_840() -> None:
    position = ply(1, 20)
    picture = board(position.view, look_at(position))
    assert (picture.width, picture.height) == (1320, 840)


@pytest.mark.long
def test_pictures_are_the_same_in_every_thread() -> None:
    shown = [position for position in sample() if position.view.table.age][:24]

    def draw(position: Position) -> bytes:
        return board(position.view, look_at(position)).data

    alone = [draw(position) for position in shown]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(draw, shown * 2)) == alone * 2


@pytest.mark.parametrize("name", themes())
def test_every_theme_has_its_own_colours(name: str) -> None:
    assert len(set(theme(name).palette.read_text(encoding="ascii").split())) == COLOURS


def test_pictures_know_nothing_that_is_hidden() -> None:
    games, names = ("duel", "seven", "architects"), ("apply", "deal", "game", "guess")
    hidden = {f"engine.{game}.{name}" for game in games for name in names}
    assert all(find_spec(each) for each in hidden)
    code = f"import sys, {', '.join(f'render.{each}' for each in games)}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not hidden & set(done.stdout.split())


@pytest.mark.parametrize("name", themes())
def test_no_flat_colour_is_lost_when_colours_are_reduced(name: str) -> None:
    look = theme(name)
    for paint in Paint:
        reduced = flat(Canvas(8, 8, paint, look).pixels(), look).convert("RGB")
        assert reduced.getpixel((4, 4)) == look.colour(paint), paint
