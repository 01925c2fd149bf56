"""The people around a table by seat, as messages, alt texts and buttons name them."""

from collections.abc import Sequence

from msgspec import Struct

from ..store import Player
from .names import all_bold, all_escaped, all_plain_text
from .players import names, names_with_levels
from .strings import Words


class Circle(Struct, frozen=True):
    """The names of all seats in their order, formatted for one kind of text.

    `who` is a name as the subject of a sentence, `whom` one inside it.
    """

    who: tuple[str, ...]
    whom: tuple[str, ...]


def circle_of(called: Sequence[str]) -> Circle:
    """Return names for a message: bold as the subject, escaped elsewhere."""
    return Circle(all_bold(called), all_escaped(called))


def unmarked_circle_of(called: Sequence[str]) -> Circle:
    """Return names for alt texts and buttons, without markdown."""
    plain = all_plain_text(called)
    return Circle(plain, plain)


def marked(words: Words, players: Sequence[Player]) -> Circle:
    """Return the names of players for a message, as `circle_of` does."""
    return circle_of(names(words, players))


def introduced(words: Words, players: Sequence[Player]) -> Circle:
    """Return the names as `marked` does, with the levels of computers."""
    return circle_of(names_with_levels(words, players))


def unmarked(words: Words, players: Sequence[Player]) -> Circle:
    """Return the names of players for alt texts and buttons, as `unmarked_circle_of` does."""
    return unmarked_circle_of(names(words, players))


def introduced_unmarked(words: Words, players: Sequence[Player]) -> Circle:
    """Return the names as `unmarked` does, with the levels of computers."""
    return unmarked_circle_of(names_with_levels(words, players))
