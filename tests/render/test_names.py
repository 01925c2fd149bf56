"""Names of any script: what the fonts have is drawn, the rest is left out, nothing breaks."""

import pytest
from msgspec.structs import replace

from bot.store import Player
from bot.wording.players import names, short_names
from bot.wording.strings import shared_strings
from engine.core.game import Seat
from render.architects.board import draw_board as draw_architects_board
from render.box import Box
from render.canvas import Canvas, cut, readable, text_width
from render.duel.board import draw_board
from render.duel.draft import draw_draft
from render.duel.scorepad import draw_scorepad
from render.fonts import Font
from render.gallery.architects_positions import positions as architects_positions
from render.gallery.seven_positions import GAMES
from render.gallery.seven_positions import positions as seven_positions
from render.lettering import draw_lines, draw_name
from render.look import Look
from render.paints import Paint
from render.seven.board import draw_board as draw_seven_board
from render.seven.scorepad import draw_scorepad as draw_seven_scorepad

from .conftest import LOCALES, languages, look_at, ply
from .proof import assert_sound, texts

SURNAMES = (
    "Alvarenga", "Bittencourt", "Cavalcanti", "Drummond", "Evangelista", "Figueiredo", "Guimarães",
)  # fmt: skip
CONSTRUCTORS = ("Constructor experimentado 1", "Constructor experimentado 2")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("José Ñuñez Água", "José Ñuñez Água"),
        ("Jose\u0301", "José"),
        ("Наташа", "Наташа"),
        ("Ελένη", "Ελένη"),
        ("Ana 🏛️🔥", "Ana"),
        ("漢字 Ken", "漢字 Ken"),
        ("  a\tb\n c ", "a b c"),
        ("x\u202ey\u200bz", "xyz"),
        ("김민준", "김민준"),
        ("مرحبا 🔥 <@1> <:fire:22>", "مرحبا"),
        ("Ana <@!77>", "Ana"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("נועה", "נועה"),
        ("क्षत्रिय", "क्षत्रिय"),
        ("น้ำ", "น้ำ"),
        ("Z\u0334\u0322\u0348\u0350o\u200de", "Zoe"),
        ("𝓐𝓷𝓪", "Ana"),
        ("👨‍👩‍👧 Fam 👍🏽 🇧🇷 1️⃣ ❤️", "Fam"),
        ("𓀀 ᚠ", ""),
        ("", ""),
    ],
)
def test_what_the_fonts_have_is_kept(name: str, shown: str) -> None:
    assert readable(name) == shown


@pytest.mark.parametrize("name", ["𓀀", "🏛️🔥", "", "\u200b", "--"])
def test_a_name_without_letters_becomes_a_number(name: str) -> None:
    numbered = {"en-US": "Player 2", "es-ES": "Jugador 2", "pt-BR": "Jogador 2"}
    for locale, told in numbered.items():
        assert Look(names=("Ana", name), words=languages()[locale]).name(1) == told


@pytest.mark.parametrize(
    "name", ["W" * 32, "i" * 32, "漢字" * 16, "🔥" * 32, "7" * 32, "a b " * 8, "क्षत्रिय محمد"]
)
def test_any_name_can_be_drawn(name: str) -> None:
    names = (name, name[::-1])
    for position in (ply(1, 2), ply(1, 20)):
        look = look_at(position, names=names)
        shown = tuple(look.name(seat) for seat in (0, 1))
        draw = draw_board if position.view.table.age else draw_draft
        assert_sound(draw(position.view, look), shown)
        assert_sound(draw_scorepad(position.view.table, look), shown)


def test_a_name_is_cut_between_letters_and_never_off_its_marks() -> None:
    assert list(cut("क्षत्रि")) == ["क्ष"]
    assert list(cut("น้ำใจ")) == ["น้ำใ", "น้ำ"]


def test_computers_that_are_called_alike_keep_their_numbers() -> None:
    position = ply(1, 20)
    lines = texts(draw_board(position.view, look_at(position, names=CONSTRUCTORS)))
    assert {line[-2:] for line in lines if line.startswith("Const")} >= {" 1", " 2"}


def test_the_verb_stays_when_a_long_name_is_shortened() -> None:
    names = ("Wilhelmina Featherstonehaugh-Cho",) * 2
    position = ply(1, 20)
    lines = texts(draw_board(position.view, look_at(position, "en-US", names)))
    assert "Wilhelmina to play" in lines


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", [4, 7])
def test_a_computer_has_its_short_name_rather_than_a_part_of_one(locale: str, seed: int) -> None:
    say = shared_strings().words(locale)
    table = list(seven_positions(seed, *GAMES[seed]))[-1].view.table
    players = [Player(1, "Ana"), *(Player(None, "", "master") for _ in range(table.players - 1))]
    look = Look(names=names(say, players), short=short_names(say, players), words=say)
    for canvas in (draw_seven_board(table, look, Seat(0)), draw_seven_scorepad(table, look)):
        shown = texts(canvas)
        assert not [each for each in shown if each.endswith(tuple("1234567")) and "…" in each]
        for seat in range(1, table.players):
            assert set(look.calls(seat)) & set(shown)


