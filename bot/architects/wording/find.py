"""Finds cards, wonders and progress tokens by a typed name."""

from ...wording.find import matching
from ...wording.strings import Words
from .items import ITEMS, item_name


def find(words: Words, typed: str) -> list[tuple[str, str]]:
    """Return (id, name) of the items that match, the best match first."""
    return matching(typed, ((item, item_name(words, item)) for item in ITEMS))
