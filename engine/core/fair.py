"""Fair deals: derive all randomness from a secret committed to beforehand and from public terms.

docs/fair-deal.md is the specification. Python's own random numbers are not used, so that anybody
can compute a deal again with other tools. `fair_lines` has the terms and how they are written.
"""

from collections.abc import Iterator, MutableSequence, Sequence
from hashlib import sha256
from hmac import digest
from typing import Any, Literal, TypeVar

from .fair_lines import Opened, Terms

T = TypeVar("T")

Verdict = Literal["follows", "differs", "other-cards"]
"""The result of checking a deal: it follows from its line, or differs from what follows from it.

`other-cards`: it differs, but from other data than it was drawn from, which proves nothing.
"""

WORD = 1 << 32
WORD_BYTES = 4


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a secret, published before the terms are known."""
    return sha256(secret).hexdigest()


def word_commitment(words: str) -> str:
    """Return the SHA-256 of words, which a player publishes before the words (`Share.promised`)."""
    return commitment(words.encode())


class Stream:
    """The random source of one deal: 32-bit words from HMAC-SHA256 in counter mode."""

    def __init__(self, secret: bytes, terms: Terms) -> None:
        self._words = _words(secret, str(terms))

    def below(self, n: int) -> int:
        """Return a number from 0 to `n` - 1, uniformly (words that would bias it are skipped)."""
        limit = WORD - WORD % n
        return next(word for word in self._words if word < limit) % n

    def sample(self, population: Sequence[T], k: int, /) -> list[T]:
        """Draw `k` elements without replacement: the first `k` steps of a Fisher-Yates shuffle."""
        pool = list(population)
        for place in range(k):
            drawn = place + self.below(len(pool) - place)
            pool[place], pool[drawn] = pool[drawn], pool[place]
        return pool[:k]

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Shuffle a sequence in place."""
        x[:] = self.sample(x, len(x))


def _words(secret: bytes, line: str) -> Iterator[int]:
    block = 0
    while True:
        made = digest(secret, f"{line} {block}".encode("ascii"), "sha256")
        for at in range(0, len(made), WORD_BYTES):
            yield int.from_bytes(made[at : at + WORD_BYTES], "big")
        block += 1


def draw(deal: Opened) -> tuple[int, Stream]:
    """Return the index of the player who gets the first seat, and the source for `Game.deal`."""
    luck = Stream(deal.secret, deal.terms)
    begins = deal.terms.begins
    return luck.below(deal.terms.seats) if begins is None else begins, luck


def judge(terms: Terms, data: str, *, follows: bool) -> Verdict:
    """Return the verdict on a deal that was computed again from terms and compared.

    `follows` tells whether the two deals are equal, `data` is the digest of the data that was used:
    if it is not that of the terms, unequal deals prove nothing.
    """
    if follows:
        return "follows"
    return "differs" if terms.drawn_from == data else "other-cards"
