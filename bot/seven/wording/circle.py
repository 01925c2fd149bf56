"""The people around a table: names by seat, the Free City's among them, and their neighbours."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.game import Seat
from engine.seven.table import Table
from engine.seven.types import Neighbour, left, right

from ...store import Player
from ...wording.names import all_bold, all_escaped, all_plain_text
from ...wording.players import names, short_names
from ...wording.strings import Words


class Circle(Struct, frozen=True):
    """The names of all cities in their order, formatted for one kind of text.

    `who` is a name as the subject of a sentence, `whom` one inside it.
    """

    who: tuple[str, ...]
    whom: tuple[str, ...]

    def neighbour(self, seat: Seat, side: Neighbour) -> str:
        """Return the name of a neighbour."""
        return self.whom[neighbour(len(self.whom), seat, side)]


def neighbour(cities: int, seat: Seat, side: Neighbour) -> Seat:
    """Return the seat to the left or to the right, in a circle of so many cities."""
    return (left if side == "left" else right)(seat, cities)


def marked(called: Sequence[str]) -> Circle:
    """Return names for a message: bold as the subject, escaped elsewhere."""
    return Circle(all_bold(called), all_escaped(called))


def unmarked(called: Sequence[str]) -> Circle:
    """Return names for alt texts and buttons, without markdown."""
    plain = all_plain_text(called)
    return Circle(plain, plain)


def city_names(words: Words, players: Sequence[Player], table: Table) -> tuple[str, ...]:
    """Return the name of each city's player; after two players comes the Free City."""
    return _with_free_city(words, names(words, players), table)


def short_city_names(words: Words, players: Sequence[Player], table: Table) -> tuple[str, ...]:
    """Return the names as `city_names` does, in short, for pictures and buttons."""
    return _with_free_city(words, short_names(words, players), table)


def _with_free_city(words: Words, called: tuple[str, ...], table: Table) -> tuple[str, ...]:
    return (*called, words("seven-free-city")) if len(table.cities) > len(called) else called
