"""A position reads as it was read and approved, in every language."""

import pytest

from . import golden
from .languages import LOCALES, WORDS


@pytest.mark.parametrize("locale", LOCALES)
def test_a_position_reads_as_before(locale: str) -> None:
    assert golden.told(WORDS[locale]) == golden.file(locale).read_text(encoding="utf-8")
