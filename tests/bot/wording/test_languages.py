"""Every language says the same: keys, variables, references; and nothing lies about unused."""

import pytest

from bot.wording.strings import DEFAULT

from . import ftl
from .keys import keys_in
from .languages import LOCALES

OWN = (
    "names.ftl",
    "effects.ftl",
    "events.ftl",
    "fair.ftl",
    "hints.ftl",
    "position.ftl",
    "review.ftl",
)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_files(locale: str) -> None:
    assert ftl.files(locale) == ftl.files(DEFAULT)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_keys_and_variables(locale: str) -> None:
    assert ftl.files(DEFAULT)
    for file in ftl.files(DEFAULT):
        assert set(ftl.patterns(locale, file)) == set(ftl.patterns(DEFAULT, file)), file
        for key in ftl.patterns(DEFAULT, file):
            assert ftl.variables(locale, key) == ftl.variables(DEFAULT, key), key


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reference_leads_somewhere_and_every_term_is_used(locale: str) -> None:
    known = ftl.everything(locale)
    used = {each for key in known for each in ftl.references(locale, key)}
    assert used <= set(known)
    assert {key for key in known if key.startswith("-")} <= used


def test_every_sentence_of_the_game_is_used() -> None:
    keys = keys_in("bot", "render")
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
    assert keys_in("bot/wording").asked <= set(ftl.everything(DEFAULT))
