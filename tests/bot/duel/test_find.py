"""What autocomplete offers for what a person has typed."""

import pytest

from bot.duel.wording.find import find
from bot.duel.wording.items import item_name
from bot.wording.find import TYPED_AT_MOST, is_called, matching
from engine.duel.catalog import CARDS, TOKENS, WONDERS
from tests.bot.wording.languages import LOCALES, WORDS


@pytest.mark.parametrize(
    ("locale", "typed", "best"),
    [
        ("en-US", "sphinx", "sphinx"),
        ("en-US", "the sphinx", "sphinx"),
        ("en-US", "glass blower", "glassblower"),
        ("en-US", "GLASSBLOWER", "glassblower"),
        ("en-US", "library", "library"),
        ("en-US", "great lib", "great_library"),
        ("pt-BR", "esfinge", "sphinx"),
        ("pt-BR", "A Esfinge", "sphinx"),
        ("pt-BR", "the sphinx", "sphinx"),
        ("pt-BR", "caravancara", "caravansery"),
        ("pt-BR", "FARMÁCIA", "pharmacist"),
        ("pt-BR", "farol", "lighthouse"),
        ("pt-BR", "grande farol", "great_lighthouse"),
        ("pt-BR", "appian way", "appian_way"),
        ("pt-BR", "appian_way", "appian_way"),
        ("pt-BR", "lei", "law"),
        ("es-ES", "farmacia", "apothecary"),
        ("es-ES", "albanileria", "masonry"),
        ("es-ES", "pireo", "piraeus"),
        ("es-ES", "via apia", "appian_way"),
        ("es-ES", "moneylenders", "moneylenders_guild"),
    ],
)
def test_the_best_comes_first(locale: str, typed: str, best: str) -> None:
    assert find(WORDS[locale], typed)[0][0] == best


@pytest.mark.parametrize("locale", LOCALES)
def test_every_item_is_found_by_its_name_and_by_its_id(locale: str) -> None:
    words = WORDS[locale]
    for item in (*CARDS, *WONDERS, *TOKENS):
        name = item_name(words, item)
        assert find(words, name)[0] == (item, name)
        assert (item, name) in find(words, item)


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_typed_offers_as_much_as_discord_shows(locale: str) -> None:
    offered = [name for _, name in find(WORDS[locale], "")]
    assert len(offered) == 25


def test_no_more_is_looked_at_than_a_name_can_have() -> None:
    typed = "sphinx" + " " * TYPED_AT_MOST
    assert find(WORDS["en-US"], typed + "qqq")[0][0] == "sphinx"


@pytest.mark.parametrize("typed", ["qqq", "sphinxx", "*"])
def test_nonsense_finds_nothing_or_everything_but_never_fails(typed: str) -> None:
    found = find(WORDS["en-US"], typed)
    assert len(found) in {0, 25}


def test_whole_names_come_before_beginnings_words_and_parts_and_names_before_ids() -> None:
    items = (
        ("export", "Export"),
        ("old", "Old Port"),
        ("portal", "Portal"),
        ("porto", "Anchor"),
        ("port", "Harbour"),
    )
    told = [name for _, name in matching("port", items)]
    assert told == ["Harbour", "Portal", "Anchor", "Old Port", "Export"]


@pytest.mark.parametrize("article", ["the", "a", "as", "o", "os", "el", "la", "las", "los"])
def test_an_article_alone_is_a_beginning_and_before_a_name_it_is_left_out(article: str) -> None:
    items = (("walls", "Walls"), ("begins", f"{article}x"))
    assert matching(f"{article} Walls", items) == [("walls", "Walls")]
    assert ("walls", "Walls") not in matching(f"{article}x", items)
    assert matching(article, items)[0] == ("begins", f"{article}x")


@pytest.mark.parametrize(
    ("typed", "name", "called"),
    [
        ("FARMÁCIA", "Farmácia", True),
        ("farmacia", "Farmácia", True),
        ("esfinge", "A Esfinge", True),
        ("the press", "Press (Age I)", True),
        ("press (age i)", "Press (Age I)", True),
        ("press age", "Press (Age I)", False),
        ("farm", "Farmácia", False),
        ("", "Farmácia", False),
    ],
)
def test_what_is_called_so_is_told_from_what_only_matches(
    typed: str, name: str, called: bool
) -> None:
    assert is_called(typed, name) is called
