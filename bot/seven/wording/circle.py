"""The people around a table: names by seat, the Free City's among them, and their neighbours."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from engine.core.game import Seat
from engine.seven.table import Table
from engine.seven.types import Neighbour, left, right

from ...store import Player
from ...wording.names import all_bold, all_escaped, all_plain_text, strong
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


def marked(words: Words, players: Sequence[Player], table: Table) -> Circle:
    """Return the names for a message: bold as the subject, escaped elsewhere."""
    called = names(words, players)
    return _with_free_city(words, table, Circle(all_bold(called), all_escaped(called)), strong)


def unmarked(words: Words, players: Sequence[Player], table: Table) -> Circle:
    """Return the names for alt texts, without markdown."""
    plain = all_plain_text(names(words, players))
    return _with_free_city(words, table, Circle(plain, plain), str)


def on_buttons(words: Words, players: Sequence[Player], table: Table) -> Circle:
    """Return the names in short, without markdown."""
    plain = all_plain_text(short_names(words, players))
    return _with_free_city(words, table, Circle(plain, plain), str)


def _with_free_city(
    words: Words, table: Table, people: Circle, mark: Callable[[str], str]
) -> Circle:
    """Add the Free City, where two play."""
    if len(table.cities) == len(people.who):
        return people
    who, whom = words("seven-free-city"), words("seven-free-city.within")
    return Circle((*people.who, mark(who)), (*people.whom, whom))
