"""The lines that tell a fair deal: its public terms, and the secret once the deal is opened.

docs/fair-deal.md is the specification. A line has one spelling, so that its bytes can be mixed with
the secret.
"""

import re
from collections.abc import Iterator, Mapping
from urllib.parse import quote, unquote

from msgspec import Struct

from .data import DIGEST_LENGTH

FAIR1, FAIR2, FAIR3 = "fair1", "fair2", "fair3"
SCHEMES = (FAIR1, FAIR2, FAIR3)

FORMER_DATA: Mapping[str, str] = {
    "architects": "403383fd9588ba78",
    "duel": "7e7ba1222818322a",
    "seven": "5bb9316a5c095f9d",
}
"""By game, the digest of the data from which `fair1` and `fair2` dealt: their lines have none.

The files did not change while these schemes were in use.
"""

SECRET_BYTES = 32

_NAME = "[a-z][a-z0-9_-]*"
_NUMBER = "[1-9][0-9]{0,19}"
_WORDS = "[A-Za-z0-9_.~%-]+"


class BadLine(ValueError):  # noqa: N818 - names what is bad
    """A line cannot be parsed; the message names the field and what is expected there."""


class Share(Struct, frozen=True):
    """What one player mixes into a deal of the scheme `fair2` or `fair3`.

    `player` is the index of the player; it equals the number of seats for a person who only
    watches. `interaction` is the id that Discord gave the press or command with which the player
    joined, `words` are what the player typed, or empty. If the words are `promised`, their SHA-256
    was published before the other players gave theirs, and the words were published afterwards.
    """

    player: int
    interaction: int
    words: str = ""
    promised: bool = False

    def __str__(self) -> str:
        name = "promised" if self.promised else "player"
        typed = f":{quote(self.words, safe='')}" if self.words else ""
        return f"{name}{self.player}={self.interaction}{typed}"


class Terms(Struct, frozen=True):
    """The public terms that are mixed with the secret; `str` formats them, `terms` parses them.

    `begins` is the index of the player who gets the first seat, among the players in the order of
    the request for the game; `None` leaves it to chance. The other fields depend on the scheme:

    - `fair3`: `shares`, ordered by player, and `data`, the digest of what the deal is drawn from
    - `fair2`: `shares` alone
    - `fair1`: `interaction`, the id that Discord gave the press or command that started the game,
      and `cut`, what a player typed, or empty
    """

    game: str
    seats: int
    begins: int | None
    options: Mapping[str, str]
    interaction: int = 0
    cut: str = ""
    shares: tuple[Share, ...] = ()
    data: str = ""

    @property
    def drawn_from(self) -> str | None:
        """The digest of the data that the deal is drawn from; `None` where it is not known."""
        return self.data or FORMER_DATA.get(self.game)

    def __str__(self) -> str:
        fields = [
            self._scheme,
            self.game,
            *([f"data={self.data}"] if self.data else []),
            f"seats={self.seats}",
            f"begins={'random' if self.begins is None else self.begins}",
            *(f"{name}={value}" for name, value in sorted(self.options.items())),
        ]
        if self.shares:
            return " ".join((*fields, *map(str, self.shares)))
        fields.append(f"interaction={self.interaction}")
        if self.cut:
            fields.append(f"cut={quote(self.cut, safe='')}")
        return " ".join(fields)

    @property
    def _scheme(self) -> str:
        if not self.shares:
            return FAIR1
        return FAIR3 if self.data else FAIR2


class Opened(Struct, frozen=True):
    """A deal with its secret revealed, so that it can be verified; `opened` parses its `str`."""

    terms: Terms
    secret: bytes

    def __str__(self) -> str:
        return f"{self.terms} secret={self.secret.hex()}"


def opened(line: str) -> Opened:
    """Parse a line that includes the secret; raises `BadLine`."""
    fields = _Fields(line)
    public = _terms(fields)
    digits = 2 * SECRET_BYTES
    wanted = f"secret=<{digits} hexadecimal digits>"
    secret = fields.take(wanted, rf"secret=([0-9a-f]{{{digits}}})")
    fields.end()
    return Opened(public, bytes.fromhex(secret))


