"""The computer's name has its article after a preposition, and none as the subject of a line."""

import pytest

from bot.store import Player
from bot.wording.names import bold, escaped
from bot.wording.players import names, names_with_levels
from bot.wording.strings import Words

from .languages import LOCALES, WORDS

SEATED = (Player(1, "Ana"), Player(None, "", "master"))


def capital(words: Words, name: str) -> str:
    line = words("event-pawn-moved", spaces=2, rival=name)
    return line.rpartition("capital ")[2].rstrip(".")


@pytest.mark.parametrize(
    ("locale", "computer", "second"),
    [
        ("pt-BR", "do Computador", "do Computador 2"),
        ("es-ES", "del Ordenador", "del Ordenador 2"),
        ("es-419", "de la Computadora", "de la Computadora 2"),
    ],
)
def test_a_preposition_takes_the_article_of_the_computer(
    locale: str, computer: str, second: str
) -> None:
    words = WORDS[locale]
    assert capital(words, words("computer")) == computer
    assert capital(words, f"{words('computer')} 2") == second
    for name in ("Ana", "Compute", f"{words('computer')}s", "A Computador"):
        assert capital(words, name) == f"de {name}"
    article = computer.split()[:-1]
    short = words("computer.short")
    assert words("picture-turn", name=short).split()[1:] == [*article, short]


@pytest.mark.parametrize(
    ("key", "values", "told"),
    [
        ("substitute-filled", "name", "Agora o computador joga no lugar do **Computador**."),
        ("picture-turn", "name", "Vez do Computador"),
        ("seven-pays", "who", "3 moedas para o Computador"),
        ("architects-event-cat", "who", "🐈 O gato vai para o Computador."),
        ("event-plays-again", "who", "Computador joga novamente."),
        ("ask-turn", "who", "Computador: escolha uma carta disponível."),
    ],
)
def test_what_is_said_in_portuguese(key: str, values: str, told: str) -> None:
    given: dict[str, str | float] = {values: "Computador", "coins": 3}
    assert WORDS["pt-BR"](key, **given) == told


def test_levels_capitals_and_escaped_names_are_known_too() -> None:
    words = WORDS["pt-BR"]
    (_, called) = names_with_levels(words, SEATED)
    for name in (called, escaped(called)):
        told = words("option-resign", game="Duel", opponent=name, moves=3)
        assert told.startswith(f"Duel · contra o {name} · ")
    assert words("seven-beat", rival=bold("Computador 1"), points=3).startswith(
        "venceu o **Computador 1**"
    )


def test_a_sentence_within_another_gets_no_second_article() -> None:
    words = WORDS["es-ES"]
    within = words("picture-turn", name="Ordenador")
    assert words("log-line", n=1, text=within) == "1. Turno del Ordenador"


def test_somebody_whose_name_begins_alike_gets_no_article() -> None:
    words = WORDS["pt-BR"]
    told = words("event-destroyed", who="Computador", card="Altar", rival="Computadorzinho")
    assert told == "Computador mandou Altar de Computadorzinho para a pilha de descartes."


def test_a_list_of_names_stays_as_it_is() -> None:
    words = WORDS["pt-BR"]
    told = words("clock-late-again", players="Ana e Computador 1", count=2)
    assert "O tempo de Ana e Computador 1 acabou" in told


@pytest.mark.parametrize("locale", LOCALES)
def test_english_needs_none_and_subjects_have_none(locale: str) -> None:
    words = WORDS[locale]
    (_, computer) = names(words, SEATED)
    assert words("event-plays-again", who=computer).startswith(f"{computer} ")
    if locale == "en-US":
        assert words("picture-turn", name=computer) == "Computer to play"
