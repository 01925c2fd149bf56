"""Every language says the same: keys, variables, references; and nothing lies about unused."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.strings import DEFAULT

from . import ftl
from .languages import LOCALES

HERE = Path(__file__).parents[2]
OWN = ("names.ftl", "effects.ftl", "events.ftl", "position.ftl")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_files(locale: str) -> None:
    assert ftl.files(locale) == ftl.files(DEFAULT)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("file", ftl.files(DEFAULT))
def test_every_language_has_the_same_keys(locale: str, file: str) -> None:
    assert set(ftl.patterns(locale, file)) == set(ftl.patterns(DEFAULT, file))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("file", ftl.files(DEFAULT))
def test_every_language_uses_the_same_variables(locale: str, file: str) -> None:
    for key in ftl.patterns(DEFAULT, file):
        assert ftl.variables(locale, key) == ftl.variables(DEFAULT, key), key


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reference_leads_somewhere_and_every_term_is_used(locale: str) -> None:
    known = ftl.everything(locale)
    used = {each for key in known for each in ftl.references(locale, key)}
    assert used <= set(known)
    assert {key for key in known if key.startswith("-")} <= used


class Keys(ast.NodeVisitor):
    """The keys in a source file: whole ones, and the beginnings of those put together."""

    def __init__(self) -> None:
        self.whole: set[str] = set()
        self.beginnings: set[str] = set()
        self.asked: set[str] = set()

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.whole.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        first = node.values[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            self.beginnings.add(first.value)

    def visit_Call(self, node: ast.Call) -> None:
        first = node.args[0] if node.args else None
        named = isinstance(node.func, ast.Name) and node.func.id == "words"
        if named and isinstance(first, ast.Constant) and isinstance(first.value, str):
            self.asked.add(first.value)
        self.generic_visit(node)


def _keys(*folders: str) -> Keys:
    keys = Keys()
    for file in _sources(*folders):
        keys.visit(ast.parse(file.read_text(encoding="utf-8")))
    return keys


def _sources(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from (HERE / folder).rglob("*.py")


def test_every_sentence_of_the_game_is_used() -> None:
    keys = _keys("bot", "render")
    known = ftl.everything(DEFAULT)
    used = keys.whole.union(*(ftl.references(DEFAULT, key) for key in known))
    beginnings = tuple(each for each in keys.beginnings if "-" in each)
    unused = [
        key
        for file in OWN
        for key in ftl.patterns(DEFAULT, file)
        if not used & {key, key.partition(".")[0]} and not key.startswith(beginnings)
    ]
    assert unused == []


def test_every_sentence_asked_for_is_there() -> None:
    assert _keys("bot/wording").asked <= set(ftl.everything(DEFAULT))