def terms(line: str) -> Terms:
    """Parse a line without the secret; raises `BadLine`."""
    fields = _Fields(line)
    public = _terms(fields)
    fields.end()
    return public


class _Fields:
    """A parser that consumes the fields of a line from left to right."""

    def __init__(self, line: str) -> None:
        self._fields = line.strip().split(" ")
        self._at = 0

    def matches(self, pattern: str) -> bool:
        """Return whether the start of the next field matches `pattern`."""
        return re.match(pattern, self._next or "") is not None

    def take(self, wanted: str, pattern: str) -> str:
        """Consume the next field and return the first group of `pattern`; raises `BadLine`."""
        found = None if self._next is None else re.fullmatch(pattern, self._next)
        if found is None:
            raise self.bad(wanted)
        self._at += 1
        return found[1]

    def bad(self, wanted: str) -> BadLine:
        """Return an error that says what was expected in place of the next field."""
        there = "the end" if self._next is None else repr(self._next)
        return BadLine(f"field {self._at + 1}: expected {wanted}, not {there}")

    def end(self) -> None:
        """Raise `BadLine` if a field is left."""
        if self._next is not None:
            raise self.bad("the end")

    @property
    def _next(self) -> str | None:
        return self._fields[self._at] if self._at < len(self._fields) else None


def _terms(fields: _Fields) -> Terms:
    """Parse the terms: the order of fields and the form of each value are fixed (one spelling)."""
    scheme = fields.take(" or ".join(SCHEMES), f"({'|'.join(SCHEMES)})")
    game = fields.take("<game>", f"({_NAME})")
    data = ""
    if scheme == FAIR3:
        wanted = f"data=<{DIGEST_LENGTH} hexadecimal digits>"
        data = fields.take(wanted, f"data=([0-9a-f]{{{DIGEST_LENGTH}}})")
    seats = int(fields.take("seats=<number>", "seats=([1-9][0-9]?)"))
    first = "|".join(map(str, range(seats)))
    begins = fields.take(f"begins=<random or 0 to {seats - 1}>", f"begins=(random|{first})")
    common = game, seats, None if begins == "random" else int(begins)
    if scheme != FAIR1:
        options = _options(fields, "(player|promised)[0-9]", "player<index>=<number>")
        return Terms(*common, options, shares=tuple(_shares(fields, seats)), data=data)
    options = _options(fields, "interaction=", "interaction=<number>")
    interaction = int(fields.take("interaction=<number>", f"interaction=({_NUMBER})"))
    cut = ""
    if fields.matches("cut="):
        cut = _typed(fields.take("cut=<percent-encoded words>", f"cut=({_WORDS})"))
    return Terms(*common, options, interaction, cut)


def _options(fields: _Fields, end: str, wanted: str) -> dict[str, str]:
    """Parse the options of the game, up to a field that matches `end`."""
    options: dict[str, str] = {}
    while not fields.matches(end):
        option = fields.take(f"<option>=<value>, or {wanted}", f"({_NAME}={_NAME})")
        name, _, value = option.partition("=")
        if options and name <= max(options):
            raise BadLine(f"option {name!r}: expected after {max(options)!r}, and once")
        options[name] = value
    return options


def _shares(fields: _Fields, seats: int) -> Iterator[Share]:
    """Parse what the players mix in, each after those of smaller indexes."""
    least = 0
    while fields.matches("player|promised"):  # at the first one `_options` has ended
        known = "|".join(map(str, range(least, seats + 1)))
        plain = f"player(?:{known})={_NUMBER}(?::{_WORDS})?"
        promised = f"promised(?:{known})={_NUMBER}:{_WORDS}"
        wanted = f"player<{least} to {seats}>=<number>, perhaps with :<percent-encoded words>"
        name, _, value = fields.take(wanted, f"({plain}|{promised})").partition("=")
        interaction, _, typed = value.partition(":")
        player = int(name.removeprefix("player").removeprefix("promised"))
        yield Share(player, int(interaction), _typed(typed), name.startswith("promised"))
        least = player + 1


def _typed(written: str) -> str:
    """Return what percent-encoded words say; raises `BadLine` for another spelling."""
    words = unquote(written, errors="replace")
    if quote(words, safe="") != written:
        raise BadLine(f"words: expected {quote(words, safe='')!r}, not {written!r}")
    return words
