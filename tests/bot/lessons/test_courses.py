"""Every lesson can be reached by the rules, what is right is right, and nothing is unsaid."""

import re
from pathlib import Path

import msgspec
import pytest

from bot.games import GAMES
from bot.lessons.controls import answers
from bot.lessons.course import DATA, Course, Page, SignGroup, course, load, taught
from bot.lessons.pages import answer_key, answered, lesson
from bot.lessons.positions import position, replayed
from bot.lessons.rules import find, rules
from bot.store import Player
from bot.wording.players import names
from bot.wording.presentation import Presentation
from bot.wording.strings import DATA as STRING_FILES
from bot.wording.strings import shared_strings
from engine.core.data import BadData
from engine.core.game import Seat
from engine.seven.types import right
from render.art import drawings
from render.legend import NUMBER
from tests.bot.wording import ftl

from .proofs import Proof

READER = Player(7, "Ana")
BEGINNER = {"wonders": "beginner"}
DEAL = course("duel").pages[0].deal
STRINGS = shared_strings()
ENGLISH = Presentation(STRINGS.words("en-US"))
PAGES = [(game, n) for game in taught() for n in range(len(course(game).pages))]


def test_every_game_is_taught_in_eight_to_twelve_pages() -> None:
    assert set(taught()) == set(GAMES)
    assert all(8 <= len(course(game).pages) <= 12 for game in taught())


@pytest.mark.parametrize(("game", "n"), PAGES)
def test_the_right_answer_is_right_and_can_be_pressed(game: str, n: int) -> None:
    page = course(game).pages[n]
    if not page.right:
        assert n == len(course(game).pages) - 1  # it offers a first game
        return
    possible = answers(ENGLISH, game, page, position(game, n, READER))
    assert page.right in possible
    assert Proof(game, page).holds(possible)


@pytest.mark.parametrize("game", taught())
def test_every_page_subject_and_sign_has_its_sentences(game: str) -> None:
    known = set(ftl.everything("en-US"))
    needed = set()
    for n, page in enumerate(course(game).pages):
        key = f"lesson-{game}-{page.name}"
        needed |= {key} if not page.right else {key, f"{key}.right", f"{key}.wrong"}
        found = answers(ENGLISH, game, page, position(game, n, READER)) if page.right else ()
        of_answers = {f"{key}.{answer_key(answer)}" for answer in found}
        others = {each for each in known if each.startswith(f"{key}.")}
        assert others <= {*of_answers, f"{key}.right", f"{key}.wrong"}, key
    for subject in course(game).subjects:
        key = f"rules-{game}-{subject}"
        needed |= {key, f"{key}.text", f"{key}.words"}
    for group in course(game).legend:
        needed |= {f"legend-{group.name}", *(key for _, key in group.signs)}
        assert {sign.partition(NUMBER)[0] for sign, _ in group.signs} <= drawings()
    assert needed <= known
    own = {each for each in known if each.startswith((f"lesson-{game}-", f"rules-{game}-"))}
    assert {each.partition(".")[0] for each in own} <= needed


@pytest.mark.parametrize("locale", STRINGS.locales)
def test_whom_to_pay_is_called_as_the_picture_calls_its_city(locale: str) -> None:
    say, pages = STRINGS.words(locale), course("seven").pages
    n = next(n for n, page in enumerate(pages) if page.name == "trade")
    called = names(say, position("seven", n, READER).record.players)
    neighbour = called[right(Seat(pages[n].seat), len(called))]
    told = {name for name in called if name in say("lesson-seven-trade")}
    assert told == {neighbour}
    assert pages[n].right.endswith(":0:2")  # nothing to the left, 2 coins to the right


@pytest.mark.parametrize("locale", ["pt-BR", "es-ES", "es-419"])
def test_cards_have_their_article_inside_sentences(locale: str) -> None:
    bare = re.compile(r"(?<!arta )(?<!artas )(?<!\} [ey] )\{ (?:seven-)?card-\w+ \}")
    for file in (each for each in ftl.files(locale) if each.startswith("lessons")):
        assert not bare.findall((STRING_FILES / locale / file).read_text("utf-8")), file
    say = STRINGS.words(locale)
    pages = tuple(f"lesson-{game}-" for game in taught())
    told = "\n".join(say(each) for each in ftl.everything(locale) if each.startswith(pages))
    assert not re.findall(r"\b(?:de|a|em|por) [oa]s? [A-Z]\w+|\b(?:de|a) el [A-Z]\w+", told)


@pytest.mark.parametrize("locale", STRINGS.locales)
def test_every_page_and_subject_can_be_told_in_every_language(locale: str) -> None:
    to = Presentation(STRINGS.words(locale))
    for game, n in PAGES:
        page = course(game).pages[n]
        right = answered(to, game, n, READER, page.right) if page.right else None
        wrong = answered(to, game, n, READER, "nonsense") if page.right else None
        shown = lesson(to, game, n, READER)
        assert [panel for panel in (shown, right, wrong) if panel and not panel.rows] == []
    for game in taught():
        for subject in course(game).subjects:
            assert rules(to.words, game, subject).rows


@pytest.mark.parametrize(
    ("locale", "typed", "subject"),
    [
        ("en-US", "trade", "trade"),
        ("en-US", "TIEBREAK", "scoring"),
        ("pt-BR", "comercio", "trade"),
        ("pt-BR", "ciência", "science"),
        ("es-ES", "peon capital", None),
        ("es-419", "medidor casilla", "army"),
        ("es-ES", "", "goal"),
    ],
)
def test_rules_are_found_without_accents(locale: str, typed: str, subject: str | None) -> None:
    found = find(STRINGS.words(locale), "duel", typed)
    assert (found[0][0] if found else None) == subject


def test_a_mistake_in_a_file_is_named_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "duel.toml"
    text = (DATA / "duel.toml").read_text(encoding="utf-8")
    file.write_text(text.replace("players = 2", "players = true", 1), encoding="utf-8")
    with pytest.raises(BadData, match=r"duel\.toml\.pages\[.*\]\.players: "):
        load(file)


def test_a_move_that_cannot_be_made_is_named_with_its_place() -> None:
    page = Page("x", DEAL, 2, options=BEGINNER, moves=("build:baths", "build:nonsense"))
    with pytest.raises(
        BadData, match=r"^data/lessons/duel\.toml\[x\]\.moves\[1\]: build:nonsense is no move"
    ):
        replayed("duel", page)


@pytest.mark.parametrize(("game", "n"), PAGES)
def test_a_lesson_keeps_its_deal_however_games_are_dealt(game: str, n: int) -> None:
    page = course(game).pages[n]
    assert msgspec.json.decode(position(game, n, READER).record.deal) == page.deal


def test_a_deal_that_is_none_is_named_with_its_place() -> None:
    page = Page("x", {**DEAL, "tokens": ["nonsense"]}, 2, options=BEGINNER)
    with pytest.raises(BadData, match=r"^data/lessons/duel\.toml\[x\]\.deal: .*tokens"):
        replayed("duel", page)


def test_a_question_needs_a_proof_and_names_are_told_apart() -> None:
    group = (SignGroup("board", ()),)
    with pytest.raises(ValueError, match="a: what is right needs a proof"):
        Course(1, {}, (), group, (Page("a", {}, 2, right="x"),))
    with pytest.raises(ValueError, match="a name of its own"):
        Course(1, {}, (), group, (Page("a", {}, 2), Page("a", {}, 2)))
