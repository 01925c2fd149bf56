"""What `/card` tells of a wonder of Architects, and how sentences name cards."""

import pytest

from bot.architects.wording.effects import effects
from bot.architects.wording.items import cards_listed, item_text
from engine.architects.catalog import WONDERS
from tests.bot.wording.languages import LOCALES, WORDS


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("wonder", WONDERS)
def test_each_effect_of_a_stage_is_a_sentence_of_its_own(locale: str, wonder: str) -> None:
    words, several = WORDS[locale], 0
    lines = [line for line in item_text(words, wonder).splitlines() if line.startswith("- ")]
    stages = WONDERS[wonder].stages.values()
    for line, stage in zip(lines, stages, strict=True):
        _, told = line.split(": ", 1)
        sentences = effects(words, stage.effects)
        assert told.split(". ") == sentences
        assert all(each[0].isupper() for each in sentences)
        several += len(sentences) > 1
    assert several or wonder in ("babylon", "giza")


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "2 wood, stone and a coin"),
        ("pt-BR", "2 madeiras, pedra e uma moeda"),
        ("es-ES", "2 maderas, piedra y una moneda"),
    ],
)
def test_cards_that_a_sentence_names_are_enumerated(locale: str, told: str) -> None:
    assert cards_listed(WORDS[locale], ("coin", "wood", "stone", "wood")) == told
