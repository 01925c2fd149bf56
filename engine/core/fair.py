"""Fair deals: luck that follows from a secret sealed beforehand and from terms that all can read.

docs/fair-deal.md is the specification; nothing here depends on Python's own random numbers, so that
anybody can work a deal out again.
"""

import re
from collections.abc import Iterator, Mapping, MutableSequence, Sequence
from hashlib import sha256
from hmac import digest
from typing import Any, TypeVar
from urllib.parse import quote, unquote

from msgspec import Struct

T = TypeVar("T")

SCHEME = "fair1"
SECRET_BYTES = 32
WORD = 1 << 32
WORD_BYTES = 4

_NAME = "[a-z][a-z0-9_-]*"
_NUMBER = "[1-9][0-9]{0,19}"


class BadLine(ValueError):  # noqa: N818 - names what is bad
    """A line cannot be read; the message names the field and what is expected there."""


class Terms(Struct, frozen=True):
    """What is mixed with the secret, for all to read: `str` is the line, `terms` reads it back.

    `begins` is which of the players, as they are named by who asked for the game, has the first
    seat; `None` leaves it to chance. `interaction` is the id that Discord gave the press or the
    command which began the game, `cut` the words that a player typed, empty for none.
    """

    game: str
    seats: int
    begins: int | None
    options: Mapping[str, str]
    interaction: int
    cut: str = ""

    def __str__(self) -> str:
        fields = [
            f"{SCHEME} {self.game} seats={self.seats}",
            f"begins={'random' if self.begins is None else self.begins}",
            *(f"{name}={value}" for name, value in sorted(self.options.items())),
            f"interaction={self.interaction}",
            *([f"cut={quote(self.cut, safe='')}"] if self.cut else []),
        ]
        return " ".join(fields)


class Opened(Struct, frozen=True):
    """A deal that can be checked: its terms and the secret, no longer one. `opened` reads `str`."""

    terms: Terms
    secret: bytes

    def __str__(self) -> str:
        return f"{self.terms} secret={self.secret.hex()}"


def commitment(secret: bytes) -> str:
    """Return what is published before the terms are known: it fixes the secret and hides it."""
    return sha256(secret).hexdigest()


class Stream:
    """The luck of one deal: 32-bit words from HMAC-SHA256 in counter mode, drawn without bias."""

    def __init__(self, secret: bytes, terms: Terms) -> None:
        self._words = _words(secret, str(terms))

    def below(self, n: int) -> int:
        """Return a number from 0 to `n` - 1, each as likely; words that would favour some go."""
        limit = WORD - WORD % n
        return next(word for word in self._words if word < limit) % n

    def sample(self, population: Sequence[T], k: int, /) -> list[T]:
        """Draw `k` of a population: the first places of a shuffle by Fisher and Yates."""
        pool = list(population)
        for place in range(k):
            drawn = place + self.below(len(pool) - place)
            pool[place], pool[drawn] = pool[drawn], pool[place]
        return pool[:k]

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put a sequence in an order drawn by chance."""
        x[:] = self.sample(x, len(x))


def _words(secret: bytes, line: str) -> Iterator[int]:
    block = 0
    while True:
        made = digest(secret, f"{line} {block}".encode("ascii"), "sha256")
        for at in range(0, len(made), WORD_BYTES):
            yield int.from_bytes(made[at : at + WORD_BYTES], "big")
        block += 1


def draw(deal: Opened) -> tuple[int, Stream]:
    """Return who has the first seat, and the luck with which the game is then dealt."""
    luck = Stream(deal.secret, deal.terms)
    begins = deal.terms.begins
    return luck.below(deal.terms.seats) if begins is None else begins, luck


def opened(line: str) -> Opened:
    """Read a whole line back; raises `BadLine`."""
    fields = _Fields(line)
    public = _terms(fields)
    digits = 2 * SECRET_BYTES
    wanted = f"secret=<{digits} hexadecimal digits>"
    secret = fields.take(wanted, rf"secret=([0-9a-f]{{{digits}}})")
    fields.end()
    return Opened(public, bytes.fromhex(secret))


def terms(line: str) -> Terms:
    """Read a line without its secret back; raises `BadLine`."""
    fields = _Fields(line)
    public = _terms(fields)
    fields.end()
    return public


class _Fields:
    """The fields of a line, taken one after the other."""

    def __init__(self, line: str) -> None:
        self._fields = line.strip().split(" ")
        self._at = 0

    def begins(self, start: str) -> bool:
        """Whether the next field begins so."""
        return (self._next or "").startswith(start)

    def take(self, wanted: str, pattern: str) -> str:
        """Take the next field and return what the pattern's group holds; raises `BadLine`."""
        found = None if self._next is None else re.fullmatch(pattern, self._next)
        if found is None:
            raise self.bad(wanted)
        self._at += 1
        return found[1]

    def bad(self, wanted: str) -> BadLine:
        """Return why the next field is none of those that may stand there."""
        there = "the end" if self._next is None else repr(self._next)
        return BadLine(f"field {self._at + 1}: expected {wanted}, not {there}")

    def end(self) -> None:
        """Expect no more fields; raises `BadLine`."""
        if self._next is not None:
            raise self.bad("the end")

    @property
    def _next(self) -> str | None:
        return self._fields[self._at] if self._at < len(self._fields) else None


def _terms(fields: _Fields) -> Terms:
    """Read the terms; their fields have one order and each value is written in one way."""
    fields.take(SCHEME, f"({SCHEME})")
    game = fields.take("<game>", f"({_NAME})")
    seats = int(fields.take("seats=<number>", "seats=([1-9][0-9]?)"))
    first = "|".join(map(str, range(seats)))
    begins = fields.take(f"begins=<random or 0 to {seats - 1}>", f"begins=(random|{first})")
    options = _options(fields)
    interaction = int(fields.take("interaction=<number>", f"interaction=({_NUMBER})"))
    cut = _cut(fields) if fields.begins("cut=") else ""
    return Terms(
        game, seats, None if begins == "random" else int(begins), options, interaction, cut
    )


def _options(fields: _Fields) -> dict[str, str]:
    options: dict[str, str] = {}
    while not fields.begins("interaction="):
        wanted = "<option>=<value>, or interaction=<number>"
        name, _, value = fields.take(wanted, f"({_NAME}={_NAME})").partition("=")
        if options and name <= max(options):
            raise BadLine(f"option {name!r}: expected after {max(options)!r}, and once")
        options[name] = value
    return options


def _cut(fields: _Fields) -> str:
    wanted = "cut=<percent-encoded words>"
    written = fields.take(wanted, r"cut=([A-Za-z0-9_.~%-]+)")
    cut = unquote(written, errors="replace")
    if quote(cut, safe="") != written:
        raise BadLine(f"cut: expected {quote(cut, safe='')!r}, not {written!r}")
    return cut
