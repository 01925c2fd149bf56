"""A position reads as it was read and approved, in every language."""

import pytest

from tests.bot.wording.languages import LOCALES, WORDS

from . import golden


@pytest.mark.parametrize("locale", LOCALES)
def test_a_position_reads_as_before(locale: str) -> None:
    assert golden.told(WORDS[locale]) == golden.file(locale).read_text(encoding="utf-8")
