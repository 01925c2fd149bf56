"""Ways to pay, against every way there is: each unit from a producer of its own."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.seven.catalog import NUMBERS
from engine.seven.production import Production, Trader
from engine.seven.trade import ways
from engine.seven.types import (
    NEIGHBOURS,
    RESOURCES,
    Amounts,
    Bought,
    Chosen,
    Price,
    Produced,
    amounts,
)

KINDS = range(len(RESOURCES))


def production(units: Amounts, choices: tuple[tuple[int, ...], ...]) -> Production:
    most = [n + sum(at in choice for choice in choices) for at, n in enumerate(units)]
    return Production(units, choices, amounts(most))


def units(most: int) -> some.SearchStrategy[Amounts]:
    return some.tuples(*[some.integers(0, most)] * len(RESOURCES)).map(amounts)


choices = some.lists(
    some.sampled_from([(0, 1), (2, 3), (0, 2), (1, 3), (0, 1, 2, 3), (4, 5, 6)]), max_size=2
).map(lambda each: tuple(sorted(each)))
productions = some.builds(production, units(1), choices)
prices = some.tuples(some.integers(1, 2), some.integers(1, 2))


def priced(raw: int, made: int) -> Amounts:
    return amounts([raw] * 4 + [made] * 3)


@some.composite
def traders(draw: some.DrawFn) -> Trader:
    own, sold = draw(productions), draw(productions)
    left, right = draw(prices), draw(prices)
    return Trader(own, sold, priced(*left), priced(*right))


@some.composite
def costs(draw: some.DrawFn) -> Amounts:
    wanted = draw(some.lists(some.sampled_from(KINDS), max_size=4))
    return amounts([wanted.count(at) for at in KINDS])


def producers(made: Production) -> list[tuple[int, ...]]:
    """Return what each single producer can give: one unit of one of these."""
    fixed = [(at,) for at, n in enumerate(made.units) for _ in range(n)]
    return [*fixed, *made.choices]


def every_way(
    wanted: list[int],
    sources: list[tuple[int, tuple[int, ...]]],
    own: Trader,
    paid: tuple[int, int] = (0, 0),
) -> Iterator[tuple[int, int]]:
    """Yield what every way pays that gives each wanted unit a producer of its own."""
    if not wanted:
        yield paid
        return
    tried = set()
    for at, source in enumerate(sources):
        seller, can = source
        if wanted[0] not in can or source in tried:
            continue
        tried.add(source)
        left = paid[0] + (own.left[wanted[0]] if seller == 1 else 0)
        right = paid[1] + (own.right[wanted[0]] if seller == 2 else 0)
        rest = sources[:at] + sources[at + 1 :]
        yield from every_way(wanted[1:], rest, own, (left, right))


def least(paid: set[tuple[int, int]]) -> set[tuple[int, int]]:
    return {
        (a, b) for a, b in paid if not any((c, d) != (a, b) and c <= a and d <= b for c, d in paid)
    }


@given(costs(), traders(), traders(), traders())
@settings(max_examples=80, deadline=None, derandomize=True)
def test_all_ways_that_no_other_undercuts(
    cost: Amounts, own: Trader, left: Trader, right: Trader
) -> None:
    made = ((0, own.own), (1, left.sold), (2, right.sold))
    sources = [(seller, can) for seller, of in made for can in producers(of)]
    wanted = [at for at, n in enumerate(cost) for _ in range(n)]
    found = ways(cost, own, left, right)
    paid = [(price.left, price.right) for price in found]
    assert set(paid) == least(set(every_way(wanted, sources, own)))
    assert len(set(paid)) == len(paid)
    assert paid == sorted(paid, key=lambda each: (sum(each), each))
    for price in found:
        explained(price, cost)


def explained(price: Price, cost: Amounts) -> None:
    """Hold the steps of a price to what is paid and to what it is paid for."""
    got = dict.fromkeys(RESOURCES, 0)
    coins = dict.fromkeys(NEIGHBOURS, 0)
    for step in price.steps:
        assert isinstance(step, Produced | Chosen | Bought)
        assert step.units > 0
        got[step.resource] += step.units
        if isinstance(step, Bought):
            coins[step.seller] += step.units * step.each
    assert tuple(got.values()) == cost
    assert (coins["left"], coins["right"]) == (price.left, price.right)
    assert price.total == price.left + price.right


def test_own_choice_spares_the_dearer_neighbour_or_the_other() -> None:
    """Stone or clay of one's own: either is bought, from whoever sells it."""
    nothing = production((0,) * 7, ())
    own = Trader(production((0,) * 7, ((1, 2),)), nothing, priced(2, 2), priced(1, 2))
    stone, clay = (Trader(nothing, production(have, ()), priced(2, 2), priced(2, 2))
                   for have in ((0, 1, 0, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0, 0)))  # fmt: skip
    cost = (0, 1, 1, 0, 0, 0, 0)
    assert [(p.left, p.right) for p in ways(cost, own, stone, clay)] == [(0, 1), (2, 0)]
    assert NUMBERS.trade_price == 2


@pytest.mark.parametrize("side", [0, 1], ids=NEIGHBOURS)
def test_a_producer_of_one_resource_or_another_sells_one_unit_a_turn(side: int) -> None:
    """Clay and ore are bought: two producers of a neighbour, of which but one can give either."""
    nothing = production((0,) * 7, ())
    own, none = (Trader(nothing, nothing, priced(2, 2), priced(2, 2)) for _ in range(2))
    for choices, sold in ((((0, 1), (2, 3)), False), (((1, 2), (2, 3)), True)):
        seller = Trader(nothing, production((0,) * 7, choices), priced(2, 2), priced(2, 2))
        left, right = (none, seller) if side else (seller, none)
        assert bool(ways((0, 0, 1, 1, 0, 0, 0), own, left, right)) is sold


def test_what_costs_one_neighbour_more_and_the_other_as_much_is_no_way() -> None:
    """Wood or looms of one's own: the left neighbour sells both, and wood for less."""
    nothing = production((0,) * 7, ())
    own = Trader(production((0,) * 7, ((0, 4),)), nothing, priced(1, 2), priced(2, 2))
    both = Trader(nothing, production((1, 0, 0, 0, 1, 0, 0), ()), priced(2, 2), priced(2, 2))
    none = Trader(nothing, nothing, priced(2, 2), priced(2, 2))
    cost = (1, 0, 0, 0, 1, 0, 0)
    assert [(p.left, p.right) for p in ways(cost, own, both, none)] == [(1, 0)]
