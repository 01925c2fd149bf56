"""Conflicts at the end of an Age: shields compared with both neighbours, and the tokens."""

from collections.abc import Sequence

from engine.core.game import Seat

from .catalog import NUMBERS
from .production import lasting_effects
from .types import City, left, right


def shields(city: City) -> int:
    """Return the shields of a city (ruling 34)."""
    return lasting_effects(city).shields


def tokens(cities: Sequence[City], age: int, seat: Seat) -> tuple[tuple[Seat, int], ...]:
    """Return the tokens that `seat` receives after an Age: against whom, and its points.

    The left neighbour comes first. Equal shields bring nothing (ruling 45).
    """
    circle, own = len(cities), shields(cities[seat])
    found: list[tuple[Seat, int]] = []
    for rival in (left(seat, circle), right(seat, circle)):
        theirs = shields(cities[rival])
        if own != theirs:
            found.append((rival, NUMBERS.victory[age - 1] if own > theirs else -NUMBERS.defeat))
    return tuple(found)


def points(city: City) -> int:
    """Return the points of a city's tokens, which may be below zero (ruling 46)."""
    return sum(city.victories) - NUMBERS.defeat * city.defeats
