"""Count what a city has: cards of a colour, wonders, tokens, sets of coins."""

from engine.core.game import Seat

from .catalog import CARDS, NUMBERS
from .effect_context import Counted
from .types import City, Pair


def count(city: City, what: Counted) -> int:
    """Return how much of `what` a city has; cards under wonders do not count (ruling 18)."""
    match what:
        case "wonder":
            return len(city.built)
        case "token":
            return len(city.tokens)
        case "coin_set":
            return city.coins // NUMBERS.coins_per_point
        case _:
            return [CARDS[card].colour for card in city.cards].count(what)


class Cities:
    """The two cities of a table, as `CityCounts`."""

    def __init__(self, cities: Pair[City]) -> None:
        self.cities = cities

    def count(self, seat: Seat, what: Counted) -> int:
        """Return how much of `what` the city of `seat` has."""
        return count(self.cities[seat], what)
