"""Finds things by a typed name, whatever its case, accents and articles."""

import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache

TYPED_AT_MOST = 100
"""How many characters of what is typed are looked at: no name is longer."""

LIMIT = 25
"""The greatest number of autocomplete choices that Discord shows."""

_ARTICLES = frozenset({"the", "a", "as", "o", "os", "el", "la", "las", "los"})


def matching(typed: str, items: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return (id, name) of the items that match, the best match first, at most `LIMIT`.

    Case, accents, punctuation and articles are ignored. Ids are searched too, so English names
    match in every language.
    """
    wanted = _normalized(typed[:TYPED_AT_MOST])
    ranked = []
    for item, name in items:
        ranks = [2 * rank for rank in _ranks(wanted, _normalized(name))]
        ranks += [2 * rank + 1 for rank in _ranks(wanted, _normalized(item))]
        if ranks:
            ranked.append((min(ranks), _normalized(name), item, name))
    return [(item, name) for _, _, item, name in sorted(ranked)[:LIMIT]]


def is_called(typed: str, name: str) -> bool:
    """Whether a thing is called what was typed; what its name adds in brackets may be left out.

    Brackets tell things of one name apart, such as the sides of a wonder board. Case and so on are
    ignored as by `matching`.
    """
    wanted = _normalized(typed[:TYPED_AT_MOST])
    return wanted in (_normalized(name), _normalized(name.partition(" (")[0]))


def _ranks(wanted: str, called: str) -> Iterator[int]:
    """Yield the ranks of a name's matches, 0 for the best; nothing if it does not match."""
    if called == wanted:
        yield 0
    if called.startswith(wanted):
        yield 1
    if f" {wanted}" in called:
        yield 2
    if wanted.replace(" ", "") in called.replace(" ", ""):
        yield 3


@lru_cache(maxsize=4096)  # the same names are compared at every key that somebody presses
def _normalized(text: str) -> str:
    """Return text as `folded` does, without a leading article."""
    simple = folded(text)
    first, _, rest = simple.partition(" ")
    return rest if first in _ARTICLES and rest else simple


def folded(text: str) -> str:
    """Return text in lower case without accents or punctuation, its words joined by one space."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(each for each in letters if not unicodedata.combining(each))
    return " ".join("".join(each if each.isalnum() else " " for each in kept).split())
