"""Prices of 7 Wonders on the flat array: the short way finds what the long one does."""

from random import Random

from engine.ai.seven.search import board, codes
from engine.ai.seven.search.encoding import flat_state
from engine.ai.seven.search.interpreted_rules import interpreted
from engine.ai.seven.search.market import (
    IMPOSSIBLE,
    MOST_UNITS,
    SCRATCH,
    _cheapest,
    _cheapest_unit,
    left_of,
    right_of,
)
from engine.seven.game import SEVEN
from tests.engine.walk import seeded

cheapest, of_unit = interpreted(_cheapest), interpreted(_cheapest_unit)
left_neighbour, right_neighbour = interpreted(left_of), interpreted(right_of)
DISCOUNTS = 1 << codes.N_SIDES
PURSES = range(4)


def test_one_unit_costs_what_sets_of_producers_tell() -> None:
    """With any discounts, whether one neighbour sells it or both, as a choice or for certain."""
    luck, scratch, found = Random(1), [0] * SCRATCH, set[int]()
    for seed in range(6):
        for each in list(seeded(SEVEN, seed, 2 + seed))[20::25]:
            s = flat_state(each.before)
            for seat in range(s[board.CITIES]):
                own = board.CITY + seat * board.CITY_SIZE
                left = board.CITY + left_neighbour(s, seat) * board.CITY_SIZE
                right = board.CITY + right_neighbour(s, seat) * board.CITY_SIZE
                for resource in range(codes.N_RESOURCES):
                    sold = board.SOLD_MOST + resource
                    if not s[left + sold] + s[right + sold]:
                        continue
                    s[own + board.CHOICES] = 0  # so that the city does not produce it
                    for side, cheap in enumerate(f"{luck.randrange(DISCOUNTS):04b}"):
                        s[own + board.CHEAP + side] = int(cheap)
                    scratch[1 << MOST_UNITS] = resource
                    for purse in PURSES:
                        paid = of_unit(s, own, left, right, resource, purse)
                        rest = (1, 1 << resource, purse, scratch)
                        assert paid == cheapest(s, own, left, right, *rest)
                        found.add(paid)
    assert len(found) == 5  # 1 or 2 coins, to the left or to the right, or too many
    assert IMPOSSIBLE in found
