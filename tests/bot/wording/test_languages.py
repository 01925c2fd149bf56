"""Every language says the same: keys, variables, references; and nothing lies about unused."""

import re
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.wording.strings import DATA, DEFAULT

from . import ftl
from .keys import keys_in
from .languages import LOCALES, WORDS

OTHERS = {"bot.ftl", "limits.ftl", "page.ftl"}
"""The files with sentences that are asked for by names put together, or by the page."""

GAMES_OF_TESTS = Path(__file__).parents[2] / "toy" / "strings"

ONLY_SPAIN = re.compile(
    r"\b(?:ordenador(?:es)?|costes?|vídeos?|intro|móvil(?:es)?|zumos?|vosotr[oa]s|vuestr[oa]s?|os"
    r"|sois|(?:vais|dais|vivís|habéis)|\w+(?:áis|éis)|pulsa\w*|arranca\w*|añad\w+"
    r"|(?:he|has|ha|hemos|han) \w+(?:[aií]do|to|cho|rto)s?)\b",
    re.IGNORECASE,
)
"""Words, persons and tenses (`ha aceptado`) that Latin America does not use for what we say."""

IN_PICTURES = re.compile(r"([a-z]+-)?picture-[a-z-]*[a-z]")
"""Names of sentences in pictures, wherever they stand in the code."""

ONLY_LATIN_AMERICA = re.compile(r"\b(?:computadoras?|costos?|videos?|ustedes)\b", re.IGNORECASE)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_files(locale: str) -> None:
    assert ftl.files(locale) == ftl.files(DEFAULT)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_keys_and_variables(locale: str) -> None:
    assert ftl.files(DEFAULT)
    found = [line for file in ftl.files(DEFAULT) for line in ftl.differences(locale, file)]
    assert found == [], "\n".join(["other than in English:", *found])


def test_each_difference_is_told_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ftl, "DATA", tmp_path)
    for locale, text in (
        ("qya", "one = { $a }\ntwo = Two\n    .within = two\nthree = { one }\n"),
        ("tlh", "one = { $b }\ntwo = cha’\nthree = { one }\nfour = loS\n"),
    ):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "a.ftl").write_text(text, "utf-8")
    assert list(ftl.differences("tlh", "a.ftl", "qya")) == [
        "tlh/a.ftl: two.within is missing",
        "tlh/a.ftl: four is too many",
        "tlh/a.ftl: one has $b, not $a",
        "tlh/a.ftl: three has $b, not $a",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reference_leads_somewhere_and_every_term_is_used(locale: str) -> None:
    known = ftl.everything(locale)
    used = {each for key in known for each in ftl.references(locale, key)}
    assert used <= set(known)
    assert {key for key in known if key.startswith("-")} <= used


def test_every_sentence_is_used() -> None:
    keys = keys_in("bot", "render")
    known = ftl.everything(DEFAULT)
    used = keys.whole.union(*(ftl.references(DEFAULT, key) for key in known))
    beginnings = tuple(each for each in keys.beginnings if "-" in each)
    unused = [
        key
        for file in set(ftl.files(DEFAULT)) - OTHERS
        for key in ftl.patterns(DEFAULT, file)
        if not used & {key, key.partition(".")[0]} and not key.startswith(beginnings)
    ]
    assert unused == []


def test_every_sentence_asked_for_is_there() -> None:
    folders, known = (f"bot/{game}" for game in GAMES), set(ftl.everything(DEFAULT))
    assert keys_in("bot/wording", *folders).asked <= known
    named = {key for key in keys_in("bot", "render").whole if IN_PICTURES.fullmatch(key)}
    assert named
    assert named <= known


def test_latin_american_spanish_has_no_words_of_spain_alone() -> None:
    """Nor Spain's those of Latin America; both have every key, so each word has its other form."""
    said = {locale: _said(locale) for locale in ("es-ES", "es-419")}
    assert ONLY_SPAIN.findall(said["es-419"]) == []
    assert ONLY_LATIN_AMERICA.findall(said["es-ES"]) == []
    assert all(ONLY_SPAIN.search(word) for word in ("tenéis", "Veáis", "sois", "El ordenador"))
    assert ONLY_SPAIN.search("os toca")
    assert not ONLY_SPAIN.search("los seis puestos")


def _said(locale: str) -> str:
    """Return every sentence of a language, of the bot, its games and the page."""
    folders = (folder / locale for folder in (DATA, GAMES_OF_TESTS))
    texts = (file.read_text("utf-8") for folder in folders for file in folder.glob("*.ftl"))
    lines = "\n".join(texts).splitlines()
    return re.sub(r"\{.*?(\}|$)", "", "\n".join(line for line in lines if line[:1] != "#"))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_reminder_reads_well_after_its_time_too(locale: str) -> None:
    """Discord then writes "8 minutes ago" for "in 45 seconds", so no verb may ask for either."""
    told = WORDS[locale]("clock-reminder", players="Ana", when="WHEN")
    assert told.endswith(": WHEN.")


@pytest.mark.parametrize("locale", ["es-ES", "es-419"])
def test_an_age_is_called_in_spanish_as_on_the_cards(locale: str) -> None:
    assert WORDS[locale]("age-1") == "Era I"
    assert re.findall(r"\bEdad(?:es)?\b", _said(locale)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_quoted_stands_in_the_quotation_marks_of_its_language(locale: str) -> None:
    others = "“”" if locale == "es-ES" else "«»"
    assert not set(others) & set(_said(locale))