@pytest.mark.parametrize("locale", LOCALES)
def test_computers_are_called_alike_in_all_cells_of_a_board(locale: str) -> None:
    say, told = shared_strings().words(locale), set()
    players = [Player(1, "Ana"), *(Player(None, "", "master") for _ in range(6))]
    look = Look(names=names(say, players), short=short_names(say, players), words=say)
    for seats in (4, 7):
        few = replace(look, names=look.names[:seats], short=look.short[:seats])
        some = list(architects_positions(seats))[::9]
        boards = [draw_architects_board(each.view.table, few) for each in some]
        last = list(seven_positions(seats, *GAMES[seats]))[-1].view.table
        for canvas in (*boards, draw_seven_board(last, few)):
            called = {each[:-2] for each in texts(canvas)}
            called &= {say("computer"), say("computer.short")}
            assert len(called) == 1
            told |= called
    assert told == {say("computer"), say("computer.short")}


def test_a_short_name_stands_only_where_the_long_one_does_not_fit() -> None:
    long = "Computadora 2"
    wide = text_width(long, Font.SERIF)
    for width, shown in ((wide, long), (wide - 1, "PC 2"), (10, "")):
        canvas = Canvas(400, 60, Paint.NIGHT)
        draw_name(canvas, (long, "PC 2"), Box(0, 0, width, 60), 40, Paint.IVORY)
        assert texts(canvas) == [shown]


def test_what_is_left_of_a_name_that_is_cut_is_as_large_as_it_can_be() -> None:
    canvas = Canvas(300, 60, Paint.NIGHT)
    draw_lines(canvas, "Ana Featherstonehaugh-Cho", Box(0, 0, 240, 60), 48, Paint.IVORY)
    (name,) = canvas.log
    assert (name.what, name.size) == ("Ana…", 48)


def test_a_sentence_that_is_too_long_has_the_short_name_first() -> None:
    look = Look(names=("Ana", "Computadora 2"), short=("", "PC 2"), words=languages()["es-419"])
    assert list(look.shorter_names(1)) == ["Computadora 2", "PC 2", "P… 2"]
    assert list(look.shorter_names(0)) == ["Ana", "An…", "A…"]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Rui da Sé", ["Rui da Sé", "Rui", "Ru…", "R…"]),
        ("von Ek Ida", ["von Ek Ida", "von Ek", "von", "vo…", "v…"]),
        ("Lea May 2", ["Lea May 2", "Lea 2", "Le… 2", "L… 2"]),
        ("123", ["123", "12…", "1…"]),
    ],
)
def test_a_shorter_name_keeps_its_number_and_ends_with_no_particle(
    name: str, shown: list[str]
) -> None:
    look = Look(names=(name,), words=languages()["en-US"])
    assert list(look.shorter_names(0)) == shown


@pytest.mark.parametrize(
    ("names", "called"),
    [
        (("João Silva", "João Pedro Almeida"), ["João S.", "João A."]),
        (("João Silva", "joão souza"), ["João Si.", "joão so."]),
        (("Ana Sousa", "Ana Souza Reis", "Ana"), ["Ana Sous.", "Ana R.", ""]),
        (("João Silva Filho", "João Souza Filho"), ["João Si.", "João So."]),
        (("Maria Clara Souza", "Maria Helena Souza"), ["Maria C.", "Maria H."]),
        (("Ana (she/her)", "Ana [BR] Li"), ["", "Ana L."]),
        (("Ana Li", "Ana Lima"), ["", "Ana Lim."]),
        (("Ana Li", "Ana Li"), ["", ""]),
        (("Ana Li", "Anabel Li"), ["", ""]),
        (("Ana 2", "Ana 3"), ["", ""]),
        (("नम क्षत्रिय", "नम राम"), ["नम क्ष.", "नम रा."]),
    ],
)
def test_names_that_begin_alike_have_short_forms_that_do_not(
    names: tuple[str, ...], called: list[str]
) -> None:
    look = Look(names=names, words=languages()["en-US"])
    assert ["".join(look.calls(seat)[1:2]) for seat in range(len(names))] == called


def test_a_first_name_that_is_too_wide_loses_letters_before_its_initial() -> None:
    look = Look(names=("Mariana Silva", "Mariana Reis"), words=languages()["en-US"])
    calls = look.calls(0)
    told = ["Mariana Silva", "Mariana S.", "Marian… S.", "Maria… S.", "Mari… S.", "Mar… S."]
    assert list(calls) == [*told, "Mariana Silva"]
    for width, shown in ((text_width("Mar… S.", Font.SERIF), "Mar… S."), (60, "M…")):
        canvas = Canvas(400, 60, Paint.NIGHT)
        draw_name(canvas, calls, Box(0, 0, width, 60), 40, Paint.IVORY)
        assert texts(canvas) == [shown]


@pytest.mark.parametrize("players", [4, 7])
def test_people_of_one_first_name_are_told_apart_on_a_board(players: int) -> None:
    names = tuple(f"Maria Constantina {name}" for name in SURNAMES)
    seed = next(seed for seed, (seats, _) in GAMES.items() if seats == players)
    table = next(iter(seven_positions(seed, *GAMES[seed]))).view.table
    look = Look(names=names[:players], words=languages()["pt-BR"])
    shown = [each for each in texts(draw_seven_board(table, look)) if each.startswith("Maria")]
    assert len(set(shown)) >= players


def test_a_name_of_two_scripts_is_as_wide_as_both() -> None:
    for name in ("漢字 Ken", "Ken 漢字"):
        assert text_width(name, Font.BOLD) > sum(
            text_width(part, Font.BOLD) for part in ("漢字", "Ken")
        )
