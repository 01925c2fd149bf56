"""What `/card` tells of a board of 7 Wonders."""

import pytest

from bot.seven.wording.effects import effects
from bot.seven.wording.items import BOARD_ITEMS, item_text
from engine.seven.catalog import BOARDS
from tests.bot.wording.languages import LOCALES, WORDS


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("item", BOARD_ITEMS)
def test_each_effect_of_a_stage_is_a_sentence_of_its_own(locale: str, item: str) -> None:
    words = WORDS[locale]
    lines = item_text(words, item).splitlines()[2:]
    stages = BOARDS[BOARD_ITEMS[item]].stages
    for line, stage in zip(lines, stages, strict=True):
        sentences = effects(words, stage.effects)
        assert line.split(": ", 1)[1].split(". ") == sentences
        assert all(each[0].isupper() for each in sentences)
