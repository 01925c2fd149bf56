"""Options that name some of many things: the wonders that may come in 7 Wonders."""

import pytest

from bot.games import GAMES
from bot.tables.refusals import Refusal
from bot.tables.selections import expect_enough, seats, selected, suggestions
from playground import Playground
from tests.bot.seven.party import party
from tests.bot.wording.languages import WORDS

SEVEN = GAMES["seven"]
WONDERS = SEVEN.selections["wonders"]
ENGLISH = WORDS["en-US"]
EVERY = "-".join(WONDERS.things)


@pytest.mark.parametrize(
    ("locale", "typed", "value"),
    [
        ("en-US", "", "all"),
        ("en-US", "Rhodes, giza OLY", "giza-olympia-rhodes"),
        ("en-US", EVERY, "all"),
        ("pt-BR", "Gizé; efeso, Babilônia", "babylon-ephesus-giza"),
        ("pt-BR", "giza-olympia", "giza-olympia"),
        ("es-ES", "guiza Guiza alejandria", "alexandria-giza"),
    ],
)
def test_names_and_ids_are_read(locale: str, typed: str, value: str) -> None:
    assert selected(WORDS[locale], WONDERS, typed) == value


@pytest.mark.parametrize("typed", ["Giza and Rhodes", "a", "Atlantis", "Giza *Rom*"])
def test_what_is_no_name_is_quoted(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        selected(ENGLISH, WONDERS, typed)
    assert refused.value.key == "selection-unknown"
    assert "Halicarnassus" in str(refused.value.values["names"])


def test_one_more_is_suggested() -> None:
    assert suggestions(ENGLISH, WONDERS, "giza oly") == [("giza-olympia", "Giza, Olympia")]
    (first, *others) = suggestions(ENGLISH, WONDERS, "Rhodes, Giza, ")
    assert first == ("rhodes-giza", "Rhodes, Giza")
    assert len(others) == len(WONDERS.things) - 2
    assert not suggestions(ENGLISH, WONDERS, "Atlantis, Giza")
    for words in WORDS.values():
        ((_, name),) = suggestions(words, WONDERS, f"{EVERY} ")
        assert len(name) < 100


@pytest.mark.parametrize(("players", "named"), [(2, 3), (3, 3), (5, 5), (7, 7)])
def test_every_city_needs_one(players: int, named: int) -> None:
    enough = {"wonders": "-".join(WONDERS.things[:named])}
    few = {"wonders": "-".join(WONDERS.things[: named - 1])}
    expect_enough(ENGLISH, SEVEN, enough, players)
    assert players in seats(SEVEN, enough)
    with pytest.raises(Refusal, match="selection-few"):
        expect_enough(ENGLISH, SEVEN, few, players)


async def test_as_people_type_them(discord: Playground, bot: object) -> None:
    here = party(discord, bot, 2, "pt-BR")  # type: ignore[arg-type]
    ana = here.people[0]
    offered = await ana.autocomplete(here.channel, "wonders", wonders="Gizé, Ro")
    assert offered == [("Gizé, Rodes", "giza-rhodes")]
    few = await ana.command(here.channel, "wonders", wonders="Gizé, Rodes")
    assert "Para 2 jogadores preciso de pelo menos 3 destas" in few.private[0].text
    more = await ana.command(here.channel, "wonders", seats=4, wonders="Gizé, Rodes, Éfeso")
    assert "Para 4 jogadores preciso de pelo menos 4 destas" in more.private[0].text
    unknown = await ana.command(here.channel, "wonders", wonders="Gizé, Roma")
    assert "**Roma**" in unknown.private[0].text
    shown = await ana.command(here.channel, "wonders", wonders="Gizé Rodes Éfeso Olímpia")
    assert "Maravilhas possíveis: Éfeso, Gizé, Olímpia, Rodes." in shown.public[0].text
    assert "4" in shown.public[0].text  # as many seats as wonders
