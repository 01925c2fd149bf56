"""The log of 7 Wonders: a turn is one line, written as one writes a sentence."""

import pytest

from tests.bot.wording.languages import LOCALES, WORDS

from .tables import PEOPLE, played, stored


@pytest.mark.parametrize("locale", LOCALES)
def test_no_clause_begins_with_a_capital_but_that_of_a_name(locale: str) -> None:
    words, ages = WORDS[locale], 0
    *_, ended = played(stored(3, 4))
    for line in ended.log(words, None):
        _, *clauses = line.split("; ")
        assert clauses, line
        for clause in clauses:
            bare = clause.removeprefix("⚔️ ").removeprefix("**")
            assert bare.startswith(PEOPLE) or bare[0].islower(), clause
        ages += sum(line.endswith(f". **{_begins(locale, age)}**") for age in (2, 3))
    assert ages == 2


def _begins(locale: str, age: int) -> str:
    words = WORDS[locale]
    return words("event-age-began", age=words(f"age-{age}"))


def test_a_turn_is_called_as_the_log_calls_it() -> None:
    words = WORDS["en-US"]
    *sessions, ended = played(stored(3, 4))
    *_, last = ended.log(words, None)
    assert last.startswith(f"**{sessions[-1].turn_heading(words)}** · ")
