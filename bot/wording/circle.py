"""The people around a table by seat, as messages, alt texts and buttons name them."""

from collections.abc import Sequence

from msgspec import Struct

from ..store import Player
from .names import all_bold, all_escaped, all_plain_text
from .players import names, short_names
from .strings import Words


class Circle(Struct, frozen=True):
    """The names of all seats in their order, formatted for one kind of text.

    `who` is a name as the subject of a sentence, `whom` one inside it, which is short.
    """

    who: tuple[str, ...]
    whom: tuple[str, ...]


def marked(words: Words, players: Sequence[Player]) -> Circle:
    """Return the names for a message: bold as the subject, escaped elsewhere."""
    return Circle(all_bold(names(words, players)), all_escaped(short_names(words, players)))


def unmarked(words: Words, players: Sequence[Player]) -> Circle:
    """Return the names for alt texts, without markdown."""
    return Circle(
        all_plain_text(names(words, players)), all_plain_text(short_names(words, players))
    )


def on_buttons(words: Words, players: Sequence[Player]) -> Circle:
    """Return the names in short, without markdown."""
    plain = all_plain_text(short_names(words, players))
    return Circle(plain, plain)
