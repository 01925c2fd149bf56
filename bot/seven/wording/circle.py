"""The cities around a table: the names of people, the Free City's, and the neighbours' names."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from engine.core.game import Seat
from engine.seven.table import Table
from engine.seven.types import Neighbour, left, right

from ...store import Player
from ...wording import circle as people
from ...wording.names import strong
from ...wording.strings import Words


class Circle(people.Circle, frozen=True):
    """The names of all cities in their order, formatted for one kind of text.

    `named` is a name that stands by itself, as in a heading; `inside` the subject of a clause that
    does not begin a line.
    """

    named: tuple[str, ...]
    inside: tuple[str, ...]

    def in_line(self) -> "Circle":
        """Return the names for clauses in one line."""
        return replace(self, who=self.inside)

    def neighbour(self, seat: Seat, side: Neighbour) -> str:
        """Return the name of a neighbour."""
        return self.whom[neighbour(len(self.whom), seat, side)]


def neighbour(cities: int, seat: Seat, side: Neighbour) -> Seat:
    """Return the seat to the left or to the right, in a circle of so many cities."""
    return (left if side == "left" else right)(seat, cities)


def marked(words: Words, players: Sequence[Player], table: Table) -> Circle:
    """Return the names for a message: bold as the subject, escaped elsewhere."""
    return _with_free_city(words, table, people.marked(words, players), strong)


def introduced(words: Words, players: Sequence[Player], table: Table) -> Circle:
    """Return the names as `marked` does, with the levels of computers."""
    return _with_free_city(words, table, people.introduced(words, players), strong)


def unmarked(words: Words, players: Sequence[Player], table: Table) -> Circle:
    """Return the names for alt texts and buttons, without markdown."""
    return _with_free_city(words, table, people.unmarked(words, players), str)


def _with_free_city(
    words: Words, table: Table, called: people.Circle, mark: Callable[[str], str]
) -> Circle:
    """Add the Free City, where two play."""
    if len(table.cities) == len(called.who):
        return Circle(called.who, called.whom, called.who, called.who)
    whom = words("seven-free-city.within")
    subject, heading = words("seven-free-city.subject"), words("seven-free-city")
    who, named, inside = ((*called.who, mark(name)) for name in (subject, heading, whom))
    return Circle(who, (*called.whom, whom), named, inside)
