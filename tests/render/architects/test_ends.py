"""Battles, score pad, finale and film: each tells what the rules say."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.architects.battle import won
from engine.architects.counting import complete
from engine.architects.events import BattleFought
from engine.architects.score import CARDS_OUT, CATEGORIES, WONDER, score
from engine.core.game import ABANDONED, Result, Seat
from render.architects import replay
from render.architects.battle import draw_battle
from render.architects.board import draw_board
from render.architects.finale import TRIUMPH, draw_finale
from render.architects.scorepad import draw_scorepad
from render.canvas.files import flat
from render.gallery.architects_positions import Position as Play
from render.gallery.architects_positions import positions
from render.gallery.shared import NAMES
from render.look import Look
from render.paints import SEATS, Paint
from render.progress import PROGRESS
from render.themes import STANDARD
from render.triumph import LEGIBLE
from tests.bot.wording.languages import LOCALES, WORDS

from ..conftest import SEVEN_LONG_NAMES, look_at_play, plays
from ..proof import assert_sound, icons, texts

MOST_BYTES = 8_000_000
ENDS = tuple(range(2, 8))


@pytest.mark.parametrize("players", ENDS)
def test_a_battle_shows_every_token_that_it_gives(players: int) -> None:
    play = next(each for each in plays() if len(each.view.table.cities) == players)
    for shields in (tuple(range(players)), (4, 2) * 4, (0,) * 8):
        fought = BattleFought(shields[:players], won(shields[:players]))
        canvas = draw_battle(fought, play.view.table, look_at_play(play))
        assert_sound(canvas, look_at_play(play).names)
        assert icons(canvas).count("victory") == sum(fought.won)


def test_the_score_pad_holds_every_category_of_everybody() -> None:
    for play in plays()[::6]:
        table = play.view.table
        rows = [d.what for d in draw_scorepad(table, look_at_play(play)).log if d.kind == "row"]
        scores = [score(table, Seat(seat)) for seat in range(len(table.cities))]
        assert rows == [
            str(getattr(each, category)) for category in (*CATEGORIES, "total") for each in scores
        ]


@pytest.mark.long
def test_the_finale_crowns_the_winner_and_orders_by_points() -> None:
    for play in plays():
        if play.result is not None:
            table = play.view.table
            canvas = draw_finale(table, look_at_play(play))
            assert "crown" in icons(canvas)
            points = [
                d.what for d in canvas.log if d.kind == "text" and d.what.isdigit() and d.size > 50
            ]
            totals = [score(table, Seat(seat)).total for seat in range(len(table.cities))]
            assert points == [str(each) for each in sorted(totals, reverse=True)]


def test_the_round_corner_of_the_golden_frame_is_whole() -> None:
    end = next(play for play in plays() if play.result is not None)
    image = draw_finale(end.view.table, look_at_play(end)).pixels()
    corner = [image.getpixel((TRIUMPH.x + n, TRIUMPH.y + n)) for n in (6, 7, 8)]
    assert corner == [STANDARD.colour(Paint.GOLD)] * 3


def test_an_end_without_a_winner_shows_nobodys_wonder_large() -> None:
    end = next(play for play in plays() if play.result is not None)
    look = replace(look_at_play(end), ended=Result(ABANDONED, ()))
    canvas = draw_finale(end.view.table, look)
    large = [each.what for each in canvas.log if each.kind == "icon" and TRIUMPH.holds(each.ink)]
    assert large == ["abandoned"]


@pytest.mark.parametrize("players", ENDS)
def test_the_names_of_all_who_share_a_victory_stand_apart(players: int) -> None:
    end = next(p for p in plays() if p.result is not None and len(p.view.table.cities) == players)
    for names in (NAMES, SEVEN_LONG_NAMES[:4] * 2):
        for count in range(2, players + 1):
            winners = tuple(Seat(seat) for seat in range(count))
            look = look_at_play(end, names=names[:players])
            canvas = draw_finale(end.view.table, replace(look, ended=Result(CARDS_OUT, winners)))
            assert_sound(canvas, tuple(look.name(seat) for seat in range(players)))
            told = [d.paint for d in canvas.log if d.kind == "text" and TRIUMPH.holds(d.ink)]
            assert {SEATS[seat] for seat in winners} <= set(told)


@pytest.mark.parametrize("players", ENDS)
def test_the_finale_of_few_has_names_of_several_words_whole(players: int) -> None:
    end = next(p for p in plays() if p.result is not None and len(p.view.table.cities) == players)
    look = look_at_play(end, names=("Maximiliano de la Trinidad",) * 7)
    canvas = draw_finale(end.view.table, look)
    assert_sound(canvas, look.names)
    if players <= 4:
        assert texts(canvas).count("Maximiliano") > players


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
def test_the_finale_tells_whose_wonder_is_complete(locale: str) -> None:
    """Also where another one has won, and where the name is as long as names can be."""
    words, told = WORDS[locale], set[bool]()
    for play in plays():
        if play.result is None or play.result.reason != WONDER:
            continue
        table, (winner, *_) = play.view.table, play.result.winners
        (builder,) = (seat for seat, city in enumerate(table.cities) if complete(city))
        for name in ("Ana", "Wilhelmina Wonderworth-Wakefield"):
            names = tuple(f"{n} {name}"[:32] for n in range(len(table.cities)))
            other = Seat((builder + 1) % len(table.cities))
            for best in {winner, other}:
                result = replace(play.result, winners=(best,))
                look = Look(names=names, words=words, ended=result)
                canvas = draw_finale(table, look)
                assert_sound(canvas, names)
                drawn = [d for d in canvas.log if d.kind == "text" and d.paint is Paint.GOLD]
                foot = [d for d in drawn if d.size <= 42]
                sentence = " ".join(d.what for d in foot)
                assert all(d.size >= LEGIBLE for d in foot)
                own = words("architects-picture-ended-wonder.own")
                assert (own == sentence) is (best == builder)
                assert best == builder or sentence.startswith(names[builder][:3])
                told.add(best == builder)
    assert told == {True, False}


@pytest.mark.long
def test_the_film_shows_every_move_every_battle_and_the_end() -> None:
    game = list(positions(2))
    battles = sum(isinstance(event, BattleFought) for each in game for event in each.last)
    made = replay([(each.view, look_at_play(each)) for each in game]).picture()
    assert len(made.data) < MOST_BYTES
    film = Image.open(io.BytesIO(made.data))
    assert film.n_frames == 1 + len(game) + battles + 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [2, 3])
def test_a_film_shows_the_whole_board_after_a_battle(players: int) -> None:
    game = list(positions(players))
    fought = next(n for n, each in enumerate(game) if _battles(each))
    shots = [(each.view, look_at_play(each)) for each in game[: fought + 1]]
    film = Image.open(io.BytesIO(replay(shots).picture().data))
    film.seek(film.n_frames - 1)  # type: ignore[attr-defined]
    board = draw_board(shots[-1][0].table, shots[-1][1])
    shown = board.box._replace(height=board.box.height - PROGRESS)
    area = (0, 0, shown.right, shown.bottom)
    drawn = flat(board.pixels(), STANDARD).convert("RGB").crop(area)
    assert film.convert("RGB").crop(area).tobytes() == drawn.tobytes()


def _battles(play: Play) -> bool:
    return any(isinstance(event, BattleFought) for event in play.last)
