"""Who sits where: the names of all cities, those that can be named aloud, and what is awaited."""

from msgspec.structs import replace

from engine.core.game import Seat
from engine.seven.decisions import Decision
from engine.seven.score import result
from engine.seven.table import Table, holder
from engine.seven.types import FREE_CITY, Neighbour, left, right

from ..look import Look


def seated(look: Look, table: Table) -> Look:
    """Return the look with a name for every city: with two players the Free City has one too."""
    if len(look.names) >= len(table.cities):
        return look
    return replace(look, names=(*look.names, look.words("seven-picture-free-city")))


def around(table: Table, viewer: Seat | None) -> tuple[Seat, ...]:
    """Return the cities clockwise; a viewer's stands second, between its neighbours."""
    circle = len(table.cities)
    first = 0 if viewer is None else right(viewer, circle)
    return tuple(Seat((first + n) % circle) for n in range(circle))


def neighbour(table: Table, viewer: Seat | None, seat: Seat) -> Neighbour | None:
    """Return on which side of the viewer a city lies, if it is a neighbour."""
    circle = len(table.cities)
    if viewer is None:
        return None
    if seat == left(viewer, circle):
        return "left"
    return "right" if seat == right(viewer, circle) else None


def awaited(table: Table, look: Look) -> Decision | None:
    """Return the decision that the table waits for; none after the end."""
    return None if (look.ended or result(table)) else table.todo[0]


def free_city_holder(table: Table) -> Seat | None:
    """Return who holds the Free City this turn, with two players."""
    return holder(table.age, table.turn) if table.players == FREE_CITY else None
