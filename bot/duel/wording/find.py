"""Finding a card, wonder or token by what a person has typed."""

import unicodedata
from collections.abc import Iterator

from engine.duel.catalog import CARDS, TOKENS, WONDERS

from ...wording.strings import Words
from .items import item_name

LIMIT = 25
"""The choices that Discord shows."""

_ARTICLES = frozenset({"the", "a", "as", "o", "os", "el", "la", "las", "los"})


def find(words: Words, typed: str) -> list[tuple[str, str]]:
    """Return (id, name) of what fits what was typed, the best first, at most `LIMIT`.

    Case, accents, punctuation and articles do not matter; the English name is understood in
    every language, as ids are made of it.
    """
    wanted = _bare(typed)
    ranked = []
    for item in (*CARDS, *WONDERS, *TOKENS):
        name = item_name(words, item)
        ranks = [2 * rank for rank in _ranks(wanted, _bare(name))]
        ranks += [2 * rank + 1 for rank in _ranks(wanted, _bare(item))]
        if ranks:
            ranked.append((min(ranks), _bare(name), item, name))
    return [(item, name) for _, _, item, name in sorted(ranked)[:LIMIT]]


def _ranks(wanted: str, called: str) -> Iterator[int]:
    """Yield how well a name fits, the less the better; nothing where it does not."""
    if called == wanted:
        yield 0
    if called.startswith(wanted):
        yield 1
    if f" {wanted}" in called:
        yield 2
    if wanted.replace(" ", "") in called.replace(" ", ""):
        yield 3


def _bare(text: str) -> str:
    """Return text as `_simple` does, without a leading article."""
    simple = _simple(text)
    first, _, rest = simple.partition(" ")
    return rest if first in _ARTICLES and rest else simple


def _simple(text: str) -> str:
    """Return text in small letters without accents, its words apart by one space."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(each for each in letters if not unicodedata.combining(each))
    return " ".join("".join(each if each.isalnum() else " " for each in kept).split())
