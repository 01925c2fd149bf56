"""What people read of the Free City, the third city where two play."""

import re

import pytest
from msgspec.structs import replace

from bot.controls.panel import Image
from bot.seven.session import SevenSession
from bot.store import Ending
from bot.wording.presentation import Presentation
from engine.seven.catalog import guilds_in
from tests.bot.wording.languages import LOCALES, WORDS

from ..shown import all_of, text
from .tables import played, stored

CALLED = {
    "en-US": ("The Free City", "Free City"),
    "pt-BR": ("A Cidade Livre", "Cidade Livre"),
    "es-ES": ("La Ciudad Libre", "Ciudad Libre"),
    "es-419": ("La Ciudad Libre", "Ciudad Libre"),
}
"""How it is called as the subject of a sentence, and in headings."""

WHOLE = next(each for each in played(stored(2, 4)) if each.record.moves).record
"""A game for two after its first turn."""


@pytest.mark.parametrize("locale", LOCALES)
def test_its_name_has_an_article_in_sentences_alone(locale: str) -> None:
    """It is capital at the beginning of a line alone."""
    (subject, name), words = CALLED[locale], WORDS[locale]
    session = SevenSession.open(WHOLE)
    board = text(session.board(Presentation(words)))
    assert any(line.startswith(f"**{subject}** ") for line in board.splitlines())
    (line,) = session.log(words, None)
    assert f"; **{words('seven-free-city.within')}** " in line
    assert f"- **{name}**, " in text(session.position_text(words, None))
    assert f"- **{name}**: " in text(SevenSession.open(stored(2, 4)).board(Presentation(words)))


@pytest.mark.parametrize("locale", LOCALES)
def test_everybody_reads_who_chooses_for_it_this_turn(locale: str) -> None:
    words, tells = WORDS[locale], re.compile(CALLED[locale][1])
    dealt = stored(2, 4)
    first, second = (SevenSession.open(each) for each in (dealt, WHOLE))
    for session, name in ((first, "Ana"), (second, "Bruno")):
        board = session.board(Presentation(words))
        told = words("seven-asks-twice", who=f"**{name}**")
        assert tells.search(told)
        assert told in text(board).splitlines()
        assert told in text(session.position_text(words, None)).splitlines()
        (picture,) = (part for part in board.parts if isinstance(part, Image))
        assert words("seven-asks-twice", who=name) in picture.alt
    for record in (stored(3, 4), replace(dealt, ending=Ending("abandoned", ()))):
        panel = SevenSession.open(record).position_panel(Presentation(words))
        assert words("seven-asks-twice", who="Ana") not in all_of(panel).replace("*", "")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_for_two_tell_of_which_cards_they_are_played_with(locale: str) -> None:
    """Those for three players, so the rule of two Guilds more than players does not hold."""
    assert guilds_in(3, 2) == guilds_in(3, 3) == 5
    told = WORDS[locale]("rules-seven-two.text")
    assert re.search(r"\b(five Guilds|cinco Guildas|cinco Gremios)\b", told)
    assert re.search(r"\b(for three players|para tr[eê]s \w+es)\b", told)


@pytest.mark.parametrize("key", ["seven-beat", "seven-beaten", "seven-price-bought", "seven-pays"])
def test_no_preposition_stands_apart_from_its_article(key: str) -> None:
    """In Portuguese `de` and `a` are one word, `da`."""
    words = WORDS["pt-BR"]
    name = words("seven-free-city.within")
    told = words(key, rival=name, who=name, points=1, units="1 vidro", coins=2)
    assert name in told
    assert f"de {name}" not in told
