"""Count what cities have: cards of a colour, wonder stages, defeat tokens."""

from collections.abc import Sequence

from engine.core.game import Seat

from .catalog import CARDS
from .effect_context import Counted, Whose
from .types import City, left, right


def count(city: City, what: Counted) -> int:
    """Return how much of `what` a city has; only structures are cards (rulings 4 and 29)."""
    match what:
        case "stage":
            return city.stages
        case "defeat":
            return city.defeats
        case _:
            return [CARDS[card].colour for card in city.cards].count(what)


class Cities:
    """The cities of a table in their circle, as `CityCounts`."""

    def __init__(self, cities: Sequence[City]) -> None:
        self.cities = cities

    def count(self, seat: Seat, what: Sequence[Counted], of: Sequence[Whose]) -> int:
        """Return how much of all kinds of `what` the cities `of` the owner at `seat` have."""
        circle = len(self.cities)
        places = {"own": seat, "left": left(seat, circle), "right": right(seat, circle)}
        return sum([count(self.cities[places[whose]], each) for whose in of for each in what])
